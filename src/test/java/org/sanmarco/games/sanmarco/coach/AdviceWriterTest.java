package org.sanmarco.games.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.coach.Advice;
import org.sanmarco.coach.AdviceWords;
import org.sanmarco.coach.Names;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.words.Language;

/** Advice names a move and a reason. */
class AdviceWriterTest {

  static final List<String> LANGUAGES = Language.TAGS;

  private static final Names PEOPLE =
      seat -> List.of("Anna", "Bruno", "Chiara", "Dario").get(seat - 1);

  /** Advice is requested for one of n decisions. */
  private static final int EVERY = 9;

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void everyDecisionHasItsAdviceInWords(String language) {
    AdviceWords writer =
        new AdviceWords(
            new SanMarcoVoice(Locale.forLanguageTag(language), PEOPLE), AdviceWriter::move);
    Set<Phase> phases = EnumSet.noneOf(Phase.class);
    int[] decisions = {0};
    RandomWalks.positions(
        1,
        position -> {
          if (!(position.actor() instanceof Actor.Seat) || decisions[0]++ % EVERY > 0) {
            return;
          }
          phases.add(position.phase());
          assertThat(advice(writer, position))
              .matches("\\P{C}+[.]")
              .doesNotContain("{", "}", "#", "null", "..");
        });
    assertThat(phases).contains(Phase.DIVIDE, Phase.CHOOSE, Phase.PLAY, Phase.SETUP_BRIDGE);
  }

  /** Every kind of move has its words, also those that no good player makes. */
  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void everyMoveHasItsWords(String language) {
    AdviceWords writer =
        new AdviceWords(
            new SanMarcoVoice(Locale.forLanguageTag(language), PEOPLE), AdviceWriter::move);
    Set<String> kinds = new TreeSet<>();
    RandomWalks.positions(
        2,
        position -> {
          if (position.actor() instanceof Actor.Seat && position.phase() != Phase.DIVIDE) {
            SanMarcoView view = position.view(position.active());
            for (SanMarcoMove move : view.legal()) {
              if (kinds.add(move.getClass().getSimpleName())) {
                assertThat(writer.words(view, Advice.of(move), false))
                    .doesNotContain("{", "}", "#", "null");
              }
            }
          }
        });
    assertThat(kinds)
        .contains(
            "BuildBridge",
            "Doge",
            "Exile",
            "GiveUp",
            "Place",
            "Remove",
            "Roles",
            "Take",
            "Traitor");
  }

  @Test
  void theSameIsAdvisedWheneverTheSameIsAsked() {
    AdviceWords writer =
        new AdviceWords(new SanMarcoVoice(Locale.ENGLISH, PEOPLE), AdviceWriter::move);
    boolean[] asked = {false};
    RandomWalks.positions(
        1,
        position -> {
          if (!asked[0] && position.phase() == Phase.CHOOSE) {
            asked[0] = true;
            assertThat(advice(writer, position))
                .startsWith("Take offer ")
                .isEqualTo(advice(writer, position));
          }
        });
    assertThat(asked[0]).isTrue();
  }

  private static String advice(AdviceWords writer, SanMarcoPosition position) {
    SanMarcoView view = position.view(position.active());
    SanMarcoMove move =
        (SanMarcoMove)
            Bots.of(new SanMarco()).bot(BotLevel.MEDIUM).choose(view, Budget.forIterations(7, 100));
    return writer.words(view, Advice.of(move), false);
  }
}
