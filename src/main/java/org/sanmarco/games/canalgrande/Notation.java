package org.sanmarco.games.canalgrande;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Bonus;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Deal;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Divide;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Done;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Draw;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Gondola;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Pass;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Play;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Rob;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Spy;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Steal;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Take;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;

/**
 * Reads written moves, leniently as the notation says: in case, in blanks, and in the order of
 * cards. Writing is each move's own {@code toString}.
 */
final class Notation {

  private static final int OFFERS = 2;

  private final Tokens tokens;

  private Notation(String written) {
    tokens = new Tokens(written);
  }

  static CanalGrandeMove read(String written) {
    Notation notation = new Notation(written);
    CanalGrandeMove move = notation.move();
    if (!notation.tokens.atEnd()) {
      throw unreadable("too-much", notation.tokens.next());
    }
    return move;
  }

  private CanalGrandeMove move() {
    String verb = tokens.next();
    return switch (verb) {
      case "DEAL" -> new Deal(cards());
      case "DRAW" -> new Draw(cards());
      case "DIVIDE" -> divide();
      case "TAKE" -> new Take(number(OFFERS, "no-such-offer"));
      case "ROB" -> new Rob(number(Fields.MOST_SEATS, "no-seat-of-that-number"));
      case "STEAL" -> new Steal(card());
      case "SPY" -> new Spy(cards());
      case "PLAY" -> new Play(district());
      case "GONDOLA" -> new Gondola(district());
      case "DONE" -> new Done();
      case "PASS" -> new Pass();
      case "BONUS" -> new Bonus(cards());
      default -> throw unreadable("no-such-move", verb);
    };
  }

  private Divide divide() {
    requireMore();
    List<Cards> offers = new ArrayList<>();
    Map<Card, Integer> seen = new EnumMap<>(Card.class);
    do {
      offers.add(cards(seen));
    } while (tokens.take("/"));
    if (offers.size() != OFFERS) {
      throw new RefusedException(Refusal.of("GT1", "wrong-offer-count", OFFERS));
    }
    return new Divide(offers.getFirst(), offers.getLast());
  }

  private Cards cards() {
    requireMore();
    return cards(new EnumMap<>(Card.class));
  }

  /** Cards up to the next slash or the end; none more often than two packs hold it (GM3). */
  private Cards cards(Map<Card, Integer> seen) {
    List<Card> cards = new ArrayList<>();
    while (!tokens.atEnd() && !tokens.at("/")) {
      Card card = card();
      int copies = Math.max(card.copies(2), card.copies(Fields.MOST_SEATS));
      if (seen.merge(card, 1, Integer::sum) > copies) {
        throw new RefusedException(Refusal.of("GM3", "too-many-of-a-card", card, copies));
      }
      cards.add(card);
    }
    return Cards.of(cards);
  }

  private void requireMore() {
    if (tokens.atEnd()) {
      throw unreadable("too-short");
    }
  }

  private Card card() {
    String code = tokens.next();
    return Card.ofCode(code).orElseThrow(() -> unreadable("no-such-card", code));
  }

  /** GV1, GV5: what is played in a vote are districts' cards. */
  private Card district() {
    Card card = card();
    if (!card.isDistrict()) {
      throw new RefusedException(Refusal.of("GV1", "no-district", card));
    }
    return card;
  }

  /** A whole number from 1 on, without sign and leading zeros. */
  private int number(int most, String otherwise) {
    String digits = tokens.next();
    if (!digits.matches("0|[1-9][0-9]*")) {
      throw unreadable("no-number", digits);
    }
    int number = digits.length() > 1 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    if (number < 1 || number > most) {
      throw unreadable(otherwise, digits, 1, most);
    }
    return number;
  }

  private static RefusedException unreadable(String code, Object... arguments) {
    return new RefusedException(Refusal.of("", code, arguments));
  }

  /** The words and signs of a written move, in upper case. */
  private static final class Tokens {

    private final List<String> tokens = new ArrayList<>();
    private int next;

    Tokens(String written) {
      int at = 0;
      while (at < written.length()) {
        char c = written.charAt(at);
        int end = at + 1;
        if (isWord(c)) {
          while (end < written.length() && isWord(written.charAt(end))) {
            end++;
          }
          tokens.add(written.substring(at, end).toUpperCase(Locale.ROOT));
        } else if (c == '/') {
          tokens.add("/");
        } else if (c != ' ' && c != '\t') {
          throw unreadable("no-such-sign", String.format(Locale.ROOT, "U+%04X", (int) c));
        }
        at = end;
      }
    }

    private static boolean isWord(char c) {
      return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
    }

    boolean atEnd() {
      return next == tokens.size();
    }

    boolean at(String token) {
      return !atEnd() && tokens.get(next).equals(token);
    }

    boolean take(String token) {
      boolean found = at(token);
      if (found) {
        next++;
      }
      return found;
    }

    String next() {
      if (atEnd()) {
        throw unreadable("too-short");
      }
      return tokens.get(next++);
    }
  }
}
