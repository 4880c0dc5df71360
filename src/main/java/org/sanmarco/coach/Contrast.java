package org.sanmarco.coach;

import module java.base;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Estimate;
import org.sanmarco.bots.Witness;
import org.sanmarco.coach.Advice.Outcome;
import org.sanmarco.coach.Advice.Reason;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;

/**
 * The accounts of the lines that a search played after some moves. A linear regression of the
 * chance of winning on the entries says how much each contributes to the difference between two
 * moves; the contributions add up to nearly the whole difference. For one thread.
 */
public final class Contrast {

  private static final int MOST_REASONS = 2;

  /** The number of standard errors beyond which a contribution is no accident. */
  private static final double ERRORS = 2;

  /** The least part of the difference, either way, that is told of a single topic. */
  private static final double LEAST_PART = 0.1;

  /** The farthest that what is told may be from the whole difference. */
  private static final double FARTHEST = 0.4;

  /** The least improvement by a further reason, in parts of the difference. */
  private static final double PER_REASON = 0.1;

  /** The same by a less specific topic. */
  private static final double PER_LEVEL = 0.04;

  /** The same by a topic that says little. */
  private static final double PER_WEAKNESS = 0.2;

  /** The number of topics, the weightiest first, of which sets are tried. */
  private static final int CANDIDATES = 16;

  private static final Entry NONE = Entry.of(Fact.of("none"), 0);
  private static final int TREES = 4;

  private final Ledger ledger;
  private final Map<Fact, Integer> items = new LinkedHashMap<>();

  /** Whether each item counts for the seat that decides. */
  private final List<Boolean> forDecider = new ArrayList<>();

  private final List<List<Line>> lines = new ArrayList<>();

  /** A line of a tree: its entries, each item once, and its end. */
  private record Line(int tree, double chance, Map<Integer, Entry> entries) {

    /** The entry of an item; 0 if there is none. */
    Entry entry(int item) {
      return entries.getOrDefault(item, NONE);
    }
  }

  /** No lines yet. */
  public Contrast(Ledger ledger, int moves) {
    this.ledger = ledger;
    for (int i = 0; i < moves; i++) {
      lines.add(new ArrayList<>());
    }
  }

  /**
   * Lets a player search among the moves, in several trees: each settles on one way to go on.
   *
   * @param views what the player sees, by the number of the tree from 1
   */
  public void watch(Bot thinker, List<Move> moves, Budget budget, IntFunction<View> views) {
    for (int tree = 1; tree <= TREES; tree++) {
      View view = views.apply(tree);
      thinker.watch(view, moves, budget.part(tree, TREES), from(view, tree));
    }
  }

  private Witness from(View start, int tree) {
    return (move, events, end, chance) -> {
      Map<Integer, Entry> entries = new HashMap<>();
      ledger.read(
          start,
          events,
          end,
          entry ->
              entries.merge(
                  index(start, entry.item()),
                  entry,
                  (one, other) ->
                      new Entry(
                          one.item(), one.number() + other.number(), one.worth() + other.worth())));
      lines.get(move).add(new Line(tree, chance, entries));
    };
  }

  private int index(View start, Fact item) {
    return items.computeIfAbsent(
        item,
        _ -> {
          forDecider.add(Ledger.isFor(start, item));
          return items.size();
        });
  }

  /** Whether nothing was seen of a move. */
  public boolean isEmpty() {
    return lines.stream().anyMatch(List::isEmpty);
  }

  /** The mean chance of winning after a move, 0 to 1. */
  public double chance(int move) {
    return lines.get(move).stream().mapToDouble(Line::chance).average().orElse(0);
  }

  /**
   * The difference in the chance of winning between two moves. Its error is the spread of the
   * trees, each of which settles on one way to go on, and at least that of the lines.
   */
  public Estimate difference(int first, int second) {
    double[] differences =
        IntStream.rangeClosed(1, TREES)
            .mapToDouble(tree -> chance(first, tree) - chance(second, tree))
            .filter(Double::isFinite)
            .toArray();
    double ofLines =
        Math.hypot(error(chances(lines.get(first))), error(chances(lines.get(second))));
    return new Estimate(chance(first) - chance(second), Math.max(error(differences), ofLines));
  }

  /** The mean chance of winning in a tree; not a number if there are no lines. */
  private double chance(int move, int tree) {
    return lines.get(move).stream()
        .filter(line -> line.tree == tree)
        .mapToDouble(Line::chance)
        .average()
        .orElse(Double.NaN);
  }

  private static double[] chances(List<Line> lines) {
    return lines.stream().mapToDouble(Line::chance).toArray();
  }

  /** The standard error of the mean. */
  private static double error(double[] numbers) {
    double mean = Arrays.stream(numbers).average().orElse(0);
    double squares = Arrays.stream(numbers).map(one -> (one - mean) * (one - mean)).sum();
    return Math.sqrt(squares / Math.max(1, numbers.length - 1) / numbers.length);
  }

  /**
   * The few topics that come nearest to the whole difference between two moves, the reasons for the
   * first move before its price; empty if none come near it.
   */
  public List<Reason> reasons(int first, int second) {
    double whole = chance(first) - chance(second);
    List<Line> here = lines.get(first);
    List<Line> there = lines.get(second);
    // Other trees, other ways to go on: a reason has to hold in both.
    List<Map<Fact, Double>> halves =
        List.of(
            gains(here.subList(0, here.size() / 2), there.subList(0, there.size() / 2)),
            gains(
                here.subList(here.size() / 2, here.size()),
                there.subList(there.size() / 2, there.size())));
    List<Topic> topics =
        topics(here, there).stream()
            .filter(topic ->
                Math.abs(topic.part(whole)) >= LEAST_PART
                    && topic.isLikely()
                    && !topic.isAccident()
                    && halves.stream()
                        .allMatch(
                            half -> half.getOrDefault(topic.fact, 0.0) * topic.gain.mean() > 0)
                    && topic.reason().isPresent()
                    && topic.isNews())
            .sorted(Comparator.comparingDouble(topic -> -Math.abs(topic.gain.mean())))
            .limit(CANDIDATES)
            .toList();
    List<Topic> best = List.of();
    double least = Double.POSITIVE_INFINITY;
    List<List<Topic>> sets = List.of(List.of());
    for (int size = 1; size <= MOST_REASONS; size++) {
      sets =
          sets.stream()
              .flatMap(set ->
                  topics
                      .subList(set.isEmpty() ? 0 : topics.indexOf(set.getLast()) + 1, topics.size())
                      .stream()
                      .filter(topic -> set.stream().noneMatch(topic::sharesItems))
                      .map(topic -> Stream.concat(set.stream(), Stream.of(topic)).toList()))
              .toList();
      for (List<Topic> set : sets) {
        double distance = distance(set, whole);
        if (distance < least) {
          least = distance;
          best = set;
        }
      }
    }
    return best.stream()
        .flatMap(topic -> topic.reason().stream())
        .sorted(Comparator.comparingDouble(reason -> -reason.gain()))
        .toList();
  }

  /** The distance of topics from an explanation; infinite if they explain nothing. */
  private static double distance(List<Topic> told, double whole) {
    double rest = Math.abs(1 - told.stream().mapToDouble(topic -> topic.part(whole)).sum());
    return rest > FARTHEST
        ? Double.POSITIVE_INFINITY
        : rest
            + PER_REASON * told.size()
            + PER_LEVEL * told.stream().mapToInt(Topic::level).sum()
            + PER_WEAKNESS * told.stream().mapToInt(Topic::weakness).sum();
  }

  /** The contribution of a topic to the difference between two moves. */
  public double gain(Fact topic, int first, int second) {
    return gains(lines.get(first), lines.get(second)).getOrDefault(topic, 0.0);
  }

  private Map<Fact, Double> gains(List<Line> here, List<Line> there) {
    return topics(here, there).stream()
        .collect(Collectors.toMap(Topic::fact, topic -> topic.gain.mean()));
  }

  private List<Topic> topics(List<Line> here, List<Line> there) {
    double[] weights = weights(here, there);
    Map<Fact, Set<Integer>> members = new LinkedHashMap<>();
    Map<Fact, Integer> levels = new HashMap<>();
    items.forEach((item, index) -> {
      List<Fact> topics = ledger.topics(item);
      for (int level = 0; level < topics.size(); level++) {
        members.computeIfAbsent(topics.get(level), _ -> new TreeSet<>()).add(index);
        levels.merge(topics.get(level), level, Math::max);
      }
    });
    return members.entrySet().stream()
        .map(entry ->
            topic(
                entry.getKey(),
                levels.getOrDefault(entry.getKey(), 0),
                entry.getValue(),
                here,
                there,
                weights))
        .toList();
  }

  private Topic topic(
      Fact fact,
      int level,
      Set<Integer> members,
      List<Line> here,
      List<Line> there,
      double[] weights) {
    double[] gainsHere = gains(here, members, weights);
    double[] gainsThere = gains(there, members, weights);
    Estimate gain =
        new Estimate(
            average(gainsHere) - average(gainsThere),
            Math.hypot(error(gainsHere), error(gainsThere)));
    boolean isOwn = forDecider.get(members.iterator().next());
    double more = gain.mean() * (isOwn ? 1 : -1) * worthOfOne(members);
    return new Topic(
        fact,
        level,
        members,
        members.stream().allMatch(item -> weights[item] > 0 == forDecider.get(item)),
        gain,
        ledger.isVague(fact, isOwn),
        // A larger number that is worth less as a whole would be told for the wrong move.
        Numbers.tell(numbers(here, members), numbers(there, members))
            .filter(told -> (told.getFirst().mean() - told.getLast().mean()) * more > 0));
  }

  /** Above 0 if a larger number of a topic is worth more to the seat that has it. */
  private double worthOfOne(Set<Integer> members) {
    return lines.stream()
        .flatMap(List::stream)
        .flatMap(line -> line.entries.entrySet().stream())
        .filter(entry -> members.contains(entry.getKey()))
        .map(Map.Entry::getValue)
        .mapToDouble(entry -> entry.number() * entry.worth())
        .sum();
  }

  private static double average(double[] numbers) {
    return Arrays.stream(numbers).average().orElse(0);
  }

  private static double[] gains(List<Line> lines, Set<Integer> members, double[] weights) {
    return lines.stream()
        .mapToDouble(line ->
            members.stream().mapToDouble(item -> weights[item] * line.entry(item).worth()).sum())
        .toArray();
  }

  private static Numbers numbers(List<Line> lines, Set<Integer> members) {
    return new Numbers(
        lines.stream()
            .mapToInt(line -> members.stream().mapToInt(item -> line.entry(item).number()).sum()));
  }

  /** The increase of the chance of winning with each item's worth, by item. */
  private double[] weights(List<Line> here, List<Line> there) {
    Map<Object, Integer> factors = new HashMap<>();
    int[] factorOf = new int[items.size()];
    items.forEach((item, index) ->
        factorOf[index] = factors.computeIfAbsent(ledger.factor(item), _ -> factors.size()));
    Regression regression = new Regression(factors.size());
    Stream.of(here, there)
        .flatMap(List::stream)
        .forEach(line -> {
          double[] sums = new double[factors.size()];
          line.entries.forEach((item, entry) -> sums[factorOf[item]] += entry.worth());
          regression.add(sums, line.chance);
        });
    double[] slopes = regression.slopes();
    return Arrays.stream(factorOf).mapToDouble(factor -> slopes[factor]).toArray();
  }

  /**
   * A topic in the lines of both moves.
   *
   * @param level 0 if it is the most specific of its items
   * @param isLikely whether it counts for whom it should: another's gain is no reason for a move,
   *     even where both go together
   * @param gain the contribution to the difference
   * @param isVague whether it says little at the table
   * @param told the numbers after both moves, if they show the difference
   */
  private record Topic(
      Fact fact,
      int level,
      Set<Integer> members,
      boolean isLikely,
      Estimate gain,
      boolean isVague,
      Optional<List<Outcome>> told) {

    double part(double whole) {
      return gain.mean() / whole;
    }

    boolean sharesItems(Topic other) {
      return members.stream().anyMatch(other.members::contains);
    }

    boolean isAccident() {
      return Math.abs(gain.mean()) < ERRORS * gain.error();
    }

    /** The number of faults: sums, hands and small differences are no reasons at the table. */
    int weakness() {
      return (isVague ? 1 : 0) + (told.filter(Numbers::areClose).isPresent() ? 1 : 0);
    }

    /** Whether it says more than how often the player wins. */
    boolean isNews() {
      return !fact.key().equals(Ledger.WIN) || told.filter(Numbers::isSure).isPresent();
    }

    /** The topic with numbers that show the difference; empty if none do. */
    Optional<Reason> reason() {
      return told.map(
          outcomes -> new Reason(fact, outcomes.getFirst(), outcomes.getLast(), gain.mean()));
    }
  }
}
