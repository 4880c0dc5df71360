package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.save.Setting;
import org.sanmarco.save.Settings.Animation;
import org.sanmarco.table.GameRecord;
import org.sanmarco.ui.Fx;
import org.sanmarco.ui.Hand;

/**
 * Whole games of Marco Polo through the window, by clicks and keys alone: for two in both variants,
 * for three and for five; left in the middle and taken up again.
 */
class CaravanGameTest {

  private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");
  private static final int MOST_STEPS = 6000;

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 20_261_123);

  private final Hand hand = window.hand();
  private final Random random = new Random(7);

  private void begin(int players, String... further) {
    Fx.run(() ->
        window
            .services()
            .preferences()
            .change(settings ->
                settings
                    .with(Setting.COMPUTERS, List.of("", "", "", "", ""))
                    .with(Setting.ANIMATION, Animation.OFF)));
    hand.click("home-new").click("game-marco-polo").click("players-" + players);
    for (String id : further) {
      hand.click(id);
    }
    hand.click("seat-1-leads").click("newgame-start");
    window.settle();
  }

  @Test
  void twoPlayersWithOneCamelInATurn() {
    begin(2);
    playToTheEnd();
  }

  @Test
  @Tag("pictures")
  void twoPlayersWithBothCamels() {
    begin(2, "variant-both");
    assertThat(position().mayMoveBoth()).isTrue();
    playToTheEnd();
  }

  @Test
  @Tag("pictures")
  void fivePeople() {
    begin(5);
    playToTheEnd();
  }

  @Test
  void threeWhoContinueTomorrow() {
    begin(3);
    play(() -> position().turn() >= 12);
    GameRecord before = record();
    Fx.run(() -> window.services().navigator().home());
    window.settle();
    window.restart();
    hand.click("home-continue");
    window.settle();
    assertThat(record().moves()).isEqualTo(before.moves());
    playToTheEnd();
  }

  private void playToTheEnd() {
    play(() -> false);
    assertThat(position().isOver()).isTrue();
    for (int winner : Objects.requireNonNull(position().result()).winners()) {
      assertThat(window.text("game-over-title"))
          .contains(window.table().orElseThrow().seat(winner).name());
    }
  }

  private interface Until {
    boolean reached();
  }

  private void play(Until until) {
    for (int step = 0; !isOver() && !until.reached(); step++) {
      assertThat(step).isLessThan(MOST_STEPS);
      step();
      window.settle();
    }
  }

  private boolean isOver() {
    return window.find("game-over-title").isPresent();
  }

  /** One click or key: what leads on, else a card that pays or may be taken, else the stop. */
  private void step() {
    if (is("go-on")) {
      hand.click("go-on");
      return;
    }
    if (is("taking")) {
      List<Node> open = lit("#taking .playing-card");
      Node card = open.get(random.nextInt(open.size()));
      Fx.run(card::requestFocus);
      hand.push(KeyCode.ENTER);
      return;
    }
    List<Node> spaces = lit("#board .target");
    List<Node> cards = lit("#playing .playing-card");
    if (!spaces.isEmpty() && random.nextInt(3) == 0) {
      hand.click(spaces.get(random.nextInt(spaces.size())));
    } else if (!cards.isEmpty()) {
      Node card = cards.get(random.nextInt(cards.size()));
      hand.push(KeyCode.valueOf("DIGIT" + Objects.requireNonNull(card.getId()).substring(5)));
    } else if (is("ballast") && random.nextBoolean()) {
      hand.click("ballast");
    } else if (!spaces.isEmpty()) {
      hand.click(spaces.getFirst());
    } else {
      hand.click("stop");
    }
  }

  private boolean is(String id) {
    return Fx.on(() -> Fx.isUsable(window.scene(), id));
  }

  /** What is lit and can be numbered: a hand has more cards than there are digits. */
  private List<Node> lit(String found) {
    return Fx.on(() ->
        window.scene().getRoot().lookupAll(found).stream()
            .filter(Fx::isShown)
            .filter(node -> node.getPseudoClassStates().contains(LIT))
            .filter(node -> !Optional.ofNullable(node.getId()).orElse("").matches("hand-\\d\\d"))
            .toList());
  }

  private GameRecord record() {
    return Fx.on(() -> window.table().orElseThrow().record());
  }

  private MarcoPoloPosition position() {
    return Fx.on(() -> (MarcoPoloPosition) window.table().orElseThrow().position());
  }
}
