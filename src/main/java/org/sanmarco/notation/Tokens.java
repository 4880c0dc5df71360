package org.sanmarco.notation;

import module java.base;

import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;

/**
 * The words and signs of a written move, in upper case, to be read one after the other. Blanks only
 * part them. What isn't as it should be is refused.
 */
public final class Tokens {

  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9]+");
  private static final int LONGEST_NUMBER = 4;

  private final List<String> tokens = new ArrayList<>();
  private int next;

  /**
   * The cards that a move can name.
   *
   * @param copies the most cards of a kind
   * @param rule the rule that says so
   */
  public record Pack<C>(List<C> kinds, ToIntFunction<C> copies, Function<C, String> rule) {}

  /**
   * The tokens of a text whose words are letters and digits.
   *
   * @param signs what stands for itself, such as {@code /:}
   */
  public Tokens(String written, String signs) {
    this(written, signs, WORD, WORD);
  }

  /**
   * The tokens of a text.
   *
   * @param signs what stands for itself where no word begins
   * @param first what can be its first word
   * @param word what can be any other
   */
  public Tokens(String written, String signs, Pattern first, Pattern word) {
    int at = 0;
    while (at < written.length()) {
      char c = written.charAt(at);
      Matcher found = (tokens.isEmpty() ? first : word).matcher(written);
      if (found.region(at, written.length()).lookingAt()) {
        tokens.add(found.group().toUpperCase(Locale.ROOT));
        at = found.end();
      } else if (signs.indexOf(c) >= 0) {
        tokens.add(String.valueOf(c));
        at++;
      } else if (c == ' ' || c == '\t') {
        at++;
      } else {
        throw unreadable("no-such-sign", String.format(Locale.ROOT, "U+%04X", (int) c));
      }
    }
  }

  /** Whether all is read. */
  public boolean atEnd() {
    return next == tokens.size();
  }

  /** Whether this token is next. */
  public boolean at(String token) {
    return !atEnd() && tokens.get(next).equals(token);
  }

  /** Whether a word that begins with a digit is next. */
  public boolean atDigit() {
    return !atEnd() && Character.isDigit(tokens.get(next).charAt(0));
  }

  /** Reads this token if it is next. */
  public boolean take(String token) {
    boolean found = at(token);
    if (found) {
      next++;
    }
    return found;
  }

  /** Reads the next token of any kind. */
  public String next() {
    requireMore();
    return tokens.get(next++);
  }

  /**
   * Reads a whole number without sign and leading zeros.
   *
   * @param otherwise the code of the refusal if it is less or more
   */
  public int number(int least, int most, String otherwise) {
    String digits = next();
    RefusedException.require(digits.matches("0|[1-9][0-9]*"), "", "no-number", digits);
    int number = digits.length() > LONGEST_NUMBER ? Integer.MAX_VALUE : Integer.parseInt(digits);
    boolean fits = number >= least && number <= most;
    RefusedException.require(fits, "", otherwise, digits, least, most);
    return number;
  }

  /**
   * Reads a word that names one of some things by its {@code toString}.
   *
   * @param otherwise the code of the refusal if it names none
   */
  public <T> T one(List<T> all, String otherwise) {
    String word = next();
    return all.stream()
        .filter(each -> each.toString().equals(word))
        .findFirst()
        .orElseThrow(() -> unreadable(otherwise, word));
  }

  /** Reads at least one card, up to a slash or the end. */
  public <C> List<C> cards(Pack<C> pack) {
    requireMore();
    return cards(pack, new ArrayList<>());
  }

  /** Reads offers of cards with slashes between, of which some may be empty. */
  public <C> List<List<C>> offers(Pack<C> pack) {
    requireMore();
    List<C> seen = new ArrayList<>();
    List<List<C>> offers = new ArrayList<>();
    do {
      offers.add(cards(pack, seen));
    } while (take("/"));
    return offers;
  }

  private <C> List<C> cards(Pack<C> pack, List<C> seen) {
    List<C> cards = new ArrayList<>();
    while (!atEnd() && !at("/")) {
      C card = one(pack.kinds, "no-such-card");
      int copies = pack.copies.applyAsInt(card);
      seen.add(card);
      if (Collections.frequency(seen, card) > copies) {
        throw new RefusedException(
            Refusal.of(pack.rule.apply(card), "too-many-of-a-card", card, copies));
      }
      cards.add(card);
    }
    return cards;
  }

  /** Reads this sign, which must be next. */
  public void require(String sign) {
    RefusedException.require(take(sign), "", "sign-missing", sign);
  }

  /** Refuses the end. */
  public void requireMore() {
    RefusedException.require(!atEnd(), "", "too-short");
  }

  /** Refuses all but the end. */
  public void requireEnd() {
    if (!atEnd()) {
      throw unreadable("too-much", next());
    }
  }

  /** The refusal of a text that the notation doesn't allow. */
  public static RefusedException unreadable(String code, Object... arguments) {
    return new RefusedException(Refusal.of("", code, arguments));
  }
}
