package org.sanmarco.games.marcopolo.coach;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.Ledger;
import org.sanmarco.coach.Measure;
import org.sanmarco.coach.Names;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Ballast;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Deal;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Draw;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Row;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Step;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Stop;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Take;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.State;

/** Marco Polo in words. */
public final class MarcoPoloCoach implements Coach {

  @Override
  public String game() {
    return MarcoPolo.ID;
  }

  @Override
  public MarcoPoloTexts in(Locale locale, @Nullable Names names) {
    return new MarcoPoloTexts(new MarcoPoloVoice(locale, names));
  }

  /** Gold, the space of the camel that is nearest to Dadu, and cards in hand. */
  @Override
  public List<Measure> measures() {
    return List.of(
        new Measure("gold", (state, seat) -> ((MarcoPoloState) state).gold(seat)),
        new Measure("space", (state, seat) -> foremost((MarcoPoloState) state, seat)),
        new Measure("cards", (state, seat) -> ((MarcoPoloState) state).handSize(seat)));
  }

  private static int foremost(MarcoPoloState state, int seat) {
    return Collections.max(state.camelsOfSeat(seat).stream().map(state::space).toList());
  }

  @Override
  public Ledger ledger() {
    return new MarcoPoloLedger();
  }

  @Override
  public String theme(State state, Move best) {
    return switch ((MarcoPoloMove) best) {
      case Step _, Ballast _, Stop _ ->
          ((MarcoPoloState) state).isPastHalfway() ? "onward" : "outward";
      case Take _, Deal _, Row _, Draw _ -> "choosing";
    };
  }

  @Override
  public List<String> pages() {
    return List.of(
        "README", "way", "cards", "setup", "turn", "halfway", "end", "two-players", "known");
  }
}
