package org.sanmarco.ui.seats;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.room.Signal;
import org.sanmarco.seats.Host;
import org.sanmarco.seats.SealedTransport;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.http.Claims;
import org.sanmarco.seats.http.EveningHost;
import org.sanmarco.seats.http.HttpHost;
import org.sanmarco.seats.http.PeopleEnd;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.Games;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.table.model.LedModel;

/**
 * Seats at screens of their own for the game that is open, from the first time somebody asks for it
 * until it ends. For the JavaFX thread.
 */
public final class Hosting {

  private final HttpHost server;
  private final Claims claims;
  private final ScreenSteward steward;
  private final LedModel model;
  private final Runnable onPresence;
  private final Runnable stopListening;
  private final PeopleEnd end;

  /** Writes, packs, seals and sends frames in their order, and answers. */
  private final Executor writer =
      Executors.newSingleThreadExecutor(Thread.ofVirtual().name("frames").factory());

  private @Nullable Host host;

  /**
   * Starts hosting at a server that listens.
   *
   * @param locale the language of screens that don't say theirs
   * @param thread runs what is given to it on the thread of the game
   * @param onPresence called when a screen has come or gone
   * @param onSignal called when a player has given a signal
   */
  public Hosting(
      LedModel model,
      HttpHost server,
      Locale locale,
      Executor thread,
      Runnable onPresence,
      Consumer<Signal> onSignal) {
    GameSource game = model.source();
    this.model = model;
    this.onPresence = onPresence;
    this.server = server;
    claims = server.claims();
    steward =
        new ScreenSteward(
            model,
            seat -> claims.language(seat).orElse(locale),
            claims::screen,
            server::isWatched,
            server::sittingOut,
            this::changed);
    String rules = game.game().id();
    server.next(model.seats(), new ScreenPictures(rules), labels(rules));
    String run = server.streams().run();
    end = claims.ofSeats(SealedTransport.host(server.streams().end(), claims::seal, run));
    host = new Host(game, new SeatFormat(Games.of(game.game())), end, steward, thread, writer, run);
    host.onSignal(onSignal);
    server.streams().onPresence(person -> thread.execute(this::looked));
    stopListening = model.onChange(this::changed);
    model.onMoment(this::changed);
    // Seats may have been claimed before the program ended.
    claims.substituted().forEach(model.room()::substitute);
    looked();
  }

  /**
   * Listens at an address; for any thread, since the address may be taken for a moment.
   *
   * @param nanos a time such as {@link System#nanoTime}
   * @throws IOException if the program can't listen there
   */
  public static HttpHost open(
      String game, InetAddress address, Claims claims, Tempo tempo, LongSupplier nanos)
      throws IOException {
    return new HttpHost(
        address,
        claims,
        EveningHost.newRun(),
        new ScreenPictures(game),
        labels(game),
        tempo,
        nanos);
  }

  private static Function<String, Map<String, String>> labels(String game) {
    return language -> labels(game, Locale.forLanguageTag(language));
  }

  /** The page's own words, with the name of the game. */
  private static Map<String, String> labels(String game, Locale locale) {
    Map<String, String> labels = Sheet.labels(Sheet.messages(GameUi.of(game), locale));
    GameTexts texts = Coach.of(game).in(locale, String::valueOf);
    labels.put("game", texts.transcript().text(GameTexts.TITLE));
    return labels;
  }

  private void changed() {
    if (host != null) {
      claims.seats(model.seats());
      claims.substitute(model.room().substituted());
      host.changedSoon();
    }
  }

  /** Called when a screen has come or gone. */
  private void looked() {
    if (host == null) {
      // The game was left meanwhile.
      return;
    }
    model.seatAtOwnScreens(this::isClaimed, this::isPresent);
    changed();
    writer.execute(end::catchUp);
    onPresence.run();
  }

  /** The server at which the screens are. */
  public HttpHost server() {
    return server;
  }

  InetAddress address() {
    return server.socket().getAddress();
  }

  /** Whether it listens on the address of these ways. */
  boolean isAt(Claims.Ways ways) {
    return address().getHostAddress().equals(ways.address());
  }

  /** The code to be typed at the address, in groups of four letters. */
  public String code() {
    return claims.seal().code().replaceAll("(.{4})(?=.)", "$1-");
  }

  /** Whether a device has chosen a seat, or another one of its player. */
  public boolean isClaimed(int seat) {
    return claims.screen(seat) > 0;
  }

  /** Whether a seat's screen is there now. */
  public boolean isPresent(int seat) {
    return isClaimed(seat) && server.isPresent(claims.screen(seat));
  }

  /** Gives a signal of a player at the window. */
  void signal(int seat, Signal.Kind kind) {
    if (host != null) {
      host.signal(seat, kind);
    }
  }

  /** Takes a seat back from its device. */
  public void release(int seat) {
    server.release(isClaimed(seat) ? claims.screen(seat) : seat);
  }

  /** Ends hosting; the game goes on at the window. */
  public void close() {
    if (host != null) {
      host.close();
      end();
    }
  }

  /** Ends hosting this game, and hands over the server for the next one. */
  public HttpHost handOver() {
    end();
    return server;
  }

  private void end() {
    stopListening.run();
    model.onMoment(() -> {});
    server.streams().onPresence(person -> {});
    host = null;
  }
}
