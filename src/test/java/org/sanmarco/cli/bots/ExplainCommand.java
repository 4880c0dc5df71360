package org.sanmarco.cli.bots;

import module java.base;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Estimate;
import org.sanmarco.bots.XorShift;
import org.sanmarco.cli.shared.GameOption;
import org.sanmarco.cli.shared.Subcommand;
import org.sanmarco.coach.Advice;
import org.sanmarco.coach.Advice.Other;
import org.sanmarco.coach.Advice.Reason;
import org.sanmarco.coach.Advice.Verdict;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.Contrast;
import org.sanmarco.coach.Explainer;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code explain}: how much of clear decisions the reasons of the advice explain. */
@Command(
    name = "explain",
    description = {
      "Asks for advice in games between computers, until so many decisions were clear, and compares"
          + " the reasons with a second, longer search.",
      "Prints each decision with its advice, and how many reasons hold."
    })
public final class ExplainCommand extends Subcommand {

  /** The effort of the second search, in efforts of the first. */
  private static final int PROOF = 4;

  /** The least difference in winning probability of a clear decision. */
  private static final double CLEAR = 0.01;

  /** The largest difference of moves that are equally good. */
  private static final double EQUAL = 0.03;

  /** The share of the difference that the reasons of an explained decision account for. */
  private static final double EXPLAINED = 0.6;

  /** One of n decisions of a game is looked at, so that they come from many positions. */
  private static final int EVERY = 7;

  @Mixin private GameOption games;

  @Option(
      names = "--players",
      defaultValue = "3",
      paramLabel = "N",
      description = "The number of players (${DEFAULT-VALUE}).")
  private int players;

  @Option(
      names = "--decisions",
      defaultValue = "60",
      paramLabel = "N",
      description = "The number of clear decisions (${DEFAULT-VALUE}).")
  private int decisions;

  @Option(
      names = "--iterations",
      defaultValue = "12000",
      paramLabel = "N",
      description = "The iterations for each of the two parts of an advice (${DEFAULT-VALUE}).")
  private long iterations;

  @Option(
      names = "--seed",
      defaultValue = "1",
      paramLabel = "S",
      description = "The same seed gives the same decisions and reasons (${DEFAULT-VALUE}).")
  private long seed;

  private int clear;
  private int alike;
  private int explained;
  private int reasonless;
  private int reasons;
  private int contradicted;

  /** For each verdict the decisions, and those of which the second search says the same. */
  private final Map<Verdict, int[]> verdicts = new EnumMap<>(Verdict.class);

  @Override
  public Integer call() {
    Game game = games.game();
    games.requirePlayers(game, players);
    require(decisions >= 1, "--decisions must be at least 1");
    require(iterations >= 1, "--iterations must be at least 1");
    for (long number = seed; clear < decisions; number++) {
      play(game, number);
    }
    PrintWriter out = out();
    out.println();
    out.println(line("explained", explained, clear));
    out.println(line("without a reason", reasonless, clear));
    out.println(line("reasons contradicted", contradicted, reasons));
    out.println(line("decisions alike", alike, alike + clear));
    verdicts.forEach(
        (verdict, counts) -> out.println(line(verdict.name() + " held", counts[1], counts[0])));
    return ExitCode.OK;
  }

  /** A clear verdict holds with its sign, an equal one within three games in a hundred. */
  private void count(Other other, Estimate proof) {
    int[] counts = verdicts.computeIfAbsent(other.verdict(), _ -> new int[2]);
    counts[0]++;
    boolean isHeld =
        switch (other.verdict()) {
          case WORSE, PROBABLY_WORSE -> proof.mean() > 0;
          case BETTER -> proof.mean() < 0;
          case EQUAL, UNCLEAR -> Math.abs(proof.mean()) < EQUAL;
        };
    counts[1] += isHeld ? 1 : 0;
  }

  private static String line(String name, int count, int of) {
    return String.format(Locale.ROOT, "%-22s%5d of %5d", name, count, of);
  }

  private void play(Game game, long number) {
    XorShift random = new XorShift(number);
    Bot medium = Bots.of(game).bot(BotLevel.MEDIUM);
    Position position = game.start(new Setup(game.id(), players, Map.of()));
    for (int decision = 1; !position.isOver() && clear < decisions; ) {
      Move move;
      if (position.actor() instanceof Actor.Seat(int seat)) {
        View view = position.view(seat);
        Budget budget = Budget.forIterations(number + decision, 1);
        if (decision++ % EVERY == 0) {
          look(game, view, number + decision);
        }
        move = medium.choose(view, budget);
      } else {
        move = position.sample(random);
      }
      position.play(move, EventListener.SILENT);
    }
  }

  private void look(Game game, View view, long number) {
    Bots bots = Bots.of(game);
    Bot hard = bots.bot(BotLevel.HARD);
    Coach coach = Coach.of(game.id());
    Budget budget = Budget.forIterations(number, iterations);
    Advice advice =
        new Explainer(coach.ledger(), hard, bots.bot(BotLevel.MEDIUM))
            .advise(view, budget, () -> budget);
    if (advice.other().isEmpty()) {
      return;
    }
    Other other = advice.other().get();
    Contrast proof = new Contrast(coach.ledger(), 2);
    proof.watch(
        hard,
        List.of(advice.move(), other.move()),
        Budget.forIterations(-number, PROOF * iterations),
        _ -> view);
    Estimate whole = proof.difference(0, 1);
    count(other, whole);
    if (!other.isClear() || whole.mean() < Math.max(CLEAR, 2 * whole.error())) {
      alike++;
      return;
    }
    clear++;
    double share =
        advice.reasons().stream().mapToDouble(one -> proof.gain(one.topic(), 0, 1)).sum()
            / whole.mean();
    explained += share >= EXPLAINED && share <= 1 / EXPLAINED ? 1 : 0;
    reasonless += advice.reasons().isEmpty() ? 1 : 0;
    reasons += advice.reasons().size();
    for (Reason reason : advice.reasons()) {
      contradicted += reason.gain() * proof.gain(reason.topic(), 0, 1) < 0 ? 1 : 0;
    }
    List<String> cast = PeopleTerms.in(Locale.ENGLISH).cast(BotLevel.HARD.toString());
    GameTexts texts = coach.in(Locale.ENGLISH, seat -> cast.get(seat - 1));
    PrintWriter out = out();
    out.printf(
        Locale.ROOT,
        "%.1f ± %.1f in 100, %.0f %% explained%n%s%n%n",
        100 * whole.mean(),
        100 * whole.error(),
        100 * share,
        texts.advice(view, advice));
    out.flush();
  }
}
