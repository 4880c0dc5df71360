package org.sanmarco.seats.router;

import module java.base;

/**
 * A port that the router has opened, written down so that the next run of the program has it closed
 * if this one crashes.
 *
 * @param process the number of the process that had it opened
 * @param local the address of this computer
 * @param port the port of this computer
 * @param external the router's port
 */
public record PortNote(long process, InetAddress local, int port, int external) {

  private static final Pattern FORM =
      Pattern.compile("(\\d{1,18}) ([0-9.]{7,15}|[0-9a-f:]{2,39}) (\\d{1,5}) (\\d{1,5})");

  /** The note of a port that this process has had opened. */
  public static PortNote of(InetAddress local, int port, int external) {
    return new PortNote(ProcessHandle.current().pid(), local, port, external);
  }

  /** Reads a note; empty if it is none. */
  public static Optional<PortNote> read(byte[] written) {
    Matcher found = FORM.matcher(new String(written, StandardCharsets.US_ASCII));
    return found.matches() ? read(found.toMatchResult()) : Optional.empty();
  }

  private static Optional<PortNote> read(MatchResult found) {
    try {
      return Optional.of(
          new PortNote(
              Long.parseLong(found.group(1)),
              InetAddress.getByName(found.group(2)),
              Integer.parseInt(found.group(3)),
              Integer.parseInt(found.group(4))));
    } catch (UnknownHostException wrong) {
      return Optional.empty();
    }
  }

  /** The note as it is written down. */
  public byte[] write() {
    return "%d %s %d %d"
        .formatted(process, local.getHostAddress().replaceAll("%.*", ""), port, external)
        .getBytes(StandardCharsets.US_ASCII);
  }

  /** Whether the process that had the port opened has ended, and couldn't have it closed. */
  public boolean isLeft() {
    return ProcessHandle.of(process).filter(ProcessHandle::isAlive).isEmpty();
  }
}
