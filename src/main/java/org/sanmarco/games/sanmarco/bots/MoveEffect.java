package org.sanmarco.games.sanmarco.bots;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.PackedMove;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoEvent.OfferTaken;
import org.sanmarco.games.sanmarco.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.SanMarcoEvent.TollPaid;
import org.sanmarco.games.sanmarco.SanMarcoEvent.Why;
import org.sanmarco.games.sanmarco.SanMarcoMove;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.kernel.Event;

/**
 * What a move changes, term by term of the {@link Evaluation}. An offer that is taken is played
 * out, and of a division the whole turn, as a good player would; of any other move its own effect
 * counts, an exile with a usual roll.
 *
 * @param changes what has become more or less for a colour; nothing that stays as it is
 * @param penalty the penalty points of the seat that moves, once it has taken its offer; -1 if it
 *     takes none
 */
public record MoveEffect(List<Change> changes, int penalty) {

  private static final long SEED = 1;

  /** What an {@link Evaluation} adds up. */
  public enum Term {
    /** Prestige through the doge, tolls included. */
    PRESTIGE,
    /** Nobles in a district, for what they score now and later. */
    NOBLES,
    /** Bridges. */
    BRIDGES
  }

  /**
   * A term that has changed for a colour.
   *
   * @param district where, for nobles; null for anything else
   * @param worth by how much, in prestige
   */
  public record Change(Term term, int seat, @Nullable District district, double worth) {}

  /** Copies the list. */
  public MoveEffect {
    changes = List.copyOf(changes);
  }

  /**
   * The effect of a move of the seat whose view this is; what the seat can't see is sampled.
   *
   * @param move one that is legal there
   */
  public static MoveEffect of(SanMarcoView view, SanMarcoMove move) {
    return new Trial(view.sample(new XorShift(SEED)), view.active()).of(move);
  }

  private static final class Trial {
    private final Evaluation evaluation = new Evaluation(Weights.TUNED);
    private final SanMarcoPosition before;
    private final SanMarcoPosition after;
    private final int seat;
    private final double rounds;
    private final int[] prestige;
    private int penalty = -1;

    Trial(SanMarcoPosition position, int seat) {
      before = position;
      after = position.copy();
      this.seat = seat;
      rounds = Evaluation.roundsToCome(position);
      prestige = new int[position.seats()];
    }

    MoveEffect of(SanMarcoMove move) {
      after.play(move, this::happened);
      while (goesOn()) {
        if (after.phase() == Phase.EXILE_ROLL) {
          after.advance(PackedMove.roll(Hands.USUAL_ROLL), this::happened);
        } else {
          after.play(
              new Greedy(Weights.TUNED, 0)
                  .choose(after.view(after.active()), Budget.forIterations(SEED, 1)),
              this::happened);
        }
      }
      return new MoveEffect(changes(), penalty);
    }

    /** Whether what comes next still belongs to the move. */
    private boolean goesOn() {
      boolean all = before.phase() == Phase.DIVIDE;
      boolean own = after.active() == seat && after.turn() == before.turn();
      return switch (after.phase()) {
        case EXILE_ROLL, EXILE_REMOVE -> true;
        case PLAY -> all || own && before.phase() == Phase.CHOOSE;
        case DIVIDE, CHOOSE -> all;
        default -> false;
      };
    }

    private void happened(Event event) {
      switch (event) {
        case PrestigeScored scored when scored.why() == Why.DOGE ->
            prestige[scored.seat() - 1] += scored.points();
        case TollPaid toll -> {
          prestige[toll.seat() - 1] -= toll.points();
          if (toll.receiver() > 0) {
            prestige[toll.receiver() - 1] += toll.points();
          }
        }
        case OfferTaken taken when taken.seat() == seat -> penalty = taken.penalty();
        default -> {}
      }
    }

    private List<Change> changes() {
      List<Change> changes = new ArrayList<>();
      for (int one = 1; one <= before.seats(); one++) {
        add(changes, Term.PRESTIGE, one, null, prestige[one - 1]);
        double bridges =
            evaluation.bridges(after, one, rounds) - evaluation.bridges(before, one, rounds);
        add(changes, Term.BRIDGES, one, null, bridges);
      }
      for (District district : District.ALL) {
        double[] then = nobles(before, district);
        double[] now = nobles(after, district);
        for (int one = 1; one <= before.seats(); one++) {
          add(changes, Term.NOBLES, one, district, now[one - 1] - then[one - 1]);
        }
      }
      return changes;
    }

    private double[] nobles(SanMarcoPosition position, District district) {
      double[] worth = new double[position.seats()];
      evaluation.addNobles(position, district, rounds, worth);
      return worth;
    }

    private static void add(
        List<Change> changes, Term term, int seat, @Nullable District district, double worth) {
      if (worth != 0) {
        changes.add(new Change(term, seat, district, worth));
      }
    }
  }
}
