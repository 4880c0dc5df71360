package org.sanmarco.games.sanmarco.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Advice;
import org.sanmarco.coach.Fact;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.Literal;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.games.sanmarco.Board;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.SanMarcoEvent;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.State;
import org.sanmarco.kernel.View;

/** San Marco's texts in one language. */
public final class SanMarcoTexts extends GameTexts {

  private final Hints hints;
  private final Narration narration;
  private final AdviceWriter advice;

  SanMarcoTexts(SanMarcoVoice voice) {
    super(voice);
    hints = new Hints(voice);
    narration = new Narration(voice);
    advice = new AdviceWriter(voice);
  }

  @Override
  public Hint hint(View view) {
    return hint(view, null);
  }

  /**
   * The request for one of the cards in hand.
   *
   * @param chosen the card, or null as long as none is chosen
   */
  public Hint hint(View view, @Nullable Card chosen) {
    return hints.hint((SanMarcoView) view, chosen);
  }

  @Override
  public List<LogSentence> log(List<? extends Event> events) {
    return narration.log(events.stream().map(SanMarcoEvent.class::cast).toList());
  }

  /** The narration of events, with what the window needs besides the log. */
  public Narration narration() {
    return narration;
  }

  /** The values of the districts (B1). */
  @Override
  public List<String> setup(State state) {
    Board board = ((SanMarcoState) state).board();
    List<String> lines = new ArrayList<>(List.of(transcript().text("values")));
    for (District district : District.ALL) {
      lines.add(
          transcript()
              .text(voice(), "value", district, board.most(district), board.second(district)));
    }
    return lines;
  }

  /** A seat's nobles in a district now and then, and its place then (P1, P2). */
  public String change(SanMarcoState before, SanMarcoState after, District district, int seat) {
    return advice.say(
        Fact.of(
            "change",
            before.nobles(district, seat),
            after.nobles(district, seat),
            new Literal(advice.say(Fact.of(rank(after, district, seat))))));
  }

  /** A colour's place in a district by its nobles there, as a text's key (P1, P2). */
  private static String rank(SanMarcoState state, District district, int seat) {
    int own = state.nobles(district, seat);
    if (own == 0) {
      return "place.none";
    }
    List<Integer> others =
        IntStream.rangeClosed(1, state.seats())
            .filter(one -> one != seat)
            .mapToObj(one -> state.nobles(district, one))
            .toList();
    long ahead = others.stream().filter(nobles -> nobles > own).count();
    String place = ahead == 0 ? "place.first" : ahead == 1 ? "place.second" : "place.lower";
    return others.contains(own) && ahead < 2 ? place + ".shared" : place;
  }

  @Override
  public String advice(View view, Advice said) {
    return advice.words(view, said);
  }

  @Override
  public String reasons(Advice said) {
    return advice.reasons(said);
  }
}
