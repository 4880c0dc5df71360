package org.sanmarco.coach;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.sanmarco.bots.Estimate;
import org.sanmarco.kernel.Move;

/**
 * A move that is advised, why, and the move that it is compared with; in no language.
 *
 * @param move the move
 * @param reasons what makes it better than the other, most important first; may be empty
 * @param other the move that it is compared with; empty if there is none
 */
public record Advice(Move move, List<Reason> reasons, Optional<Other> other) {

  public Advice {
    reasons = List.copyOf(reasons);
  }

  /** A move and nothing else. */
  public static Advice of(Move move) {
    return new Advice(move, List.of(), Optional.empty());
  }

  /**
   * A difference between the two moves.
   *
   * @param topic what differs, without its number
   * @param here the outcome of the advised move
   * @param there the outcome of the other
   * @param gain the contribution to the difference in winning probability; negative if it is the
   *     price of the move
   */
  public record Reason(Fact topic, Outcome here, Outcome there, double gain) {}

  /**
   * A number as it comes about in lines of play.
   *
   * @param number a number of lines; 0 if nearly all have 0
   * @param tenths the share of lines of which it is told, in tenths, from 1; {@link #ALL} for
   *     nearly all
   * @param kind what it is in these lines
   */
  public record Outcome(int number, int tenths, Kind kind) {

    /** The meaning of a number in its lines. */
    public enum Kind {
      /** The number of nearly all of them. */
      EXACT,
      /** Their median. */
      TYPICAL,
      /** The least of them: all others don't reach it. */
      REACHED
    }

    /** All lines, in tenths. */
    static final int ALL = 10;

    /** The number 0 in nearly all lines. */
    static final Outcome NONE = new Outcome(0, ALL, Kind.EXACT);

    /** A number that a share of lines reaches. */
    static Outcome reached(int number, double share) {
      return new Outcome(number, tenths(share), Kind.REACHED);
    }

    /** A share that is neither nearly all nor nearly none. */
    static int tenths(double share) {
      return Math.clamp(Math.round(ALL * share), 1, ALL - 1);
    }

    /** The mean number as far as this outcome tells it. */
    double mean() {
      return (double) number * tenths / ALL;
    }
  }

  /** The role of the move that the advised one is compared with. */
  public enum Role {
    SECOND,
    TEMPTING,
    MADE,
    TRIED
  }

  /**
   * The move that the advised one is compared with.
   *
   * @param chances of winning with the advised move and with this one, 0 to 1
   * @param difference of these
   */
  public record Other(Move move, Role role, Chances chances, Estimate difference) {

    /** The number of standard errors beyond which a difference is no accident. */
    private static final double ERRORS = 2;

    /** The largest error of moves that are called equally good. */
    private static final double FINE = 0.02;

    /** The comparison as far as the search tells it. */
    public Verdict verdict() {
      double mean = difference.mean();
      double error = difference.error();
      boolean isShown = Math.round(100 * chances.here()) != Math.round(100 * chances.there());
      if (isShown && Math.abs(mean) >= ERRORS * error) {
        return mean > 0 ? Verdict.WORSE : Verdict.BETTER;
      }
      if (isShown && mean >= error) {
        return Verdict.PROBABLY_WORSE;
      }
      return error <= FINE && mean >= -error ? Verdict.EQUAL : Verdict.UNCLEAR;
    }

    /** The key of its heading. */
    public String heading() {
      return switch (verdict()) {
        case WORSE -> role.name().toLowerCase(Locale.ROOT);
        case PROBABLY_WORSE -> "probable";
        case EQUAL -> "equal";
        case UNCLEAR -> "unclear";
        case BETTER -> "better";
      };
    }

    /** Whether it wins more often, or less often, for certain. */
    public boolean isClear() {
      return Set.of(Verdict.WORSE, Verdict.BETTER).contains(verdict());
    }

    /** Whether it wins more often for certain. */
    public boolean isBetter() {
      return verdict() == Verdict.BETTER;
    }
  }

  /** The comparison of two moves, by their difference in standard errors. */
  public enum Verdict {
    /** Two and more. */
    WORSE,
    /** One to two. */
    PROBABLY_WORSE,
    /** Less than one, which is small. */
    EQUAL,
    /** None of these. */
    UNCLEAR,
    /** Two and more for the other move. */
    BETTER
  }

  /** Two chances of winning, 0 to 1. */
  public record Chances(double here, double there) {}
}
