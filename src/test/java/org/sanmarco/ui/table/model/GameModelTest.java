package org.sanmarco.ui.table.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.Seen.decision;
import static org.sanmarco.ui.testing.Seen.view;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.GameEnded;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundEnded;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roles;
import org.sanmarco.games.sanmarco.ui.model.GameSummary;
import org.sanmarco.games.sanmarco.ui.model.GameSummary.RankedPlayer;
import org.sanmarco.games.sanmarco.ui.model.GameSummary.Row;
import org.sanmarco.games.sanmarco.ui.model.RoleAssignment;
import org.sanmarco.games.sanmarco.ui.model.SetupDice;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfCard;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDistrict;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfGivingUp;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPair;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfRole;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoStep;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SeenMove;
import org.sanmarco.table.Table;
import org.sanmarco.ui.dividing.Division;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.Clicker;

class GameModelTest {

  private final List<GameRecord> kept = new ArrayList<>();

  private LedModel model(Table table) {
    return AnyTable.model(table, false, kept::add);
  }

  private static boolean endsOnlyARound(SeenMove played) {
    return played.events().stream().anyMatch(RoundEnded.class::isInstance)
        && played.events().stream().noneMatch(GameEnded.class::isInstance);
  }

  @ParameterizedTest
  @CsvSource({"3, 1", "3, 2", "3, 3", "4, 4", "4, 5", "4, 6", "2, 7", "2, 8", "2, 9"})
  void wholeGamesAreClickedThroughWithoutASecretInSight(int players, long seed) {
    Table table = Clicker.table(players, seed);
    LedModel model = model(table);
    Clicker clicker = new Clicker(model, seed);
    Set<Class<?>> met = new HashSet<>();
    int rounds = 0;
    for (int i = 0; !(model.prompt() instanceof GameOver); i++) {
      assertThat(i).isLessThan(5000);
      met.add(model.prompt().getClass());
      rounds += model.prompt() instanceof RoundOver ? 1 : 0;
      keepsSecrets(model, table);
      clicker.step();
      assertThat(kept).isNotEmpty().last().isEqualTo(table.record());
    }
    rounds += model.prompt() instanceof RoundOver ? 1 : 0;
    assertThat(rounds)
        .as("a round that ends with the game is told with the final scoring")
        .isEqualTo(model.history().stream().filter(GameModelTest::endsOnlyARound).count())
        .isBetween(2, 3);
    assertThat(met).contains(Chance.class, Shown.class, Deciding.class);
    assertThat(met.contains(Curtain.class)).isEqualTo(players != 3);
    GameSummary summary = GameSummary.of(model.history(), view(model));
    List<Row> rows = summary.ranking().stream().flatMap(place -> place.rows().stream()).toList();
    assertThat(rows).hasSize(players == 3 ? 3 : 4);
    for (Row row : rows) {
      int last = row.last().values().stream().mapToInt(Integer::intValue).sum();
      assertThat(row.doge() + row.tolls() - row.paid() + row.bonus() + last)
          .isEqualTo(row.total())
          .isEqualTo(view(model).prestige(row.seat()));
    }
    Result result = Objects.requireNonNull(model.view().result());
    assertThat(summary.winners().stream().map(RankedPlayer::player))
        .containsExactlyInAnyOrderElementsOf(result.winners());
    assertThat(summary.ranking())
        .allSatisfy(
            place -> assertThat(place.result()).isEqualTo(result.scores().get(place.player() - 1)));
  }

  /** Checks that everything hidden from all is hidden here, except from the divider. */
  private static void keepsSecrets(LedModel model, Table table) {
    SanMarcoView all = (SanMarcoView) table.view(0);
    SanMarcoView shown = view(model);
    for (int divider : all.dividers()) {
      boolean own =
          model.prompt() instanceof Deciding(int seat, Phase phase)
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
  void computersRollTheSetUpTogether() {
    Table table =
        new Table(
            SampleGames.GAME,
            new Setup(SanMarco.ID, 3, Map.of("leader", "2")),
            List.of(
                new Seat("Anna", "red"),
                new Seat("Ben", "blue", "easy"),
                new Seat("Cleo", "yellow", "easy")),
            3);
    LedModel model = model(table);
    assertThat(model.prompt()).isEqualTo(new Computer(2, true));
    model.computers().playChance(0);
    assertThat(model.prompt()).isEqualTo(new Chance(Phase.SETUP_ROLL, 1));
    assertThat(model.moves()).isEqualTo(8);
  }

  @Test
  void aCurtainComesBeforeAndAfterEachSecretDivision() {
    Table table = Clicker.table(4, 11);
    LedModel model = model(table);
    Clicker clicker = new Clicker(model, 11);
    clicker.until(Curtain.class);
    List<Integer> dividers = view(model).dividers();
    assertThat(dividers).hasSize(2);
    assertThat(model.prompt()).isEqualTo(new Curtain(dividers.getFirst()));
    assertThat(decision(model).division()).isEmpty();
    model.goOn();
    assertThat(model.prompt()).isEqualTo(new Deciding(dividers.getFirst(), Phase.DIVIDE));
    assertThat(decision(model).division().orElseThrow().cards()).hasSize(8);
    assertThat(model.canUndo()).isFalse();
    clicker.until(Curtain.class);
    assertThat(model.prompt()).isEqualTo(new Curtain(dividers.getLast()));
    model.goOn();
    clicker.until(Curtain.class);
    assertThat(model.prompt()).isEqualTo(new Curtain(0));
    assertThat(model.canUndo()).as("the first offers are face up").isFalse();
    model.goOn();
    assertThat(model.prompt()).isInstanceOf(Deciding.class);
    assertThat(view(model).isHidden(dividers.getLast())).isTrue();
    while (view(model).isHidden(dividers.getLast())) {
      clicker.step();
      assertThat(model.prompt())
          .as("nobody looked away when the second offers were turned up")
          .isNotEqualTo(new Curtain(0));
    }
  }

  @Test
  @RuleTest("V1")
  void twoPlacementsSettleTheRolesOfTwoPlayers() {
    LedModel model = model(Clicker.table(2, 1));
    new Clicker(model, 1).until(Phase.ROLES);
    RoleAssignment assignment = decision(model).assignment().orElseThrow();
    assertThat(model.acting()).containsExactly(1, 3);
    assertThat(assignment.seats()).containsExactly(1, 3, 2, 4);
    assertThat(assignment.held()).isEqualTo(1);
    decision(model).assign(3, 2);
    assertThat(assignment.at(3)).as("the other colour divides in the other pair").isEqualTo(1);
    assertThat(assignment.isPut(3)).isFalse();
    assertThat(assignment.held()).isEqualTo(2);
    assertThat(assignment.isOpen(1)).isTrue();
    assertThat(assignment.isOpen(2)).isFalse();
    assertThat(assignment.settled()).isEmpty();
    decision(model).giveRoles();
    assertThat(model.prompt()).isInstanceOf(Deciding.class);
    decision(model).assign(4, 4);
    assertThat(assignment.settled()).contains(new Roles(List.of(2, 3, 1, 4)));
    assertThat(assignment.held()).isZero();
    decision(model).giveRoles();
    assertThat(view(model).roles()).containsExactly(2, 3, 1, 4);
    model.undo();
    assertThat(decision(model).assignment().orElseThrow().settled()).isEmpty();
  }

  @Test
  @RuleTest("V1")
  void aRoleThatCanNotBeSaysWhyAndChangesNothing() {
    LedModel model = model(Clicker.table(2, 1));
    new Clicker(model, 1).until(Phase.ROLES);
    RoleAssignment assignment = decision(model).assignment().orElseThrow();
    decision(model).assign(1, 1);
    decision(model).assign(3, 2);
    assertThat(refusal(model)).isEqualTo(Refusal.of("V1", "roles-of-two"));
    decision(model).assign(3, 3);
    assertThat(refusal(model)).isEqualTo(Refusal.of("V1", "roles-of-two"));
    assertThat(model.decision().chosen()).containsExactly(new OfRole(1, 1));
    decision(model).hold(3);
    assertThat(model.decision().whyNot()).as("it can't be elsewhere").isPresent();
    decision(model).assign(3, 1);
    assertThat(model.decision().whyNot()).isEmpty();
    assertThat(model.decision().chosen())
        .as("in the place of the other")
        .containsExactly(new OfRole(1, 3));
    decision(model).hold(3);
    assertThat(assignment.held()).as("off its place").isEqualTo(3);
    assertThat(model.decision().canGoBack()).isFalse();
    decision(model).hold(4);
    assertThat(assignment.held()).isEqualTo(4);
    decision(model).assign(4, 3);
    model.decision().back();
    assertThat(assignment.placeOf(4)).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  @RuleTest("V4")
  void inTheLastTurnOnePlacementSettlesTheRoles(int left) {
    LedModel model = modelGivingRoles(left);
    RoleAssignment assignment = decision(model).assignment().orElseThrow();
    List<Integer> open =
        assignment.seats().stream().filter(seat -> assignment.placeOf(seat) == 0).toList();
    assertThat(open).hasSize(2);
    assertThat(view(model).isLastTurn()).isTrue();
    assertThat(model.decision().step()).isEqualTo(SanMarcoStep.LAST_ROLE);
    decision(model).assign(open.getLast(), 1);
    assertThat(assignment.settled()).isPresent();
    decision(model).giveRoles();
    assertThat(view(model).roles()).hasSize(left).startsWith(open.getLast());
  }

  @Test
  @RuleTest("V4")
  void whoPlaysAloneNeedsNoCurtain() {
    LedModel model = modelGivingRoles(2);
    Clicker clicker = new Clicker(model, 1);
    while (view(model).phase() != Phase.CHOOSE) {
      assertThat(model.prompt()).isNotInstanceOf(Curtain.class);
      clicker.step();
    }
  }

  /** A game for two in which the given number of colours needs roles. */
  private LedModel modelGivingRoles(int seats) {
    for (int seed = 1; seed < 100; seed++) {
      LedModel model = model(Clicker.table(2, seed));
      Clicker clicker = new Clicker(model, seed);
      while (!(model.prompt() instanceof GameOver)) {
        if (decision(model)
            .assignment()
            .filter(assignment -> assignment.seats().size() == seats)
            .isPresent()) {
          return model;
        }
        clicker.step();
      }
    }
    throw new AssertionError("no such game");
  }

  @Test
  void divisionIsFinalOnceNextDividerHasLooked() {
    LedModel model = model(Clicker.table(4, 12));
    Clicker clicker = new Clicker(model, 12);
    clicker.until(Phase.DIVIDE);
    clicker.until(Curtain.class);
    assertThat(model.canUndo()).isTrue();
    model.undo();
    assertThat(model.prompt()).isInstanceOf(Curtain.class);
    model.goOn();
    assertThat(decision(model).division().orElseThrow().left())
        .as("as it was divided before")
        .isZero();
    decision(model).divide();
    model.goOn();
    assertThat(model.canUndo()).isFalse();
    model.undo();
    assertThat(model.prompt()).isInstanceOf(Deciding.class);
    assertThat(decision(model).division().orElseThrow().left()).isEqualTo(8);
  }

  @Test
  void nothingIsTakenBackPastADie() {
    LedModel model = model(Clicker.table(3, 1));
    assertThat(model.canUndo()).isFalse();
    model.rollAll();
    assertThat(model.prompt()).isInstanceOf(Shown.class);
    assertThat(SetupDice.of(model.history(), 3))
        .hasSize(3)
        .allSatisfy(dice -> assertThat(dice).hasSize(4));
    assertThat(model.canUndo()).isFalse();
    model.goOn();
    model.decision().click(model.decision().choices().iterator().next());
    assertThat(model.history()).hasSize(13);
    model.undo();
    assertThat(model.history()).hasSize(12);
    assertThat(model.canUndo()).isFalse();
    assertThat(kept).last().isEqualTo(model.record().orElseThrow());
  }

  @Test
  void oneDieAfterTheOther() {
    LedModel model = model(Clicker.table(4, 1));
    for (int i = 0; i < 16; i++) {
      assertThat(model.prompt()).isEqualTo(new Chance(Phase.SETUP_ROLL, 1 + i / 4));
      model.goOn();
    }
    assertThat(model.prompt()).isInstanceOf(Shown.class);
  }

  @Test
  void theDivisionSaysWhyItCanNotBeMade() {
    LedModel model = model(Clicker.table(3, 2));
    new Clicker(model, 2).until(Phase.DIVIDE);
    Division<Card> division = decision(model).division().orElseThrow();
    assertThat(division.cards()).hasSize(10);
    assertThat(division.offers()).isEqualTo(3);
    decision(model).divide();
    assertThat(refusal(model).code()).isEqualTo("empty-offer");
    for (int card = 1; card <= 10; card++) {
      decision(model).putOn(card);
    }
    assertThat(division.in(1)).hasSize(10);
    decision(model).putOn(1);
    assertThat(Objects.requireNonNull(decision(model).divisionRefusal()).code())
        .isEqualTo("empty-offer");
    decision(model).putOn(2);
    decision(model).putOn(2);
    assertThat(decision(model).divisionRefusal()).isNull();
    decision(model).put(3, Division.LEFT);
    assertThat(Objects.requireNonNull(decision(model).divisionRefusal()).code())
        .isEqualTo("not-the-cards-drawn");
    decision(model).put(3, 3);
    decision(model).putOn(3);
    assertThat(division.place(3)).isEqualTo(1);
    decision(model).divide();
    assertThat(model.prompt()).isInstanceOf(Deciding.class);
    assertThat(view(model).phase()).isEqualTo(Phase.CHOOSE);
  }

  @Test
  void anOfferIsLookedAtBeforeItIsTaken() {
    LedModel model = model(Clicker.table(3, 3));
    new Clicker(model, 3).until(Phase.CHOOSE);
    decision(model).takeOffer();
    assertThat(view(model).phase()).isEqualTo(Phase.CHOOSE);
    decision(model).look(4);
    assertThat(decision(model).offer()).isZero();
    decision(model).look(3);
    decision(model).look(2);
    assertThat(decision(model).offer()).isEqualTo(2);
    int moves = model.history().size();
    decision(model).takeOffer();
    assertThat(model.history()).hasSize(moves + 1);
    assertThat(decision(model).offer()).isZero();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void aClickThatIsNotTakenSaysWhyAndChangesNothing(long seed) {
    Table table = Clicker.table(3, seed);
    LedModel model = model(table);
    new Clicker(model, seed).until(Phase.PLAY);
    Card card = view(model).hand().list().getFirst();
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
      model.decision().click(new OfPair(org.sanmarco.games.sanmarco.material.Pair.ALL.getFirst()));
      assertThat(model.decision().whyNot()).isPresent();
    }
    model.decision().back();
    assertThat(model.decision().canGoBack()).isFalse();
    assertThat(table.size()).isEqualTo(moves);
  }

  @Test
  void theDogeCanNotBeGivenUp() {
    LedModel model = model(Clicker.table(4, 7));
    Clicker clicker = new Clicker(model, 7);
    do {
      clicker.step();
      clicker.until(Phase.PLAY);
    } while (view(model).hand().count(Card.DOGE) == 0);
    model.decision().back();
    model.decision().back();
    model.decision().click(new OfCard(Card.DOGE));
    model.decision().click(new OfGivingUp());
    assertThat(refusal(model)).isEqualTo(Refusal.of("T8", "doge-must-be-played"));
  }

  @Test
  void openingDuringSecretDivisionShowsCurtain() {
    Table table = Clicker.table(4, 11);
    new Clicker(model(table), 11).until(Curtain.class);
    LedModel again = model(table);
    assertThat(again.prompt()).isInstanceOf(Curtain.class);
    assertThat(table.actor()).isInstanceOf(Actor.Seat.class);
  }

  private static Refusal refusal(LedModel model) {
    return Objects.requireNonNull(model.decision().whyNot().orElseThrow().refusal());
  }
}
