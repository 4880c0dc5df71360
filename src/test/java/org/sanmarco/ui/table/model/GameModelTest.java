package org.sanmarco.ui.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoMove.Roles;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Table;
import org.sanmarco.ui.move.Choice.OfCard;
import org.sanmarco.ui.move.Choice.OfDistrict;
import org.sanmarco.ui.move.Choice.OfGivingUp;
import org.sanmarco.ui.move.Choice.OfPair;
import org.sanmarco.ui.move.Choice.OfRole;
import org.sanmarco.ui.move.Step;
import org.sanmarco.ui.table.model.GameSummary.Place;
import org.sanmarco.ui.table.model.GameSummary.Row;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.Shown;

class GameModelTest {

  private final List<GameRecord> kept = new ArrayList<>();

  private GameModel model(Table table) {
    return new GameModel(table, kept::add);
  }

  @ParameterizedTest
  @CsvSource({"3, 1", "3, 2", "3, 3", "4, 4", "4, 5", "4, 6", "2, 7", "2, 8", "2, 9"})
  void wholeGamesAreClickedThroughWithoutASecretInSight(int players, long seed) {
    Table table = Clicker.table(players, seed);
    GameModel model = model(table);
    Clicker clicker = new Clicker(model, seed);
    Set<Class<?>> met = new HashSet<>();
    int rounds = 0;
    for (int i = 0; !(model.stage() instanceof GameOver); i++) {
      assertThat(i).isLessThan(5000);
      met.add(model.stage().getClass());
      rounds += model.stage() instanceof RoundOver ? 1 : 0;
      keepsSecrets(model, table);
      clicker.step();
      assertThat(kept).isNotEmpty().last().isEqualTo(table.record());
    }
    rounds += model.stage() instanceof RoundOver ? 1 : 0;
    assertThat(rounds).isEqualTo(3);
    assertThat(met).contains(Chance.class, Shown.class, Deciding.class);
    assertThat(met.contains(Curtain.class)).isEqualTo(players != 3);
    GameSummary summary = ((GameOver) model.stage()).summary();
    List<Row> rows = summary.places().stream().flatMap(place -> place.rows().stream()).toList();
    assertThat(rows).hasSize(players == 3 ? 3 : 4);
    for (Row row : rows) {
      int last = row.last().values().stream().mapToInt(Integer::intValue).sum();
      assertThat(row.doge() + row.tolls() - row.paid() + row.bonus() + last)
          .isEqualTo(row.total())
          .isEqualTo(model.view().prestige(row.seat()));
    }
    Result result = Objects.requireNonNull(model.view().result());
    assertThat(summary.winners().stream().map(Place::player))
        .containsExactlyInAnyOrderElementsOf(result.winners());
    assertThat(summary.places())
        .allSatisfy(
            place -> assertThat(place.result()).isEqualTo(result.scores().get(place.player() - 1)));
  }

  /** Whatever is hidden from all is hidden here, but for the one who divides in front of it. */
  private static void keepsSecrets(GameModel model, Table table) {
    SanMarcoView all = (SanMarcoView) table.view(0);
    SanMarcoView shown = model.view();
    for (int divider : all.dividers()) {
      boolean own =
          model.stage() instanceof Deciding(int seat, Phase phase)
              && phase == Phase.DIVIDE
              && seat == divider;
      if (all.isHidden(divider) && !own) {
        assertThat(shown.isHidden(divider)).isTrue();
        assertThat(shown.drawn(divider).isEmpty()).isTrue();
        assertThat(shown.offers(divider)).isEmpty();
      }
    }
  }

  @Test
  void aCurtainComesBeforeAndAfterEachSecretDivision() {
    Table table = Clicker.table(4, 11);
    GameModel model = model(table);
    Clicker clicker = new Clicker(model, 11);
    clicker.until(Curtain.class);
    List<Integer> dividers = model.view().dividers();
    assertThat(dividers).hasSize(2);
    assertThat(model.stage()).isEqualTo(new Curtain(dividers.getFirst()));
    assertThat(model.decision().division()).isEmpty();
    model.goOn();
    assertThat(model.stage()).isEqualTo(new Deciding(dividers.getFirst(), Phase.DIVIDE));
    assertThat(model.decision().division().orElseThrow().cards()).hasSize(8);
    assertThat(model.canUndo()).isFalse();
    clicker.until(Curtain.class);
    assertThat(model.stage()).isEqualTo(new Curtain(dividers.getLast()));
    model.goOn();
    clicker.until(Curtain.class);
    assertThat(model.stage()).isEqualTo(new Curtain(0));
    assertThat(model.canUndo()).as("the first offers are face up").isFalse();
    model.goOn();
    assertThat(model.stage()).isInstanceOf(Deciding.class);
    assertThat(model.view().isHidden(dividers.getLast())).isTrue();
  }

  @Test
  @RuleTest("V1")
  void twoPlacementsSettleTheRolesOfTwoPlayers() {
    GameModel model = model(Clicker.table(2, 1));
    new Clicker(model, 1).until(Phase.ROLES);
    RoleAssignment casting = model.decision().casting().orElseThrow();
    assertThat(model.acting()).isEqualTo(model.leading()).containsExactly(1, 3);
    assertThat(casting.seats()).containsExactly(1, 3, 2, 4);
    assertThat(casting.held()).isEqualTo(1);
    model.decision().cast(3, 2);
    assertThat(casting.at(3)).as("the other colour divides in the other pair").isEqualTo(1);
    assertThat(casting.isPut(3)).isFalse();
    assertThat(casting.held()).isEqualTo(2);
    assertThat(casting.isOpen(1)).isTrue();
    assertThat(casting.isOpen(2)).isFalse();
    assertThat(casting.settled()).isEmpty();
    model.decision().giveRoles();
    assertThat(model.stage()).isInstanceOf(Deciding.class);
    model.decision().cast(4, 4);
    assertThat(casting.settled()).contains(new Roles(List.of(2, 3, 1, 4)));
    assertThat(casting.held()).isZero();
    model.decision().giveRoles();
    assertThat(model.view().roles()).containsExactly(2, 3, 1, 4);
    model.undo();
    assertThat(model.decision().casting().orElseThrow().settled()).isEmpty();
  }

  @Test
  @RuleTest("V1")
  void aRoleThatCanNotBeSaysWhyAndChangesNothing() {
    GameModel model = model(Clicker.table(2, 1));
    new Clicker(model, 1).until(Phase.ROLES);
    RoleAssignment casting = model.decision().casting().orElseThrow();
    model.decision().cast(1, 1);
    model.decision().cast(3, 2);
    assertThat(refusal(model)).isEqualTo(Refusal.of("V1", "roles-of-two"));
    model.decision().cast(3, 3);
    assertThat(refusal(model)).isEqualTo(Refusal.of("V1", "roles-of-two"));
    assertThat(model.decision().chosen()).containsExactly(new OfRole(1, 1));
    model.decision().hold(3);
    assertThat(model.decision().whyNot()).as("it can't be elsewhere").isPresent();
    model.decision().cast(3, 1);
    assertThat(model.decision().whyNot()).isEmpty();
    assertThat(model.decision().chosen())
        .as("in the place of the other")
        .containsExactly(new OfRole(1, 3));
    model.decision().hold(3);
    assertThat(casting.held()).as("off its place").isEqualTo(3);
    assertThat(model.decision().canGoBack()).isFalse();
    model.decision().hold(4);
    assertThat(casting.held()).isEqualTo(4);
    model.decision().cast(4, 3);
    model.decision().back();
    assertThat(casting.placeOf(4)).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  @RuleTest("V4")
  void inTheLastTurnOnePlacementSettlesTheRoles(int left) {
    GameModel model = modelGivingRoles(left);
    RoleAssignment casting = model.decision().casting().orElseThrow();
    List<Integer> open =
        casting.seats().stream().filter(seat -> casting.placeOf(seat) == 0).toList();
    assertThat(open).hasSize(2);
    assertThat(model.isLastTurn()).isTrue();
    assertThat(model.decision().step()).isEqualTo(Step.LAST_ROLE);
    model.decision().cast(open.getLast(), 1);
    assertThat(casting.settled()).isPresent();
    model.decision().giveRoles();
    assertThat(model.view().roles()).hasSize(left).startsWith(open.getLast());
  }

  @Test
  @RuleTest("V4")
  void whoPlaysAloneNeedsNoCurtain() {
    GameModel model = modelGivingRoles(2);
    Clicker clicker = new Clicker(model, 1);
    while (model.view().phase() != Phase.CHOOSE) {
      assertThat(model.stage()).isNotInstanceOf(Curtain.class);
      clicker.step();
    }
  }

  /** A game for two in which roles are to be given to so many colours. */
  private GameModel modelGivingRoles(int seats) {
    for (int seed = 1; seed < 100; seed++) {
      GameModel model = model(Clicker.table(2, seed));
      Clicker clicker = new Clicker(model, seed);
      while (!(model.stage() instanceof GameOver)) {
        if (model
            .decision()
            .casting()
            .filter(casting -> casting.seats().size() == seats)
            .isPresent()) {
          return model;
        }
        clicker.step();
      }
    }
    throw new AssertionError("no such game");
  }

  @Test
  void aDivisionIsTakenBackOnlyUntilTheNextDividerHasLooked() {
    GameModel model = model(Clicker.table(4, 12));
    Clicker clicker = new Clicker(model, 12);
    clicker.until(Phase.DIVIDE);
    clicker.until(Curtain.class);
    assertThat(model.canUndo()).isTrue();
    model.undo();
    assertThat(model.stage()).isInstanceOf(Curtain.class);
    model.goOn();
    assertThat(model.decision().division().orElseThrow().left())
        .as("as it was divided before")
        .isZero();
    model.decision().divide();
    model.goOn();
    assertThat(model.canUndo()).isFalse();
    model.undo();
    assertThat(model.stage()).isInstanceOf(Deciding.class);
    assertThat(model.decision().division().orElseThrow().left()).isEqualTo(8);
  }

  @Test
  void nothingIsTakenBackPastADie() {
    GameModel model = model(Clicker.table(3, 1));
    assertThat(model.canUndo()).isFalse();
    model.rollAll();
    assertThat(model.stage()).isInstanceOf(Shown.class);
    assertThat(model.setupDice()).hasSize(3).allSatisfy(dice -> assertThat(dice).hasSize(4));
    assertThat(model.canUndo()).isFalse();
    model.goOn();
    model.decision().click(model.decision().choices().iterator().next());
    assertThat(model.history()).hasSize(13);
    model.undo();
    assertThat(model.history()).hasSize(12);
    assertThat(model.canUndo()).isFalse();
    assertThat(kept).last().isEqualTo(model.record());
  }

  @Test
  void oneDieAfterTheOther() {
    GameModel model = model(Clicker.table(4, 1));
    for (int i = 0; i < 16; i++) {
      assertThat(model.stage()).isEqualTo(new Chance(Phase.SETUP_ROLL, 1 + i / 4));
      model.goOn();
    }
    assertThat(model.stage()).isInstanceOf(Shown.class);
  }

  @Test
  void theDivisionSaysWhyItCanNotBeMade() {
    GameModel model = model(Clicker.table(3, 2));
    new Clicker(model, 2).until(Phase.DIVIDE);
    Division division = model.decision().division().orElseThrow();
    assertThat(division.cards()).hasSize(10);
    assertThat(division.offers()).isEqualTo(3);
    model.decision().divide();
    assertThat(refusal(model).code()).isEqualTo("empty-offer");
    for (int card = 1; card <= 10; card++) {
      model.decision().putOn(card);
    }
    assertThat(division.in(1)).hasSize(10);
    model.decision().putOn(1);
    assertThat(Objects.requireNonNull(model.decision().divisionRefusal()).code())
        .isEqualTo("empty-offer");
    model.decision().putOn(2);
    model.decision().putOn(2);
    assertThat(model.decision().divisionRefusal()).isNull();
    model.decision().put(3, Division.LEFT);
    assertThat(Objects.requireNonNull(model.decision().divisionRefusal()).code())
        .isEqualTo("not-the-cards-drawn");
    model.decision().put(3, 3);
    model.decision().putOn(3);
    assertThat(division.place(3)).isEqualTo(1);
    model.decision().divide();
    assertThat(model.stage()).isInstanceOf(Deciding.class);
    assertThat(model.view().phase()).isEqualTo(Phase.CHOOSE);
  }

  @Test
  void anOfferIsLookedAtBeforeItIsTaken() {
    GameModel model = model(Clicker.table(3, 3));
    new Clicker(model, 3).until(Phase.CHOOSE);
    model.decision().takeOffer();
    assertThat(model.view().phase()).isEqualTo(Phase.CHOOSE);
    model.decision().look(4);
    assertThat(model.decision().offer()).isZero();
    model.decision().look(3);
    model.decision().look(2);
    assertThat(model.decision().offer()).isEqualTo(2);
    int moves = model.history().size();
    model.decision().takeOffer();
    assertThat(model.history()).hasSize(moves + 1);
    assertThat(model.decision().offer()).isZero();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void aClickThatIsNotTakenSaysWhyAndChangesNothing(long seed) {
    Table table = Clicker.table(3, seed);
    GameModel model = model(table);
    new Clicker(model, seed).until(Phase.PLAY);
    Card card = model.view().hand().list().getFirst();
    int moves = table.size();
    model.decision().click(new OfDistrict(District.CAN));
    assertThat(model.decision().whyNot()).isPresent();
    assertThat(model.decision().whyNot().orElseThrow().refusal()).as("no card was chosen").isNull();
    model.decision().click(new OfCard(card));
    assertThat(model.decision().whyNot()).isEmpty();
    assertThat(model.decision().canGoBack()).isTrue();
    model.decision().click(new OfCard(card));
    assertThat(model.decision().canGoBack()).as("a card chosen twice is put back").isFalse();
    model.decision().click(new OfCard(card));
    if (card.district() != null) {
      model.decision().click(new OfPair(org.sanmarco.games.sanmarco.Pair.ALL.getFirst()));
      assertThat(model.decision().whyNot()).isPresent();
    }
    model.decision().back();
    assertThat(model.decision().canGoBack()).isFalse();
    assertThat(table.size()).isEqualTo(moves);
  }

  @Test
  void theDogeCanNotBeGivenUp() {
    GameModel model = model(Clicker.table(4, 7));
    Clicker clicker = new Clicker(model, 7);
    do {
      clicker.step();
      clicker.until(Phase.PLAY);
    } while (model.view().hand().count(Card.DOGE) == 0);
    model.decision().back();
    model.decision().back();
    model.decision().click(new OfCard(Card.DOGE));
    model.decision().click(new OfGivingUp());
    assertThat(refusal(model)).isEqualTo(Refusal.of("T8", "doge-must-be-played"));
  }

  @Test
  void aGameOpenedWhileSomebodyDividesInSecretBeginsBehindTheCurtain() {
    Table table = Clicker.table(4, 11);
    new Clicker(model(table), 11).until(Curtain.class);
    GameModel again = model(table);
    assertThat(again.stage()).isInstanceOf(Curtain.class);
    assertThat(table.actor()).isInstanceOf(Actor.Seat.class);
  }

  private static Refusal refusal(GameModel model) {
    return Objects.requireNonNull(model.decision().whyNot().orElseThrow().refusal());
  }
}
