package org.sanmarco.ui.home;

import static java.util.function.Predicate.not;

import module java.base;

import javafx.beans.InvalidationListener;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.save.FinishedGame;
import org.sanmarco.save.NextOpponents;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.table.Games;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.ServedPage;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.GameButtons;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.game.SetupForm;
import org.sanmarco.ui.lesson.Lesson;
import org.sanmarco.words.Messages;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sets up a new game: which, who sits where, the first leader, and what the game itself adds. */
public final class NewGameScreen extends ServedPage implements Screen {

  private static final Logger LOG = LoggerFactory.getLogger(NewGameScreen.class);
  static final String TEXTS = "org.sanmarco.ui.home.newgame";

  private final NewGameModel draft;

  /** Receives the game instead of this screen's table. */
  private final Optional<Consumer<GameOffer>> elsewhere;

  /** Whether the players in other houses come by a link from this computer. */
  private final boolean isByLink;

  /** The agreement about time, where a game elsewhere is set up. */
  private final Optional<AgreementForm> agreement;

  private final List<ToggleButton> counts = new ArrayList<>();
  private final List<PlayerRow> players = new ArrayList<>();
  private Optional<SetupForm> form = Optional.empty();

  /** The words of the game that is being set up. */
  private Messages words;

  @FXML private VBox seatRows;
  @FXML private VBox aside;
  @FXML private HBox gameButtons;
  @FXML private HBox countButtons;
  @FXML private Label what;
  @FXML private Button learn;
  @FXML private Label how;
  @FXML private RadioButton lots;
  @FXML private CheckBox practice;
  @FXML private CheckBox screens;
  @FXML private VBox agreementPlace;
  @FXML private Button start;
  @FXML private Label problem;
  @FXML private Label scale;
  @FXML private Button opponents;

  /** The finished games; none before they have been read. */
  private List<FinishedGame> finished = List.of();

  /** The opponents that suit the player next. */
  private Optional<NextOpponents> proposed = Optional.empty();

  /**
   * The screen, filled in with a game that is ready to start.
   *
   * @param game the identifier of that game
   */
  public NewGameScreen(Services services, String game) {
    this(
        services,
        new NewGameModel(
            Games.installed().find(game).orElseThrow(),
            names(services),
            services.preferences().get(Setting.COMPUTERS),
            services.chanceSources().get()),
        Optional.empty(),
        Optional.empty(),
        false);
    remember();
    screens.setSelected(services.preferences().get(Setting.OWN_SCREENS));
  }

  /**
   * The screen on which a game elsewhere is set up.
   *
   * @param ready receives what was chosen; the first player is at this screen
   */
  public static NewGameScreen elsewhere(Services services, Consumer<GameOffer> ready) {
    NewGameScreen screen =
        new NewGameScreen(
            services, ofPeople(services), Optional.empty(), Optional.of(ready), false);
    screen.remember();
    return screen;
  }

  /** The screen on which a game is set up whose players come by links from this computer. */
  public static NewGameScreen byLink(Services services) {
    NewGameScreen screen =
        new NewGameScreen(services, ofPeople(services), Optional.empty(), Optional.empty(), true);
    screen.remember();
    return screen;
  }

  /** The first game, without computers. */
  private static NewGameModel ofPeople(Services services) {
    return new NewGameModel(
        Games.installed().find(Games.installed().ids().getFirst()).orElseThrow(),
        names(services),
        List.of(),
        services.chanceSources().get());
  }

  /** Restores the number of players of the last game, if this game allows it. */
  private void remember() {
    int before = services.preferences().get(Setting.PLAYERS);
    if (draft.game().players().contains(before)) {
      choose(before);
    }
  }

  private NewGameScreen(
      Services services,
      NewGameModel draft,
      Optional<SetupForm> filled,
      Optional<Consumer<GameOffer>> elsewhere,
      boolean isByLink) {
    super(services, TEXTS, "newgame.fxml");
    this.elsewhere = elsewhere;
    this.isByLink = isByLink;
    this.agreement = elsewhere.map(ready -> new AgreementForm(messages));
    this.words = messages;
    this.draft = draft;
    draft.setCast(PeopleTerms.in(messages.locale())::cast);
    practice.selectedProperty().bindBidirectional(draft.practice());
    screens.selectedProperty().bindBidirectional(draft.ownScreens());
    showAgreement();
    fill();
    filled.ifPresent(before -> show(before.in(messages.locale())));
    listen();
    refresh();
    services
        .fame()
        .load(
            known -> {
              finished = known.content();
              refresh();
            },
            refused -> LOG.warn("no opponents are proposed: {}", refused.toString()));
  }

  @Override
  public String title() {
    return messages.text("title");
  }

  @Override
  public String game() {
    return draft.game().id();
  }

  @Override
  public Screen renewed() {
    return new NewGameScreen(services, draft, form, elsewhere, isByLink);
  }

  /** The names of those who played last, and further ones for those who didn't. */
  private static List<String> names(Services services) {
    return Stream.concat(
            services.preferences().get(Setting.NAMES).stream(),
            Stream.of(services.messages(TEXTS).text("names").split(",", -1)))
        .distinct()
        .limit(NewGameModel.MOST_PLAYERS)
        .toList();
  }

  @FXML
  private void chooseLots() {
    draft.leader().set(NewGameModel.LOTS);
  }

  @FXML
  private void startLesson() {
    services.navigator().firstGame(draft.game().id());
  }

  @FXML
  private void startBack() {
    services.navigator().home();
  }

  @FXML
  private void startGame() {
    if (!isSound()) {
      return;
    }
    services
        .preferences()
        .change(settings ->
            settings
                .with(Setting.NAMES, draft.names())
                .with(
                    Setting.COMPUTERS,
                    isElsewhere() ? settings.get(Setting.COMPUTERS) : draft.computers())
                .with(Setting.PLAYERS, draft.players().get())
                .with(
                    Setting.OWN_SCREENS,
                    isElsewhere() ? settings.get(Setting.OWN_SCREENS) : screens.isSelected())
                .with(Setting.SETUPS, setups(settings.get(Setting.SETUPS))));
    if (draft.leader().get() == NewGameModel.LOTS) {
      int drawn = draft.drawLots();
      Table table = draft.table(drawn, options());
      if (isByLink) {
        // Those who would watch the lots being drawn aren't there yet.
        begin(table);
        return;
      }
      new LotsDialog(services, draft, drawn, () -> begin(table)).draw();
    } else {
      begin(draft.table(draft.leader().get(), options()));
    }
  }

  /** Asks about time, and not about what is only for games at this screen. */
  private void showAgreement() {
    Nodes.show(agreementPlace, agreement.isPresent());
    Nodes.show(practice, !isElsewhere());
    Nodes.show(screens, !isElsewhere());
    if (isElsewhere()) {
      start.setText(messages.text("invite"));
    }
    agreement.ifPresent(form -> agreementPlace.getChildren().add(form.root()));
  }

  /** Whether players are in other houses. */
  private boolean isElsewhere() {
    return isByLink || elsewhere.isPresent();
  }

  private void begin(Table table) {
    if (elsewhere.isPresent()) {
      Terms terms = agreement.orElseThrow().terms();
      elsewhere.get().accept(new GameOffer(table.setup(), table.seats(), terms));
    } else if (isByLink) {
      services.navigator().linked(table);
    } else if (screens.isSelected()) {
      services.navigator().hosted(table);
    } else {
      services.navigator().game(table);
    }
  }

  /** The last setup of each game; that of this game as it is filled in. */
  private List<String> setups(List<String> before) {
    String id = draft.game().id();
    return Stream.concat(
            before.stream().filter(setup -> !SavedOptions.isOf(setup, id)),
            Stream.of(SavedOptions.written(id, options())))
        .toList();
  }

  private Map<String, String> options() {
    return form.map(SetupForm::options).orElse(Map.of());
  }

  private boolean isSound() {
    return draft.isSound() && form.map(SetupForm::problem).filter(not(String::isEmpty)).isEmpty();
  }

  /** A button for each game, where there are several, and all that belongs to the one chosen. */
  private void fill() {
    List<ToggleButton> all =
        GameButtons.of(
            messages,
            "game-",
            draft.game().id(),
            id -> {
              draft.setGame(Games.installed().find(id).orElseThrow());
              fillGame();
              refresh();
            });
    gameButtons.getChildren().setAll(all);
    Nodes.show(gameButtons, all.size() > 1);
    fillGame();
  }

  private void fillGame() {
    words = ui().setupMessages(messages);
    what.setText(words.text("what"));
    lots.setText(words.text("lots"));
    practice.setText(words.text("practice"));
    boolean teaches = Lesson.isThere(draft.game().id());
    Nodes.show(learn, teaches);
    counts.clear();
    for (int count : draft.game().players()) {
      ToggleButton button = new ToggleButton(String.valueOf(count));
      button.setId("players-" + count);
      button.setAccessibleText(messages.text("players.count", count));
      button.setOnAction(event -> choose(count));
      counts.add(button);
    }
    GameButtons.pills(counts);
    countButtons.getChildren().setAll(counts);
    seat();
    form = Optional.empty();
    aside.getChildren().clear();
    ui().setupForm(
            services,
            SavedOptions.read(services.preferences().get(Setting.SETUPS), draft.game().id()))
        .ifPresent(this::show);
    Nodes.show(aside, form.isPresent());
  }

  private GameUi ui() {
    return GameUi.of(draft.game().id());
  }

  private void show(SetupForm next) {
    form = Optional.of(next);
    next.setPlayers(draft.players().get());
    next.onChange(this::refresh);
    aside.getChildren().setAll(next.root());
  }

  private void choose(int count) {
    boolean isOther = count != draft.players().get();
    draft.setPlayers(count);
    if (isOther) {
      form.ifPresent(part -> part.setPlayers(count));
      seat();
    }
    refresh();
  }

  /** A row for each who plays. */
  private void seat() {
    ToggleGroup leaders = new ToggleGroup();
    lots.setToggleGroup(leaders);
    players.clear();
    draft.people().forEach(player -> players.add(new PlayerRow(draft, player, leaders, words)));
    seatRows.getChildren().setAll(draft.sides().stream().map(this::side).toList());
    how.setText(words.text(draft.hasSeveralSeatsEach() ? "seats.how.of-two" : "seats.how"));
  }

  /** The row of a player, or those of partners in a bracket. */
  private Node side(List<Integer> partners) {
    if (partners.size() == 1) {
      return players.get(partners.getFirst() - 1).root();
    }
    VBox side = Nodes.styled(new VBox(), "partners");
    partners.forEach(player -> side.getChildren().add(players.get(player - 1).root()));
    return side;
  }

  private void listen() {
    InvalidationListener changed = observable -> refresh();
    draft.leader().addListener(changed);
    for (int seat = 1; seat <= NewGameModel.MOST_PLAYERS; seat++) {
      draft.name(seat).addListener(changed);
      draft.computer(seat).addListener(changed);
      draft.colour(seat).addListener(changed);
    }
  }

  private void refresh() {
    for (ToggleButton count : counts) {
      count.setSelected(count.getText().equals(String.valueOf(draft.players().get())));
    }
    lots.setSelected(draft.leader().get() == NewGameModel.LOTS);
    players.forEach(PlayerRow::refresh);
    start.setDisable(!isSound());
    Nodes.say(problem, reason());
    Nodes.say(
        scale,
        problem.isVisible() || isElsewhere() ? "" : messages.text("scale", BotLevel.NAMES.size()));
    propose();
  }

  /** Proposes opponents in one line, unless they are chosen already or invited. */
  private void propose() {
    proposed =
        NextOpponents.of(finished, draft.game().id())
            .filter(next -> !isElsewhere())
            .filter(next -> !draft.opponents().equals(List.of(next.level().toString())));
    Nodes.show(opponents, proposed.isPresent() && problem.getText().isEmpty());
    proposed.ifPresent(next -> {
      String name = PeopleTerms.in(messages.locale()).cast(next.level().toString()).getFirst();
      opponents.setText(
          next.known().isEmpty()
              ? messages.text("opponents.first", name)
              : messages.text(next.won() ? "opponents.won" : "opponents.lost", next.known(), name));
    });
  }

  @FXML
  private void takeOpponents() {
    proposed.ifPresent(next -> draft.oppose(next.level().toString()));
  }

  /** Why the game can't start, beside the button that would start it. */
  private String reason() {
    List<String> wrong = new ArrayList<>();
    draft
        .people()
        .filter(player -> draft.nameProblem(player).isPresent())
        .forEach(player -> wrong.add(messages.text("wrong.seat", player)));
    form.map(SetupForm::problem).filter(not(String::isEmpty)).ifPresent(wrong::add);
    return wrong.isEmpty() ? "" : messages.text("wrong", String.join(", ", wrong));
  }
}
