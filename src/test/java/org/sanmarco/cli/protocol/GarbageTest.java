package org.sanmarco.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sanmarco.Seed;

/** Each line gets one answer, garbage included, and the game continues. */
@ExtendWith(Seed.class)
class GarbageTest {

  private static final List<String> WORDS =
      List.of(
          "version",
          "games",
          "new",
          "san-marco",
          "4",
          "3",
          "2",
          "leader=2",
          "board=CAN:7/5",
          "state",
          "view",
          "actor",
          "legal",
          "sample",
          "play",
          "undo",
          "history",
          "hint",
          "bot",
          "easy",
          "load",
          "save",
          "/",
          ">",
          ":",
          "CAN",
          "CAN-MAR",
          "roll",
          "1",
          "-9223372036854775808",
          "divide",
          "doge",
          "pay",
          "bank:2",
          "1:1",
          "remove",
          "take",
          "from",
          "give-up",
          "TRA",
          "seize",
          "traitor",
          "roles",
          "draw",
          "99999999999999999999",
          "\"",
          "{",
          "\\",
          "é",
          "\u202e",
          "=",
          ",",
          "\t",
          "");

  @Test
  void wordsInAnyOrderGetOneAnswerEach() {
    Random random = Seed.random();
    StringBuilder input = new StringBuilder("new san-marco 4\n");
    int lines = 1;
    for (int i = 0; i < 20_000; i++) {
      StringBuilder line = new StringBuilder();
      for (int words = 1 + random.nextInt(6); words > 0; words--) {
        line.append(WORDS.get(random.nextInt(WORDS.size())))
            .append(random.nextInt(9) == 0 ? "" : " ");
      }
      if (!line.toString().isBlank() && !line.toString().strip().startsWith("save")) {
        input.append(line).append('\n');
        lines++;
      }
    }
    assertThat(Talk.answers(input.toString().strip())).hasSize(lines);
  }

  @Test
  void bytesInAnyOrderGetOneAnswerEach() {
    Random random = Seed.random();
    ByteArrayOutputStream input = new ByteArrayOutputStream();
    for (int i = 0; i < 5_000; i++) {
      byte[] line = new byte[1 + random.nextInt(60)];
      random.nextBytes(line);
      for (int j = 0; j < line.length; j++) {
        line[j] = line[j] == '\n' ? (byte) 'x' : line[j];
      }
      line[0] = 'x';
      input.writeBytes(line);
      input.write('\n');
    }
    input.writeBytes("new san-marco 3\nactor\n".getBytes(StandardCharsets.US_ASCII));
    List<String> answers = Talk.split(Talk.raw(input.toByteArray()));
    assertThat(answers).hasSize(5_002);
    assertThat(answers.getLast()).isEqualTo("= chance");
    assertThat(answers.subList(0, 5_000)).allSatisfy(answer -> assertThat(answer).startsWith("? "));
  }

  @Test
  void aPlayedGameSurvivesSpoiledMoves() {
    Random random = Seed.random();
    List<String> moves = WholeGame.lines(4, 5);
    StringBuilder input = new StringBuilder(moves.getFirst()).append('\n');
    for (String move : moves.subList(1, moves.size())) {
      int at = 5 + random.nextInt(move.length() - 5);
      String other = WORDS.get(random.nextInt(WORDS.size()));
      input.append(move, 0, at).append(other).append("%\n").append(move).append('\n');
    }
    List<String> answers = Talk.answers(input.append("actor").toString());
    assertThat(answers).hasSize(2 * moves.size());
    assertThat(answers.getLast()).isEqualTo("= over");
  }
}
