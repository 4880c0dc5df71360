package org.sanmarco.ui.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.GameModel.Advised;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.TurnOver;
import org.sanmarco.ui.testing.AnyTable;

/** An undone move is redone as it was, until the player makes another one. */
class RedoTest {

  private final Random random = new Random(11);
  private final List<GameRecord> kept = new ArrayList<>();

  private static Table table(String game, int players, int seats, String computer) {
    return AnyTable.of(game, players, seats, computer, 5);
  }

  private LedModel model(Table table) {
    return AnyTable.model(table, true, kept::add);
  }

  private void step(LedModel model) {
    switch (model.prompt()) {
      case Deciding _ -> model.decision().make(any(model.decision().asked().legal()));
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

  private void until(LedModel model, Class<? extends Prompt> prompt) {
    while (!prompt.isInstance(model.prompt())) {
      assertThat(model.prompt()).isNotInstanceOf(GameOver.class);
      step(model);
    }
  }

  /** Undo at every possible point, followed by redo, restores the very same game. */
  @ParameterizedTest
  @CsvSource({
    "san-marco, 3, 3, '', false",
    "san-marco, 2, 4, '', false",
    "san-marco, 4, 4, easy, false",
    "san-marco, 4, 4, easy, true",
    "canal-grande, 2, 2, '', false",
    "canal-grande, 4, 4, easy, true",
    "marco-polo, 3, 3, '', false",
    "marco-polo, 3, 3, easy, true"
  })
  void leadsBackToTheSameGame(
      String game, int players, int seats, String computer, boolean practice) {
    Table table = table(game, players, seats, computer);
    LedModel model = model(table);
    if (practice) {
      model.practise();
    }
    int redone = 0;
    for (int i = 0; i < 250 && !(model.prompt() instanceof GameOver); i++) {
      step(model);
      redone += model.canUndo() && returns(model, table) ? 1 : 0;
    }
    assertThat(redone).isPositive();
  }

  private boolean returns(LedModel model, Table table) {
    Position before = table.position();
    List<String> moves = table.record().moves();
    Prompt prompt = model.prompt();
    boolean busy = prompt instanceof Deciding || prompt instanceof TurnOver;
    model.undo();
    if (!model.canRedo()) {
      // The screen is covered first.
      until(model, Deciding.class);
    }
    assertThat(model.canRedo()).isTrue();
    model.redo();
    assertThat(table.position()).isEqualTo(before);
    assertThat(table.record().moves()).isEqualTo(moves);
    assertThat(kept.getLast()).as("kept safe").isEqualTo(table.record());
    assertThat(model.canRedo()).as("there is no more").isFalse();
    assertThat(model.canUndo()).as("it can be taken back again").isTrue();
    if (busy) {
      if (model.prompt() instanceof Curtain || model.prompt() instanceof RoundOver) {
        model.goOn();
      }
      assertThat(model.prompt()).isEqualTo(prompt);
    }
    return true;
  }

  @Test
  void aMoveThatIsHeldBackIsHeldBackAgain() {
    LedModel model = model(table(SanMarco.ID, 4, 4, ""));
    Move held = null;
    while (held == null) {
      assertThat(model.prompt()).isNotInstanceOf(GameOver.class);
      if (model.prompt() instanceof Deciding) {
        int before = model.moves();
        Move move = any(model.decision().asked().legal());
        model.decision().make(move);
        held = model.prompt() instanceof TurnOver && model.moves() == before ? move : null;
      } else {
        model.goOn();
      }
    }
    int moves = model.moves();
    model.undo();
    assertThat(model.prompt()).isInstanceOf(Deciding.class);
    model.redo();
    assertThat(model.prompt()).isInstanceOf(TurnOver.class);
    assertThat(model.moves()).as("nothing was turned up").isEqualTo(moves);
    assertThat(model.canRedo()).isFalse();
    model.goOn();
    assertThat(model.history().get(moves).move()).isEqualTo(held);
  }

  @Test
  void anotherMoveAndAnotherPlayerEndIt() {
    LedModel model = model(table(MarcoPolo.ID, 3, 3, ""));
    assertThat(model.canRedo()).isFalse();
    model.redo();
    until(model, TurnOver.class);
    model.undo();
    model.handOver(2, "easy");
    assertThat(model.canRedo()).as("somebody else decides").isFalse();
    step(model);
    assertThat(model.canRedo()).as("another move").isFalse();
  }

  @Test
  void inPracticeDiceComeAgainAsTheyWere() {
    Table table = table(SanMarco.ID, 3, 3, "");
    LedModel model = model(table);
    model.practise();
    for (int i = 0; i < 60; i++) {
      step(model);
    }
    List<String> moves = table.record().moves();
    while (model.canUndo()) {
      model.undo();
    }
    assertThat(table.size()).isZero();
    assertThat(model.prompt()).isInstanceOf(Chance.class);
    while (model.canRedo()) {
      model.redo();
    }
    assertThat(table.record().moves()).isEqualTo(moves);
  }

  /** The window repeats by itself what was undone, and leaves the rest to redo. */
  @ParameterizedTest
  @CsvSource({
    "san-marco, 3, 3, '', true",
    "san-marco, 2, 4, '', false",
    "san-marco, 4, 4, easy, true",
    "canal-grande, 2, 2, '', true",
    "canal-grande, 4, 4, easy, true",
    "canal-grande, 2, 2, '', false",
    "marco-polo, 3, 3, '', true",
    "marco-polo, 3, 3, easy, true",
    "marco-polo, 2, 2, '', false"
  })
  void windowGoesOnAsItDidBefore(
      String game, int players, int seats, String computer, boolean practice) {
    for (boolean isRoutine : List.of(true, false)) {
      for (boolean passes : List.of(true, false)) {
        Table table = table(game, players, seats, computer);
        LedModel model = model(table);
        if (practice) {
          model.practise();
        }
        int undone = 0;
        for (int i = 0; i < 150 && !(model.prompt() instanceof GameOver); i++) {
          step(model);
          undone += goesBack(model, table, isRoutine, passes);
        }
        assertThat(undone).isPositive();
      }
    }
  }

  /** Undoes some decisions, lets the window settle, and redoes them; returns how many. */
  private int goesBack(LedModel model, Table table, boolean isRoutine, boolean passes) {
    List<String> moves = table.record().moves();
    int most = 1 + random.nextInt(random.nextBoolean() ? 3 : 1 + moves.size());
    int undone = 0;
    while (undone < most && model.canUndo()) {
      model.undo();
      undone++;
    }
    settle(model, isRoutine, passes);
    int common = Math.min(table.size(), moves.size());
    assertThat(table.record().moves().subList(0, common)).isEqualTo(moves.subList(0, common));
    while (table.size() < moves.size()) {
      if (model.canRedo()) {
        model.redo();
      } else {
        assertThat(model.prompt()).as("after %s", table.size()).isNotInstanceOf(Deciding.class);
        settle(model, true, passes);
      }
    }
    assertThat(table.record().moves().subList(0, moves.size())).isEqualTo(moves);
    return undone;
  }

  /** Does all that a window does while nobody touches it, and looks at what is to be seen. */
  private void settle(LedModel model, boolean isRoutine, boolean passes) {
    Prompt before = null;
    for (int size = -1; size != model.moves() || !model.prompt().equals(before); ) {
      before = model.prompt();
      size = model.moves();
      Decision decision = model.decision();
      switch (before) {
        case Computer(int _, boolean chance) when chance -> model.computers().playChance(size);
        case Computer _ ->
            model
                .computers()
                .play(
                    size,
                    model
                        .computers()
                        .answer()
                        .orElseGet(() -> any(model.computers().view().legal())));
        case Deciding _
            when passes && model.takenBack().isEmpty() && decision.asked().legal().size() == 1 ->
            decision.make(decision.asked().legal().getFirst());
        case Deciding _, GameOver _ -> {}
        case Chance _ when isRoutine -> {
          model.rollAll();
          if (model.moves() == size) {
            model.goOn();
          }
        }
        case Chance _ -> {}
        default -> model.goOn();
      }
    }
  }

  @Test
  void whoWasAdvisedRemainsSo() {
    LedModel model = model(table(MarcoPolo.ID, 2, 2, ""));
    until(model, Deciding.class);
    int seat = ((Deciding) model.prompt()).seat();
    Advised first = new Advised(model.moves(), seat);
    model.askAdvice();
    step(model);
    until(model, TurnOver.class);
    model.undo();
    model.askAdvice();
    List<Advised> asked = model.advised();
    assertThat(asked).contains(first);
    while (model.canUndo()) {
      model.undo();
    }
    while (model.canRedo()) {
      model.redo();
    }
    assertThat(model.advised()).isEqualTo(asked);
  }

  @Test
  void whoLooksBackDoesNothing() {
    LedModel model = model(table(MarcoPolo.ID, 3, 3, ""));
    until(model, TurnOver.class);
    model.undo();
    model.lookAt(1);
    assertThat(model.canRedo()).isFalse();
    model.lookAt(model.history().size());
    assertThat(model.canRedo()).isTrue();
  }
}
