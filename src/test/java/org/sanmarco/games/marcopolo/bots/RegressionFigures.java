package org.sanmarco.games.marcopolo.bots;

import module java.base;

import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.WeightFile;
import org.sanmarco.bots.XorShift;
import org.sanmarco.bots.tuning.Tunable;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Setup;

/**
 * Fits the weights of the evaluation: positions some turns after those of computers' games are
 * played out to the end, and the shares of the wins are compared with what the evaluation says.
 */
public final class RegressionFigures {

  private static final int PLAYERS = 3;
  private static final long ITERATIONS = 100;

  /** From each n-th turn so many positions are made, and each is played out so often. */
  private static final int EVERY = 5;

  private static final int POSITIONS = 5;
  private static final int PLAYOUTS = 24;

  /** One of n moves is random, and turns that follow are played quickly, up to these. */
  private static final int ONE_IN = 10;

  private static final int TURNS = 12;

  private static final int STEPS = 3000;
  private static final double RATE = 0.05;
  private static final double MOMENTUM = 0.9;
  private static final double LEAST = 0.001;

  /** The shares of the wins, by seat, and by seat the sum that each weight counts with. */
  @SuppressWarnings("ArrayRecordComponent") // These are never compared.
  private record Sample(double[] shares, double[][] features) {}

  private final List<String> names = List.copyOf(Tunable.byName(Weights.TUNED).keySet());
  private final List<Evaluation> parts =
      names.stream().map(name -> new Evaluation(only(name))).toList();
  private final Evaluation over = new Evaluation(Weights.TUNED);
  private final List<Sample> samples = new ArrayList<>();
  private final XorShift random;
  private final Rollout rollout;

  private RegressionFigures(long seed) {
    random = new XorShift(seed);
    rollout = new Rollout(random);
  }

  /** Takes the number of games and the seed; prints weights. */
  public static void main(String[] args) {
    RegressionFigures figures = new RegressionFigures(Long.parseLong(args[1]));
    for (int game = 0; game < Integer.parseInt(args[0]); game++) {
      figures.play();
    }
    figures.fit();
  }

  private Weights only(String name) {
    Map<String, Double> weights = new LinkedHashMap<>();
    names.forEach(other -> weights.put(other, other.equals(name) ? 1.0 : 0));
    return WeightFile.of(Weights.class, weights);
  }

  private void play() {
    MarcoPoloPosition position = new MarcoPolo().start(new Setup(MarcoPolo.ID, PLAYERS, Map.of()));
    int turn = 0;
    while (!position.isOver()) {
      if (position.turn() != turn) {
        turn = position.turn();
        for (int i = 0; i < POSITIONS && turn % EVERY == 0; i++) {
          sample(position.copy());
        }
      }
      if (!(position.actor() instanceof Actor.Seat(int seat))) {
        position.playRandom(random);
      } else if (position.phase() == Phase.MOVE && random.below(ONE_IN) == 0) {
        rollout.begin();
        rollout.play(position, EventListener.SILENT);
      } else {
        Budget budget = Budget.forIterations(random.below(Integer.MAX_VALUE), ITERATIONS);
        position.play(
            Bots.of(new MarcoPolo()).bot(BotLevel.HARD).choose(position.view(seat), budget),
            EventListener.SILENT);
      }
    }
  }

  private void sample(MarcoPoloPosition position) {
    int end = position.turn() + random.below(TURNS + 1);
    rollout.begin();
    while (!position.isOver() && position.turn() < end) {
      rollout.play(position, EventListener.SILENT);
    }
    if (position.isOver()) {
      return;
    }
    double[] shares = new double[PLAYERS];
    double[] winners = new double[PLAYERS];
    MarcoPoloPosition played = position.copy();
    for (int i = 0; i < PLAYOUTS; i++) {
      played.copyFrom(position);
      rollout.begin();
      while (!played.isOver()) {
        rollout.play(played, EventListener.SILENT);
      }
      over.winProbabilities(played, winners);
      for (int seat = 0; seat < PLAYERS; seat++) {
        shares[seat] += winners[seat] / PLAYOUTS;
      }
    }
    double[][] features = new double[PLAYERS][];
    for (int seat = 1; seat <= PLAYERS; seat++) {
      int own = seat;
      features[seat - 1] = parts.stream().mapToDouble(part -> part.worth(position, own)).toArray();
    }
    samples.add(new Sample(shares, features));
  }

  /** Descends along the gradient of the cross entropy, each weight by its feature's spread. */
  private void fit() {
    int count = names.size();
    double[] spread = new double[count];
    for (Sample sample : samples) {
      for (int i = 0; i < count; i++) {
        int feature = i;
        double[] column = Arrays.stream(sample.features).mapToDouble(f -> f[feature]).toArray();
        double mean = Arrays.stream(column).average().orElseThrow();
        spread[i] +=
            Arrays.stream(column).map(x -> (x - mean) * (x - mean)).sum()
                / (PLAYERS * samples.size());
      }
    }
    double[] weights = new double[count];
    double[] speed = new double[count];
    double loss = 0;
    for (int step = 0; step < STEPS; step++) {
      double[] gradient = new double[count];
      loss = 0;
      for (Sample sample : samples) {
        loss += add(sample, weights, gradient) / samples.size();
      }
      for (int i = 0; i < count; i++) {
        speed[i] = MOMENTUM * speed[i] - RATE * gradient[i] / samples.size() / spread[i];
        weights[i] = Math.max(LEAST, weights[i] + speed[i]);
      }
    }
    System.out.printf(Locale.ROOT, "# %d positions, loss %.4f%n", samples.size(), loss);
    for (int i = 0; i < count; i++) {
      System.out.printf(Locale.ROOT, "%s %.3f%n", names.get(i), weights[i]);
    }
  }

  private static double add(Sample sample, double[] weights, double[] gradient) {
    double[] odds = new double[PLAYERS];
    double all = 0;
    for (int seat = 0; seat < PLAYERS; seat++) {
      double worth = 0;
      for (int i = 0; i < weights.length; i++) {
        worth += weights[i] * (sample.features[seat][i] - sample.features[0][i]);
      }
      odds[seat] = Math.exp(worth);
      all += odds[seat];
    }
    double loss = 0;
    for (int seat = 0; seat < PLAYERS; seat++) {
      loss -= sample.shares[seat] * Math.log(odds[seat] / all);
      for (int i = 0; i < weights.length; i++) {
        gradient[i] += (odds[seat] / all - sample.shares[seat]) * sample.features[seat][i];
      }
    }
    return loss;
  }
}
