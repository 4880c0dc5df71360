package org.sanmarco.rules.sanmarco;

/** The doge's ways over the bridges, and what each may cost (C7 to C9, V3). */
final class DogeRoutes {

  private static final int BANK = 16;

  private final SanMarcoPosition position;
  private final Codes codes;
  private final int since;

  /** The colour that plays, and the other one of the same player, if any; a bit each. */
  private final int own;

  private final int sister;

  private DogeRoutes(SanMarcoPosition position, Codes codes) {
    this.position = position;
    this.codes = codes;
    this.since = codes.size();
    this.own = 1 << position.active;
    this.sister = position.players == 2 ? 1 << (position.active ^ 2) : 0;
  }

  /** Adds a move for each end and each payment that some way there allows. */
  static void list(SanMarcoPosition position, Codes codes) {
    new DogeRoutes(position, codes).begin();
  }

  private void begin() {
    int start = position.doge;
    int purse = position.prestigeOf(position.active);
    reach(start, 1 << start, 0, purse);
    if (isIsolated(start) && purse >= 2) {
      for (int next = 0; next < District.COUNT; next++) {
        if (Pair.between(start, next) >= 0) {
          reach(next, 1 << start | 1 << next, 2 << BANK, purse - 2);
        }
      }
    }
  }

  private void reach(int district, int visited, int payment, int purse) {
    codes.addOnce(Code.doge(district, payment), since);
    for (int next = 0; next < District.COUNT; next++) {
      int pair = Pair.between(district, next);
      if (pair < 0 || (visited >>> next & 1) != 0) {
        continue;
      }
      int owners = position.ownersAt(pair);
      int beyond = visited | 1 << next;
      if ((owners & own) != 0) {
        reach(next, beyond, payment, purse);
      }
      for (int paid = owners & ~own; paid != 0 && purse > 0; paid &= paid - 1) {
        int owner = Integer.numberOfTrailingZeros(paid);
        int shift = (1 << owner & sister) != 0 ? BANK : 4 * owner;
        reach(next, beyond, payment + (1 << shift), purse - 1);
      }
    }
  }

  private boolean isIsolated(int district) {
    for (int next = 0; next < District.COUNT; next++) {
      int pair = Pair.between(district, next);
      if (pair >= 0 && position.ownersAt(pair) != 0) {
        return false;
      }
    }
    return true;
  }
}
