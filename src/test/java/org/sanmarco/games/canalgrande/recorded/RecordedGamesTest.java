package org.sanmarco.games.canalgrande.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.oracle.Oracle;
import org.sanmarco.recorded.RecordedGame;
import org.sanmarco.recorded.RecordedGames;
import org.sanmarco.recorded.Sentences;
import org.sanmarco.recorded.UnreadableException;
import org.sanmarco.table.Table;

/** Every recorded game, every sentence in it, and what the second engine says to it. */
class RecordedGamesTest {

  private static final Sentences SENTENCES = new Sentences(new CanalGrande(), "G[A-Z]\\d");

  @TestFactory
  List<DynamicNode> goesAsItsSentencesSay() {
    return RecordedGames.tests(
        CanalGrande.ID, SENTENCES, RecordedGamesTest::replayWithSecondEngine);
  }

  /** Two players, four closed and four open; games that are over and some that stop in between. */
  @Test
  void thereAreGamesOfEachKind() {
    List<String> kinds = new ArrayList<>();
    for (Table table : RecordedGames.all(CanalGrande.ID)) {
      kinds.add(table.setup().players() + table.setup().options().getOrDefault("partners", ""));
      kinds.add(table.setup().players() + (table.isOver() ? " over" : ""));
    }
    assertThat(kinds).contains("2", "4closed", "4open", "2 over", "4 over");
  }

  private static void replayWithSecondEngine(Table table) {
    String leader = table.setup().options().getOrDefault("leader", "1");
    boolean open = table.setup().options().containsValue("open");
    Oracle oracle = new Oracle(table.setup().players(), Integer.parseInt(leader), open);
    RecordedGames.replay(
        table, played -> oracle.isLegal(played.move().toString()), oracle::play, oracle::describe);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move 1 is deal CAN CAN CRO MAR",
        "move 1 brings nothing",
        "move 1 is refused by GT1: deal CAN CAN CRO CRO",
        "after move 1 deck CAN 9",
        "after move 1 seat 1 sees hands 2 1",
        "after move 1 vote doge 1",
        "after move 1 hands 3 none",
        "at the end phase over",
        "before move 99 phase draw"
      })
  void aSentenceThatIsNotTrueFails(String sentence) {
    assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> check(sentence));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "move 0 is pass",
        "move 1 is",
        "after move 1 mood good",
        "at the beginning turn 1"
      })
  void unreadableSentencesFail(String sentence) {
    assertThatExceptionOfType(UnreadableException.class).isThrownBy(() -> check(sentence));
  }

  private static void check(String sentence) {
    Table table = RecordedGames.read(CanalGrande.ID, "worked-example").table();
    SENTENCES.check(new RecordedGame(table), sentence);
  }
}
