package org.sanmarco.games.sanmarco.coach;

import static java.util.Objects.requireNonNull;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Phrase;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.SanMarcoState.ExileUnderWay;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.kernel.Result;

/** The messages about a position, phase by phase. */
final class Situation {

  private static final int NOBLES_PER_ROLL = 2;

  private Situation() {}

  static Phrase advice(SanMarcoView view, @Nullable Card chosen) {
    return switch (view.phase()) {
      case SETUP_ROLL -> Phrase.of("setup-roll", List.of("S3"), view.active(), roll(view));
      case SETUP_REROLL -> Phrase.of("setup-reroll", List.of("S4"), crowded(view));
      case SETUP_BRIDGE -> bridge(view);
      case ROLES -> roles(view);
      case DRAW -> draw(view);
      case DIVIDE -> divide(view);
      case CHOOSE -> choose(view);
      case PLAY -> HandAdvice.of(view, chosen);
      case EXILE_ROLL -> exileRoll(requireNonNull(view.exile()));
      case EXILE_REMOVE -> exileRemove(requireNonNull(view.exile()));
      case BONUS_EXILE ->
          Phrase.of("bonus-exile", List.of("E5", "C5"), view.penalty(view.active()));
      case OVER -> over(view, requireNonNull(view.result()));
    };
  }

  /** The next one of a colour's four rolls. */
  private static int roll(SanMarcoView view) {
    return (SanMarcoState.NOBLES - view.reserve(view.active())) / NOBLES_PER_ROLL + 1;
  }

  /** The district where four equal rolls have put all of a colour's nobles. */
  private static District crowded(SanMarcoView view) {
    return District.ALL.stream()
        .filter(district -> view.nobles(district, view.active()) > 0)
        .findFirst()
        .orElseThrow();
  }

  private static Phrase bridge(SanMarcoView view) {
    boolean second = Pair.ALL.stream().anyMatch(pair -> view.owners(pair).contains(view.active()));
    String key =
        view.seats() > 3 ? "setup-bridge" : second ? "setup-bridge.second" : "setup-bridge.first";
    return Phrase.of(key, List.of("S5", "C2"));
  }

  private static Phrase roles(SanMarcoView view) {
    List<Integer> in = view.seatsWith(view::isIn);
    if (view.players() > 2) {
      return in.size() == 4
          ? Phrase.of("roles.four", List.of("T1", "T10"), view.leader())
          : Phrase.of("roles.three", List.of("T2", "T10"), view.leader());
    }
    return switch (in.size()) {
      case 4 -> Phrase.of("roles.of-two", List.of("V1"));
      case 3 -> Phrase.of("roles.of-two.three", List.of("V4"), alone(view, in));
      default -> Phrase.of("roles.of-two.alone", List.of("V4"), 3 - view.player(in.getFirst()));
    };
  }

  /** The only colour left of a player. */
  private static int alone(SanMarcoView view, List<Integer> in) {
    return in.stream()
        .filter(seat ->
            in.stream().filter(other -> view.player(other) == view.player(seat)).count() == 1)
        .findFirst()
        .orElseThrow();
  }

  private static Phrase draw(SanMarcoView view) {
    List<String> rules = view.roles().size() == 4 ? List.of("T4", "T6") : List.of("T4");
    return Phrase.of("draw", rules, view.active(), view.actionDraw(), view.penaltyDraw());
  }

  private static Phrase divide(SanMarcoView view) {
    List<Integer> roles = view.roles();
    return switch (roles.size()) {
      case 4 ->
          Phrase.of(
              "divide.secret",
              List.of("T5", "T6", "T7"),
              roles.get(roles.indexOf(view.active()) + 1));
      case 3 -> Phrase.of("divide.three", List.of("T5", "T7"), roles.get(1), roles.get(2));
      default ->
          view.player(roles.getFirst()) == view.player(roles.getLast())
              ? Phrase.of("divide.alone", List.of("T5", "T7", "V4"))
              : Phrase.of("divide.two", List.of("T5", "T7"), roles.get(1));
    };
  }

  /** T7, and which offers take the chooser to the limit (E1). */
  private static Phrase choose(SanMarcoView view) {
    List<Integer> heavy = offers(view, true);
    if (heavy.isEmpty()) {
      return Phrase.of("choose", List.of("T7", "T9"));
    }
    return offers(view, false).isEmpty()
        ? Phrase.of("choose.all-heavy", List.of("T7", "T9", "E1", "E4"))
        : Phrase.of("choose.heavy", List.of("T7", "T9", "E1", "E4"), heavy.size(), heavy);
  }

  /** The numbers of the offers to choose from that take the chooser to the limit, or don't. */
  static List<Integer> offers(SanMarcoView view, boolean heavy) {
    List<Integer> roles = view.roles();
    int divider = roles.get(roles.size() == 4 ? roles.indexOf(view.active()) - 1 : 0);
    List<@Nullable Cards> offers = view.offers(divider);
    int room = SanMarcoState.LIMIT - view.penalty(view.active());
    return IntStream.range(0, offers.size())
        .filter(i -> offers.get(i) != null)
        .filter(i -> requireNonNull(offers.get(i)).points() >= room == heavy)
        .mapToObj(i -> i + 1)
        .toList();
  }

  private static Phrase exileRoll(ExileUnderWay exile) {
    return Phrase.of("exile-roll", List.of("C5"), exile.district(), exile.by());
  }

  private static Phrase exileRemove(ExileUnderWay exile) {
    return Phrase.of("exile-remove", List.of("C5"), exile.die(), exile.district());
  }

  private static Phrase over(SanMarcoView view, Result result) {
    int score = result.scores().get(result.winners().getFirst() - 1);
    boolean ofTwo = view.players() == 2;
    String key = ofTwo ? "over.of-two" : "over";
    return Phrase.of(
        result.winners().size() == 1 ? key : key + ".shared",
        List.of(ofTwo ? "V6" : "F2"),
        result.winners(),
        score);
  }
}
