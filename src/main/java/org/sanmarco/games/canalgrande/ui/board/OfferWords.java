package org.sanmarco.games.canalgrande.ui.board;

import module java.base;

import org.sanmarco.coach.GameTexts;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.game.Gain;
import org.sanmarco.ui.game.SheetWords;
import org.sanmarco.words.Messages;

/** The points that an offer brings to whom, for the window and for own screens (GA1). */
public class OfferWords implements SheetWords {

  private final Messages messages;
  private final List<SeatColour> colours;
  private final IntFunction<String> names;

  /** Words for own screens. */
  public OfferWords(GameTexts texts, Locale locale, List<SeatColour> colours) {
    this(CardTable.messages(locale), colours, seat -> texts.voice().people(seat, "seat"));
  }

  /**
   * Words about offers.
   *
   * @param messages the words of the table
   * @param colours those of the seats, the first seat's first
   */
  OfferWords(Messages messages, List<SeatColour> colours, IntFunction<String> names) {
    this.messages = messages;
    this.colours = colours;
    this.names = names;
  }

  /** The points that the two sides would have with an offer. */
  List<Gain> gains(CanalGrandeView seen, int more) {
    return Stream.of(seen.chooser(), seen.divider()).map(seat -> gain(seen, seat, more)).toList();
  }

  private Gain gain(CanalGrandeView seen, int seat, int more) {
    int points = seen.points(seen.side(seat)) + more;
    return new Gain(
        colours.get(seat - 1),
        messages.text("offer.total", points, seen.limit()),
        points >= seen.limit(),
        messages.text("offer.gain", names.apply(seat), points, seen.limit()));
  }

  @Override
  public int points(Object card) {
    return ((Card) card).points();
  }

  @Override
  public Effect offer(View view, int points) {
    CanalGrandeView seen = (CanalGrandeView) view;
    return new Effect(
        List.of(messages.text("points", points)),
        seen.chooser() == 0 ? List.of() : gains(seen, points));
  }
}
