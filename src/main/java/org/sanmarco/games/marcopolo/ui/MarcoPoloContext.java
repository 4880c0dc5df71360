package org.sanmarco.games.marcopolo.ui;

import module java.base;

import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.games.marcopolo.coach.MarcoPoloTexts;
import org.sanmarco.games.marcopolo.coach.MarcoPoloVoice;
import org.sanmarco.games.marcopolo.ui.cards.CardView;
import org.sanmarco.games.marcopolo.ui.model.GoldHistory;
import org.sanmarco.games.marcopolo.ui.model.MarcoPoloDecision;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloStep;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.ui.Preferences;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.score.ScoreHistory;
import org.sanmarco.words.Messages;

/** The services and texts shared by Marco Polo's panels. */
final class MarcoPoloContext extends PanelContext {

  private final MarcoPoloVoice terms;
  private final Preferences preferences;
  private final EffectWords effects;

  MarcoPoloContext(GameModel model, Messages messages, Services services) {
    super(model, messages, services);
    preferences = services.preferences();
    terms = MarcoPoloVoice.of(messages.locale());
    effects = new EffectWords(texts(), messages, colours());
  }

  /** The position, as it may be seen now. */
  MarcoPoloView view() {
    return (MarcoPoloView) model().view();
  }

  @Override
  public MarcoPoloDecision decision() {
    return (MarcoPoloDecision) super.decision();
  }

  @Override
  public MarcoPoloTexts texts() {
    return (MarcoPoloTexts) super.texts();
  }

  MarcoPoloVoice terms() {
    return terms;
  }

  EffectWords effects() {
    return effects;
  }

  /** Whether each player has two camels (MV). */
  boolean isForTwo() {
    return view().camels() > view().seats();
  }

  /** Whether hands are sorted by colour, and not by goods. */
  boolean isByColour() {
    return preferences.get(Setting.HAND_BY_COLOUR);
  }

  /** Sorts hands the other way, from now on. */
  void sortOtherwise() {
    preferences.set(Setting.HAND_BY_COLOUR, !isByColour());
  }

  CardView card(Card card) {
    return CardView.of(card, messages().locale());
  }

  /** A card, face down. */
  PlayingCard cardBack() {
    return CardView.back(messages().locale());
  }

  /** The course of everybody's gold up to now. */
  ScoreHistory history() {
    return GoldHistory.of(model().history(), view());
  }

  /** The cards chosen to pay, and the number still missing for each space. */
  @Override
  public String steps() {
    if (!decision().canGoBack()) {
      return "";
    }
    Cards paying = decision().paying();
    List<String> words = new ArrayList<>();
    if (!paying.isEmpty()) {
      words.add(terms.say(paying));
    }
    if (decision().step() == MarcoPoloStep.CAMEL) {
      words.add(text("step.CAMEL"));
    } else {
      decision().payable().stream()
          .map(camel -> missing(camel, paying.size()))
          .distinct()
          .forEach(words::add);
    }
    return begun(String.join(text("step.then"), words));
  }

  /** The number of cards a camel's next step takes in addition to those chosen. */
  private String missing(int camel, int chosen) {
    int space = view().nextSpaceOf(camel);
    return text(
        "step.missing",
        Payments.price(view().track().condition(space)) - chosen,
        terms.space(space),
        terms.say(view().track().condition(space)));
  }
}
