package org.sanmarco.games.sanmarco.material;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The kinds of cards in canonical order: ten of action cards (B4), three of penalty cards (B5). */
public enum Card {
  /** A noble into Cannaregio. */
  CAN("CAN", 5),
  /** A noble into Santa Croce. */
  CRO("CRO", 5),
  /** A noble into San Polo. */
  POL("POL", 5),
  /** A noble into San Marco. */
  MAR("MAR", 5),
  /** A noble into Dorsoduro. */
  DOR("DOR", 5),
  /** A noble into Castello. */
  CAS("CAS", 5),
  /** A bridge. */
  BRIDGE("BRI", 6),
  /** A traitor. */
  TRAITOR("TRA", 12),
  /** The doge. */
  DOGE("DOG", 10),
  /** An exile. */
  EXILE("EXI", 4),
  /** One penalty point. */
  PENALTY_1("1", 8),
  /** Two penalty points. */
  PENALTY_2("2", 10),
  /** Three penalty points. */
  PENALTY_3("3", 10);

  /** All of them, in order. */
  public static final List<Card> ALL = List.of(values());

  /** The number of them. */
  public static final int COUNT = ALL.size();

  /** The number of kinds of action cards, which come first. */
  public static final int ACTIONS = PENALTY_1.ordinal();

  private final String code;
  private final int copies;

  Card(String code, int copies) {
    this.code = code;
    this.copies = copies;
  }

  /** The number of copies in the complete decks. */
  public int copies() {
    return copies;
  }

  /** Whether this is a penalty card. */
  public boolean isPenalty() {
    return ordinal() >= ACTIONS;
  }

  /** The penalty points, 1 to 3; 0 for an action card. */
  public int points() {
    return isPenalty() ? ordinal() - ACTIONS + 1 : 0;
  }

  /** The district of a district card (C1), or null. */
  public @Nullable District district() {
    return ordinal() < District.COUNT ? District.ALL.get(ordinal()) : null;
  }

  /** The card that names the district. */
  public static Card of(District district) {
    return ALL.get(district.ordinal());
  }

  /** The code of the notation. */
  @Override
  public String toString() {
    return code;
  }
}
