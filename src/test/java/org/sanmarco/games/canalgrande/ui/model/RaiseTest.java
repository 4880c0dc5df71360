package org.sanmarco.games.canalgrande.ui.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Done;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Gondola;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Pass;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Play;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfCard;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.move.Choice.OfMove;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Guide;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;

/** A raise is assembled first, and played with one button. */
class RaiseTest {

  /** Anna opens a vote with two Castello cards and a gondola in hand. */
  private static final List<String> BEFORE =
      List.of(
          "deal CRO MAR DOR CAS",
          "deal POL POL MAR CAS",
          "draw CAN CAN CAS CAS GON 1 2 3",
          "divide CAN CAN 1 2 / CAS CAS GON 3",
          "take 1",
          "draw CRO CRO POL SPY DOG 1 1 1",
          "divide CRO CRO POL SPY 1 1 / DOG 1",
          "take 2");

  private final Table table =
      new Table(
          new CanalGrande(),
          new Setup(CanalGrande.ID, 2, Map.of()),
          List.of(new Seat("Anna", Seat.COLOURS.get(0)), new Seat("Ben", Seat.COLOURS.get(1))),
          1);
  private GameModel model;

  @BeforeEach
  void aVoteIsOpened() {
    BEFORE.forEach(move -> table.play(table.game().read(move)));
    model =
        new LedModel(
            table, new CanalGrandeFlow(), () -> {}, () -> Secrecy.COVER, () -> false, Guide.NONE);
    model.goOn();
    assertThat(model.prompt()).isEqualTo(new Deciding(1, Phase.VOTE));
  }

  private CanalGrandeDecision decision() {
    return (CanalGrandeDecision) model.decision();
  }

  private CanalGrandeView seen() {
    return (CanalGrandeView) model.view();
  }

  private void click(Card... cards) {
    for (Card card : cards) {
      decision().click(new OfCard(card));
    }
  }

  @Test
  @RuleTest("GV5")
  void clickedCardsLieOnTheTableUnplayed() {
    click(Card.CAS, Card.CAS, Card.GONDOLA, Card.MAR);
    assertThat(table.size()).isEqualTo(BEFORE.size());
    assertThat(decision().raised()).containsExactly(Card.CAS, Card.CAS, Card.GONDOLA, Card.MAR);
    assertThat(seen().table(1).size()).isEqualTo(3);
    assertThat(seen().gondolas(1)).isEqualTo(1);
    assertThat(seen().hand(1).list()).containsExactly(Card.CRO, Card.DOR, Card.CAS);
  }

  @Test
  void cardsOnTheTableAreTakenBack() {
    click(Card.CAS, Card.CAS, Card.GONDOLA, Card.MAR);
    decision().takeBack(Card.CAS);
    assertThat(decision().parts()).containsExactly(new Play(Card.CAS), new Gondola(Card.MAR));
    decision().takeBack(Card.GONDOLA);
    decision().takeBack(Card.CAS);
    assertThat(decision().canGoBack()).isFalse();
    assertThat(seen().hand(1).size()).isEqualTo(7);
  }

  @Test
  void cardsThatNeedOneTakenBackGoWithIt() {
    click(Card.MAR, Card.GONDOLA, Card.CAS, Card.CAS);
    decision().takeBack(Card.GONDOLA);
    assertThat(decision().raised()).containsExactly(Card.MAR);
  }

  @Test
  @RuleTest("GV5")
  void playingARaiseWritesItCardByCard() {
    click(Card.CAS, Card.GONDOLA, Card.MAR);
    decision().click(new OfMove(new Done()));
    assertThat(table.history().subList(BEFORE.size(), table.size()))
        .extracting(PlayedMove::move)
        .containsExactly(new Play(Card.CAS), new Gondola(Card.MAR), new Done());
    assertThat(model.prompt()).isEqualTo(new Curtain(2));
  }

  @Test
  void aRaiseThatHasShownACardStays() {
    click(Card.MAR);
    decision().click(new OfMove(new Done()));
    assertThat(model.canUndo()).isFalse();
  }

  @Test
  void undoingARaiseLaysItOutAgainAndRedoPlaysIt() {
    model.practise();
    click(Card.CAS, Card.GONDOLA, Card.MAR);
    decision().click(new OfMove(new Done()));
    model.undo();
    assertThat(table.size()).isEqualTo(BEFORE.size());
    assertThat(decision().raised()).containsExactly(Card.CAS, Card.GONDOLA, Card.MAR);
    model.redo();
    assertThat(table.size()).isEqualTo(BEFORE.size() + 3);
    assertThat(model.prompt()).isEqualTo(new Curtain(2));
  }

  @Test
  void othersDontSeeARaiseBeforeItIsPlayed() {
    click(Card.CAS);
    assertThat(seen().seat()).isEqualTo(1);
    assertThat(((CanalGrandeView) table.view(0)).table(1).size()).isZero();
    model.lookAt(table.size() - 1);
    assertThat(seen().table(1).size()).isZero();
    model.lookAt(table.size());
    assertThat(seen().table(1).size()).isEqualTo(1);
  }

  @Test
  @RuleTest("GV3")
  void aRaiseThatIsTooSmallCantBePlayed() {
    click(Card.CAS, Card.CAS);
    decision().click(new OfMove(new Done()));
    model.goOn();
    assertThat(decision().choices()).containsExactly(new OfMove(new Pass()));
  }
}
