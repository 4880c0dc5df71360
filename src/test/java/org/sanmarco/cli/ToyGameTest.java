package org.sanmarco.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.cli.protocol.Talk;

/** A game that nobody here knows is played by every command, with its own words and rules. */
class ToyGameTest {

  private static final String[] BEGUN = {
    "new nim 3 leader=2 heap=9", "play deal 1 3", "play deal 2 2", "play deal 3 1"
  };

  @TempDir Path folder;

  @Test
  void theEnginePlaysIt() {
    assertThat(after("state"))
        .isEqualTo(
            "= {\"game\":\"nim\",\"version\":1,\"seats\":3,\"turn\":1,\"phase\":\"take\",\"actor\":\"seat"
                + " 2\",\"heap\":9,\"passes\":0,\"hands\":[[1,3],[2,2],[1,3]],\"deck\":[8,8,8]}");
    assertThat(after("view 2")).contains("\"hands\":[2,[2,2],2]", "\"deck\":[10,8,10]");
    assertThat(after("legal")).isEqualTo("= [\"take 2\"]");
    assertThat(after("play TAKE  2", "actor")).isEqualTo("= chance");
    assertThat(after("play take 2", "play draw 1", "undo", "history"))
        .isEqualTo("= [\"deal 1 3\",\"deal 2 2\",\"deal 1 3\",\"take 2\"]");
    assertThat(after("sample 1")).isEqualTo("= take 2");
    assertThat(after("bot easy 1")).isEqualTo("= take 2");
    assertThat(after("hint")).contains("Play a card, and take as many tokens.", "N3");
    assertThat(after("hint de")).contains("Spiele eine Karte");
  }

  @Test
  void itRefusesByItsOwnRulesInItsOwnWords() {
    assertThat(after("play take 3")).isEqualTo("? N3: seat 2 has no 3");
    assertThat(after("play pass")).isEqualTo("? N4: seat 2 has a card to play");
    assertThat(after("play jump")).isEqualTo("? no move begins with jump");
    assertThat(Talk.last("new nim 7")).isEqualTo("? N1: Nim is for 2 to 5 players, not for 7");
    assertThat(Talk.last("new nim 2 heap=0")).isEqualTo("? N1: the heap has 1 to 99 tokens, not 0");
    String[] won = {"new nim 2 heap=1", "play deal 1 1", "play deal 2 2", "play take 1"};
    assertThat(last(won, "state")).contains("\"result\":{\"winners\":[1]}");
    assertThat(last(won, "play pass")).isEqualTo("? N5: the game is over");
    assertThat(last(won, "bot hard 1")).isEqualTo("? N5: the game is over");
  }

  @Test
  void itIsSavedCheckedAndWritten() {
    String file = folder.resolve("toy.sanmarco").toString();
    assertThat(after("save " + file)).isEqualTo("=");
    assertThat(Talk.last("load " + file, "history")).contains("deal 2 2");
    assertThat(say("check", file))
        .contains("nim, 3 players (Player 1, Player 2, Player 3), round 1, 3 moves, not over");
    assertThat(say("export", file, "--as", "text")).contains("Nim", "Player 2 draws");
    assertThat(say("export", file, "--as", "csv")).contains("\"won_1\"", "\"won_3\"");
  }

  @Test
  void itIsSimulatedAndPlayedByComputers() {
    assertThat(say("simulate", "--game", "nim", "--players", "5", "--games", "9", "--warm-up", "0"))
        .contains("9 random games for 5", "side 5: won");
    assertThat(
            say(
                "arena",
                "--game",
                "nim",
                "--players",
                "3",
                "--a",
                "easy",
                "--b",
                "random",
                "--starts",
                "2",
                "--seed",
                "1"))
        .contains("easy against random, 3 players", "games=6");
  }

  private static String after(String... lines) {
    return last(BEGUN, lines);
  }

  private static String last(String[] before, String... lines) {
    String[] all = new String[before.length + lines.length];
    System.arraycopy(before, 0, all, 0, before.length);
    System.arraycopy(lines, 0, all, before.length, lines.length);
    return Talk.last(all);
  }

  /** All that a command writes. */
  private static String say(String... arguments) {
    StringWriter said = new StringWriter();
    PrintWriter writer = new PrintWriter(said, true);
    SanMarcoCommand.commandLine().setOut(writer).setErr(writer).execute(arguments);
    return said.toString();
  }
}
