package org.sanmarco.games.sanmarco.ui.context;

import module java.base;

import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.SanMarcoState.ExileUnderWay;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.coach.OfferEffect;
import org.sanmarco.games.sanmarco.coach.Projection;
import org.sanmarco.games.sanmarco.coach.SanMarcoTexts;
import org.sanmarco.games.sanmarco.coach.SanMarcoVoice;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Payment;
import org.sanmarco.games.sanmarco.ui.board.Forecast;
import org.sanmarco.games.sanmarco.ui.board.Ghost;
import org.sanmarco.games.sanmarco.ui.board.Ghost.OfNoble;
import org.sanmarco.games.sanmarco.ui.model.SanMarcoDecision;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoStep;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.game.Gain;
import org.sanmarco.ui.game.SheetWords;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.words.Messages;

/** The effects of choices and offers, in words for the window and for own screens. */
public final class EffectWords implements SheetWords {

  private final SanMarcoTexts texts;
  private final Messages messages;
  private final List<SeatColour> colours;
  private final SanMarcoVoice terms;

  /**
   * Words about effects.
   *
   * @param messages the words of the table
   * @param colours those of the seats, the first seat's first
   */
  public EffectWords(SanMarcoTexts texts, Messages messages, List<SeatColour> colours) {
    this.texts = texts;
    this.messages = messages;
    this.colours = colours;
    terms = SanMarcoVoice.of(messages.locale());
  }

  /** A sentence about the standing of a colour in the round. */
  public String sentence(OfferEffect effect) {
    String name = name(effect.seat());
    int penalty = effect.penalty();
    String told =
        effect.isOut()
            ? messages.text("standing.out", name, penalty)
            : effect.isNear()
                ? messages.text("standing.near", name, penalty)
                : messages.text("standing.in", name, penalty);
    return effect.bonus() == 0 ? told : messages.text("standing.bonus", told, effect.bonus());
  }

  /** A colour's penalty points before and with an offer. */
  public Gain gain(SanMarcoState before, OfferEffect effect) {
    return new Gain(
        colours.get(effect.seat() - 1),
        messages.text(
            effect.isOut() ? "offer.gain.out" : "offer.gain",
            before.penalty(effect.seat()),
            effect.penalty()),
        effect.isOut(),
        sentence(effect));
  }

  /** The recipients of a payment. */
  public String payment(SanMarcoState before, Payment payment) {
    return messages.text("payment", texts.narration().payment(before, payment));
  }

  /** The recipients of a payment and the prestige left after it. */
  public String left(SanMarcoState before, Payment payment) {
    return messages.text(
        "payment.left",
        payment(before, payment),
        before.prestige(before.active()) - payment.total());
  }

  /** The forecast of a district that the doge would score, or that is scored as it stands. */
  public Forecast forecast(SanMarcoState before, Projection projection) {
    Payment payment = projection.payment();
    String scores = texts.narration().scoring(projection.district(), projection.points());
    if (payment == null) {
      return new Forecast(projection.district(), projection.points(), 0, List.of(), "", scores);
    }
    return new Forecast(
        projection.district(),
        projection.gains(before.active()),
        payment.total(),
        seats(before).filter(seat -> payment.to(seat) > 0).boxed().toList(),
        "",
        messages.text("forecast.doge", scores, texts.narration().payment(before, payment)));
  }

  /**
   * The changes of districts in which nobles would come or go; none of an exile before all its
   * nobles are chosen.
   */
  public List<Forecast> changes(
      SanMarcoDecision decision, List<SanMarcoPosition> outcomes, Set<Ghost> ghosts) {
    if (outcomes.isEmpty() || decision.step() == SanMarcoStep.REMOVE && outcomes.size() != 1) {
      return List.of();
    }
    return ghosts.stream()
        .filter(OfNoble.class::isInstance)
        .map(ghost -> ((OfNoble) ghost).district())
        .distinct()
        .map(district -> change(decision.asked(), outcomes.getFirst(), district))
        .toList();
  }

  /** The change for the seat that acts where its nobles change, or else for whose do. */
  private Forecast change(SanMarcoState before, SanMarcoPosition after, District district) {
    int seat =
        IntStream.concat(IntStream.of(before.active()), seats(before))
            .filter(one -> before.nobles(district, one) != after.nobles(district, one))
            .findFirst()
            .orElseThrow();
    Projection projection = Projection.change(before, after, district);
    String change = texts.change(before, after, district, seat);
    return new Forecast(district, projection.points(), 0, List.of(), change, change);
  }

  /** The nobles that would leave in an exile: those chosen up to now, and the one of a choice. */
  public static Set<Ghost> leaving(SanMarcoDecision decision, Stream<Choice> choice) {
    ExileUnderWay exile = decision.asked().exile();
    List<Integer> seats =
        Stream.concat(decision.chosen().stream(), choice)
            .filter(SanMarcoChoice.OfNoble.class::isInstance)
            .map(noble -> ((SanMarcoChoice.OfNoble) noble).seat())
            .toList();
    return exile == null ? Set.of() : Ghost.leaving(decision.asked(), exile.district(), seats);
  }

  @Override
  public Effect effect(Decision open, Choice choice) {
    SanMarcoDecision decision = (SanMarcoDecision) open;
    List<Projection> ways = decision.doges(choice);
    if (!ways.isEmpty()) {
      return doge(decision.asked(), ways);
    }
    if (choice instanceof SanMarcoChoice.OfRole(int place, int _)) {
      String role = terms.role(place - 1, decision.asked().seats());
      return new Effect(List.of(messages.language().begin(role)), List.of());
    }
    if (choice instanceof SanMarcoChoice.OfCard) {
      return Effect.NONE;
    }
    List<SanMarcoPosition> outcomes = decision.outcomes(choice);
    boolean removes = decision.step() == SanMarcoStep.REMOVE;
    Set<Ghost> ghosts =
        removes ? leaving(decision, Stream.of(choice)) : Ghost.of(decision.asked(), outcomes);
    return new Effect(
        changes(decision, outcomes, ghosts).stream().map(this::ifScored).toList(), List.of());
  }

  /** The effect of a choice for the doge, which leads to one district by one way or several. */
  private Effect doge(SanMarcoView before, List<Projection> ways) {
    Projection cheapest = ways.getFirst();
    Forecast forecast = forecast(before, cheapest);
    List<String> words = new ArrayList<>();
    if (ways.size() > 1) {
      words.add(messages.text("routes.several", ways.size()));
    }
    words.add(forecast.words());
    Payment payment = cheapest.payment();
    if (payment != null && payment.total() > 0) {
      words.add(messages.language().begin(left(before, payment)));
    }
    return new Effect(words, ways.size() > 1 ? List.of() : gains(forecast));
  }

  private List<Gain> gains(Forecast forecast) {
    return IntStream.rangeClosed(1, forecast.gains().size())
        .filter(seat -> forecast.gains().get(seat - 1) != 0)
        .mapToObj(seat -> gain(seat, forecast.gains().get(seat - 1)))
        .toList();
  }

  private Gain gain(int seat, int prestige) {
    String text = Gain.signed(prestige);
    return new Gain(
        colours.get(seat - 1),
        text,
        prestige < 0,
        messages.text("forecast.gain", name(seat), text));
  }

  /** A change of nobles and, where there is any, the difference if the district were scored. */
  private String ifScored(Forecast change) {
    String district = messages.language().begin(texts.voice().say(change.district()));
    List<String> gains = gains(change).stream().map(Gain::words).toList();
    return gains.isEmpty()
        ? messages.text("forecast.change", district, change.words())
        : messages.text(
            "forecast.change.scored", district, change.words(), messages.language().list(gains));
  }

  @Override
  public String role(View view, int seat) {
    SanMarcoState state = (SanMarcoState) view;
    int index = state.roles().indexOf(seat);
    return !state.isIn(seat)
        ? messages.text("out")
        : index < 0 ? "" : terms.role(index, state.roles().size());
  }

  @Override
  public List<Count> counts(View view, int seat) {
    SanMarcoState state = (SanMarcoState) view;
    return List.of(
        count("penalty", state.penalty(seat)),
        count("reserve", state.reserve(seat)),
        count("bridges", bridges(state, seat)));
  }

  private Count count(String label, int value) {
    return new Count(messages.text(label), String.valueOf(value));
  }

  /** The number of a seat's bridges. */
  public static int bridges(SanMarcoState state, int seat) {
    return (int) Pair.ALL.stream().filter(pair -> state.owners(pair).contains(seat)).count();
  }

  @Override
  public int points(Object card) {
    return ((Card) card).points();
  }

  @Override
  public Effect offer(View view, int points) {
    SanMarcoView asked = (SanMarcoView) view;
    List<OfferEffect> effects = OfferEffect.of(asked, points);
    Predicate<OfferEffect> isOwn =
        effect -> view.seat() > 0 && view.player(effect.seat()) == view.player(view.seat());
    return new Effect(
        Stream.concat(
                Stream.of(messages.text("offer.penalty", points)),
                effects.stream().filter(isOwn).map(this::sentence))
            .toList(),
        effects.stream().map(effect -> gain(asked, effect)).toList());
  }

  private String name(int seat) {
    return texts.voice().people(seat, "seat");
  }

  private static IntStream seats(SanMarcoState state) {
    return IntStream.rangeClosed(1, state.seats());
  }
}
