package org.sanmarco.ui.seats;

import java.io.IOException;
import java.net.InetAddress;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.HostedGames;
import org.sanmarco.seats.Nearby;
import org.sanmarco.seats.Signal;
import org.sanmarco.seats.http.Claims;
import org.sanmarco.seats.http.Networks;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.GameTitle;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.table.model.Ending;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.words.Messages;

/**
 * The seats of an open game at screens of their own; none until somebody asks for them. For the
 * JavaFX thread.
 */
public final class OwnScreens {

  private final GameSource game;
  private final GameModel model;
  private final String id;
  private @Nullable Hosting hosting;
  private Nearby.Task announced = () -> {};

  /** The rights to seats; null before they are needed. */
  private @Nullable Claims claims;

  /** Keeps the rights to seats in a file, or deletes it once the game is over. */
  private Runnable keeper = () -> {};

  private record Prepared(List<InetAddress> addresses, Claims claims) {}

  private Runnable listener = () -> {};
  private Consumer<Signal> signalled = signal -> {};

  /** No seat is elsewhere yet. */
  public OwnScreens(GameSource game, GameModel model) {
    this.game = game;
    this.model = model;
    id = Ending.id(game.record().orElseThrow());
  }

  /** Whether seats may be at screens of their own now. */
  public boolean isOpen() {
    return hosting != null;
  }

  /** The hosting, while it is open. */
  Optional<Hosting> hosting() {
    return Optional.ofNullable(hosting);
  }

  /** The game. */
  GameSource game() {
    return game;
  }

  /**
   * Opens the page at which seats can come and are taken back.
   *
   * @param changed called when hosting has begun or ended
   */
  public void show(Services services, Runnable changed) {
    HostingDialog.open(services, this, changed);
  }

  /** Sets what is called when a screen has come or gone. */
  void onPresence(Runnable next) {
    listener = next;
  }

  /** Sets what is called when a player has given a signal. */
  public void onSignal(Consumer<Signal> next) {
    signalled = next;
  }

  /** The words of a signal. */
  public static String words(Services services, Signal.Kind kind) {
    return services.messages(Sheet.TEXTS).text("page.signal." + kind);
  }

  /** Whether somebody at the window may give signals to others. */
  public boolean canSignal() {
    return hosting != null && signaller().isPresent();
  }

  /** Gives a signal for the player at the window who is asked, or for the first one. */
  public void signal(Signal.Kind kind) {
    Hosting open = hosting;
    if (open != null) {
      signaller().ifPresent(seat -> open.signal(seat, kind));
    }
  }

  private Optional<Integer> signaller() {
    List<Integer> here =
        IntStream.rangeClosed(1, game.seats().size())
            .filter(seat -> !game.seat(seat).isComputer())
            .filter(seat -> hosting == null || !hosting.isClaimed(seat))
            .boxed()
            .toList();
    return here.stream()
        .filter(model.acting()::contains)
        .findFirst()
        .or(() -> here.stream().findFirst());
  }

  /** Reads the rights to seats that were granted before, or makes new ones. */
  private static Claims claims(HostedGames hosted, String id, List<Seat> seats) {
    return hosted
        .read(id)
        .flatMap(written -> Claims.read(written, seats))
        .orElseGet(() -> new Claims(seats));
  }

  /**
   * Finds the addresses at which others may reach this machine, and how the game was hosted before.
   *
   * @param found receives the addresses
   */
  void prepare(Services services, Consumer<List<InetAddress>> found) {
    HostedGames hosted = services.hostedGames();
    services
        .background()
        .run(
            "look for networks",
            () -> new Prepared(Networks.addresses(), claims(hosted, id, game.seats())),
            prepared -> {
              if (claims == null) {
                Claims now = prepared.claims;
                claims = now;
                keeper = () -> keep(services, now);
                now.onChange(() -> Platform.runLater(keeper));
              }
              found.accept(prepared.addresses);
            });
  }

  private void keep(Services services, Claims now) {
    boolean goesOn = model.view().result() == null;
    SeatFiles.change(
        services,
        files -> {
          if (goesOn) {
            files.put(id, now.write());
          } else {
            files.forget(id);
          }
        });
  }

  /**
   * Listens on an address of this machine, once it is prepared.
   *
   * @throws IOException if the program can't listen there
   */
  void start(InetAddress address, Services services) throws IOException {
    close();
    Messages messages = services.messages(Sheet.TEXTS);
    hosting =
        new Hosting(
            game,
            model,
            address,
            Objects.requireNonNull(claims, "not prepared"),
            messages.locale(),
            Platform::runLater,
            () -> listener.run(),
            signal -> signalled.accept(signal),
            services.tempo());
    announced = services.nearby().announce(hosting.socket(), name(services));
  }

  /** The name by which others find the game. */
  private String name(Services services) {
    return GameTitle.of(
        services.messages(GameUi.TEXTS),
        game.game().id(),
        game.occasion(),
        game.seats().stream().map(Seat::name).toList());
  }

  /** Ends hosting; the game goes on at the window. */
  public void close() {
    if (hosting != null) {
      announced.close();
      hosting.close();
      hosting = null;
      if (model.view().result() != null) {
        keeper.run();
      }
    }
  }
}
