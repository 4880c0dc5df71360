package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.bots.XorShift;
import org.sanmarco.bots.review.Effort;
import org.sanmarco.bots.review.Progress;
import org.sanmarco.bots.review.Review;
import org.sanmarco.bots.review.Reviewer;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

/** A review is kept beside its game, and used only for what it was made of. */
class ReviewFileTest {

  private static final Effort EFFORT = Effort.ofIterations(20);
  private static final Set<Integer> BOTH = Set.of(1, 2);

  @TempDir private Path home;
  private Path saved;
  private Path kept;
  private final Table table = played();
  private final Review review = review(table);
  private final SavedGameStore games = new SavedGameStore(Games.installed());

  @BeforeEach
  void keptReview() throws SaveException, IOException {
    saved = Files.createDirectories(home.resolve("games")).resolve("evening.sanmarco");
    kept = saved.resolveSibling("evening.sanmarco.review");
    games.save(saved, table.record());
    new ReviewFile(saved).write(table, EFFORT, BOTH, review);
  }

  private static Table played() {
    Table table =
        new Table(
            new Nim(),
            new Setup(Nim.ID, 2, Map.of()),
            java.util.List.of(new Seat("Anna", "red"), new Seat("Bruno", "blue")),
            7);
    XorShift random = new XorShift(7);
    while (table.size() < 12) {
      table.play(table.position().sample(random));
    }
    return table;
  }

  private static Review review(Table table) {
    return new Reviewer(
            table.game(),
            table.positionAfter(0),
            table.history().stream().map(PlayedMove::move).toList(),
            seat -> true,
            EFFORT)
        .review(1, Progress.NONE)
        .orElseThrow();
  }

  private boolean isUsed(Table other, Effort effort, Set<Integer> seats) {
    return new ReviewFile(saved).read(other, effort, seats).isPresent();
  }

  @Test
  void writtenReviewIsReadAgain() {
    assertThat(review.judgements()).isNotEmpty();
    assertThat(new ReviewFile(saved).read(table, EFFORT, BOTH)).contains(review);
    assertThat(new ReviewFile(saved).read(table, EFFORT, Set.of(2)))
        .contains(review.of(seat -> seat == 2));
    assertThat(new ReviewFile(home.resolve("other.sanmarco")).read(table, EFFORT, BOTH)).isEmpty();
  }

  @Test
  void reviewOfAnotherQuestionIsIgnored() throws SaveException {
    assertThat(isUsed(table, Effort.ofIterations(2 * EFFORT.amount()), BOTH)).isFalse();
    assertThat(isUsed(table, Effort.ofMillis(20), BOTH)).isFalse();
    assertThat(isUsed(table, EFFORT, Set.of(1, 2, 3))).isFalse();
    Table longer = played();
    longer.play(longer.position().sample(new XorShift(1)));
    assertThat(isUsed(longer, EFFORT, BOTH)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "san-marco-review, san-marco-game",
    "\"number\":7, \"number\":8",
    "\"number\":7, \"number\":999",
    "\"seat\":1, \"seat\":2",
    "\"seats\":[1,\"seats\":[3",
    "\"best\":\"take, \"best\":\"jump",
    "\"luck\":[[, \"luck\":[[\"\"],[",
    "\"course\":[, \"course\":[[],",
    "\"program\":\", \"program\":\"0.",
    "{, [",
  })
  void damagedReviewIsIgnored(String from, String to) throws IOException {
    String text = Files.readString(kept);
    assertThat(text).contains(from);
    Files.writeString(kept, text.replace(from, to));
    assertThat(isUsed(table, EFFORT, BOTH)).isFalse();
  }

  @Test
  void reviewCutAnywhereIsIgnored() throws IOException {
    String text = Files.readString(kept);
    for (int length = 0; length < text.length(); length += 97) {
      Files.writeString(kept, text.substring(0, length));
      assertThat(isUsed(table, EFFORT, BOTH)).isFalse();
    }
  }

  @Test
  void reviewMovesWithItsGame() throws SaveException {
    Library library = new Library(home, games);
    assertThat(library.files()).hasSize(1);
    saved = library.rename(saved, "morning");
    assertThat(kept).doesNotExist();
    assertThat(isUsed(table, EFFORT, BOTH)).isTrue();
    Library.Deleted deleted = library.delete(saved);
    assertThat(isUsed(table, EFFORT, BOTH)).isFalse();
    assertThat(library.restore(deleted)).isEqualTo(saved);
    assertThat(isUsed(table, EFFORT, BOTH)).isTrue();
  }
}
