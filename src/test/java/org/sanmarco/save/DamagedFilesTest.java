package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.save.format.SaveContent;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal;
import org.sanmarco.save.format.SaveRefusal.Reason;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Table;

/** Of a damaged file the game is opened up to the damage. */
class DamagedFilesTest {

  private static final Path JOURNAL =
      Path.of("src/test/resources/saves/v4/three-players-times.journal");

  private final SavedGameStore games = new SavedGameStore(Games.installed());

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
  void aBitTurnedAmongTheMovesCostsNoMoveBeforeIt(int bit) {
    Table table = SampleGames.played(4, 3, 30);
    List<String> moves = table.record().moves();
    byte[] file = SaveContent.file(table.record(), Instant.EPOCH);
    String text = new String(file, StandardCharsets.UTF_8);
    int from = text.indexOf("\"moves\" : [") + 12;
    for (int at = from; at < text.indexOf(']', from); at++) {
      byte[] damaged = file.clone();
      damaged[at] ^= (byte) (1 << bit);
      int before = Math.max(0, (int) text.substring(from, at).lines().count() - 3);
      List<String> read = readable(damaged).record().moves();
      assertThat(GameRecord.common(read, moves))
          .as("bit %d of byte %d, in %s", bit, at, line(text, at))
          .isGreaterThanOrEqualTo(before);
    }
  }

  @Test
  void anEndThatWasCutOffCostsAtMostTheLastMove() {
    Table table = SampleGames.played(4, 3, 30);
    String text =
        new String(SaveContent.file(table.record(), Instant.EPOCH), StandardCharsets.UTF_8);
    int from = text.indexOf("\"moves\" : [") + 12;
    for (int end = from; end < text.length() - 2; end++) {
      int whole = Math.min(30, (int) text.substring(from, end).lines().count() - 2);
      assertThat(readable(text.substring(0, end).getBytes(StandardCharsets.UTF_8)).size())
          .isGreaterThanOrEqualTo(whole);
    }
  }

  @Test
  void aJournalCutOffInItsLastLineLosesThatLine() throws Exception {
    byte[] whole = Files.readAllBytes(JOURNAL);
    List<String> before = List.of();
    for (int end = firstLine(whole); end < whole.length; end += 1 + end % 3) {
      List<String> moves = games.read(Arrays.copyOf(whole, end)).table().record().moves();
      int lastEnd = beginningOfLine(whole, end);
      assertThat(moves)
          .isEqualTo(games.read(Arrays.copyOf(whole, lastEnd)).table().record().moves());
      assertThat(moves.size()).as("one move for each line").isBetween(0, before.size() + 1);
      before = moves;
    }
  }

  @Test
  void aJournalDamagedInALineIsOpenedUpToThatLine() throws Exception {
    byte[] whole = Files.readAllBytes(JOURNAL);
    int lastLine = beginningOfLine(whole, whole.length - 1);
    for (int bit = firstLine(whole) * 8; bit < lastLine * 8; bit += 97) {
      byte[] turned = whole.clone();
      turned[bit / 8] ^= (byte) (1 << bit % 8);
      int begin = beginningOfLine(whole, bit / 8);
      byte[] good = Arrays.copyOf(whole, begin);
      long line = new String(good, StandardCharsets.UTF_8).lines().count() + 1;
      assertThat(refusal(turned)).isEqualTo(SaveRefusal.of(Reason.DAMAGED, line));
      assertThat(readable(turned).record().moves())
          .isEqualTo(games.read(good).table().record().moves());
    }
  }

  private static int firstLine(byte[] journal) {
    return new String(journal, StandardCharsets.ISO_8859_1).indexOf('\n') + 1;
  }

  private static int beginningOfLine(byte[] journal, int at) {
    return new String(journal, 0, at, StandardCharsets.ISO_8859_1).lastIndexOf('\n') + 1;
  }

  private @Nullable SaveRefusal refusal(byte[] bytes) {
    try {
      games.read(bytes);
      return null;
    } catch (SaveException refused) {
      return refused.refusal();
    }
  }

  /** The game, or as much of it as can be read. */
  private Table readable(byte[] bytes) {
    try {
      return games.read(bytes).table();
    } catch (SaveException refused) {
      return refused.playable().orElseThrow(() -> new AssertionError(refused.refusal().toString()));
    }
  }

  private static String line(String text, int at) {
    return text.substring(0, at + 1).lines().toList().getLast();
  }
}
