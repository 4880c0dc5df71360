package org.sanmarco.ui.seats;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.Host;
import org.sanmarco.seats.Seal;
import org.sanmarco.seats.SealedTransport;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.Signal;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.Transport;
import org.sanmarco.seats.http.Claims;
import org.sanmarco.seats.http.HttpHost;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.Games;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.words.Messages;

/**
 * Seats at screens of their own for the game that is open, from the first time somebody asks for it
 * until it ends. For the JavaFX thread.
 */
public final class Hosting {

  private static final int RUN_BYTES = 8;

  private final InetAddress address;
  private final HttpHost server;
  private final GameModel model;
  private final Runnable onPresence;
  private final Runnable stopListening;
  private @Nullable Host host;

  /**
   * Starts hosting.
   *
   * @param game the game, which the model shows
   * @param address where to listen: one of this machine's
   * @param claims the rights to seats, new ones or those of an earlier time
   * @param locale the language of screens that don't say theirs
   * @param thread runs what is given to it on the thread of the game
   * @param onPresence called when a screen has come or gone
   * @param onSignal called when a player has given a signal
   * @param tempo the tempo of the host
   * @throws IOException if the program can't listen there
   */
  public Hosting(
      GameSource game,
      GameModel model,
      InetAddress address,
      Claims claims,
      Locale locale,
      Executor thread,
      Runnable onPresence,
      Consumer<Signal> onSignal,
      Tempo tempo)
      throws IOException {
    this.address = address;
    this.model = model;
    this.onPresence = onPresence;
    byte[] bits = new byte[RUN_BYTES];
    new SecureRandom().nextBytes(bits);
    String run = HexFormat.of().formatHex(bits);
    server =
        new HttpHost(
            address,
            claims,
            run,
            new ScreenPictures(game.game().id())::in,
            language -> Sheet.labels(Messages.load(Sheet.TEXTS, Locale.forLanguageTag(language))),
            seat -> thread.execute(this::looked),
            tempo);
    ScreenSteward steward =
        new ScreenSteward(game, model, seat -> server.language(seat).orElse(locale), this::changed);
    Transport.HostEnd sealed = SealedTransport.host(server, new Seal(server.code()), run);
    host = new Host(game, new SeatFormat(Games.of(game.game())), sealed, steward, thread, run);
    host.onSignal(onSignal);
    stopListening = model.onChange(this::changed);
    // Seats may have been claimed before the program ended.
    model.seatElsewhere(this::isClaimed, this::isPresent);
  }

  private void changed() {
    if (host != null) {
      host.changed();
    }
  }

  /** Called when a screen has come or gone. */
  private void looked() {
    if (host != null) {
      model.seatElsewhere(this::isClaimed, this::isPresent);
    }
    changed();
    onPresence.run();
  }

  /** The address that it listens on. */
  InetAddress address() {
    return address;
  }

  /** The address and port that it listens on. */
  InetSocketAddress socket() {
    return server.socket();
  }

  /** The address to be typed into a browser. */
  public String authority() {
    return server.authority();
  }

  /** The whole address with the code, for a picture that is scanned. */
  public String link() {
    return server.link();
  }

  /** The code to be typed at the address, in groups of four letters. */
  public String code() {
    return server.code().replaceAll("(.{4})(?=.)", "$1-");
  }

  /** Whether a device has chosen a seat. */
  public boolean isClaimed(int seat) {
    return server.isClaimed(seat);
  }

  /** Whether a seat's screen is there now. */
  public boolean isPresent(int seat) {
    return server.isPresent(seat);
  }

  /** Gives a signal of a player at the window. */
  void signal(int seat, Signal.Kind kind) {
    if (host != null) {
      host.signal(seat, kind);
    }
  }

  /** Takes a seat back from its device. */
  public void release(int seat) {
    server.release(seat);
  }

  /** Ends hosting; the game goes on at the window. */
  public void close() {
    stopListening.run();
    if (host != null) {
      host.close();
      host = null;
    }
    model.seatElsewhere(seat -> false, seat -> false);
  }
}
