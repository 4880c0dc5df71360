package org.sanmarco.games.sanmarco.ui.context;

import module java.base;

import javafx.scene.Node;
import org.sanmarco.coach.Hint;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.coach.SanMarcoTexts;
import org.sanmarco.games.sanmarco.coach.SanMarcoVoice;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DieRolled;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblePlaced;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblesReturned;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Payment;
import org.sanmarco.games.sanmarco.ui.cards.CardNames;
import org.sanmarco.games.sanmarco.ui.cards.CardView;
import org.sanmarco.games.sanmarco.ui.model.PrestigeHistory;
import org.sanmarco.games.sanmarco.ui.model.RoleAssignment;
import org.sanmarco.games.sanmarco.ui.model.SanMarcoDecision;
import org.sanmarco.games.sanmarco.ui.model.SanMarcoFlow;
import org.sanmarco.games.sanmarco.ui.model.SetupDice;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfBridge;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfCard;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDistrict;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfGivingUp;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfNoble;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPair;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPayment;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfRole;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfSource;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoStep;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.dividing.DividingContext;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.score.ScoreHistory;
import org.sanmarco.words.Messages;

/** The services and texts shared by San Marco's panels. */
public final class SanMarcoContext extends DividingContext<Card> {

  private final SanMarcoVoice terms;
  private final CardNames cardNames;
  private final EffectWords effects;

  public SanMarcoContext(GameModel model, Messages messages, Services services) {
    super(model, messages, services);
    terms = SanMarcoVoice.of(messages.locale());
    cardNames = new CardNames(messages.locale());
    effects = new EffectWords(texts(), messages, colours());
  }

  /** The position, as it may be seen now. */
  public SanMarcoView view() {
    return (SanMarcoView) model().view();
  }

  @Override
  public SanMarcoDecision decision() {
    return (SanMarcoDecision) model().decision();
  }

  @Override
  public SanMarcoTexts texts() {
    return (SanMarcoTexts) super.texts();
  }

  public SanMarcoVoice terms() {
    return terms;
  }

  /** Whether each player has two colours (V). */
  public boolean isForTwo() {
    return hasSeveralSeatsEach();
  }

  /** The seats of the player who leads. */
  public List<Integer> leading() {
    return SanMarcoFlow.leading(view());
  }

  /** The dice that each seat rolled before the game, those rolled again left out (S3, S4). */
  public List<List<Integer>> setupDice() {
    return SetupDice.of(model().history(), view().seats());
  }

  /** The course of prestige up to now. */
  public ScoreHistory history() {
    return PrestigeHistory.of(model().history(), view());
  }

  /** A card, face up. */
  public CardView card(Card card) {
    return new CardView(card, cardNames);
  }

  @Override
  protected PlayingCard drawn(Card card) {
    return card(card);
  }

  /** Has something that stands for a card tell of it. */
  public void tell(Node node, Card card) {
    CardView.tell(node, card, cardNames, () -> cardNames.use(card));
  }

  /** Has a card's place among those left in the decks tell of it. */
  public void tellLeft(Node node, Card card) {
    CardView.tell(node, card, cardNames, () -> left(card) + "\n" + cardNames.use(card));
  }

  /** The number of copies of a card left in the decks (B6), in words. */
  public String left(Card card) {
    return text("deck.tip", terms.say(card), view().deck().count(card), card.copies());
  }

  /** A card, face down. */
  public CardView cardBack(boolean penalty) {
    return CardView.faceDown(penalty, cardNames);
  }

  @Override
  public Hint hint() {
    return texts().hint(decision().asked(), decision().card().orElse(null));
  }

  @Override
  public String steps() {
    if (!decision().canGoBack() || decision().step() == SanMarcoStep.REMOVE) {
      return "";
    }
    List<String> steps = new ArrayList<>();
    for (Choice choice : decision().chosen()) {
      steps.add(words(choice));
    }
    boolean given = decision().assignment().flatMap(RoleAssignment::settled).isPresent();
    steps.add(text("step." + (given ? "given" : decision().step().name())));
    return begun(String.join(text("step.then"), steps));
  }

  /** A choice in words, as one of several steps. */
  private String words(Choice choice) {
    return switch (choice) {
      case Choice.OfMove(Move move) -> move.toString();
      case OfCard(Card card) -> terms.say(card);
      case OfDistrict(District district) -> terms.say(district);
      case OfPair(Pair pair) -> terms.say(pair);
      case OfBridge(Pair pair, int owner) -> text("chosen.bridge", name(owner), terms.say(pair));
      case OfNoble(District district, int seat) ->
          text("chosen.noble", name(seat), terms.say(district));
      case OfSource(District district) -> text("chosen.source", terms.say(district));
      case OfPayment(Payment payment) -> effects.payment(view(), payment);
      case OfRole(int place, int seat) -> {
        int roles = decision().assignment().orElseThrow().seats().size();
        yield text("chosen.role", terms.role(place - 1, roles), name(seat));
      }
      case OfGivingUp _ -> text("give-up");
      default -> throw new IllegalArgumentException("no step: " + choice);
    };
  }

  /** The die and whom it moved; what comes after stands in the log. */
  @Override
  public List<Event> shown(List<Event> chance) {
    return chance.stream()
        .takeWhile(event ->
            event instanceof DieRolled
                || event instanceof NoblePlaced
                || event instanceof NoblesReturned)
        .toList();
  }

  /** An offer and what is in it, in words. */
  public String spoken(int number, Cards cards) {
    return text("offer.spoken", number, terms.say(cards), cards.points());
  }

  /** The words about the effects of choices and offers. */
  public EffectWords effects() {
    return effects;
  }
}
