package org.sanmarco.games.sanmarco.material;

import java.util.List;

/** The six districts of Venice in the order of their die numbers (rule B1). */
public enum District {
  /** Cannaregio. */
  CAN,
  /** Santa Croce. */
  CRO,
  /** San Polo. */
  POL,
  /** San Marco. */
  MAR,
  /** Dorsoduro. */
  DOR,
  /** Castello. */
  CAS;

  /** All of them, in order. */
  public static final List<District> ALL = List.of(values());

  /** The number of them. */
  public static final int COUNT = ALL.size();

  /** The die number, 1 to 6. */
  public int die() {
    return ordinal() + 1;
  }

  /**
   * The district of a die number.
   *
   * @param die 1 to 6
   */
  public static District ofDie(int die) {
    return ALL.get(die - 1);
  }
}
