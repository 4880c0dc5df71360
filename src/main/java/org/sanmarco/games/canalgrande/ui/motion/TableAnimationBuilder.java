package org.sanmarco.games.canalgrande.ui.motion;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.canalgrande.CanalGrandeEvent;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardPlayed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardStolen;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardsDrawn;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardsReturned;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.DeckShuffled;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.DistrictNamed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.GameEnded;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.HandDealt;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.OfferTaken;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.OffersMade;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RoundBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RoundEnded;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.SeatPassed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.SpyPlayed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.TraitorLapsed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.UnseenDrawn;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteLapsed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteWon;
import org.sanmarco.games.canalgrande.CanalGrandeState;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.ui.model.VoteOrder;
import org.sanmarco.games.canalgrande.ui.motion.Anchor.AmongPoints;
import org.sanmarco.games.canalgrande.ui.motion.Anchor.AmongWon;
import org.sanmarco.games.canalgrande.ui.motion.Anchor.InHand;
import org.sanmarco.games.canalgrande.ui.motion.Anchor.InMiddle;
import org.sanmarco.games.canalgrande.ui.motion.Anchor.InOffer;
import org.sanmarco.games.canalgrande.ui.motion.Anchor.InRow;
import org.sanmarco.games.canalgrande.ui.motion.Anchor.InUse;
import org.sanmarco.games.canalgrande.ui.motion.Anchor.OnDeck;
import org.sanmarco.games.canalgrande.ui.motion.Anchor.OnDiscards;
import org.sanmarco.games.canalgrande.ui.motion.Anchor.OnNumbers;
import org.sanmarco.kernel.Event;
import org.sanmarco.ui.motion.AnimationBuilder;
import org.sanmarco.ui.motion.AnimationPlan;
import org.sanmarco.ui.sound.Sound;

/** Writes the animation of events, one after the other. All times in milliseconds. */
public final class TableAnimationBuilder {

  /** The end of a vote is to be followed card by card. */
  private static final double LONGEST = 3400;

  private static final double FLIGHT = 460;
  private static final double STAGGER = 110;
  private static final double PRIZE = 900;

  /** The time for which a card that was robbed is seen at least. */
  private static final double HELD = 500;

  private final AnimationBuilder<Sprite, Anchor> writer = new AnimationBuilder<>();
  private final CanalGrandeState before;
  private final IntPredicate unseen;
  private final List<Cards> tables = new ArrayList<>();
  private final int[] gondolas;
  private @Nullable Card district;

  /** The rows of a vote that is over, as they lay, and what has left them: null. */
  private final List<List<@Nullable Card>> rows = new ArrayList<>();

  private double time;

  private TableAnimationBuilder(CanalGrandeState before, IntPredicate unseen) {
    this.before = before;
    this.unseen = unseen;
    gondolas = new int[before.seats()];
    for (int seat = 1; seat <= before.seats(); seat++) {
      tables.add(before.table(seat));
      gondolas[seat - 1] = before.gondolas(seat);
    }
    district = before.district();
  }

  /**
   * The animation for events in their order.
   *
   * @param before the position before the first of them, as it was seen
   * @param events as they were seen
   * @param unseen whether nobody saw how a seat divides, since a computer plays it
   */
  public static AnimationPlan<Sprite, Anchor> of(
      CanalGrandeState before, List<? extends Event> events, IntPredicate unseen) {
    TableAnimationBuilder author = new TableAnimationBuilder(before, unseen);
    for (Event event : events) {
      author.time = author.writer.end();
      author.write((CanalGrandeEvent) event);
    }
    author.discardRows();
    return author.writer.animation(UnaryOperator.identity(), LONGEST);
  }

  private void write(CanalGrandeEvent event) {
    switch (event) {
      case HandDealt(int seat, int _, Cards cards) -> dealt(seat, cards);
      case CardsDrawn(int _, Cards cards) -> drawn(cards);
      case OffersMade(int divider, List<Cards> offers) -> {
        // A person's cards lie in the offers already.
        if (unseen.test(divider)) {
          offered(1, offers.getFirst());
          offered(2, offers.getLast());
        }
        cue(Sound.CARD);
      }
      case OfferTaken(int seat, int number, Cards cards, int _) -> taken(seat, number, cards);
      case TraitorLapsed _ -> fly(new Sprite.Face(Card.TRAITOR), new InUse(), new OnDiscards());
      case CardStolen(int thief, int victim, Card card, boolean _) -> {
        rob(card, victim, thief);
        fly(new Sprite.Face(Card.TRAITOR), new InMiddle(), new OnDiscards());
        cue(Sound.STRING);
      }
      case SpyPlayed _ -> fly(new Sprite.Face(Card.SPY), new InUse(), new OnDiscards());
      case UnseenDrawn drawn -> unseen(drawn);
      case VoteBegan _ -> cue(Sound.STRING);
      case VoteLapsed _ -> fly(new Sprite.Face(Card.DOGE), new InUse(), new OnDiscards());
      case DistrictNamed(int _, Card named) -> district = named;
      case CardPlayed(int seat, Card card, boolean gondola, boolean _) ->
          played(seat, card, gondola);
      case VoteWon(List<Integer> winners, Card won) -> won(winners, won);
      case CardsReturned(int seat, Cards cards) -> returned(seat, cards);
      case RoundEnded _, GameEnded _ -> cue(Sound.BELL);
      case RoundBegan _, DeckShuffled _ -> shuffled(event);
      case SeatPassed _ -> cue(Sound.KNOCK);
      default -> {}
    }
  }

  /**
   * GA3: a card comes out of a hand face down and is turned up for those who may see it. Until that
   * has been read the traitor is still at work.
   */
  private void rob(@Nullable Card card, int victim, int thief) {
    Sprite robbed = card == null ? new Sprite.Back() : new Sprite.TurnedUp(card);
    double shown = time + FLIGHT;
    double leaves = shown + HELD;
    writer
        .motion(robbed, false, false)
        .key(time, new InHand(victim))
        .key(shown, new InMiddle())
        .key(leaves, new InMiddle())
        .key(leaves + FLIGHT, new InHand(thief));
    writer.hold(time, time);
    // Nothing may cover the card while it is held.
    time = leaves + 1;
  }

  private void fly(Sprite figure, Anchor from, Anchor to) {
    writer.motion(figure, false, false).key(time, from).key(time + FLIGHT, to);
  }

  private void cue(Sound sound) {
    writer.cue(time, sound);
  }

  private void dealt(int seat, Cards cards) {
    for (int card = 0; card < 4; card++) {
      fly(
          cards.isEmpty() ? new Sprite.Back() : new Sprite.TurnedUp(cards.list().get(card)),
          new OnDeck(),
          new InHand(seat));
      time += STAGGER;
    }
    cue(Sound.CARD);
  }

  private void drawn(Cards cards) {
    int index = 0;
    for (Card card : cards.list()) {
      lie(
          new Sprite.TurnedUp(card),
          card.isNumber() ? new OnNumbers() : new OnDeck(),
          new InOffer(0, index++));
      cue(Sound.CARD);
      time += STAGGER;
    }
  }

  private void offered(int number, Cards cards) {
    int index = 0;
    for (Card card : cards.list()) {
      lie(new Sprite.Face(card), new InMiddle(), new InOffer(number, index++));
      time += STAGGER / 2;
    }
  }

  /** A card comes and stays. */
  private void lie(Sprite figure, Anchor from, Anchor to) {
    writer.motion(figure, false, true).key(time, from).key(time + FLIGHT, to);
  }

  /** GA1, GA2: number cards count, what belongs into the hand goes there, the rest is for use. */
  private void taken(int seat, int number, Cards cards) {
    cue(Sound.CARD);
    for (Card card : cards.numbers().list()) {
      fly(new Sprite.Face(card), new InOffer(number, -1), new AmongPoints(before.side(seat)));
      writer.cue(time + FLIGHT, Sound.COIN);
      time += STAGGER;
    }
    for (Card card : cards.actions().list()) {
      boolean kept = card.isDistrict() || card == Card.GONDOLA;
      fly(new Sprite.Face(card), new InOffer(number, -1), kept ? new InHand(seat) : new InUse());
      time += STAGGER;
    }
  }

  /** GA4, GR2: what is kept goes into the hand, what all see is for use or is replaced. */
  private void unseen(UnseenDrawn drawn) {
    Cards kept = new Cards(Cards.inHand(drawn.cards().packed()));
    for (int card = 0; card < drawn.kept(); card++) {
      fly(
          kept.isEmpty() ? new Sprite.Back() : new Sprite.TurnedUp(kept.list().get(card)),
          new OnDeck(),
          new InHand(drawn.seat()));
      time += STAGGER;
    }
    for (Card card : new Cards(drawn.cards().packed() - kept.packed()).list()) {
      boolean replaced = card == Card.SPY || drawn.bonus() && card == Card.DOGE;
      fly(new Sprite.TurnedUp(card), new OnDeck(), replaced ? new OnDiscards() : new InUse());
      time += STAGGER;
    }
    cue(Sound.CARD);
  }

  private List<Card> row(int seat) {
    return VoteOrder.of(district, tables.get(seat - 1), gondolas[seat - 1]);
  }

  private void played(int seat, Card card, boolean gondola) {
    gondolas[seat - 1] += gondola ? 1 : 0;
    tables.set(seat - 1, new Cards(tables.get(seat - 1).packed() + Cards.one(card.ordinal())));
    List<Card> row = row(seat);
    if (gondola) {
      land(seat, Card.GONDOLA, row);
    }
    land(seat, card, row);
    writer.cue(time + FLIGHT, Sound.KNOCK);
  }

  /** A card comes out of the hand and lies down in the row. */
  private void land(int seat, Card card, List<Card> row) {
    writer
        .motion(new Sprite.Face(card), true, true)
        .key(time, new InHand(seat))
        .key(time + FLIGHT, new InRow(seat, row.lastIndexOf(card), row.size()));
  }

  /** GV8, GP5: one card goes before the winners; from which row it came is the same to see. */
  private void won(List<Integer> winners, Card prize) {
    writer.hold(time, time);
    for (int seat = 1; seat <= before.seats(); seat++) {
      rows.add(new ArrayList<>(row(seat)));
    }
    int seat =
        winners.stream()
            .filter(winner -> tables.get(winner - 1).count(prize) > 0)
            .findFirst()
            .orElseGet(before::challenger);
    leave(seat, prize, new AmongWon(before.side(winners.getFirst()), prize), PRIZE);
    cue(Sound.BELL);
  }

  private void returned(int seat, Cards cards) {
    for (Card card : cards.list()) {
      leave(seat, card, new InHand(seat), FLIGHT);
      time += STAGGER;
    }
  }

  /** Discards all that is left of a finished vote, the doge included (GV8, GP5, GP6). */
  private void discardRows() {
    time = writer.end();
    for (int seat = 1; seat <= rows.size(); seat++) {
      for (Card card : row(seat)) {
        leave(seat, card, new OnDiscards(), FLIGHT);
        time += STAGGER / 2;
      }
    }
    if (!rows.isEmpty()) {
      cue(Sound.CARD);
    }
  }

  /** A card lies in its row until it goes somewhere. */
  private void leave(int seat, Card card, Anchor to, double flight) {
    List<@Nullable Card> row = rows.get(seat - 1);
    int at = row.lastIndexOf(card);
    if (at >= 0) {
      row.set(at, null);
      Anchor from = new InRow(seat, at, row.size());
      writer
          .motion(new Sprite.Face(card), true, false)
          .key(0, from)
          .key(time, from)
          .key(time + flight, to);
    }
  }

  private void shuffled(CanalGrandeEvent event) {
    if (event instanceof DeckShuffled) {
      for (int card = 0; card < 3; card++) {
        fly(new Sprite.Back(), new OnDiscards(), new OnDeck());
        time += STAGGER;
      }
      cue(Sound.CARD);
    }
  }
}
