package org.sanmarco.games.canalgrande.ui;

import java.util.List;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.ui.board.OfferWords;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfHand;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.game.SheetWords;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.words.Messages;

/** The words about players and offers, for the window and for own screens. */
final class PlayerWords implements SheetWords {

  private final Messages messages;
  private final OfferWords offers;

  /**
   * Words about players.
   *
   * @param messages the words of the table
   * @param colours those of the seats, the first seat's first
   */
  PlayerWords(GameTexts texts, Messages messages, List<SeatColour> colours) {
    this.messages = messages;
    offers = new OfferWords(texts, messages.locale(), colours);
  }

  @Override
  public String role(View seen, int seat) {
    CanalGrandeView view = (CanalGrandeView) seen;
    if (view.isVoting() && view.challenger() == seat) {
      return messages.text("role.challenger");
    }
    return seat == view.divider()
        ? messages.text("role.divider")
        : seat == view.chooser() ? messages.text("role.chooser") : "";
  }

  @Override
  public List<Count> counts(View seen, int seat) {
    CanalGrandeView view = (CanalGrandeView) seen;
    int side = view.side(seat);
    List<Integer> won = Card.DISTRICTS.stream().map(district -> view.won(district, side)).toList();
    return List.of(
        new Count(
            messages.text("points.unit"),
            messages.text("points.of", view.points(side), view.limit())),
        new Count(
            "",
            messages.text(
                "goals",
                won.stream().filter(cards -> cards > 0).count(),
                won.stream().mapToInt(Integer::intValue).max().orElse(0))),
        new Count("", messages.text("seat.cards", view.handSize(seat))));
  }

  @Override
  public Effect effect(Decision decision, Choice choice) {
    return choice instanceof OfHand(int seat)
        ? new Effect(
            List.of(
                messages.text("seat.cards", ((CanalGrandeView) decision.asked()).handSize(seat))),
            List.of())
        : Effect.NONE;
  }

  @Override
  public int points(Object card) {
    return offers.points(card);
  }

  @Override
  public Effect offer(View view, int points) {
    return offers.offer(view, points);
  }
}
