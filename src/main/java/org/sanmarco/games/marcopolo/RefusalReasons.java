package org.sanmarco.games.marcopolo;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Ballast;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Deal;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Draw;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Row;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Step;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Stop;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Take;
import org.sanmarco.kernel.Refusal;

/**
 * Tells why a move is refused. Whether it is, {@link MoveGenerator} decides; for cards that are
 * drawn the few checks here do.
 */
final class RefusalReasons {

  private final MarcoPoloPosition position;
  private final int seat;

  private RefusalReasons(MarcoPoloPosition position) {
    this.position = position;
    this.seat = position.player + 1;
  }

  /** Why not, or null if the move is legal. */
  static @Nullable Refusal refusal(MarcoPoloPosition position, MarcoPoloMove move) {
    return new RefusalReasons(position).refusal(move);
  }

  private @Nullable Refusal refusal(MarcoPoloMove move) {
    Phase phase = position.phase;
    if (phase == Phase.OVER) {
      return position.gameOver();
    }
    if (!isDue(move, phase)) {
      return Refusal.of(rule(), "not-due", phase, position.actor());
    }
    return switch (move) {
      case Deal(Cards cards) -> drawn(cards, MarcoPoloState.HAND, "MS2");
      case Row(Cards cards) -> drawn(cards, position.rowDraw(), rule());
      case Draw(Card card) -> drawn(Cards.of(List.of(card)), 1, "MT7");
      default -> position.isListed(move) ? null : reason(move);
    };
  }

  private static boolean isDue(MarcoPoloMove move, Phase phase) {
    return switch (move) {
      case Deal _ -> phase == Phase.DEAL;
      case Row _ -> phase == Phase.ROW;
      case Step _, Ballast _, Stop _ -> phase == Phase.MOVE;
      case Take _ -> phase == Phase.TAKE;
      case Draw _ -> phase == Phase.CARD;
    };
  }

  /** The rule of the move that is due in the present phase. */
  private String rule() {
    return switch (position.phase) {
      case DEAL -> "MS2";
      case ROW -> position.turn == 0 ? "MS2" : "MT7";
      case MOVE -> "MT1";
      case TAKE, CARD -> "MT7";
      case OVER -> "ME1";
    };
  }

  private @Nullable Refusal drawn(Cards cards, int count, String rule) {
    if (cards.size() != count) {
      return Refusal.of(rule, "wrong-draw", count);
    }
    if (new Cards(position.stock()).contains(cards)) {
      return null;
    }
    return Refusal.of(position.deck == 0 ? "MC3" : "MC2", "not-in-deck");
  }

  private Refusal reason(MarcoPoloMove move) {
    return switch (move) {
      case Step(int camel, Cards cards) -> first(camel(camel), () -> step(camel, cards));
      case Ballast(int camel) -> first(camel(camel), () -> ballast(camel));
      case Take(@Nullable Card card) ->
          card == null
              ? Refusal.of("MC3", "nothing-to-draw")
              : Refusal.of("MT7", "not-in-row", card);
      case Deal _, Row _, Draw _, Stop _ -> throw new AssertionError(move);
    };
  }

  private static Refusal first(@Nullable Refusal one, Supplier<Refusal> other) {
    return one != null ? one : other.get();
  }

  /** Why this camel may not be moved, or null if it may. */
  private @Nullable Refusal camel(int named) {
    boolean names = named != MarcoPoloMove.NO_CAMEL;
    if (names != position.isForTwo()) {
      return names
          ? Refusal.of("MS1", "one-camel-each")
          : Refusal.of("MV2", "camel-not-named", position.camelsOfSeat(seat));
    }
    int camel = 1 << position.camel(named);
    if ((camel & position.movable()) != 0) {
      return null;
    }
    if ((camel & position.camelsOf(position.player)) == 0) {
      return Refusal.of("MV2", "not-own-camel", seat, named);
    }
    return (camel & position.stopped) != 0
        ? Refusal.of("MH3", "camel-stopped", named)
        : Refusal.of("MV2", "other-camel-moved", position.moved + 1);
  }

  private Refusal step(int named, Cards cards) {
    if (!position.hand(seat).contains(cards)) {
      return Refusal.of("MT2", "not-in-hand", seat);
    }
    int space = position.nextSpace(position.camel(named));
    return Refusal.of("MT2", "wrong-payment", space, position.track().condition(space));
  }

  private Refusal ballast(int named) {
    if (position.ballast) {
      return Refusal.of("MT5", "ballast-dropped", seat);
    }
    if (position.gold(seat) == 0) {
      return Refusal.of("MT5", "no-gold", seat);
    }
    int space = position.nextSpace(position.camel(named));
    return ownHasBeen(space)
        ? Refusal.of("MV4", "only-own-camel-there", seat, space)
        : Refusal.of("MT5", "no-opponent-there", space);
  }

  private boolean ownHasBeen(int space) {
    return position.camelsOfSeat(seat).stream()
        .anyMatch(camel -> position.been(camel).contains(space));
  }
}
