package org.sanmarco.games.canalgrande.coach;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.Ledger;
import org.sanmarco.coach.Measure;
import org.sanmarco.coach.Names;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandeState;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.State;

/** Canal Grande in words. */
public final class CanalGrandeCoach implements Coach {

  @Override
  public String game() {
    return CanalGrande.ID;
  }

  @Override
  public CanalGrandeTexts in(Locale locale, @Nullable Names names) {
    return new CanalGrandeTexts(new CanalGrandeVoice(locale, names));
  }

  /** A side's won cards, of how many districts and how many at most of one, and its points. */
  @Override
  public List<Measure> measures() {
    return List.of(
        new Measure("won", (state, seat) -> won(state, seat, Integer::sum)),
        new Measure(
            "districts", (state, seat) -> won(state, seat, (sum, won) -> sum + Math.min(won, 1))),
        new Measure("alike", (state, seat) -> won(state, seat, Math::max)),
        new Measure(
            "points", (state, seat) -> ((CanalGrandeState) state).points(state.side(seat))));
  }

  private static int won(State state, int seat, BinaryOperator<Integer> together) {
    return Card.DISTRICTS.stream()
        .map(district -> ((CanalGrandeState) state).won(district, state.side(seat)))
        .reduce(0, together);
  }

  @Override
  public Ledger ledger() {
    return new CanalGrandeLedger();
  }

  @Override
  public String theme(State state, Move best) {
    return switch (((CanalGrandeState) state).phase()) {
      case DIVIDE -> "dividing";
      case ROB -> "robbing";
      case VOTE -> ((CanalGrandeState) state).district() == null ? "vote" : "reinforcement";
      default -> "choosing";
    };
  }

  @Override
  public List<String> pages() {
    return List.of(
        "README", "material", "setup", "turn", "offer", "vote", "round", "end", "four", "known");
  }
}
