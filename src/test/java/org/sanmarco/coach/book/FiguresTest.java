package org.sanmarco.coach.book;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.book.Block.Figure;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Position;
import org.sanmarco.table.Games;

/** The figures of every rule book. */
public final class FiguresTest {

  /** The games that have a book, each with the name of a figure in it. */
  public static Stream<Arguments> figures() {
    return Games.installed().ids().stream()
        .filter(game -> !Coach.of(game).pages().isEmpty())
        .map(game -> Games.installed().find(game).orElseThrow())
        .flatMap(game -> names(game).stream().map(name -> Arguments.of(game, name)));
  }

  private static List<String> names(Game game) {
    return RuleBook.of(game.id(), Locale.ENGLISH).chapters().stream()
        .flatMap(chapter -> chapter.blocks().stream())
        .filter(Figure.class::isInstance)
        .map(figure -> ((Figure) figure).name())
        .toList();
  }

  @Test
  void everyBookHasFigures() {
    assertThat(Games.installed().ids())
        .filteredOn(game -> !Coach.of(game).pages().isEmpty())
        .hasSizeGreaterThan(2)
        .allSatisfy(game ->
            assertThat(names(Games.installed().find(game).orElseThrow()))
                .hasSizeGreaterThan(7)
                .doesNotHaveDuplicates());
  }

  @ParameterizedTest
  @MethodSource("figures")
  void everyFigureCanBePlayedAndHasMoreThanOneStep(Game game, String name) {
    Tableau tableau = Tableau.of(game, name);
    assertThat(tableau.frames()).hasSizeGreaterThan(1);
    assertThat(tableau.frames().getFirst().events()).isEmpty();
    assertThat(tableau.frames().subList(1, tableau.frames().size()))
        .allSatisfy(step -> assertThat(step.events()).isNotEmpty());
    Position first = tableau.frames().getFirst().position();
    assertThat(
            Coach.of(game.id()).in(Locale.ENGLISH, null).hint(first.view(first.onTurn())).title())
        .isNotBlank();
  }
}
