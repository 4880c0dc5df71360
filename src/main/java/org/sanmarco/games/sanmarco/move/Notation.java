package org.sanmarco.games.sanmarco.move;

import static org.sanmarco.notation.Tokens.unreadable;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.BuildBridge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Draw;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Exile;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.GiveUp;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Keep;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Pass;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Payment;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Place;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Remove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Reroll;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roles;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roll;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Seize;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Take;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Traitor;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.notation.Tokens;
import org.sanmarco.notation.Tokens.Pack;

/**
 * Reads written moves, leniently as the notation says: in any case, with any blanks, and with lists
 * in any order. Writing is each move's own {@code toString}.
 */
public record Notation(Tokens tokens) {

  private static final int BANK = 0;
  private static final Pack<Card> PACK =
      new Pack<>(Card.ALL, Card::copies, card -> card.isPenalty() ? "B5" : "B4");

  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9]+");

  /** The sign of {@code give-up} is no sign. */
  private static final Pattern VERB =
      Pattern.compile("give-up(?![A-Za-z0-9])|" + WORD, Pattern.CASE_INSENSITIVE);

  /**
   * Reads a move.
   *
   * @throws RefusedException if nothing is written like this
   */
  public static SanMarcoMove read(String written) {
    Tokens tokens = new Tokens(written, ">/:-", VERB, WORD);
    SanMarcoMove move = new Notation(tokens).move();
    tokens.requireEnd();
    return move;
  }

  private SanMarcoMove move() {
    String verb = tokens.next();
    return switch (verb) {
      case "ROLL" -> new Roll(tokens.number(1, 6, "no-such-number"));
      case "KEEP" -> new Keep();
      case "REROLL" -> new Reroll();
      case "BRIDGE" -> new BuildBridge(pair(), source());
      case "ROLES" -> new Roles(roles());
      case "DRAW" -> new Draw(Cards.of(tokens.cards(PACK)));
      case "DIVIDE" -> new Divide(offers());
      case "TAKE" -> new Take(tokens.number(1, SanMarcoMove.MOST_OFFERS, "no-such-offer"));
      case "PLACE" -> place();
      case "SEIZE" -> seize();
      case "TRAITOR" -> traitor();
      case "EXILE" -> new Exile(district());
      case "DOGE" -> new Doge(district(), payment());
      case "GIVE-UP" -> new GiveUp(actionCard());
      case "REMOVE" -> remove();
      case "PASS" -> new Pass();
      default -> throw unreadable("no-such-move", verb);
    };
  }

  private SanMarcoMove place() {
    District card = district();
    District to = card;
    if (tokens.take(">")) {
      to = district();
      if (to == card) {
        throw new RefusedException(Refusal.of("B2", "not-neighbours", card, to));
      }
    }
    return new Place(card, to, source());
  }

  private SanMarcoMove seize() {
    Pair pair = pair();
    int owner = ownerAfterColon();
    Pair to = pair;
    if (tokens.take(">")) {
      to = pair();
      if (to.equals(pair)) {
        throw unreadable("too-much", to);
      }
    }
    return new Seize(pair, owner, to, source());
  }

  private SanMarcoMove traitor() {
    District district = district();
    return new Traitor(district, ownerAfterColon(), source());
  }

  private int ownerAfterColon() {
    tokens.require(":");
    return seat();
  }

  private SanMarcoMove remove() {
    int[] counts = items(false);
    List<Integer> list = new ArrayList<>();
    for (int seat = 1; seat <= SanMarcoMove.MOST_SEATS; seat++) {
      list.add(counts[seat]);
    }
    return new Remove(list);
  }

  private Payment payment() {
    if (!tokens.take("PAY")) {
      return Payment.NOTHING;
    }
    int[] points = items(true);
    return new Payment(List.of(points[1], points[2], points[3], points[4]), points[BANK]);
  }

  /**
   * One or more {@code seat:n}, and {@code bank:n} where that is allowed; by seat, the bank at 0.
   */
  private int[] items(boolean bank) {
    int[] counts = new int[SanMarcoMove.MOST_SEATS + 1];
    do {
      int to = bank && tokens.take("BANK") ? BANK : seat();
      tokens.require(":");
      if (counts[to] != 0) {
        throw unreadable("named-twice", to == BANK ? "bank" : String.valueOf(to));
      }
      counts[to] = tokens.number(1, 15, "no-such-count");
    } while (!tokens.atEnd());
    return counts;
  }

  private List<Integer> roles() {
    List<Integer> seats = new ArrayList<>();
    do {
      int seat = seat();
      if (seats.contains(seat)) {
        throw unreadable("named-twice", String.valueOf(seat));
      }
      seats.add(seat);
    } while (!tokens.atEnd());
    return seats;
  }

  private List<Cards> offers() {
    return tokens.offers(PACK).stream().map(Cards::of).toList();
  }

  private Card actionCard() {
    Card card = tokens.one(Card.ALL, "no-such-card");
    if (card.isPenalty()) {
      throw new RefusedException(Refusal.of("T9", "penalty-not-played", card));
    }
    return card;
  }

  private District district() {
    return tokens.one(District.ALL, "no-such-district");
  }

  private Pair pair() {
    District one = district();
    tokens.require("-");
    District other = district();
    Pair pair = Pair.of(one, other);
    if (pair == null) {
      throw new RefusedException(Refusal.of("B2", "not-neighbours", one, other));
    }
    return pair;
  }

  private @Nullable District source() {
    return tokens.take("FROM") ? district() : null;
  }

  private int seat() {
    return tokens.number(1, SanMarcoMove.MOST_SEATS, "no-seat-of-that-number");
  }
}
