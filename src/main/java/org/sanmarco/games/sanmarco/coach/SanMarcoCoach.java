package org.sanmarco.games.sanmarco.coach;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.Measure;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.Tally;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoState;

/** San Marco in words. */
public final class SanMarcoCoach implements Coach {

  @Override
  public String game() {
    return SanMarco.ID;
  }

  @Override
  public SanMarcoTexts in(Locale locale, @Nullable Names names) {
    return new SanMarcoTexts(new SanMarcoVoice(locale, names));
  }

  @Override
  public List<Measure> measures() {
    return List.of(
        new Measure("prestige", (state, seat) -> ((SanMarcoState) state).prestige(seat)),
        new Measure("penalty", (state, seat) -> ((SanMarcoState) state).penalty(seat)));
  }

  @Override
  public Tally tally() {
    return new SanMarcoTally();
  }

  @Override
  public List<String> pages() {
    return List.of(
        "README",
        "board",
        "setup",
        "turn",
        "cards",
        "scoring",
        "round",
        "end",
        "two-players",
        "words");
  }
}
