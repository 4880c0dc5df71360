package org.sanmarco.ui.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.coach.Coach;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteWon;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Pass;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.TurnOver;
import org.sanmarco.ui.testing.AnyTable;

/** Nothing that a person did is lost to them before they have ended their turn. */
class TurnEndTest {

  private final Random random = new Random(7);
  private boolean endsByHand = true;

  private static Table table(String game, int players, int seats, String computer) {
    return AnyTable.of(game, players, seats, computer, 3);
  }

  private LedModel model(Table table) {
    return AnyTable.model(table, endsByHand, game -> {});
  }

  private void step(LedModel model) {
    switch (model.prompt()) {
      case Deciding _ -> decide(model);
      case Computer(int _, boolean chance) when chance ->
          model.computers().playChance(model.moves());
      case Computer _ ->
          model.computers().play(model.moves(), any(model.computers().view().legal()));
      default -> model.goOn();
    }
  }

  private Move any(List<? extends Move> legal) {
    return legal.get(random.nextInt(legal.size()));
  }

  private void decide(LedModel model) {
    model.peek(true);
    List<? extends Move> legal = model.decision().asked().legal();
    Move move = any(legal);
    int before = model.history().size();
    model.decision().make(move);
    assertThat(model.prompt() instanceof GameOver && legal.size() > 1).as("ends at once").isFalse();
    boolean isForced = legal.size() == 1 && model.flow().isPass(move);
    if (!(model.prompt() instanceof GameOver) && !model.flow().isConfirmed(move) && !isForced) {
      assertThat(model.canUndo()).as("%s can be taken back", move).isTrue();
      assertThat(model.history().size()).isLessThanOrEqualTo(before + 1);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "san-marco, 3, 3, ''",
    "san-marco, 4, 4, ''",
    "san-marco, 2, 4, ''",
    "san-marco, 4, 4, easy",
    "canal-grande, 2, 2, ''",
    "canal-grande, 4, 4, easy",
    "marco-polo, 3, 3, ''",
    "marco-polo, 3, 3, easy"
  })
  void movesCanBeUndoneUntilTurnEnds(String game, int players, int seats, String computer) {
    LedModel model = model(table(game, players, seats, computer));
    int asked = 0;
    for (int i = 0; !(model.prompt() instanceof GameOver); i++) {
      assertThat(i).isLessThan(20_000);
      if (model.prompt() instanceof TurnOver(int seat, boolean _)) {
        asked++;
        assertThat(model.seats().get(seat - 1).isComputer()).isFalse();
        assertThat(model.acting()).containsExactly(seat);
      }
      step(model);
    }
    assertThat(asked).isPositive();
  }

  /** A game in which the last move waits for the end, and is more than to do nothing. */
  private LedModel atLastMove(String game, int players, int seats, String computer) {
    for (int games = 0; games < 40; games++) {
      LedModel model = model(table(game, players, seats, computer));
      while (!(model.prompt() instanceof GameOver)) {
        step(model);
        if (model.prompt() instanceof TurnOver over
            && over.isLast()
            && !model.source().shown(0).equals(model.source().view(0))) {
          return model;
        }
      }
    }
    throw new AssertionError("games without a choice at the end");
  }

  @ParameterizedTest
  @CsvSource({
    "san-marco, 3, 3, ''",
    "san-marco, 2, 4, ''",
    "canal-grande, 2, 2, ''",
    "canal-grande, 4, 4, easy",
    "marco-polo, 3, 3, ''",
    "marco-polo, 2, 2, easy"
  })
  void lastMoveIsShownBeforeItsScoring(String game, int players, int seats, String computer) {
    LedModel model = atLastMove(game, players, seats, computer);
    GameSource source = model.source();
    View before = source.view(0);
    View shown = model.view();
    assertThat(shown.result()).isNull();
    model.undo();
    assertThat(model.prompt()).isInstanceOf(Deciding.class);
    assertThat(source.shown(0)).isEqualTo(before);
    model.redo();
    assertThat(model.view()).isEqualTo(shown);
    model.goOn();
    assertThat(model.prompt()).isInstanceOf(GameOver.class);
    assertThat(model.canUndo()).as("the player was told so").isFalse();
    View end = source.view(0);
    assertThat(source.shown(0)).isEqualTo(end);
    List<Event> settled =
        source.lastMove(0).events().stream().dropWhile(event -> !event.settles()).toList();
    for (int seat = 1; seat <= seats; seat++) {
      assertThat(score(shown, seat) + scored(settled, seat))
          .as("score of %s without the scoring", seat)
          .isEqualTo(score(end, seat));
    }
  }

  private static int score(View view, int seat) {
    return Coach.of(view.setup().game()).measures().getFirst().of(view, seat);
  }

  private static int scored(List<Event> events, int seat) {
    return events.stream()
        .mapToInt(event ->
            switch (event) {
              case PrestigeScored scored when scored.seat() == seat -> scored.points();
              case CamelScored scored when scored.seat() == seat -> scored.gold();
              case VoteWon won when won.winners().contains(seat) -> 1;
              default -> 0;
            })
        .sum();
  }

  @Test
  void undoneTurnIsAskedAboutAgain() {
    LedModel model = model(table(MarcoPolo.ID, 3, 3, ""));
    while (!(model.prompt() instanceof TurnOver)) {
      step(model);
    }
    int moves = model.moves();
    Move last = Objects.requireNonNull(model.history().getLast().move());
    model.undo();
    assertThat(model.prompt()).isInstanceOf(Deciding.class);
    assertThat(model.moves()).isEqualTo(moves - 1);
    model.decision().make(last);
    assertThat(model.prompt()).isInstanceOf(TurnOver.class);
    model.goOn();
    assertThat(model.moves()).as("now chance has acted").isGreaterThan(moves);
    assertThat(model.canUndo()).isFalse();
  }

  @Test
  void resumedGameAsksButHandedOverSeatDoesNot() {
    Table table = table(MarcoPolo.ID, 3, 3, "");
    LedModel before = model(table);
    while (!(before.prompt() instanceof TurnOver)) {
      step(before);
    }
    LedModel model = model(table);
    assertThat(model.prompt()).isEqualTo(before.prompt());
    assertThat(model.canUndo()).isTrue();
    model.handOver(((TurnOver) model.prompt()).seat(), "easy");
    assertThat(model.prompt()).isInstanceOf(Computer.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void passWithoutChoiceIsNotAskedAboutBeforeComputer(int players) {
    LedModel model = model(table(CanalGrande.ID, players, players, "easy"));
    int forced = 0;
    while (!(model.prompt() instanceof GameOver)) {
      boolean mustPass =
          model.prompt() instanceof Deciding
              && model.decision().asked().legal().equals(List.of(new Pass()));
      step(model);
      if (mustPass) {
        forced++;
        assertThat(model.prompt()).isNotInstanceOf(TurnOver.class);
      }
    }
    assertThat(forced).isPositive();
  }

  @Test
  void whoeverKnowsTheGameIsNotAsked() {
    endsByHand = false;
    LedModel model = model(table(MarcoPolo.ID, 3, 3, ""));
    for (int i = 0; i < 40; i++) {
      assertThat(model.prompt()).isNotInstanceOf(TurnOver.class);
      if (model.prompt() instanceof Deciding) {
        model.decision().make(any(model.decision().asked().legal()));
      } else {
        model.goOn();
      }
    }
  }
}
