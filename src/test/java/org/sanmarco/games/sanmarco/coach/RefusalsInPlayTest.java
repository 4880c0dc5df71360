package org.sanmarco.games.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RuleBook;
import org.sanmarco.words.Language;

/** Moves of one position tried in others, and the words for the results. */
class RefusalsInPlayTest {

  private static final int GAMES = 12;
  private static final int TRIES = 12;
  private static final int LONGEST = 180;

  /** In each language without names and with long ones. */
  private final List<SanMarcoTexts> tongues =
      Language.TAGS.stream()
          .map(Locale::forLanguageTag)
          .flatMap(language ->
              Stream.of(
                  new SanMarcoCoach().in(language, null),
                  new SanMarcoCoach().in(language, seat -> "Massimiliano Alessandro " + seat)))
          .toList();

  private final Set<String> codes = new TreeSet<>();
  private final Set<String> book = RuleBook.ids(SanMarco.ID);

  @Test
  void whateverIsRefusedHasWordsAndARule() {
    List<SanMarcoMove> moves = moves();
    Random random = new Random(1);
    RandomWalks.positions(
        GAMES,
        position -> {
          for (int i = 0; i < TRIES; i++) {
            Refusal refusal = position.refusal(moves.get(random.nextInt(moves.size())));
            if (refusal != null) {
              look(refusal);
            }
          }
        });
    assertThat(codes)
        .contains("not-due", "not-in-hand", "no-own-bridge", "no-noble-of", "no-way", "own-noble")
        .contains("own-bridge-there", "can-not-afford", "leader-divides")
        .hasSizeGreaterThan(20);
  }

  private void look(Refusal refusal) {
    codes.add(refusal.code());
    assertThat(book).contains(refusal.rule());
    for (SanMarcoTexts words : tongues) {
      assertThat(words.refusal(refusal))
          .hasSizeBetween(10, LONGEST)
          .doesNotContain("{", "}", "#")
          .matches("\\P{C}+");
    }
  }

  /** Moves of all kinds except divisions: any that was legal somewhere. */
  private static List<SanMarcoMove> moves() {
    Set<SanMarcoMove> moves = new LinkedHashSet<>();
    RandomWalks.positions(
        3,
        position -> {
          if (position.phase() != Phase.DIVIDE) {
            moves.addAll(position.view(position.active()).legal());
          }
          if (position.actor().equals(Actor.CHANCE)) {
            moves.add(position.sample(new Random(position.hashCode())::nextInt));
          }
        });
    return new ArrayList<>(moves);
  }
}
