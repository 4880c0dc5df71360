package org.sanmarco.ui.home;

import module java.base;

import javafx.fxml.FXML;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tooltip;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.sanmarco.save.Autosave;
import org.sanmarco.save.GameName;
import org.sanmarco.save.SavedGame;
import org.sanmarco.save.Summary.Progress;
import org.sanmarco.save.format.Program;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.table.Games;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.Table;
import org.sanmarco.ui.AutosaveStatus;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.ServedPage;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.elsewhere.ElsewhereDialog;
import org.sanmarco.ui.elsewhere.WaitingGames;
import org.sanmarco.ui.game.BoardPictures;
import org.sanmarco.ui.game.GameTitle;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.keys.KeyWords;
import org.sanmarco.ui.lesson.Lesson;
import org.sanmarco.ui.seats.JoinDialog;
import org.sanmarco.words.Language;
import org.sanmarco.words.Messages;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The start screen: new game, continue, open, quit. */
public final class HomeScreen extends ServedPage implements Screen {

  private static final Logger LOG = LoggerFactory.getLogger(HomeScreen.class);
  private static final String TEXTS = "org.sanmarco.ui.home.home";

  private final AutosaveStatus autosaveStatus;

  /** The place of the games elsewhere, below the choice of the language. */
  private static final Insets ELSEWHERE = new Insets(76, 24, 24, 24);

  private final WaitingGames elsewhere;

  @FXML private StackPane page;
  @FXML private ImageView board;
  @FXML private MenuButton language;
  @FXML private VBox games;
  @FXML private Button resume;
  @FXML private Label resumable;
  @FXML private Label refused;
  @FXML private Button rules;
  @FXML private Button settings;
  @FXML private Label edition;

  /** The buttons that set up a game of each kind. */
  private final List<Button> starts = new ArrayList<>();

  /** The game to continue; null if there is none, so that the tutorial is offered instead. */
  private @Nullable Path waiting;

  private boolean isLeft;

  /**
   * The screen, which immediately searches for a game to continue.
   *
   * @param autosaveStatus looks for that game
   */
  public HomeScreen(Services services, AutosaveStatus autosaveStatus) {
    super(services, services.messages(TEXTS), "home.fxml");
    this.autosaveStatus = autosaveStatus;
    KeyWords keys = KeyWords.in(messages.locale());
    keys.explain(rules, Key.RULES);
    keys.explain(settings, Key.SETTINGS);
    edition.setText(messages.text("edition", Program.version()));
    fillGames();
    fillLanguages();
    elsewhere = new WaitingGames(services);
    StackPane.setAlignment(elsewhere, Pos.TOP_RIGHT);
    StackPane.setMargin(elsewhere, ELSEWHERE);
    page.getChildren().add(elsewhere);
    resumable.setText(messages.text("looking"));
    services.<Autosave.Resumable>run(
        "look for a game to continue", autosaveStatus::find, this::found);
    // Pages over this one connect with the same games.
    page.disabledProperty()
        .subscribe(isCovered -> {
          if (isCovered) {
            elsewhere.close();
          } else if (!isLeft) {
            elsewhere.open();
          }
        });
  }

  @Override
  public Screen renewed() {
    return new HomeScreen(services, autosaveStatus);
  }

  @Override
  public void close() {
    isLeft = true;
    elsewhere.close();
  }

  @FXML
  private void startResume() {
    if (waiting == null) {
      services.navigator().firstGame(Games.installed().ids().getFirst());
    } else {
      services.navigator().resume(waiting);
    }
  }

  @FXML
  private void startOpen() {
    services.savedGameActions().open();
  }

  @FXML
  private void startJoin() {
    JoinDialog.open(services);
  }

  @FXML
  private void startPuzzles() {
    services.navigator().puzzles();
  }

  @FXML
  private void startToday() {
    services
        .puzzles()
        .load(known ->
            known
                .today()
                .ifPresentOrElse(services.navigator()::puzzle, services.navigator()::puzzles));
  }

  @FXML
  private void startElsewhere() {
    ElsewhereDialog.open(services);
  }

  @FXML
  private void startLibrary() {
    services.navigator().library();
  }

  @FXML
  private void startFame() {
    services.navigator().fame();
  }

  @FXML
  private void startSettings() {
    services.navigator().settings();
  }

  @FXML
  private void startRules() {
    services.navigator().rules("");
  }

  @FXML
  private void startQuit() {
    services.navigator().quit();
  }

  private void found(Autosave.Resumable found) {
    if (isLeft) {
      return;
    }
    Autosave.Latest kept = found.game().orElse(null);
    resume.setDisable(false);
    if (kept == null) {
      String first = GameTitle.kind(messages, Games.installed().ids().getFirst());
      resume.setText(messages.text("first"));
      resumable.setText(messages.text("none", first));
      focus(starts.getFirst());
    } else {
      waiting = kept.file();
      resumable.setText(words(kept.game().table(), kept.game().saved()));
      prefer();
    }
    if (!found.refused().isEmpty()) {
      Autosave.Trouble first = found.refused().getFirst();
      refused.setText(
          messages.text(
              "refused",
              first.place().getFileName(),
              services.savedGameActions().reason(first.reason().refusal())));
      Nodes.show(refused, true);
    }
    found.game().map(Autosave.Latest::game).ifPresent(this::showBoard);
  }

  /** Makes Enter continue instead of starting a game. */
  private void prefer() {
    resume.getStyleClass().add("accent");
    starts.getFirst().setDefaultButton(false);
    resume.setDefaultButton(true);
    focus(resume);
  }

  /** Gives the focus to what Enter presses, unless a player has moved it. */
  private void focus(Button main) {
    Scene scene = root.getScene();
    Node focused = scene == null ? null : scene.getFocusOwner();
    // Until the next frame the focus may lie on a node of the screen before.
    if (Stream.of(resume, starts.getFirst()).anyMatch(Node::isFocused)
        || focused == null
        || focused.getScene() == null) {
      main.requestFocus();
    }
  }

  /** Shows the board of the game to continue, as everyone may see it. */
  private void showBoard(SavedGame kept) {
    try {
      new BoardPictures(messages.locale(), services.preferences())
          .draw(Progress.of(kept.table(), kept.saved()))
          .ifPresent(picture -> {
            board.setImage(picture);
            Nodes.show(board, true);
          });
    } catch (RuntimeException broken) {
      // The game can be continued all the same.
      LOG.warn("no picture of the game to continue", broken);
    }
  }

  /** Each game with what it is in a line, and the one that teaches it beside it. */
  private void fillGames() {
    Messages shared = services.messages(NewGameScreen.TEXTS);
    for (String game : Games.installed().ids()) {
      Label name = Nodes.styled(new Label(GameTitle.kind(messages, game)), "home-game-name");
      Label what = new Label(GameUi.of(game).setupMessages(shared).text("what"));
      what.getStyleClass().add("home-game-what");
      Button start =
          Nodes.button(
              "home-new-" + game, "", () -> services.navigator().newGame(game), "home-game");
      start.setGraphic(new VBox(name, what));
      start.setAccessibleText(messages.text("new") + ": " + name.getText() + ". " + what.getText());
      start.setMaxWidth(Double.MAX_VALUE);
      starts.add(start);
      HBox row = Nodes.styled(new HBox(Nodes.wide(start)), "home-row");
      if (Lesson.isThere(game)) {
        Button first =
            Nodes.button(
                "home-first-" + game,
                messages.text("first"),
                () -> services.navigator().firstGame(game),
                "home-first");
        first.setTooltip(new Tooltip(messages.text("first.tip")));
        first.setAccessibleText(first.getText() + ": " + name.getText());
        first.setMaxHeight(Double.MAX_VALUE);
        row.getChildren().add(Nodes.uncut(first));
      }
      games.getChildren().add(row);
    }
    starts.getFirst().setDefaultButton(true);
  }

  /** The languages by their own names, for players who don't read the one that is set. */
  private void fillLanguages() {
    language.setGraphic(new FontIcon("mdal-language"));
    language.setText(Language.nameOf(messages.locale().getLanguage()));
    language.setAccessibleText(messages.text("language") + ": " + language.getText());
    for (String tag : Language.TAGS) {
      language
          .getItems()
          .add(Nodes.item("home-language-" + tag, Language.nameOf(tag), () -> speak(tag)));
    }
  }

  private void speak(String tag) {
    services.preferences().set(Setting.LANGUAGE, tag);
  }

  /** The description of a waiting game: its name, its players, its age, and the player on turn. */
  private String words(Table table, Instant saved) {
    Occasion occasion = table.occasion().begunAt(saved);
    String called = GameName.of(occasion, table.seats(), messages.language());
    String when =
        messages.text(
            "waiting", GameTitle.kind(messages, table.game().id()), called, messages.time(saved));
    int turn = table.position().onTurn();
    return turn == 0 ? when : when + "\n" + messages.text("waiting.turn", table.seat(turn).name());
  }
}
