package org.sanmarco.ui.testing;

import module java.base;

import javafx.scene.control.Button;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.View;
import org.sanmarco.table.Table;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.GameFlow;

/**
 * Plays a game through the window as people would, by clicks on the screen. Takes a legal move from
 * the table, and checks that the clicks make just that move.
 */
public final class Player {

  /** The fingers of each game, by its identifier. */
  public static final Map<String, Fingers<?>> FINGERS =
      Map.of(
          SanMarco.ID, new SanMarcoFingers(),
          CanalGrande.ID, new CanalGrandeFingers(),
          MarcoPolo.ID, new MarcoPoloFingers());

  private static final int MOST_STEPS = 5_000;

  private final Window window;
  private final Hand hand;
  private final Random random;
  private final List<Choice> pointed = new ArrayList<>();
  private final Set<Enum<?>> seen = new HashSet<>();
  private int ended;

  /** Plays with choices that depend on nothing but the seed. */
  public Player(Window window, Hand hand, long seed) {
    this.window = window;
    this.hand = hand;
    this.random = new Random(seed);
  }

  /** The phases in which something was decided or done so far. */
  public Set<Enum<?>> seen() {
    return seen;
  }

  /** The number of turns ended with the button for it. */
  public int ended() {
    return ended;
  }

  /** The game at which the window is. */
  public Table table() {
    return Fx.on(() -> window.table().orElseThrow());
  }

  /** Plays on until the game is as described, or until it is over. */
  public void playUntil(Predicate<Player> enough) {
    for (int step = 0; step < MOST_STEPS; step++) {
      if (isOver() || enough.test(this)) {
        return;
      }
      step();
    }
    throw new AssertionError("the game doesn't end");
  }

  /** Whether the end of the game is on the screen. */
  public boolean isOver() {
    return window.find("game-over").isPresent();
  }

  /** Whether a seat decides in a phase. */
  public boolean isAt(Enum<?> phase) {
    return window.find("go-on").isEmpty()
        && position().phase() == phase
        && position().actor() instanceof Actor.Seat;
  }

  public Position position() {
    return Fx.on(() -> table().position());
  }

  /** Lets the computer whose turn it is make its move. */
  public void watch() {
    int moves = table().size();
    Fx.run(() -> {
      if (Fx.lookup(window.scene(), "#computer-hurry") instanceof Button hurry
          && Fx.isShown(hurry)) {
        hurry.fire();
      }
    });
    Fx.until(() -> table().size() > moves || !Fx.isUsable(window.scene(), "computer"));
  }

  /** Does one thing. */
  public void step() {
    Position before = position();
    pointed.clear();
    try {
      doOne();
    } catch (AssertionError failure) {
      Pictures.keep(window, "stuck");
      throw new AssertionError(
          "after move %d, phase %s, pointed at %s, in %s"
              .formatted(table().size(), before.phase(), pointed, before.describe()),
          failure);
    }
  }

  private void doOne() {
    window.awaitRest();
    if (window.find("moment").isPresent()) {
      hand.click("moment-skip");
      return;
    }
    seen.add(position().phase());
    switch (due()) {
      case "roll-all" -> hand.click(random.nextBoolean() ? "roll-all" : "go-on");
      case "computer" -> watch();
      case "end-turn" -> endTurn();
      case "" -> {
        // A computer may just have moved: what is pressed at once would be dropped.
        window.awaitRest();
        if (due().isEmpty() && isAsked()) {
          Objects.requireNonNull(FINGERS.get(table().game().id())).move(this);
        }
      }
      case String button -> hand.click(button);
    }
  }

  /** Ends the turn; plays a move that is held back until then. */
  void endTurn() {
    window.awaitRest();
    hand.click("end-turn");
    ended++;
  }

  /** Whether a person must decide. */
  private boolean isAsked() {
    return Fx.on(
        () -> table().actor() instanceof Actor.Seat(int seat) && !table().seat(seat).isComputer());
  }

  /**
   * The button to click before a decision, or an empty string. All are checked in one call, since
   * computers continue by themselves.
   */
  private String due() {
    return Fx.on(() ->
        Stream.of("roll-all", "end-turn", "go-on", "computer", "peek-stay")
            .filter(id -> Fx.isUsable(window.scene(), id))
            .findFirst()
            .orElse(""));
  }

  /** The course of the game on a screen. */
  GameFlow flow() {
    return GameUi.of(table().game().id()).flow();
  }

  /** The view of the seat that must decide. */
  public View view() {
    return Fx.on(() -> table().view(position().onTurn()));
  }

  /** Remembers the target of the pointer, to name it in a failure. */
  public void pointAt(Choice choice) {
    pointed.add(choice);
  }

  public Window window() {
    return window;
  }

  public Random random() {
    return random;
  }
}
