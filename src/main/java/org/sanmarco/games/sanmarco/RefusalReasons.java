package org.sanmarco.games.sanmarco;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.BuildBridge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Draw;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Exile;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.GiveUp;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Keep;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Pass;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Payment;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Place;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Remove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Reroll;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roles;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roll;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Seize;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Take;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Traitor;
import org.sanmarco.kernel.Refusal;

/**
 * Tells why a move is refused. Whether it is, {@link MoveGenerator} decides; for what is not listed
 * there (draws, divisions in any order, lots) the few checks here do.
 */
final class RefusalReasons {

  private final SanMarcoPosition position;
  private final int seat;

  private RefusalReasons(SanMarcoPosition position) {
    this.position = position;
    this.seat = position.active + 1;
  }

  /** Why not, or null if the move is legal. */
  static @Nullable Refusal refusal(SanMarcoPosition position, SanMarcoMove move) {
    return new RefusalReasons(position).refusal(move);
  }

  private @Nullable Refusal refusal(SanMarcoMove move) {
    Phase phase = position.phase;
    if (phase == Phase.OVER) {
      return position.gameOver();
    }
    if (!isDue(move, phase)) {
      return Refusal.of(ruleOf(phase), "not-due", phase, position.actor());
    }
    return switch (move) {
      case Draw(Cards cards) -> draw(cards);
      case Divide(List<Cards> offers) -> divide(offers);
      case Roles(List<Integer> seats) when position.chanceActs() -> lots(seats);
      default -> position.isListed(move) ? null : reason(move);
    };
  }

  private static boolean isDue(SanMarcoMove move, Phase phase) {
    return switch (move) {
      case Roll _ -> phase == Phase.SETUP_ROLL || phase == Phase.EXILE_ROLL;
      case Keep _, Reroll _ -> phase == Phase.SETUP_REROLL;
      case BuildBridge _ -> phase == Phase.SETUP_BRIDGE || phase == Phase.PLAY;
      case Roles _ -> phase == Phase.ROLES;
      case Draw _ -> phase == Phase.DRAW;
      case Divide _ -> phase == Phase.DIVIDE;
      case Take _ -> phase == Phase.CHOOSE;
      case Place _, Seize _, Traitor _, Doge _, GiveUp _ -> phase == Phase.PLAY;
      case Exile _ -> phase == Phase.PLAY || phase == Phase.BONUS_EXILE;
      case Remove _ -> phase == Phase.EXILE_REMOVE;
      case Pass _ -> phase == Phase.BONUS_EXILE;
    };
  }

  /** The rule of the move that is due in a phase. */
  static String ruleOf(Phase phase) {
    return switch (phase) {
      case SETUP_ROLL -> "S3";
      case SETUP_REROLL -> "S4";
      case SETUP_BRIDGE -> "S5";
      case ROLES -> "T1";
      case DRAW -> "T4";
      case DIVIDE -> "T5";
      case CHOOSE -> "T7";
      case PLAY -> "T8";
      case EXILE_ROLL, EXILE_REMOVE -> "C5";
      case BONUS_EXILE -> "E5";
      case OVER -> "F2";
    };
  }

  /** T4, B6: as many cards of each kind as are due, all of them in the deck. */
  private @Nullable Refusal draw(Cards cards) {
    if (cards.actions().size() != position.actionDraw()
        || cards.penalties().size() != position.penaltyDraw()) {
      return Refusal.of("T4", "wrong-draw", position.actionDraw(), position.penaltyDraw());
    }
    return position.deck().contains(cards) ? null : Refusal.of("B6", "not-in-deck");
  }

  /** T5: all cards drawn, in offers of which none is empty; in any order of the offers. */
  private @Nullable Refusal divide(List<Cards> offers) {
    if (offers.size() != position.offerCount()) {
      return Refusal.of("T4", "wrong-offer-count", position.offerCount());
    }
    if (offers.contains(Cards.NONE)) {
      return Refusal.of("T5", "empty-offer");
    }
    Cards drawn = new Cards(position.cards[position.dividing()]);
    return offers.stream()
            .flatMap(offer -> offer.list().stream())
            .sorted()
            .toList()
            .equals(drawn.list())
        ? null
        : Refusal.of("T5", "not-the-cards-drawn", drawn);
  }

  /** T1, T2: each seat that is in, the leader first. */
  private @Nullable Refusal lots(List<Integer> seats) {
    String rule = Integer.bitCount(position.in) == 4 ? "T1" : "T2";
    List<Integer> in = SanMarcoState.seats(position.in);
    if (!seats.stream().sorted().toList().equals(in)) {
      return Refusal.of(rule, "wrong-roles", in);
    }
    return seats.getFirst() == position.leader()
        ? null
        : Refusal.of(rule, "leader-divides", position.leader());
  }

  private Refusal reason(SanMarcoMove move) {
    return switch (move) {
      case Roll roll -> Refusal.of(ruleOf(position.phase), "no-such-number", roll.die(), 1, 6);
      case BuildBridge bridge -> bridge(bridge);
      case Roles _ -> Refusal.of(Integer.bitCount(position.in) == 4 ? "V1" : "V4", "roles-of-two");
      case Take take -> Refusal.of("T7", "offer-not-there", take.offer());
      case Place place -> place(place);
      case Seize seize -> seize(seize);
      case Traitor traitor -> traitor(traitor);
      case Exile exile -> exile(exile);
      case Doge doge -> doge(doge);
      case GiveUp giveUp -> giveUp(giveUp.card());
      case Remove remove -> remove(remove);
      case Draw _, Divide _, Keep _, Reroll _, Pass _ -> throw new AssertionError(move);
    };
  }

  private boolean lacks(Card card) {
    return position.hand().count(card) == 0;
  }

  private Refusal notInHand(Card card) {
    return Refusal.of("T8", "not-in-hand", seat, card);
  }

  /** Why a noble can't come from there, or null if it can (C11). */
  private @Nullable Refusal source(@Nullable District from, @Nullable District to) {
    boolean reserve = position.reserve(seat) > 0;
    if (from == null) {
      return reserve ? null : Refusal.of("C11", "reserve-empty", seat);
    }
    if (reserve) {
      return Refusal.of("C11", "reserve-not-empty", seat);
    }
    if (position.nobles(from, seat) == 0) {
      return Refusal.of("C11", "no-own-noble", seat, from);
    }
    return from == to ? Refusal.of("C11", "same-district", from) : null;
  }

  private static Refusal first(@Nullable Refusal... refusals) {
    for (Refusal refusal : refusals) {
      if (refusal != null) {
        return refusal;
      }
    }
    throw new AssertionError("no refusal found for an illegal move");
  }

  /** Why no bridge of the seat can stand there (C2), where the bridge of another may go first. */
  private @Nullable Refusal site(Pair pair, int leaving) {
    String rule = position.phase == Phase.SETUP_BRIDGE ? "S5" : leaving > 0 ? "C3" : "C2";
    List<Integer> owners = position.owners(pair);
    if (owners.contains(seat)) {
      return Refusal.of(rule, "own-bridge-there", seat, pair);
    }
    return owners.size() < 3 || owners.contains(leaving)
        ? null
        : Refusal.of(rule, "pair-full", pair);
  }

  private Refusal bridge(BuildBridge bridge) {
    if (position.phase == Phase.PLAY) {
      if (lacks(Card.BRIDGE)) {
        return notInHand(Card.BRIDGE);
      }
      if (position.supply() == 0) {
        return Refusal.of("C3", "supply-empty");
      }
    }
    return first(site(bridge.pair(), 0), source(bridge.from(), null));
  }

  private Refusal seize(Seize seize) {
    if (lacks(Card.BRIDGE)) {
      return notInHand(Card.BRIDGE);
    }
    if (position.supply() > 0) {
      return Refusal.of("C2", "supply-left", position.supply());
    }
    if (seize.owner() == seat) {
      return Refusal.of("C3", "own-bridge", seat);
    }
    if (!position.owners(seize.pair()).contains(seize.owner())) {
      return Refusal.of("C3", "no-such-bridge", seize.owner(), seize.pair());
    }
    int leaving = seize.to().equals(seize.pair()) ? seize.owner() : MOVED;
    return first(site(seize.to(), leaving), source(seize.from(), null));
  }

  /** No seat's number: a bridge that is moved frees no place where it arrives. */
  private static final int MOVED = 9;

  private Refusal place(Place place) {
    if (lacks(Card.of(place.card()))) {
      return notInHand(Card.of(place.card()));
    }
    Pair pair = Pair.of(place.card(), place.to());
    boolean same = place.card() == place.to();
    if (!same && pair == null) {
      return Refusal.of("B2", "not-neighbours", place.card(), place.to());
    }
    if (pair != null && !position.owners(pair).contains(seat)) {
      return Refusal.of("C1", "no-own-bridge", seat, place.card(), place.to());
    }
    return first(source(place.from(), place.to()));
  }

  private Refusal traitor(Traitor traitor) {
    if (lacks(Card.TRAITOR)) {
      return notInHand(Card.TRAITOR);
    }
    if (traitor.victim() == seat) {
      return Refusal.of("C4", "own-noble", seat);
    }
    if (traitor.victim() < 1
        || traitor.victim() > position.seats()
        || position.nobles(traitor.district(), traitor.victim()) == 0) {
      return Refusal.of("C4", "no-noble-of", traitor.victim(), traitor.district());
    }
    return first(source(traitor.from(), traitor.district()));
  }

  private Refusal exile(Exile exile) {
    return position.phase == Phase.PLAY && lacks(Card.EXILE)
        ? notInHand(Card.EXILE)
        : Refusal.of("C5", "no-nobles", exile.district());
  }

  private Refusal doge(Doge doge) {
    if (lacks(Card.DOGE)) {
      return notInHand(Card.DOGE);
    }
    Payment payment = doge.payment();
    if (position.doge < 0) {
      return payment.total() > 0
          ? Refusal.of("C6", "first-doge-free")
          : Refusal.of("V2", "first-doge-of-two", doge.to());
    }
    int prestige = position.prestige(seat);
    if (payment.total() > prestige) {
      return Refusal.of("C9", "can-not-afford", seat, payment.total(), prestige);
    }
    DogeRoutes routes = position.dogeRoutes().find(position);
    boolean wades = routes.wades() && doge.to() != position.doge();
    for (int i = 0; i < routes.size(); i++) {
      if (PackedMove.end(routes.get(i)) == doge.to().ordinal()) {
        boolean paid = payment.bank() == DogeRoutes.WADING;
        return Refusal.of(wades && !paid ? "C8" : "C7", "no-way-pays-that", doge.to());
      }
    }
    return Refusal.of(wades ? "C8" : "C7", "no-way", doge.to(), prestige, seat);
  }

  private Refusal giveUp(Card card) {
    return lacks(card) ? notInHand(card) : Refusal.of("T8", "doge-must-be-played");
  }

  private Refusal remove(Remove remove) {
    int exiled = position.exileDistrict;
    if (remove.count(seat) > 0) {
      return Refusal.of("C5", "others-first", seat);
    }
    if (remove.total() != position.exileDie) {
      return Refusal.of("C5", "wrong-count", position.exileDie);
    }
    return Refusal.of("C5", "not-that-many", District.ALL.get(exiled));
  }
}
