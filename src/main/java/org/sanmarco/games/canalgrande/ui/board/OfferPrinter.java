package org.sanmarco.games.canalgrande.ui.board;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.dividing.Division;
import org.sanmarco.ui.dividing.OfferText;
import org.sanmarco.ui.dividing.OffersView;
import org.sanmarco.ui.game.Gain;
import org.sanmarco.words.Messages;

/** Prints the drawn cards and the two offers, with what each would bring to whom (GA). */
final class OfferPrinter implements OffersView.Printer<Card> {

  private final CardFaces faces;
  private final Messages messages;
  private List<SeatColour> colours = List.of();
  private List<String> names = List.of();
  private @Nullable CanalGrandeView view;

  OfferPrinter(CardFaces faces, Messages messages) {
    this.faces = faces;
    this.messages = messages;
  }

  /** Sets the colours and names of the seats, the first seat's first. */
  void call(List<SeatColour> seatColours, List<String> seatNames) {
    colours = seatColours;
    names = seatNames;
  }

  OffersView.VisibleOffers<Card> visible(VisibleTable visible) {
    CanalGrandeView now = visible.view();
    view = now;
    Optional<Division<Card>> division = visible.division();
    List<@Nullable List<Card>> offers = new ArrayList<>();
    for (int number = 1; number <= 2; number++) {
      offers.add(division.isPresent() ? division.get().offer(number) : now.offer(number).list());
    }
    return new OffersView.VisibleOffers<>(
        TableLayout.DRAWN,
        now.phase() == Phase.DIVIDE,
        now.drawn().list(),
        offers,
        division,
        visible.open(),
        visible.looked(),
        visible.pointed());
  }

  @Override
  public PlayingCard card(Card card) {
    return faces.card(card);
  }

  @Override
  public OfferText text(int number, @Nullable List<Card> cards) {
    Cards content = Cards.of(cards == null ? List.of() : cards);
    if (number == Division.LEFT) {
      return OfferText.left(messages.text("drawn.left", content.size()), content.size(), "");
    }
    String title = messages.text("offer", number);
    if (content.isEmpty()) {
      return new OfferText(title, String.valueOf(number), "", List.of(), "", "", "");
    }
    List<Gain> gains = gains(content);
    String spoken =
        messages.text("offer.spoken", title, content.size(), faces.names().list(content));
    return new OfferText(
        title,
        String.valueOf(number),
        content.points() == 0 ? "" : messages.text("points", content.points()),
        gains,
        messages.language().list(effects(content)),
        Stream.concat(Stream.of(spoken), gains.stream().map(Gain::words))
            .collect(Collectors.joining("\n")),
        "");
  }

  /** The points of the side that takes the offer (GA1). */
  private List<Gain> gains(Cards offer) {
    CanalGrandeView seen = view;
    if (seen == null || seen.chooser() == 0 || offer.points() == 0) {
      return List.of();
    }
    return new OfferWords(messages, colours, seat -> names.get(seat - 1))
        .gains(seen, offer.points());
  }

  /** The effects of carrying it out (GA2 to GA5). */
  private List<String> effects(Cards offer) {
    List<String> effects = new ArrayList<>();
    int held = offer.count(Card.GONDOLA) + Card.DISTRICTS.stream().mapToInt(offer::count).sum();
    add(effects, "offer.hand", held);
    add(effects, "offer.robberies", offer.count(Card.TRAITOR));
    add(effects, "offer.spies", offer.count(Card.SPY));
    add(effects, "offer.votes", offer.count(Card.DOGE));
    return effects;
  }

  private void add(List<String> effects, String key, int count) {
    if (count > 0) {
      effects.add(messages.text(key, count));
    }
  }

  @Override
  public String takeTip() {
    return messages.text("take.tip");
  }

  @Override
  public Messages messages() {
    return messages;
  }
}
