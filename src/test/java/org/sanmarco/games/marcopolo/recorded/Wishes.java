package org.sanmarco.games.marcopolo.recorded;

import module java.base;

import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelMoved;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelPutOnGanzhou;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelScored;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.DeckRenewed;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Ballast;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Stop;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.kernel.Result;

/** The games that are wanted, and the comment on each. */
final class Wishes {

  private static final String[] CAMELS = {
    "before move N spaces", "move N is", "after move N spaces", "after move N gold"
  };
  private static final String[] CARDS = {
    "before move N row", "move N is", "after move N row", "after move N known P"
  };

  private static final List<Wish> BALLAST =
      List.of(
          Wish.of(
              "ballast-before-a-step",
              4,
              Taste.CASUAL,
              (steps, step) ->
                  step.is(MarcoPoloMove.Step.class) && isSequence(steps, step, Ballast.class),
              "move N-1 is",
              "move N is",
              "after move N-1 gold",
              "after move N spaces"),
          Wish.of(
              "ballast-between-steps",
              4,
              Taste.CASUAL,
              (steps, step) ->
                  step.is(MarcoPoloMove.Step.class)
                      && isSequence(steps, step, MarcoPoloMove.Step.class, Ballast.class),
              "move N-2 is",
              "move N-1 is",
              "move N is",
              "after move N-1 moved ballast",
              "after move N spaces"),
          Wish.of(
              "ballast-after-a-step",
              3,
              Taste.CASUAL,
              (steps, step) ->
                  step.is(Stop.class)
                      && isSequence(steps, step, MarcoPoloMove.Step.class, Ballast.class),
              "move N-2 is",
              "move N-1 is",
              "move N is",
              "after move N-1 spaces"),
          refused("ballast-refused-a-second-time", 3, "ballast-dropped", "moved ballast"),
          refused("ballast-refused-without-gold", 3, "no-gold", "gold"),
          refused("ballast-refused-where-nobody-has-been", 5, "no-opponent-there", "spaces"),
          Wish.of(
              "ballast-refused-where-only-the-own-camel-has-been",
              2,
              Taste.CASUAL,
              (steps, step) -> step.refuses(new Ballast(1), "MV4", "only-own-camel-there"),
              "before move N actor",
              "before move N spaces",
              "before move N been 1",
              "before move N been 2",
              "before move N been 3",
              "before move N been 4",
              "move N is refused by MV4: ballast 1"));

  private static final String[] HALFWAY = {
    "before move N halfway",
    "before move N spaces",
    "move N changes gold by",
    "after move N halfway",
    "after move N spaces"
  };

  private static final List<Wish> GANZHOU =
      List.of(
          Wish.of(
              "halfway-scoring-of-three-camels",
              4,
              Taste.CASUAL,
              (steps, step) -> step.events(CamelScored.class).size() == 3 && !step.after().isOver(),
              HALFWAY),
          Wish.of(
                  "halfway-scoring-of-one-camel",
                  3,
                  Taste.CASUAL,
                  (steps, step) ->
                      step.events(CamelScored.class).size() == 1 && !step.after().isOver(),
                  HALFWAY)
              .with("way", "3:A5,4:A5,5:C1,16:G1"),
          Wish.of(
              "halfway-scoring-waits-for-the-card",
              3,
              Taste.CASUAL,
              (steps, step) ->
                  step.is(MarcoPoloMove.Step.class)
                      && step.events(CamelMoved.class).getFirst().to() == Track.GANZHOU,
              "move N is",
              "after move N phase",
              "after move N halfway",
              "after move N moved stopped",
              "after move N spaces",
              "move N changes gold by"),
          Wish.of(
              "later-to-ganzhou-by-a-step",
              3,
              Taste.BRISK,
              (steps, step) ->
                  step.has(CamelPutOnGanzhou.class) && step.is(MarcoPoloMove.Step.class),
              with(CAMELS, "after move N phase", "after move N moved stopped")),
          Wish.of(
              "later-to-ganzhou-by-ballast",
              3,
              Taste.CASUAL,
              (steps, step) -> step.has(CamelPutOnGanzhou.class) && step.is(Ballast.class),
              with(CAMELS, "after move N phase", "after move N moved stopped")),
          Wish.of(
              "four-camels-on-ganzhou",
              5,
              Taste.CASUAL,
              (steps, step) -> on(step.after(), Track.GANZHOU) == 4,
              CAMELS),
          Wish.of(
              "leap-over-four-camels",
              5,
              Taste.CASUAL,
              (steps, step) -> leap(step) == 5 && step.number() > 15,
              CAMELS),
          Wish.of(
              "leap-over-three-camels",
              4,
              Taste.CASUAL,
              (steps, step) -> leap(step) == 4 && step.number() > 15,
              CAMELS),
          Wish.of(
                  "chest-won-by-ballast",
                  3,
                  Taste.CASUAL,
                  (steps, step) -> step.is(Ballast.class) && step.has(ChestOpened.class),
                  CAMELS)
              .with("way", "1:G1+2,2:C1+1"));

  private static final List<Wish> DRAWING =
      List.of(
          Wish.of(
              "deck-renewed-by-a-card",
              3,
              Taste.CASUAL,
              (steps, step) -> step.has(DeckRenewed.class) && step.is(MarcoPoloMove.Draw.class),
              "before move N deck OIL.B",
              "before move N discard CAM.B",
              "move N is",
              "after move N discard CAM.B",
              "after move N idle"),
          Wish.of(
              "deck-renewed-by-the-row",
              4,
              Taste.CASUAL,
              (steps, step) -> step.has(DeckRenewed.class) && step.is(MarcoPoloMove.Row.class),
              "before move N deck CAM.B",
              "before move N discard CAM.B",
              "before move N row",
              "move N is",
              "after move N discard CAM.B",
              "after move N row"),
          Wish.of(
              "deck-and-discards-used-up",
              3,
              Taste.MISERLY,
              (steps, step) ->
                  step.is(MarcoPoloMove.Take.class)
                      && step.after().row().size() < 5
                      && step.after().phase() == Phase.MOVE,
              with(CARDS, "move N is refused by MC3: take deck", "after move N phase")),
          Wish.of(
              "row-used-up-too",
              4,
              Taste.MISERLY,
              (steps, step) ->
                  step.before().row().isEmpty()
                      && step.is(Stop.class)
                      && step.before().deck().isEmpty()
                      && step.after().phase() == Phase.MOVE,
              "before move N row",
              "move N is",
              "after move N phase",
              "after move N turn",
              "after move N idle"),
          Wish.of(
                  "short-row-stays-short",
                  3,
                  Taste.CASUAL,
                  (steps, step) ->
                      step.is(MarcoPoloMove.Row.class)
                          && step.before().turn() > 0
                          && step.after().row().size() < 5,
                  CARDS)
              .with("way", "1:G1,2:C1,3:A5,4:D4,5:D4,6:A5,7:A5,8:A5"),
          Wish.of(
              "card-paid-that-all-knew-of",
              3,
              Taste.BRISK,
              (steps, step) ->
                  step.is(MarcoPoloMove.Step.class)
                      && known(step.after()) < known(step.before())
                      && known(step.after()) > 0,
              "before move N known P",
              "move N is",
              "after move N known P"));

  private static final String[] END = {
    "move N is", "at the end spaces", "at the end gold", "at the end result winners"
  };

  private static final List<Wish> ENDINGS =
      List.of(
          Wish.of(
              "nothing-moves-any-more",
              3,
              Taste.MISERLY,
              (steps, step) -> step.after().isOver() && !step.after().been(1).contains(Track.DADU),
              with(END, "at the end idle", "at the end turn")),
          Wish.of(
              "tie-decided-on-dadu",
              3,
              Taste.CASUAL,
              (steps, step) -> ties(step, 2, 1) && winnersSpace(step) == Track.DADU,
              END),
          Wish.of(
              "tie-decided-by-the-nearest-camel",
              5,
              Taste.CASUAL,
              (steps, step) -> ties(step, 2, 1) && winnersSpace(step) < Track.DADU,
              END),
          Wish.of("shared-win", 5, Taste.LIGHT, (steps, step) -> ties(step, 2, 2), END),
          Wish.of(
              "win-without-dadu",
              4,
              Taste.CASUAL,
              (steps, step) ->
                  on(step.after(), Track.DADU) == 1
                      && ties(step, 1, 1)
                      && winnersSpace(step) < Track.DADU,
              END),
          Wish.of(
                  "dadu-right-after-ganzhou-on-a-way-of-ones-own",
                  3,
                  Taste.BRISK,
                  (steps, step) -> step.after().isOver(),
                  with(END, "at the start chests 29"))
              .with("way", "1:C2,16:C1+2,26:G1,27:G1,28:G1,29:G2+1"));

  private static final List<Wish> PLAYERS =
      List.of(
          whole("three-players", 3),
          whole("four-players", 4).with("leader", "3"),
          whole("five-players", 5),
          whole("two-players-one-camel-a-turn", 2),
          whole("two-players-both-camels", 2).with("variant", "both"),
          Wish.of(
              "two-players-refused-the-other-camel",
              2,
              Taste.BRISK,
              (steps, step) -> step.refuses(new Ballast(1), "MV2", "other-camel-moved"),
              "before move N actor",
              "before move N moved camel",
              "move N is refused by MV2: ballast 1"),
          Wish.of(
                  "two-players-changing-camels-twice",
                  2,
                  Taste.BRISK,
                  (steps, step) -> changes(steps, step),
                  "move N-2 is",
                  "move N-1 is",
                  "move N is",
                  "after move N spaces")
              .with("variant", "both"),
          Wish.of(
                  "two-players-other-camel-moves-on-after-ganzhou",
                  2,
                  Taste.BRISK,
                  (steps, step) ->
                      step.is(MarcoPoloMove.Step.class)
                          && isSequence(steps, step, MarcoPoloMove.Step.class)
                          && steps.get(step.number() - 2).has(CamelPutOnGanzhou.class),
                  "move N-1 is",
                  "after move N-1 moved stopped",
                  "move N is",
                  "after move N spaces")
              .with("variant", "both"));

  static final List<Wish> ALL =
      Stream.of(
              Stream.of(Condition.values()).map(Wishes::paid),
              BALLAST.stream(),
              GANZHOU.stream(),
              DRAWING.stream(),
              ENDINGS.stream(),
              PLAYERS.stream())
          .flatMap(wishes -> wishes)
          .toList();

  private Wishes() {}

  private static Wish paid(Condition condition) {
    return Wish.of(
        "paid-in-several-ways-" + condition.name().toLowerCase(Locale.ROOT),
        3,
        Taste.CASUAL,
        (steps, step) -> pays(step, condition),
        "before move N hands P",
        "before move N spaces",
        "move N is one of",
        "move N is",
        "after move N hands P",
        "after move N spaces");
  }

  private static boolean pays(Step step, Condition condition) {
    boolean toIt =
        step.events(CamelMoved.class).stream()
            .anyMatch(moved -> step.before().track().condition(moved.to()) == condition);
    return toIt && step.is(MarcoPoloMove.Step.class) && steps(step.before()) >= 4;
  }

  private static long steps(MarcoPoloPosition position) {
    return position.legal().stream().filter(MarcoPoloMove.Step.class::isInstance).count();
  }

  private static Wish refused(String name, int players, String code, String key) {
    return Wish.of(
        name,
        players,
        Taste.LIGHT,
        (steps, step) -> step.refuses(new Ballast(MarcoPoloMove.NO_CAMEL), "MT5", code),
        "before move N actor",
        "before move N " + key,
        "move N is refused by MT5: ballast");
  }

  /** Whether these kinds of moves come right before a step. */
  @SafeVarargs
  private static boolean isSequence(
      List<Step> steps, Step last, Class<? extends MarcoPoloMove>... kinds) {
    return last.number() > kinds.length
        && IntStream.range(0, kinds.length)
            .allMatch(i -> steps.get(last.number() - 1 - kinds.length + i).is(kinds[i]));
  }

  private static String[] with(String[] some, String... more) {
    List<String> all = new ArrayList<>(List.of(some));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  private static long on(MarcoPoloPosition position, int space) {
    return IntStream.rangeClosed(1, position.camels())
        .filter(camel -> position.space(camel) == space)
        .count();
  }

  private static int leap(Step step) {
    return step.events(CamelMoved.class).stream()
        .mapToInt(moved -> moved.to() - moved.from())
        .max()
        .orElse(0);
  }

  private static int known(MarcoPoloPosition position) {
    return position.known(Math.max(1, position.onTurn())).size();
  }

  /** Whether the game ended with these numbers of players who had the most gold and who won. */
  private static boolean ties(Step step, int most, int winners) {
    Result result = step.after().result();
    if (result == null || result.winners().size() != winners) {
      return false;
    }
    int best = result.scores().stream().max(Integer::compare).orElseThrow();
    return result.scores().stream().filter(gold -> gold == best).count() == most;
  }

  private static int winnersSpace(Step step) {
    Result result = Objects.requireNonNull(step.after().result());
    return step.after().space(result.winners().getFirst());
  }

  private static Wish whole(String name, int players) {
    return Wish.of(
        name,
        players,
        Taste.CASUAL,
        (steps, step) -> step.after().isOver(),
        "at the start spaces",
        "at the start player",
        "at the end gold",
        "at the end result winners");
  }

  private static boolean changes(List<Step> steps, Step last) {
    if (!last.is(MarcoPoloMove.Step.class)
        || !isSequence(steps, last, MarcoPoloMove.Step.class, MarcoPoloMove.Step.class)) {
      return false;
    }
    int first = camel(steps.get(last.number() - 3));
    return first == camel(last) && first != camel(steps.get(last.number() - 2));
  }

  private static int camel(Step step) {
    return step.events(CamelMoved.class).getFirst().camel();
  }
}
