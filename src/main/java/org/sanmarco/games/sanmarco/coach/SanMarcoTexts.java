package org.sanmarco.games.sanmarco.coach;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.CoachTexts;
import org.sanmarco.coach.Fact;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.Literal;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.coach.Phrase;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.Board;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.State;
import org.sanmarco.kernel.View;

/** San Marco's texts in one language. */
public final class SanMarcoTexts extends CoachTexts {

  private final Narration narration;

  SanMarcoTexts(SanMarcoVoice voice) {
    super(voice, AdviceWriter::move);
    narration = new Narration(voice);
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
  public Hint hint(View seen, @Nullable Card chosen) {
    SanMarcoView view = (SanMarcoView) seen;
    Phrase title = title(view);
    if (view.isInLastTurn()) {
      title = Phrase.of("title.last", List.of(view.players() == 2 ? "V4" : "E3"), title);
    }
    return hint(title, Situation.advice(view, chosen), Pitfalls.of(view, chosen));
  }

  private static Phrase title(SanMarcoView view) {
    boolean drawnByLot = view.phase() == Phase.ROLES && view.players() > 2;
    String key = "title." + view.phase() + (drawnByLot ? ".lots" : "");
    return Phrase.of(key, view.active(), view.leader());
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
    return say(
        Fact.of(
            "change",
            before.nobles(district, seat),
            after.nobles(district, seat),
            new Literal(say(Fact.of(rank(after, district, seat))))));
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
}
