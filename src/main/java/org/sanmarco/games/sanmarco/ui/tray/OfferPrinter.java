package org.sanmarco.games.sanmarco.ui.tray;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.coach.OfferEffect;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.dividing.Division;
import org.sanmarco.ui.dividing.OfferText;
import org.sanmarco.ui.dividing.OffersView;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.words.Messages;

/** Prints the drawn cards and the offers, with what each would bring to whom (T7, T9, E4). */
public record OfferPrinter(SanMarcoContext context) implements OffersView.Printer<Card> {

  /** The offers of the first divider who has some in sight; null for each that is taken. */
  private static List<@Nullable List<Card>> open(SanMarcoView view) {
    List<@Nullable List<Card>> open = new ArrayList<>();
    for (int divider : view.dividers()) {
      for (@Nullable Cards offer : view.offers(divider)) {
        open.add(offer == null ? null : offer.list());
      }
      if (!open.isEmpty()) {
        break;
      }
    }
    return open;
  }

  /** The cards that a seat divides, or the offers among which one chooses. */
  OffersView.VisibleOffers<Card> visible() {
    SanMarcoView view = context.view();
    Optional<Division<Card>> division = context.decision().division();
    List<@Nullable List<Card>> offers =
        division.isPresent() ? new ArrayList<>(division.get().all()) : open(view);
    return new OffersView.VisibleOffers<>(
        view.actionDraw() + view.penaltyDraw(),
        division.isPresent(),
        List.of(),
        offers,
        division,
        context.decision().open(),
        context.decision().offer(),
        OffersView.Lit.of(context.decision()));
  }

  @Override
  public PlayingCard card(Card card) {
    return context.card(card);
  }

  @Override
  public OfferText text(int number, @Nullable List<Card> cards) {
    if (number == Division.LEFT) {
      int left = cards == null ? 0 : cards.size();
      return OfferText.left(context.text("divide.left", left), left, left > 0 ? "" : refusal());
    }
    if (cards == null) {
      String name = context.text("offer", number);
      return new OfferText(name, name, "", List.of(), "", "", context.text("offer.taken"));
    }
    Cards content = Cards.of(cards);
    List<OfferEffect> effects = OfferEffect.of(context.decision().asked(), content.points());
    String told =
        effects.stream().map(context.effects()::sentence).collect(Collectors.joining("\n"));
    return new OfferText(
        context.text("offer", number),
        String.valueOf(number),
        badge(content.points()),
        effects.stream()
            .filter(effect -> isTold(effect, content.points()))
            .map(effect -> context.effects().gain(context.decision().asked(), effect))
            .toList(),
        words(content, effects),
        context.spoken(number, content) + "\n" + told,
        context.decision().division().isPresent() || effects.isEmpty()
            ? ""
            : context.effects().sentence(effects.getFirst()));
  }

  private String words(Cards content, List<OfferEffect> effects) {
    int actions = content.actions().size();
    return content.points() > 0 && effects.stream().anyMatch(OfferEffect::isNear)
        ? context.text("offer.near")
        : actions == 0 ? "" : context.text("offer.actions", actions);
  }

  private String badge(int points) {
    return points == 0
        ? ""
        : context.decision().division().isPresent()
            ? "+" + points
            : context.text("offer.penalty", points);
  }

  private boolean isTold(OfferEffect effect, int points) {
    return points > 0 && context.decision().asked().penalty(effect.seat()) > 0 || effect.isOut();
  }

  private String refusal() {
    Refusal refusal = context.decision().divisionRefusal();
    return refusal == null ? "" : context.sentence(refusal);
  }

  @Override
  public Messages messages() {
    return context.messages();
  }

  @Override
  public String takeTip() {
    return context.tip("take.tip", Key.PRESS);
  }
}
