package org.sanmarco.games.marcopolo.ui;

import module java.base;

import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Step;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.games.marcopolo.coach.MarcoPoloTexts;
import org.sanmarco.games.marcopolo.coach.MarcoPoloVoice;
import org.sanmarco.games.marcopolo.ui.model.Reach;
import org.sanmarco.words.Messages;

/** All there is to say about a space of the track, a line for each fact. */
final class SpaceWords {

  private final MarcoPoloTexts texts;
  private final Messages messages;
  private final MarcoPoloVoice terms;

  /**
   * Words about spaces.
   *
   * @param messages the words of the table
   */
  SpaceWords(MarcoPoloTexts texts, Messages messages) {
    this.texts = texts;
    this.messages = messages;
    terms = MarcoPoloVoice.of(messages.locale());
  }

  /**
   * The words about a space as a position is seen.
   *
   * @param far the spaces that can be walked to
   */
  List<String> lines(MarcoPoloView view, Map<Integer, Reach> far, int space) {
    List<String> lines = new ArrayList<>();
    lines.add(price(view.track(), space));
    if (view.hasChest(space)) {
      lines.add(messages.text("space.chest", view.track().chest(space)));
    } else if (view.track().chest(space) > 0) {
      lines.add(messages.text("space.chest.gone"));
    }
    int score = view.track().score(space);
    if (score > 0) {
      boolean halfway = view.track().isHalfway(space);
      lines.add(messages.text(halfway ? "space.halfway" : "space.final", score));
    }
    List<Integer> visitors = view.visitors(space);
    if (!visitors.isEmpty() && space != Track.HORMUZ) {
      lines.add(
          messages.text("space.been", texts.voice().people(visitors, "seats"), visitors.size()));
    }
    if (space != Track.HORMUZ && view.seat() > 0 && !view.isOver()) {
      lines.add(payment(view, space));
    }
    Reach reach = far.get(space);
    if (reach != null) {
      lines.add(walk(reach));
    }
    return lines;
  }

  private String price(Track track, int space) {
    String name = messages.language().begin(terms.space(space));
    return space == Track.HORMUZ
        ? name
        : messages.text("space.price", name, terms.say(track.condition(space)));
  }

  /** The cards of the viewer's hand that pay for a step here. */
  private String payment(MarcoPoloView view, int space) {
    Condition condition = view.track().condition(space);
    long hand = view.hand(view.seat()).packed();
    int missing = Payments.missing(condition, hand);
    return missing > 0
        ? messages.text("space.missing", missing)
        : messages.text(
            "space.pays",
            terms.say(new Cards(Payments.usable(condition, hand))),
            Payments.price(condition));
  }

  /** The cheapest way to a space, step by step. */
  private String walk(Reach reach) {
    List<String> steps = new ArrayList<>();
    for (MarcoPoloMove move : reach.moves()) {
      steps.add(
          move instanceof Step(int _, Cards cards)
              ? terms.say(cards)
              : messages.text("space.ballast"));
    }
    return messages.text(
        "space.walk", reach.cards(), String.join(messages.text("step.then"), steps));
  }

  /** The price of a far space, for the plate above it. */
  String plate(Reach reach) {
    return messages.text(reach.ballast() ? "reach.ballast" : "reach", reach.cards());
  }
}
