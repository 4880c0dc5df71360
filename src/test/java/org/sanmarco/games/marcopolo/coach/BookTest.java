package org.sanmarco.games.marcopolo.coach;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.coach.book.Block;
import org.sanmarco.coach.book.Block.Table;
import org.sanmarco.coach.book.RuleBook;
import org.sanmarco.coach.book.Run;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.Track;

/** The track in Marco Polo's book is the track that is played on. */
class BookTest {

  private static final Pattern NOT_DIGITS = Pattern.compile("[^0-9]+");

  private final List<Block> blocks =
      RuleBook.of(MarcoPolo.ID, Locale.ENGLISH).place("MB5").orElseThrow().chapter().blocks();
  private final List<Table> tables =
      blocks.stream().filter(Table.class::isInstance).map(Table.class::cast).toList();

  @Test
  void theBookHasTheGoldOfTheScoringSpaces() {
    Map<Integer, Integer> gold = new TreeMap<>();
    for (Table table : tables.subList(0, 2)) {
      for (int column = 1; column < table.head().size(); column++) {
        gold.put(
            numbers(table.head().get(column)).getFirst(),
            numbers(table.rows().getFirst().get(column)).getFirst());
      }
    }
    assertThat(spaces().filter(space -> Track.STANDARD.score(space) > 0).boxed())
        .containsExactlyElementsOf(gold.keySet());
    assertThat(gold)
        .allSatisfy((space, score) -> assertThat(Track.STANDARD.score(space)).isEqualTo(score));
  }

  @Test
  void theBookHasTheConditionOfEverySpace() {
    Map<Integer, String> conditions = new TreeMap<>();
    for (List<List<Run>> row : tables.getLast().rows()) {
      for (int space : numbers(row.getLast())) {
        assertThat(conditions.put(space, row.getFirst().getFirst().text())).isNull();
      }
    }
    assertThat(conditions.values())
        .containsExactlyElementsOf(
            spaces().mapToObj(space -> Track.STANDARD.condition(space).toString()).toList());
  }

  @Test
  void theBookHasTheChests() {
    String chests = blocks.get(blocks.indexOf(tables.getLast()) + 1).text();
    assertThat(numbers(chests)).containsExactly(1, 5, 11, 14, 20, 23, 28, 2, 26);
    assertThat(spaces().filter(space -> Track.STANDARD.chest(space) == 1))
        .containsExactly(5, 11, 14, 20, 23, 28);
    assertThat(spaces().filter(space -> Track.STANDARD.chest(space) == 2)).containsExactly(26);
  }

  private static IntStream spaces() {
    return IntStream.rangeClosed(1, Track.DADU);
  }

  private static List<Integer> numbers(List<Run> words) {
    return numbers(words.getFirst().text());
  }

  private static List<Integer> numbers(String text) {
    return NOT_DIGITS
        .splitAsStream(text)
        .filter(part -> !part.isEmpty())
        .map(Integer::valueOf)
        .toList();
  }
}
