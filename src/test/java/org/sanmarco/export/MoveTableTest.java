package org.sanmarco.export;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.kernel.Actor;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

class MoveTableTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void hasALineForEachMove(int players) throws IOException {
    Table table = SampleGames.played(players, 5, Integer.MAX_VALUE);
    List<Map<String, String>> rows = read(table);
    assertThat(rows)
        .extracting(row -> row.get("move"))
        .containsExactlyElementsOf(
            table.history().stream().map(played -> played.move().toString()).toList());
    SanMarcoPosition end = (SanMarcoPosition) table.position();
    for (int seat = 1; seat <= end.seats(); seat++) {
      assertThat(rows.getLast())
          .containsEntry("prestige_" + seat, String.valueOf(end.prestige(seat)))
          .containsEntry("penalty_" + seat, String.valueOf(end.penalty(seat)));
    }
    assertThat(rows.getLast()).hasSize(6 + 2 * end.seats()).containsEntry("round", "3");
  }

  @Test
  void saysWhoMovedAndWhen() throws IOException {
    Table table = SampleGames.played(4, 3, 22);
    List<Map<String, String>> rows = read(table);
    assertThat(rows.get(0))
        .containsEntry("number", "1")
        .containsEntry("round", "1")
        .containsEntry("turn", "0")
        .containsEntry("seat", "")
        .containsEntry("player", "")
        .containsEntry("move", table.history().getFirst().move().toString());
    assertThat(rows.get(16)).containsEntry("seat", "1").containsEntry("player", "Anna");
    assertThat(rows.get(20)).containsEntry("turn", "1").containsEntry("round", "1");
    assertThat(rows.get(21)).as("drawn in secret").containsEntry("move", "");
  }

  @Test
  void isWrittenAsSpreadsheetsReadIt() {
    String text = MoveTable.of(SampleGames.played(3, 5, 2));
    assertThat(text)
        .startsWith("\uFEFF\"number\",\"round\",\"turn\",\"seat\",\"player\",\"move\",")
        .endsWith("\r\n");
    assertThat(text.split("\r\n", -1)).hasSize(4);
    assertThat(text.replace("\r\n", "")).doesNotContain("\n", "\r");
  }

  @Test
  void aGameWithoutMovesHasOnlyHeads() {
    assertThat(MoveTable.of(SampleGames.begun(3, 5)).lines()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"=1+2", "+39 041", "-5", "@home", "＝1"})
  void aNameIsNoFormula(String name) throws IOException {
    assertThat(nameRead(name)).isEqualTo("'" + name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Anna \"Nina\", the 1st", "a=b", "O'Hara", "Zoë;x"})
  void aNameStaysWhatItIs(String name) throws IOException {
    assertThat(nameRead(name)).isEqualTo(name);
  }

  private static String nameRead(String name) throws IOException {
    Table table =
        new Table(
            SampleGames.GAME,
            SampleGames.setup(3),
            List.of(new Seat(name, "red"), new Seat("Bruno", "blue"), new Seat("Carla", "green")),
            5);
    while (table.history().stream().map(PlayedMove::by).noneMatch(new Actor.Seat(1)::equals)) {
      SampleGames.step(table);
    }
    return read(table).stream()
        .filter(row -> "1".equals(row.get("seat")))
        .map(row -> row.getOrDefault("player", ""))
        .findFirst()
        .orElseThrow();
  }

  private static List<Map<String, String>> read(Table table) throws IOException {
    try (MappingIterator<Map<String, String>> rows =
        new CsvMapper()
            .readerForMapOf(String.class)
            .with(CsvSchema.emptySchema().withHeader())
            .readValues(MoveTable.of(table).substring(1))) {
      return rows.readAll();
    }
  }
}
