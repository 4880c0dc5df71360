package org.sanmarco.ui.seats;

import module java.base;

import javafx.application.Platform;
import org.jspecify.annotations.Nullable;
import org.sanmarco.room.Signal;
import org.sanmarco.save.HostedGames;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.seats.http.Claims;
import org.sanmarco.seats.http.EveningHost;
import org.sanmarco.seats.http.HttpHost;
import org.sanmarco.seats.http.Networks.Network;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.GameTitle;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.table.model.Ending;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.words.Messages;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The seats of an open game at screens of their own; none until somebody asks for them. For the
 * JavaFX thread.
 */
public final class OwnScreens {

  private static final Logger LOG = LoggerFactory.getLogger(OwnScreens.class);

  private final Services services;
  private final GameSource game;
  private final LedModel model;
  private final String id;
  private final HouseDoor door;
  private @Nullable Hosting hosting;
  private EveningHost evening = new EveningHost();

  /** Called when hosting has begun or ended. */
  private Runnable onHosting = () -> {};

  /** Called once the screens that are being opened are open. */
  private final List<Runnable> onStart = new ArrayList<>();

  /** Whether the game was left. */
  private boolean isLeft;

  private Runnable announced = () -> {};

  /** The rights to seats; null before they are needed. */
  private @Nullable Claims claims;

  /** Keeps the rights to seats in a file, or deletes it once the game is over. */
  private Runnable keeper = () -> {};

  private record Prepared(List<Network> networks, Claims claims) {}

  /** The page that shows who is there; null while it isn't open. */
  private @Nullable Runnable listener;

  private Runnable people = () -> {};
  private Consumer<Signal> signalled = signal -> {};

  /** No seat is at a screen of its own yet. */
  public OwnScreens(Services services, LedModel model) {
    this.services = services;
    this.model = model;
    game = model.source();
    id = Ending.id(game.whole().orElseThrow());
    door = new HouseDoor(services, this::hosting);
  }

  /** The door for players in other houses. */
  public HouseDoor door() {
    return door;
  }

  /** Whether seats may be at screens of their own now. */
  public boolean isOpen() {
    return hosting != null;
  }

  /** Whether the people of the game are all at screens of their own. */
  public boolean isEverybodyAtOwnScreens() {
    List<Integer> people = game.view(0).seatsWith(seat -> !game.seat(seat).isComputer());
    Hosting open = hosting;
    return open != null && !people.isEmpty() && people.stream().allMatch(open::isClaimed);
  }

  /** Whether seats are at screens of their own, or are to come back to them. */
  boolean isStoppable() {
    return hosting != null || claims != null && !claims.ways().address().isEmpty();
  }

  Optional<Hosting> hosting() {
    return Optional.ofNullable(hosting);
  }

  GameSource game() {
    return game;
  }

  /** Sets what is called when hosting has begun or ended, and when it is known who has a screen. */
  public void onHosting(Runnable next) {
    onHosting = next;
  }

  /** Called when hosting has begun or ended. */
  void hostingChanged() {
    onHosting.run();
  }

  /** Opens the page at which seats can come and are taken back. */
  public void show() {
    HostingDialog.open(services, this);
  }

  /** Opens that page if devices look for the host elsewhere and it isn't open. */
  private void showIfLost() {
    if (listener == null && Objects.requireNonNull(claims).sought().isPresent()) {
      show();
    }
  }

  /**
   * Opens the page with the links for players in other houses, and the door they lead to. If own
   * screens are closed, they are opened first.
   */
  public void invite() {
    HousesDialog.open(services, this);
    if (hosting != null) {
      door.open();
      return;
    }
    prepare(networks ->
        start(
            networks.getFirst().address(),
            () -> {
              onHosting.run();
              door.open();
            },
            failed -> LOG.warn("own screens stay closed", failed)));
  }

  /** Sets the page that is told when a screen has come or gone, or the address has changed. */
  void onPresence(@Nullable Runnable next) {
    listener = next;
  }

  /** Sets what is called when {@link #isEverybodyAtOwnScreens} may have changed. */
  public void onPeople(Runnable next) {
    people = next;
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
    return hosting != null && model.room().spokesman() > 0;
  }

  /** Gives a signal for the player at the window who is asked, or for the first one. */
  public void signal(Signal.Kind kind) {
    if (canSignal()) {
      Objects.requireNonNull(hosting).signal(model.room().spokesman(), kind);
    }
  }

  /**
   * Goes on with the screens of the game before, if somebody who has one plays on, or with those
   * that this game had before it was left. Until they are open the game waits for their players.
   *
   * @param then shows the game; is run once it is known whose hands belong elsewhere
   */
  public void resume(Runnable then) {
    Optional<HttpHost> before = services.evening().take(game.seats());
    if (before.isPresent()) {
      use(before.get().claims());
      host(before.get());
      onHosting.run();
      then.run();
      return;
    }
    Optional<Claims> earlier =
        services.evening().rights().filter(rights -> rights.fits(game.seats()));
    if (earlier.isPresent()) {
      reopen(earlier.get());
      then.run();
      return;
    }
    services.<Optional<Claims>>run(
        "look for own screens",
        () -> read(id, game.seats()),
        found -> {
          found.filter(rights -> !rights.ways().address().isEmpty()).ifPresent(this::reopen);
          onHosting.run();
          then.run();
        },
        failed -> {
          then.run();
          services.failures().failed("look for own screens", failed);
        });
  }

  private Optional<Claims> read(String of, List<Seat> seats) {
    return services.hostedGames().read(of, written -> Claims.read(written, seats), Claims::write);
  }

  /** Opens the screens where they were, or at the first address if that is gone. */
  private void reopen(Claims rights) {
    if (isLeft || claims != null) {
      return;
    }
    use(rights);
    model.seatAtOwnScreens(seat -> rights.screen(seat) > 0, seat -> false);
    services.<List<Network>>run(
        "look for networks",
        services.networks(),
        networks ->
            listen(
                chosen(networks, rights.ways().address()),
                () -> {
                  onHosting.run();
                  showIfLost();
                },
                failed -> LOG.warn("own screens stay closed", failed)));
  }

  /** The address that was chosen before, or the first one if that is gone. */
  private static InetAddress chosen(List<Network> networks, String before) {
    return networks.stream()
        .map(Network::address)
        .filter(address -> address.getHostAddress().equals(before))
        .findFirst()
        .orElse(networks.getFirst().address());
  }

  /**
   * Finds the networks in which others may reach this machine, the one that was chosen last first,
   * and how the game was hosted before.
   *
   * @param found receives the networks
   */
  void prepare(Consumer<List<Network>> found) {
    Optional<Claims> before = services.evening().rights();
    services.run(
        "look for networks",
        () ->
            new Prepared(
                services.networks().call(),
                before
                    .or(() -> read(id, game.seats()))
                    .or(() -> read(HostedGames.EVENING, List.of()))
                    .orElseGet(() -> new Claims(game.seats()))),
        prepared -> {
          if (claims == null) {
            use(prepared.claims);
          }
          InetAddress last = chosen(prepared.networks, services.preferences().get(Setting.NETWORK));
          found.accept(
              prepared.networks.stream()
                  .sorted(Comparator.comparing(network -> !network.address().equals(last)))
                  .toList());
        });
  }

  private void use(Claims now) {
    claims = now;
    now.seats(game.seats());
    keeper = () -> keep(now);
    now.onChange(() -> Platform.runLater(keeper));
  }

  private void keep(Claims now) {
    Optional<byte[]> rights = Optional.of(now.write());
    boolean isStopped = now.ways().address().isEmpty();
    SeatFiles.keep(services, id, rights.filter(_ -> model.view().result() == null));
    SeatFiles.keep(services, HostedGames.EVENING, rights.filter(_ -> !isStopped));
  }

  /**
   * Listens on an address of this machine that was chosen, once it is prepared.
   *
   * @param started called when screens can come
   * @param failed called if the program can't listen there
   */
  void start(InetAddress address, Runnable started, Consumer<Throwable> failed) {
    listen(
        address,
        () -> {
          Objects.requireNonNull(claims)
              .update(ways ->
                  new Claims.Ways(
                      ways.port(), address.getHostAddress(), ways.outside(), ways.known()));
          started.run();
        },
        failed);
  }

  private void listen(InetAddress address, Runnable started, Consumer<Throwable> failed) {
    onStart.add(started);
    if (onStart.size() > 1) {
      return;
    }
    close();
    Claims rights = Objects.requireNonNull(claims, "not prepared");
    services.<HttpHost>run(
        "listen for own screens",
        () -> Hosting.open(rules(), address, rights, services.tempo(), services.nanos()),
        server -> {
          List<Runnable> all = List.copyOf(onStart);
          onStart.clear();
          if (isLeft) {
            server.close();
            return;
          }
          host(server);
          all.forEach(Runnable::run);
        },
        why -> {
          onStart.clear();
          failed.accept(why);
        });
  }

  private void host(HttpHost server) {
    Messages messages = services.messages(Sheet.TEXTS);
    Hosting now =
        new Hosting(
            model,
            server,
            messages.locale(),
            Platform::runLater,
            this::looked,
            signal -> signalled.accept(signal));
    hosting = now;
    evening = services.evening();
    evening.opened(Objects.requireNonNull(claims), this::handOver);
    keeper.run();
    door.reopen(Objects.requireNonNull(claims));
    server.onMove(services.networks(), () -> Platform.runLater(this::moved));
    announce(server);
    // Screens may have come before this was known as open.
    looked();
  }

  private void announce(HttpHost server) {
    announced = services.nearby().announce(server.socket(), name());
  }

  /** Called when the host listens elsewhere, as this computer has another address. */
  private void moved() {
    if (hosting != null) {
      announced.run();
      announce(hosting.server());
      door.reopen(Objects.requireNonNull(claims));
      showIfLost();
      looked();
    }
  }

  private void looked() {
    if (listener != null) {
      listener.run();
    }
    people.run();
  }

  /** The name by which others find the game. */
  private String name() {
    return GameTitle.of(
        services.messages(GameUi.TEXTS),
        game.game().id(),
        game.occasion(),
        game.seats().stream().map(Seat::name).toList());
  }

  /** Ends hosting until somebody opens it again; the game goes on at the window. */
  void stop() {
    if (claims != null) {
      claims.update(ways -> new Claims.Ways(ways.port(), "", 0, ways.known()));
    }
    evening.stopped();
    close();
    model.seatAtOwnScreens(seat -> false, seat -> false);
  }

  /** Ends hosting, as the game is left: it has its screens again once it is continued. */
  public void leave() {
    isLeft = true;
    close();
  }

  private void close() {
    if (hosting != null) {
      ended();
      hosting.close();
      hosting = null;
    }
  }

  private void ended() {
    announced.run();
    evening.closed(claims);
    if (model.view().result() != null) {
      keeper.run();
    }
  }

  /** Ends this hosting, and hands the server over to the next game. */
  private HttpHost handOver() {
    Hosting open = Objects.requireNonNull(hosting);
    ended();
    hosting = null;
    return open.handOver();
  }

  /** The identifier of the game's rules. */
  private String rules() {
    return game.game().id();
  }
}
