package org.sanmarco.games.sanmarco.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.Seen.decision;
import static org.sanmarco.ui.testing.Seen.view;

import module java.base;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Place;
import org.sanmarco.games.sanmarco.ui.board.BoardView;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;

/** The way of a San Marco card from the hand to the board. */
class HandToBoardTest {

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  @Test
  @RuleTest("C1")
  void aCardIsDraggedToItsDistrict() {
    GameWindow game = windows.open(3, 4);
    game.until(() -> game.isDeciding(Phase.PLAY) && game.districtCard() != null);
    Card card = Objects.requireNonNull(game.districtCard());
    int moves = game.model.moves();
    game.hand.drag(id(game, card), "status");
    assertThat(decision(game.model).card()).as("let go elsewhere it is chosen").contains(card);
    assertThat(game.model.moves()).isEqualTo(moves);
    game.hand.drag(id(game, card), "district-" + game.far());
    assertThat(game.model.moves()).isEqualTo(moves);
    assertThat(game.model.decision().whyNot()).as("why not there").isPresent();
    game.hand.drag(id(game, card), "district-" + card.district());
    assertThat(game.model.moves()).isEqualTo(moves + 1);
  }

  @Test
  void choosingACardMovesNoCard() {
    GameWindow game = windows.open(3, 4);
    game.until(() -> game.isDeciding(Phase.PLAY) && view(game.model).hand().size() > 1);
    List<Bounds> before = hand(game);
    game.hand.click("hand-1");
    assertThat(decision(game.model).card()).isPresent();
    assertThat(hand(game)).isEqualTo(before);
  }

  private static List<Bounds> hand(GameWindow game) {
    return GameWindow.on(() -> {
      Fx.laidOut(game.scene());
      return IntStream.rangeClosed(1, view(game.model).hand().size())
          .mapToObj(number -> game.find("hand-" + number))
          .map(card -> card.localToScene(card.getLayoutBounds()))
          .toList();
    });
  }

  @Test
  void escapeSendsADraggedCardBack() {
    GameWindow game = windows.open(3, 4);
    game.until(() -> game.isDeciding(Phase.PLAY) && game.districtCard() != null);
    Card card = Objects.requireNonNull(game.districtCard());
    int moves = game.model.moves();
    game.hand.dragAndThinkBetter(id(game, card), "district-" + card.district());
    assertThat(game.model.moves()).isEqualTo(moves);
    assertThat(game.model.decision().whyNot()).as("nothing is said").isEmpty();
    assertThat(GameWindow.on(() -> game.find(id(game, card)).getTranslateX())).isZero();
    game.hand.drag(id(game, card), "district-" + card.district());
    assertThat(game.model.moves()).as("it can be dragged again").isEqualTo(moves + 1);
  }

  @Test
  void whereACardIsDraggedIsSeenHowItWouldStandThere() {
    GameWindow game = windows.open(3, 4);
    game.until(() -> game.isDeciding(Phase.PLAY) && game.districtCard() != null);
    Card card = Objects.requireNonNull(game.districtCard());
    game.hand.click(id(game, card));
    BoardView board = (BoardView) game.find("board");
    Parent ghosts = (Parent) game.find("ghosts");
    assertThat(ghosts.getChildrenUnmodifiable()).isEmpty();
    GameWindow.on(() -> {
      Node district = game.find("district-" + card.district());
      Bounds bounds = district.localToScene(district.getBoundsInLocal());
      board.dragOver(bounds.getCenterX(), bounds.getCenterY());
      return board;
    });
    assertThat(ghosts.getChildrenUnmodifiable()).isNotEmpty();
    GameWindow.on(() -> {
      board.dragEnded();
      return board;
    });
    assertThat(ghosts.getChildrenUnmodifiable()).isEmpty();
  }

  @Test
  @RuleTest("C1")
  void enterChoosesTheCardsOwnDistrict() {
    GameWindow game = windows.open(4, 7);
    game.until(() -> game.isDeciding(Phase.PLAY) && reachesAnEarlierDistrict(game).isPresent());
    Card card = reachesAnEarlierDistrict(game).orElseThrow();
    game.hand.push(KeyCode.valueOf("DIGIT" + (1 + view(game.model).hand().list().indexOf(card))));
    assertThat(game.focus()).isEqualTo("district-" + card.district());
  }

  /** A card from whose district a bridge leads to one that comes before it on the board. */
  private static Optional<Card> reachesAnEarlierDistrict(GameWindow game) {
    return decision(game.model).asked().legal().stream()
        .filter(Place.class::isInstance)
        .map(Place.class::cast)
        .filter(place -> place.to().ordinal() < place.card().ordinal())
        .map(place -> Card.of(place.card()))
        .findFirst();
  }

  private static String id(GameWindow game, Card card) {
    return "hand-" + (1 + view(game.model).hand().list().indexOf(card));
  }
}
