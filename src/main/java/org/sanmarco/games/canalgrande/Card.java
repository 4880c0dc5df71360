package org.sanmarco.games.canalgrande;

import java.util.List;

/** The kinds of cards in canonical order: ten of action cards, three of number cards (GM). */
public enum Card {
  /** Cannaregio. */
  CAN("CAN", 5, 10),
  /** Santa Croce. */
  CRO("CRO", 5, 10),
  /** San Polo. */
  POL("POL", 5, 10),
  /** San Marco. */
  MAR("MAR", 5, 10),
  /** Dorsoduro. */
  DOR("DOR", 5, 10),
  /** Castello. */
  CAS("CAS", 5, 10),
  /** A gondola, which brings cards of another district into a vote (GV5). */
  GONDOLA("GON", 6, 12),
  /** A traitor, who robs an opponent (GA3). */
  TRAITOR("TRA", 7, 6),
  /** A spy, who draws two cards (GA4). */
  SPY("SPY", 3, 6),
  /** A doge, who starts a vote (GA5). */
  DOGE("DOG", 6, 12),
  /** One point. */
  ONE("1", 4, 8),
  /** Two points. */
  TWO("2", 5, 10),
  /** Three points. */
  THREE("3", 5, 10);

  /** All of them, in order. */
  public static final List<Card> ALL = List.of(values());

  /** The six districts, in order. */
  public static final List<Card> DISTRICTS = ALL.subList(0, GONDOLA.ordinal());

  /** The ten kinds of action cards, in order. */
  public static final List<Card> ACTIONS = ALL.subList(0, ONE.ordinal());

  private final String code;
  private final int ofTwo;
  private final int ofFour;

  Card(String code, int ofTwo, int ofFour) {
    this.code = code;
    this.ofTwo = ofTwo;
    this.ofFour = ofFour;
  }

  /**
   * The number of copies in the decks (GM1 to GM3).
   *
   * @param seats 2 or 4
   */
  public int copies(int seats) {
    return seats == Fields.MOST_SEATS ? ofFour : ofTwo;
  }

  /** Whether this is a district's card. */
  public boolean isDistrict() {
    return ordinal() < DISTRICTS.size();
  }

  /** Whether this is a number card. */
  public boolean isNumber() {
    return ordinal() >= ACTIONS.size();
  }

  /** The points of a number card, 1 to 3 (GM2); 0 for an action card. */
  public int points() {
    return isNumber() ? ordinal() - ACTIONS.size() + 1 : 0;
  }

  /** The code of the notation. */
  @Override
  public String toString() {
    return code;
  }
}
