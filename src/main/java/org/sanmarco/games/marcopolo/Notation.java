package org.sanmarco.games.marcopolo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Ballast;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Deal;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Draw;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Row;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Step;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Stop;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Take;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;

/**
 * Reads written moves, leniently as the notation says: in case, in blanks, and in the order of
 * cards. Writing is each move's own {@code toString}.
 */
final class Notation {

  private static final int MOST_CAMELS = 4;

  private final List<String> words;
  private int next;

  private Notation(String written) {
    for (int i = 0; i < written.length(); i++) {
      char c = written.charAt(i);
      if (!isAllowed(c)) {
        throw unreadable("no-such-sign", String.format(Locale.ROOT, "U+%04X", (int) c));
      }
    }
    words =
        Arrays.stream(written.toUpperCase(Locale.ROOT).split("[ \t]+", -1))
            .filter(word -> !word.isEmpty())
            .toList();
  }

  static MarcoPoloMove read(String written) {
    Notation notation = new Notation(written);
    MarcoPoloMove move = notation.move();
    if (!notation.atEnd()) {
      throw unreadable("too-much", notation.next());
    }
    return move;
  }

  private static boolean isAllowed(char c) {
    return c >= 'a' && c <= 'z'
        || c >= 'A' && c <= 'Z'
        || c >= '0' && c <= '9'
        || c == '.'
        || c == ' '
        || c == '\t';
  }

  private MarcoPoloMove move() {
    String verb = next();
    return switch (verb) {
      case "DEAL" -> new Deal(cards());
      case "ROW" -> new Row(cards());
      case "STEP" -> new Step(camel(), cards());
      case "BALLAST" -> new Ballast(camel());
      case "STOP" -> new Stop();
      case "TAKE" -> take();
      case "CARD" -> new Draw(card());
      default -> throw unreadable("no-such-move", verb);
    };
  }

  private MarcoPoloMove take() {
    if (!atEnd() && words.get(next).equals("DECK")) {
      next++;
      return new Take(null);
    }
    return new Take(card());
  }

  /** The number of a camel if one is next: no card begins with a digit. */
  private int camel() {
    if (atEnd() || !Character.isDigit(words.get(next).charAt(0))) {
      return MarcoPoloMove.NO_CAMEL;
    }
    String number = next();
    if (!number.matches("[1-" + MOST_CAMELS + "]")) {
      throw unreadable("no-such-camel", number, MOST_CAMELS);
    }
    return Integer.parseInt(number);
  }

  /** One card or more up to the end; none more often than the deck holds it (MC1). */
  private Cards cards() {
    List<Card> cards = new ArrayList<>();
    Map<Card, Integer> seen = new HashMap<>();
    do {
      Card card = card();
      if (seen.merge(card, 1, Integer::sum) > card.copies()) {
        throw new RefusedException(Refusal.of("MC1", "too-many-of-a-card", card, card.copies()));
      }
      cards.add(card);
    } while (!atEnd());
    return Cards.of(cards);
  }

  private Card card() {
    String code = next();
    return Card.ofCode(code).orElseThrow(() -> unreadable("no-such-card", code));
  }

  private boolean atEnd() {
    return next == words.size();
  }

  private String next() {
    if (atEnd()) {
      throw unreadable("too-short");
    }
    return words.get(next++);
  }

  private static RefusedException unreadable(String code, Object... arguments) {
    return new RefusedException(Refusal.of("", code, arguments));
  }
}
