package org.sanmarco.ui.home;

import java.nio.file.Path;
import java.time.Instant;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.Autosave;
import org.sanmarco.save.Program;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.AutosaveStatus;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.keys.KeyWords;
import org.sanmarco.words.Messages;

/** The start screen: new game, continue, open, quit. */
public final class HomeScreen implements Screen {

  private static final String TEXTS = "org.sanmarco.ui.home.home";

  private static final PseudoClass FOCUSED = PseudoClass.getPseudoClass("focused");

  private final Services services;
  private final AutosaveStatus autosaveStatus;
  private final Messages messages;
  private final Parent root;

  @FXML private StackPane picture;
  @FXML private Button newGame;
  @FXML private Button resume;
  @FXML private Label resumable;
  @FXML private Label refused;
  @FXML private Button rules;
  @FXML private Button settings;
  @FXML private Button quit;
  @FXML private Label edition;

  private @Nullable Path waiting;
  private boolean left;

  /**
   * The screen, which at once looks for a game to continue.
   *
   * @param autosaveStatus looks for that game
   */
  public HomeScreen(Services services, AutosaveStatus autosaveStatus) {
    this(services, autosaveStatus, services.messages(TEXTS));
    resumable.setText(messages.text("looking"));
    services
        .background()
        .<AutosaveStatus.Found>run(
            "look for a game to continue", autosaveStatus::find, this::found);
  }

  /**
   * The screen with the game found, for a picture.
   *
   * @param found what it will have found
   */
  public HomeScreen(Services services, AutosaveStatus autosaveStatus, AutosaveStatus.Found found) {
    this(services, autosaveStatus, services.messages(TEXTS));
    found(found);
    newGame.pseudoClassStateChanged(FOCUSED, true);
  }

  private HomeScreen(Services services, AutosaveStatus autosaveStatus, Messages messages) {
    this.services = services;
    this.autosaveStatus = autosaveStatus;
    this.messages = messages;
    this.root = Fxml.load(this, "home.fxml", messages);
    picture.getChildren().add(new Lagoon());
    KeyWords keys = KeyWords.in(messages.locale());
    keys.explain(rules, Key.RULES);
    keys.explain(settings, Key.SETTINGS);
    keys.explain(quit, Key.ESCAPE);
    edition.setText(messages.text("edition", Program.version()));
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public Screen renewed() {
    return new HomeScreen(services, autosaveStatus);
  }

  @Override
  public void close() {
    left = true;
  }

  @FXML
  private void startNew() {
    services.navigator().newGame();
  }

  @FXML
  private void startResume() {
    Path kept = waiting;
    if (kept != null) {
      services.navigator().resume(kept);
    }
  }

  @FXML
  private void startOpen() {
    services.savedGameActions().open();
  }

  @FXML
  private void startLibrary() {
    services.navigator().library();
  }

  @FXML
  private void startSettings() {
    services.navigator().settings();
  }

  @FXML
  private void startFirst() {
    services.navigator().firstGame();
  }

  @FXML
  private void startRules() {
    services.navigator().rules("");
  }

  @FXML
  private void startQuit() {
    services.navigator().quit();
  }

  private void found(AutosaveStatus.Found found) {
    if (left) {
      return;
    }
    Autosave.Latest kept = found.game().orElse(null);
    if (kept == null) {
      resumable.setText(messages.text("none"));
    } else {
      waiting = kept.file();
      resume.setDisable(false);
      resumable.setText(words(kept.game().table(), kept.game().saved()));
    }
    if (!found.refused().isEmpty()) {
      AutosaveStatus.Trouble first = found.refused().getFirst();
      refused.setText(
          messages.text(
              "refused",
              first.place().getFileName(),
              services.savedGameActions().reason(first.reason().refusal())));
      refused.setVisible(true);
      refused.setManaged(true);
    }
  }

  private String words(Table table, Instant saved) {
    String names =
        table.seats().stream().map(Seat::name).distinct().collect(Collectors.joining(", "));
    int round = table.position().round();
    return messages.text("waiting", names, round, messages.time(saved));
  }
}
