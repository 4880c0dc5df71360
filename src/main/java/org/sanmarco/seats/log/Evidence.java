package org.sanmarco.seats.log;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The things that a player keeps of a game elsewhere, to check it at the end: the frames that were
 * shown, as the table has signed them, and the proposals that the table has accepted. As text it is
 * a line for each, so a file of it only grows. For several threads.
 */
public final class Evidence {

  private static final String FRAME = "frame ";
  private static final String ACCEPTED = "accepted ";

  private final List<byte[]> frames = new ArrayList<>();
  private final List<byte[]> accepted = new ArrayList<>();
  private Consumer<String> keeper = line -> {};

  /** Sets who keeps further lines. */
  public synchronized void onLine(Consumer<String> next) {
    keeper = next;
  }

  /** Adds what was kept before; lines that can't be read are left out. */
  public synchronized void read(Stream<String> lines) {
    lines.forEach(line -> {
      if (line.startsWith(FRAME)) {
        frames.add(Ledger.decode(line.substring(FRAME.length())));
      } else if (line.startsWith(ACCEPTED)) {
        accepted.add(Ledger.decode(line.substring(ACCEPTED.length())));
      }
    });
  }

  synchronized void shown(byte[] frame) {
    frames.add(frame);
    keeper.accept(FRAME + Base64.getEncoder().encodeToString(frame));
  }

  synchronized void accepted(byte[] proposal) {
    accepted.add(proposal);
    keeper.accept(ACCEPTED + Base64.getEncoder().encodeToString(proposal));
  }

  /** The frames that were shown. */
  synchronized List<byte[]> frames() {
    return List.copyOf(frames);
  }

  /** The proposals that the table has accepted. */
  synchronized List<byte[]> accepted() {
    return List.copyOf(accepted);
  }
}
