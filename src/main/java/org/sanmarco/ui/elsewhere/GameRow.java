package org.sanmarco.ui.elsewhere;

import module java.base;

import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.sanmarco.elsewhere.KeptGame;
import org.sanmarco.elsewhere.Visit;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.room.Awaited;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.log.Stamp;
import org.sanmarco.seats.nats.NatsSeat;
import org.sanmarco.table.Games;
import org.sanmarco.table.Occasion;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.GameIcon;
import org.sanmarco.ui.game.GameTitle;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.words.Messages;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A line for a game elsewhere: connects with the game and says how it stands. */
final class GameRow extends HBox {

  /** Hears of a line. */
  interface Listener {

    /** Called when the game can be played. */
    default void joined(GameRow row) {}

    /** Called when the line says something else about whose turn it is. */
    default void told(GameRow row) {}

    /** Called when the player wants to play it. */
    void chosen(GameRow row);

    /** Called when the player wants to forget it. */
    default void removed(GameRow row) {}

    /** Called when somebody else has come with the invitation of a game never joined here. */
    default void used(GameRow row) {}
  }

  private static final Logger LOG = LoggerFactory.getLogger(GameRow.class);

  /** The class of the button of a game that waits for the player. */
  private static final String ASKED = "accent";

  private final Services services;
  private final Messages messages;
  private final KeptGame kept;
  private final Listener listener;
  private final String place;
  private Consumer<GameRow> joined;
  private final Label name = Nodes.whole("");
  private final Label state = Nodes.whole("", "soft");
  private final Button invite;
  private final Button play;
  private final Button remove;
  private final Patience patience;
  private @Nullable Visit visit;
  private @Nullable RemoteGame game;
  private KeptGame.@Nullable About lastAbout;
  private boolean isAsked;
  private boolean isClosed;

  /**
   * A line that connects at once.
   *
   * @param place the beginning of the identifiers of its nodes
   */
  GameRow(Services services, KeptGame kept, String place, Listener listener) {
    this.services = services;
    this.kept = kept;
    this.place = place;
    this.listener = listener;
    joined = listener::joined;
    messages = services.messages(ElsewhereDialog.TEXTS);
    patience = new Patience(services, () -> tell("state.step."), this::tellTrouble);
    lastAbout = kept.about();
    setId(place + "-game-" + kept.id());
    getStyleClass().add("host-seat");
    nameIt(kept.about());
    name.setId(place + "-name");
    state.setId(place + "-state");
    VBox words = new VBox(name, state);
    getChildren().add(Nodes.wide(words));
    invite = button("invitations");
    invite.setOnAction(event -> InvitationsDialog.open(services, kept, lastAbout, invitations()));
    Nodes.show(invite, !kept.invitations().isEmpty());
    play = button("play");
    play.setDisable(true);
    play.setOnAction(event -> listener.chosen(this));
    remove = button("remove");
    remove.setOnAction(event -> listener.removed(this));
    if (kept.over().isEmpty()) {
      kept.evidence().onLine(line -> keep(services, kept.id(), line));
      connect();
    } else {
      if (kept.about() == null) {
        name.setText(kept.over());
      }
      state.setText(messages.text("state.over"));
      play.setDisable(false);
      play.setOnAction(event -> lookAt());
    }
  }

  /** Connects to a game that is over, and goes to its table. */
  private void lookAt() {
    play.setDisable(true);
    joined = listener::chosen;
    connect();
  }

  /** Has no buttons but the one that plays. */
  void shorten() {
    getChildren().removeAll(invite, remove);
  }

  private Button button(String key) {
    Button button = Nodes.uncut(new Button(messages.text(key)));
    button.setId(place + "-" + key);
    getChildren().add(button);
    return button;
  }

  /** Adds a line to what is kept of a game. */
  static void keep(Services services, String id, String line) {
    try {
      services.networkGames().add(id, line);
    } catch (SaveException failed) {
      LOG.warn("what was shown is not kept: {}", failed.toString());
    }
  }

  /** Says of the step that is under way what happens, or what may be wrong. */
  private void tell(String words) {
    Visit.Step step = visit == null ? Visit.Step.CONNECTING : visit.step();
    state.setText(messages.text(words + step, kept.host()));
  }

  private void tellTrouble() {
    if (kept.over().isEmpty()) {
      tell("state.trouble.");
    } else {
      state.setText(messages.text("state.deleted", kept.host()));
    }
  }

  private void connect() {
    state.setText(messages.text("state.looking"));
    patience.start();
    services.<Visit>run(
        "visit a game",
        () -> kept.visit(Games.installed(), services.tempo()),
        this::opened,
        this::failed);
  }

  private void opened(Visit now) {
    if (isClosed) {
      now.close();
      return;
    }
    visit = now;
    now.join(Platform::runLater)
        .whenComplete((found, failed) -> Platform.runLater(() -> joined(now, found, failed)));
  }

  private void joined(Visit now, @Nullable RemoteGame found, @Nullable Throwable failed) {
    if (visit != now) {
      return;
    }
    if (found == null) {
      now.close();
      visit = null;
      failed(failed == null || failed.getCause() == null ? failed : failed.getCause());
      return;
    }
    patience.stop();
    game = found;
    found.onChange(this::show);
    play.setDisable(false);
    show();
    joined.accept(this);
  }

  private void failed(@Nullable Throwable why) {
    if (why instanceof RefusedException refused) {
      patience.stop();
      boolean isTaken = refused.refusal().equals(NatsSeat.TAKEN);
      state.setText(
          isTaken
              ? messages.text("state.lost")
              : ElsewhereDialog.sentence(messages, refused.refusal()));
      if (isTaken && lastAbout == null && !isClosed) {
        listener.used(this);
      }
    } else if (why instanceof IOException && !isClosed) {
      connect();
    } else if (why != null && !isClosed) {
      services.failures().failed("join a game elsewhere", why);
    }
  }

  /** The lines say who plays, and whose turn it is. */
  private void show() {
    RemoteGame now = game;
    if (now == null) {
      return;
    }
    KeptGame.About about = KeptGame.About.of(now);
    nameIt(about);
    if (!about.equals(lastAbout)) {
      lastAbout = about;
      keepInBackground(about.line());
    }
    Nodes.show(invite, !invitations().isEmpty());
    // Read once: the game may go on while it is told.
    Awaited awaited = now.awaited();
    boolean isOver = now.actor() instanceof Actor.Over;
    isAsked = !isOver && awaited.task() != Awaited.Task.JOIN && now.isHere(awaited.seat());
    String waits = isOver ? messages.text("state.over") : waits(now, awaited);
    play.getStyleClass().remove(ASKED);
    if (isAsked) {
      play.getStyleClass().add(ASKED);
    }
    state.setText(
        Optional.ofNullable(visit)
            .flatMap(Visit::stamp)
            .filter(stamp -> !isOver)
            .map(stamp -> timed(waits, stamp))
            .orElse(waits));
    listener.told(this);
  }

  /** Whether the game waits for a player here. */
  boolean isAsked() {
    return isAsked;
  }

  private void nameIt(KeptGame.@Nullable About about) {
    if (about == null) {
      name.setText(messages.text("game.at", kept.host()));
      return;
    }
    tell(name, services, about);
  }

  /** Shows the kind of a game and its name. */
  static void tell(Label label, Services services, KeptGame.About about) {
    label.setText(
        GameTitle.of(
            services.messages(GameUi.TEXTS),
            about.game(),
            new Occasion("", about.begun(), List.of()),
            about.players()));
    label.setGraphic(GameIcon.of(services.messages(GameUi.TEXTS), about.game()));
  }

  private void keepInBackground(String line) {
    services.<String>run(
        "keep what is known of a game elsewhere",
        () -> {
          keep(services, kept.id(), line);
          return line;
        },
        done -> {});
  }

  private String timed(String waits, Stamp stamp) {
    String since = messages.time(stamp.since());
    Instant until = stamp.until();
    return until == null
        ? messages.text("state.since", waits, since)
        : messages.text("state.until", waits, since, messages.time(until));
  }

  /** Those of the game's beginning to seats that are still free, and newer ones to freed seats. */
  private Map<String, String> invitations() {
    Map<String, String> all = new LinkedHashMap<>(kept.invitations());
    Optional.ofNullable(game)
        .ifPresent(now -> {
          List<String> free = free(now);
          all.keySet().removeIf(name -> !name.equals(KeptGame.WATCHERS) && !free.contains(name));
          all.putAll(Invitations.of(now));
        });
    return all;
  }

  /** The names of those who have not joined. */
  private static List<String> free(RemoteGame now) {
    return now.people().free().stream()
        .map(seat -> now.seats().get(seat - 1).name())
        .distinct()
        .toList();
  }

  private String waits(RemoteGame now, Awaited awaited) {
    int seat = awaited.seat();
    if (isAsked) {
      return messages.text("state.yours");
    }
    if (seat == 0) {
      return messages.text("state.open");
    }
    if (awaited.task() == Awaited.Task.JOIN) {
      return free(now).isEmpty()
          ? messages.text("state.settling", now.seats().get(seat - 1).name())
          : messages.text("state.joining", messages.language().list(free(now)));
    }
    String player = now.seats().get(seat - 1).name();
    LocalDate back = Absence.of(now).get(seat);
    return back == null
        ? messages.text("state.other", player)
        : messages.text("state.absent", player, messages.day(back));
  }

  KeptGame kept() {
    return kept;
  }

  /**
   * Goes to the game, which takes over the connection, once it is joined.
   *
   * @param before is run before it goes there
   */
  void open(Runnable before) {
    RemoteGame now = game;
    Visit open = visit;
    if (now != null && open != null) {
      visit = null;
      before.run();
      services.navigator().joined(now, Optional.of(open));
    }
  }

  /** Ends the connection, unless it was handed over. */
  void close() {
    isClosed = true;
    patience.stop();
    Optional.ofNullable(visit).ifPresent(Visit::close);
    visit = null;
  }
}
