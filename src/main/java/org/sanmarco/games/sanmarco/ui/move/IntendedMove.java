package org.sanmarco.games.sanmarco.ui.move;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.BuildBridge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Exile;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.GiveUp;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Payment;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Place;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Remove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roles;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Seize;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Traitor;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfBridge;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDistrict;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfGivingUp;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfNoble;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPair;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfRole;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfSource;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.MoveBuilder;

/** Guesses the move a player meant by a click that was not offered. */
public record IntendedMove(SanMarcoState state, MoveBuilder builder, Choice click) {

  /**
   * The nearest move that would be made if the click were taken; none if the click means nothing.
   *
   * @param builder the unfinished move
   */
  public static Optional<SanMarcoMove> of(SanMarcoState state, MoveBuilder builder, Choice click) {
    return Optional.ofNullable(new IntendedMove(state, builder, click).move());
  }

  private @Nullable SanMarcoMove move() {
    return switch (SanMarcoStep.of(state, builder)) {
      case CARD, PAYMENT, MOVE -> null;
      case PLACE -> click instanceof OfGivingUp ? givingUp() : place();
      case BUILD -> build();
      case SEIZE -> seize();
      case SEIZE_TO -> seizeTo();
      case TRAITOR ->
          click instanceof OfNoble(District district, int seat)
              ? new Traitor(district, seat, null)
              : null;
      case EXILE -> exile();
      case DOGE_FIRST, DOGE_FIRST_OF_TWO, DOGE -> click instanceof OfGivingUp ? givingUp() : doge();
      case SOURCE -> source();
      case REMOVE -> remove();
      case ROLE, LAST_ROLE -> roles();
    };
  }

  private @Nullable District district() {
    return switch (click) {
      case OfDistrict(District district) -> district;
      case OfSource(District district) -> district;
      case OfNoble(District district, int seat) -> district;
      default -> null;
    };
  }

  private @Nullable Pair pair() {
    return switch (click) {
      case OfPair(Pair pair) -> pair;
      case OfBridge(Pair pair, int owner) -> pair;
      default -> null;
    };
  }

  private @Nullable District cardDistrict() {
    return SanMarcoStep.card(builder).map(Card::district).orElse(null);
  }

  private @Nullable SanMarcoMove givingUp() {
    return SanMarcoStep.card(builder).<SanMarcoMove>map(GiveUp::new).orElse(null);
  }

  private @Nullable SanMarcoMove place() {
    District card = cardDistrict();
    District to = district();
    return card == null || to == null ? null : new Place(card, to, null);
  }

  private @Nullable SanMarcoMove build() {
    Pair pair = pair();
    return pair == null ? null : new BuildBridge(pair, null);
  }

  private @Nullable SanMarcoMove exile() {
    District district = district();
    return district == null ? null : new Exile(district);
  }

  private @Nullable SanMarcoMove doge() {
    District to = district();
    return to == null ? null : new Doge(to, Payment.NOTHING);
  }

  private @Nullable SanMarcoMove seize() {
    return click instanceof OfBridge(Pair pair, int owner)
        ? new Seize(pair, owner, pair, null)
        : null;
  }

  private @Nullable SanMarcoMove seizeTo() {
    Pair to = pair();
    return to != null && builder.chosen().getLast() instanceof OfBridge(Pair pair, int owner)
        ? new Seize(pair, owner, to, null)
        : null;
  }

  private @Nullable SanMarcoMove source() {
    District from = district();
    if (from == null) {
      return null;
    }
    return switch ((SanMarcoMove) builder.candidates().getFirst()) {
      case Place place -> new Place(place.card(), place.to(), from);
      case BuildBridge bridge -> new BuildBridge(bridge.pair(), from);
      case Seize seize -> new Seize(seize.pair(), seize.owner(), seize.to(), from);
      case Traitor traitor -> new Traitor(traitor.district(), traitor.victim(), from);
      default -> null;
    };
  }

  /**
   * The roles given up to now with the one of the click; the remaining seats fill the open places.
   */
  private @Nullable SanMarcoMove roles() {
    if (!(click instanceof OfRole clicked)
        || !(builder.candidates().getFirst() instanceof Roles(List<Integer> any))) {
      return null;
    }
    Map<Integer, Integer> given = new TreeMap<>(Map.of(clicked.place(), clicked.seat()));
    for (Choice choice : builder.chosen()) {
      if (choice instanceof OfRole(int place, int seat) && seat != clicked.seat()) {
        given.putIfAbsent(place, seat);
      }
    }
    Iterator<Integer> left =
        any.stream().sorted().filter(seat -> !given.containsValue(seat)).toList().iterator();
    for (int place = 1; place <= any.size(); place++) {
      given.computeIfAbsent(place, open -> left.next());
    }
    return new Roles(List.copyOf(given.values()));
  }

  private @Nullable SanMarcoMove remove() {
    if (!(click instanceof OfNoble(District district, int seat))
        || state.exile() == null
        || state.exile().district() != district) {
      return null;
    }
    List<Integer> counts = new ArrayList<>(List.of(0, 0, 0, 0));
    for (Choice choice : builder.chosen()) {
      if (choice instanceof OfNoble noble) {
        counts.set(noble.seat() - 1, counts.get(noble.seat() - 1) + 1);
      }
    }
    int total = counts.stream().mapToInt(Integer::intValue).sum();
    counts.set(seat - 1, counts.get(seat - 1) + state.exile().die() - total);
    return new Remove(counts);
  }
}
