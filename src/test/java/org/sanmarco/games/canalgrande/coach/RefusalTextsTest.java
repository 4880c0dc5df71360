package org.sanmarco.games.canalgrande.coach;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.coach.Coach;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.Setup;

class RefusalTextsTest {

  @Test
  void windowUsesNamesAndProtocolUsesNotation() {
    Refusal refusal = Refusal.of("GV5", "not-in-hand", 2, Card.CAS);
    assertThat(Coach.refusal(CanalGrande.ID, refusal, Locale.ENGLISH))
        .isEqualTo("seat 2 has no CAS card in hand");
    assertThat(new CanalGrandeCoach().in(Locale.ENGLISH, seat -> "Anna").refusal(refusal))
        .isEqualTo("Anna has no Castello card in hand");
  }

  @Test
  void refusalsOfMovesNotDueNameTheOneThatIs() {
    CanalGrandePosition start = new CanalGrande().start(new Setup(CanalGrande.ID, 2, Map.of()));
    Refusal refusal = start.refusal(new CanalGrande().read("pass"));
    assertThat(refusal).isNotNull();
    assertThat(Coach.refusal(CanalGrande.ID, Objects.requireNonNull(refusal), Locale.ENGLISH))
        .isEqualTo("this is not possible now: chance has to deal the hands");
  }
}
