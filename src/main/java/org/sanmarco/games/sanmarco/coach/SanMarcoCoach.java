package org.sanmarco.games.sanmarco.coach;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.Ledger;
import org.sanmarco.coach.Measure;
import org.sanmarco.coach.Names;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.BuildBridge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Draw;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Exile;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.GiveUp;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Keep;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Pass;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Place;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Remove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Reroll;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roles;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roll;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Seize;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Take;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Traitor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.State;

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
  public Ledger ledger() {
    return new SanMarcoLedger();
  }

  @Override
  public String theme(State state, Move best) {
    return switch ((SanMarcoMove) best) {
      case Divide _ -> "dividing";
      case Doge _ -> "doge";
      case Traitor _ -> "traitor";
      case Exile _, Remove _, Pass _ -> "exile";
      case Seize _ -> "robbing";
      case Place _, BuildBridge _, GiveUp _, Keep _, Reroll _ -> "reinforcement";
      case Take _, Roles _, Draw _, Roll _ -> "choosing";
    };
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
