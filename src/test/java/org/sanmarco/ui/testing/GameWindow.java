package org.sanmarco.ui.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.Seen.decision;
import static org.sanmarco.ui.testing.Seen.view;

import module java.base;

import javafx.css.PseudoClass;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.ui.board.BoardView;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Animation;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.dividing.Division;
import org.sanmarco.ui.keys.KeyUse;
import org.sanmarco.ui.table.GameScreen;
import org.sanmarco.ui.table.OpenGame;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Deciding;

/** A game in a window under test, and a random player who brings it to where it is wanted. */
public final class GameWindow implements AutoCloseable {

  private static final int MOST_STEPS = 4000;

  public final FakeServices services;
  public final GameScreen screen;
  public final GameModel model;
  public final Clicker clicker;
  public final Hand hand = new Hand(this::scene, this::settle);

  private final Stage stage = on(Stage::new);

  /** Opens a game. From a test's thread. */
  public GameWindow(Path folder, Table table, long seed) {
    Fx.run(Looks::load);
    services = new FakeServices(folder);
    screen = on(() -> new GameScreen(services, OpenGame.of(services, table)));
    model = screen.model();
    clicker = new Clicker(model, seed);
    on(() -> {
      Scene scene = new Scene(screen.root(), 1280, 800);
      Theme.STANDARD.apply(scene);
      // Drawing takes as long as styling and laying out.
      screen.root().setOpacity(Screens.ARE_WANTED ? 1 : 0);
      KeyUse.follow(scene);
      stage.setX(0);
      stage.setY(0);
      stage.setWidth(scene.getWidth());
      stage.setHeight(scene.getHeight());
      stage.setScene(scene);
      stage.show();
      if (Fx.lookup(scene, "#board") instanceof BoardView board) {
        board.setPulsing(false);
      }
      return stage;
    });
  }

  /** Whether clicks and keys are dropped for a moment. */
  public boolean isResting() {
    return Fx.find(scene(), "#game")
        .getPseudoClassStates()
        .contains(PseudoClass.getPseudoClass("resting"));
  }

  /** Waits until clicks and keys count again. */
  public void awaitRest() {
    Fx.until(() -> !isResting());
  }

  /** Waits until a page takes the key that was pressed last, too. */
  public void awaitQuiet() {
    Fx.until(() ->
        !Fx.find(scene(), "#game")
            .getPseudoClassStates()
            .contains(PseudoClass.getPseudoClass("settling")));
  }

  /** From now on pieces move, without a stop. */
  public void animate() {
    animate(false);
  }

  /**
   * From now on pieces move.
   *
   * @param stops whether they stop at decisive moments
   */
  public void animate(boolean stops) {
    Fx.run(() ->
        services
            .preferences()
            .change(settings ->
                settings.with(Setting.ANIMATION, Animation.NORMAL).with(Setting.MOMENTS, stops)));
  }

  @Override
  public void close() {
    on(() -> {
      screen.close();
      stage.hide();
      return screen;
    });
    services.autosave().close();
    assertThat(services.failed).isEmpty();
  }

  public Scene scene() {
    return Objects.requireNonNull(screen.root().getScene());
  }

  /** Waits until all deferred work is done, with the work that it defers itself. */
  private void settle() {
    for (int i = 0; i < 3; i++) {
      on(() -> screen);
    }
    Fx.run(() -> Fx.styled(scene()));
  }

  /** Whether there is such a node. */
  public boolean has(String id) {
    return on(() -> Fx.lookup(scene(), "#" + id) != null);
  }

  /** The identifier of the focused node. */
  public String focus() {
    return on(() -> Objects.requireNonNull(scene().getFocusOwner()).getId());
  }

  /** Presses a button. */
  public void fire(String id) {
    on(() -> {
      ((Button) find(id)).fire();
      return id;
    });
  }

  /** Does one thing at random. */
  public void step() {
    on(() -> {
      clicker.step();
      return clicker;
    });
  }

  public boolean isDeciding(Phase phase) {
    return model.prompt() instanceof Deciding deciding && deciding.phase() == phase;
  }

  public boolean isChance(Phase phase) {
    return model.prompt() instanceof Chance chance && chance.phase() == phase;
  }

  public void until(Phase phase) {
    until(() -> isDeciding(phase));
  }

  public void until(BooleanSupplier reached) {
    on(() -> {
      for (int i = 0; !reached.getAsBoolean(); i++) {
        assertThat(i).isLessThan(MOST_STEPS);
        clicker.step();
      }
      return true;
    });
  }

  public Division<Card> division() {
    return decision(model).division().orElseThrow();
  }

  public @Nullable Card districtCard() {
    return view(model).hand().list().stream()
        .filter(card -> card.district() != null)
        .findFirst()
        .orElse(null);
  }

  /** A district that is not lit. */
  public String far() {
    return List.of("CAN", "CRO", "POL", "MAR", "DOR", "CAS").stream()
        .filter(district ->
            model.decision().choices().stream()
                .noneMatch(choice -> choice.toString().contains("district=" + district)))
        .findFirst()
        .orElseThrow();
  }

  public Node find(String id) {
    return on(() -> Fx.find(scene(), "#" + id));
  }

  public String text(String id) {
    return on(() -> ((Labeled) find(id)).getText());
  }

  /** The texts of the labels in a node. */
  public List<String> labels(String id) {
    return on(() ->
        find(id).lookupAll(".label").stream().map(label -> ((Labeled) label).getText()).toList());
  }

  public void picture(String name) {
    // Lists learn how high their lines are one pulse after another.
    settle();
    on(() -> {
      Screens.picture(scene(), name + "-1280");
      return true;
    });
  }

  /** Leaves passes to players who can do nothing else. */
  public void leavePasses() {
    Fx.run(() ->
        services.preferences().change(settings -> settings.with(Setting.FORCED_PASSES, false)));
  }

  /** Waits for a condition for as long as moves are made. */
  public void await(Callable<Boolean> condition) {
    while (!on(condition)) {
      int moves = on(model::moves);
      try {
        Fx.until(() -> condition.call() || model.moves() != moves);
      } catch (AssertionError late) {
        throw new AssertionError("after move " + moves + " at " + on(model::prompt), late);
      }
    }
  }

  /** Opens a dialog over the game, as the program does, and returns its only button. */
  public Button openDialog() {
    return on(() -> {
      Button button = new Button("Done");
      Scene scene = scene();
      scene.setRoot(new Group());
      scene.setRoot(new StackPane(screen.root(), button));
      screen.root().setDisable(true);
      Fx.laidOut(scene);
      button.requestFocus();
      return button;
    });
  }

  /** A picture of the screen in a window of another size. */
  public void picture(String name, int width, int height) {
    if (!Screens.ARE_WANTED) {
      return;
    }
    on(() -> {
      Scene scene = scene();
      Region root = (Region) scene.getRoot();
      scene.setRoot(new Group());
      Screens.picture(root, width, height, name + "-" + width);
      scene.setRoot(root);
      return true;
    });
  }

  public static <T> T on(Callable<T> work) {
    return Fx.on(work);
  }
}
