package org.sanmarco.games.sanmarco.coach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Literal;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.SanMarcoMove;
import org.sanmarco.games.sanmarco.SanMarcoMove.BuildBridge;
import org.sanmarco.games.sanmarco.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.SanMarcoMove.Draw;
import org.sanmarco.games.sanmarco.SanMarcoMove.Exile;
import org.sanmarco.games.sanmarco.SanMarcoMove.GiveUp;
import org.sanmarco.games.sanmarco.SanMarcoMove.Keep;
import org.sanmarco.games.sanmarco.SanMarcoMove.Pass;
import org.sanmarco.games.sanmarco.SanMarcoMove.Place;
import org.sanmarco.games.sanmarco.SanMarcoMove.Remove;
import org.sanmarco.games.sanmarco.SanMarcoMove.Reroll;
import org.sanmarco.games.sanmarco.SanMarcoMove.Roles;
import org.sanmarco.games.sanmarco.SanMarcoMove.Roll;
import org.sanmarco.games.sanmarco.SanMarcoMove.Seize;
import org.sanmarco.games.sanmarco.SanMarcoMove.Take;
import org.sanmarco.games.sanmarco.SanMarcoMove.Traitor;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.bots.MoveEffect;
import org.sanmarco.games.sanmarco.bots.MoveEffect.Change;
import org.sanmarco.words.Messages;

/**
 * What a computer would do and why, in a player's language: the move, and a sentence of reasons
 * from what it changes most. Safe for use by several threads.
 */
final class AdviceWriter {

  private static final int MOST_REASONS = 2;

  /** From here on a change is worth a word, in prestige. */
  private static final double LEAST = 0.5;

  /** What it weighs to stay in the round, before anything a turn may bring. */
  private static final double STAYING_IN = 100;

  private final Messages phrases;
  private final SanMarcoVoice voice;

  /** A reason before it is put into words. */
  private record Reason(double weight, String key, List<Object> arguments) {
    static Reason of(double weight, String key, Object... arguments) {
      return new Reason(weight, key, List.of(arguments));
    }
  }

  AdviceWriter(SanMarcoVoice voice) {
    this.phrases = voice.texts("advice");
    this.voice = voice;
  }

  /**
   * The move and its reasons. It may take as long as a simple player's move.
   *
   * @param view the view of the seat that decides
   * @param move one that is legal there
   */
  String words(SanMarcoView view, SanMarcoMove move) {
    Literal said = new Literal(move(view, move));
    List<String> reasons =
        reasons(view, move).stream()
            .map(reason -> text(reason.key(), reason.arguments().toArray()))
            .toList();
    if (reasons.isEmpty()) {
      return text("counsel.nothing", said);
    }
    Literal all = new Literal(voice.list(reasons.stream()));
    return text(move instanceof Divide ? "counsel.divide" : "counsel", said, all);
  }

  private String text(String key, Object... arguments) {
    return phrases.text(voice, key, arguments);
  }

  /** The largest reasons, the largest first; of each kind one. */
  private static List<Reason> reasons(SanMarcoView view, SanMarcoMove move) {
    MoveEffect prospect = MoveEffect.of(view, move);
    List<Reason> all = new ArrayList<>();
    for (Change change : prospect.changes()) {
      Reason reason = reason(view, change);
      if (reason != null && reason.weight() >= LEAST) {
        all.add(reason);
      }
    }
    if (move instanceof Take) {
      all.add(ofPenalty(view, move, prospect.penalty()));
    }
    all.removeIf(reason -> reason.weight() <= 0);
    all.sort(Comparator.comparingDouble(Reason::weight).reversed());
    List<Reason> largest = new ArrayList<>();
    for (Reason reason : all) {
      if (largest.size() < MOST_REASONS
          && largest.stream().noneMatch(one -> one.key().equals(reason.key()))) {
        largest.add(reason);
      }
    }
    return largest;
  }

  private static @Nullable Reason reason(SanMarcoView view, Change change) {
    boolean own = view.player(change.seat()) == view.player(view.active());
    double weight = own ? change.worth() : -change.worth() / (view.players() - 1);
    return switch (change.term()) {
      case PRESTIGE -> own ? Reason.of(weight, "why.prestige", (int) change.worth()) : null;
      case BRIDGES -> own ? Reason.of(weight, "why.bridges") : null;
      case NOBLES -> {
        District district = Objects.requireNonNull(change.district());
        yield own
            ? Reason.of(weight, "why.stronger", district)
            : Reason.of(weight, "why.weaker", change.seat(), district);
      }
    };
  }

  /** That an offer is the lighter one, or even keeps its taker in the round (E1). */
  private static Reason ofPenalty(SanMarcoView view, SanMarcoMove move, int penalty) {
    int heaviest =
        view.legal().stream()
            .filter(other -> other instanceof Take && !other.equals(move))
            .mapToInt(other -> MoveEffect.of(view, other).penalty())
            .max()
            .orElse(penalty);
    return penalty < SanMarcoState.LIMIT && heaviest >= SanMarcoState.LIMIT
        ? Reason.of(STAYING_IN, "why.under-ten")
        : Reason.of(heaviest - penalty, "why.lighter", penalty - view.penalty(view.active()));
  }

  private String move(SanMarcoView view, SanMarcoMove move) {
    return switch (move) {
      case Keep _ -> text("keep");
      case Reroll _ -> text("reroll");
      case Roles(List<Integer> seats) -> text("roles", new Literal(roles(seats)));
      case Divide(var offers) -> text("divide", new Offers(offers));
      case Take(int offer) -> text("take", offer);
      case Place(District card, District to, District from) ->
          from(card == to ? text("place", to) : text("place.over", to, card), from);
      case BuildBridge(var pair, District from) -> from(text("bridge", pair), from);
      case Seize(var pair, int owner, var to, District from) ->
          from(
              pair.equals(to) ? text("seize", pair, owner) : text("seize.move", pair, owner, to),
              from);
      case Traitor(District district, int victim, District from) ->
          from(text("traitor", district, victim), from);
      case Exile(District district) -> text("exile", district);
      case Doge(District to, var _) -> text(to == view.doge() ? "doge.stay" : "doge", to);
      case GiveUp(var card) -> text("give-up", card);
      case Remove remove -> text("remove", new Literal(removed(view, remove)));
      case Pass _ -> text("pass");
      case Roll _, Draw _ -> throw new IllegalArgumentException("chance asks nobody");
    };
  }

  private String from(String move, @Nullable District from) {
    return from == null ? move : text("from", new Literal(move), from);
  }

  private String roles(List<Integer> seats) {
    return voice.list(
        IntStream.rangeClosed(1, seats.size())
            .mapToObj(place ->
                text(
                    "role",
                    new Literal(voice.term("role." + seats.size() + "." + place)),
                    seats.get(place - 1))));
  }

  private String removed(SanMarcoView view, Remove remove) {
    return voice.list(
        IntStream.rangeClosed(1, view.seats())
            .filter(seat -> remove.count(seat) > 0)
            .mapToObj(seat -> text("remove.of", remove.count(seat), seat)));
  }
}
