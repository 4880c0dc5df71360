package org.sanmarco.coach;

/**
 * A number that counts for or against a move, so that two moves can be compared.
 *
 * @param name what is counted, the same for all moves
 * @param number how much
 * @param moreIsBetter whether the seat that moves wants much of it
 */
public record Criterion(String name, int number, boolean moreIsBetter) {

  /** A number that a seat wants to be high. */
  public static Criterion more(String name, int number) {
    return new Criterion(name, number, true);
  }

  /** A number that a seat wants to be low. */
  public static Criterion less(String name, int number) {
    return new Criterion(name, number, false);
  }

  /** Whether this is the same count for a move that does worse in it. */
  boolean isWorseThan(Criterion other) {
    return name.equals(other.name)
        && (moreIsBetter ? number < other.number : number > other.number);
  }
}
