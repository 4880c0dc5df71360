package org.sanmarco.games.sanmarco.ui.move;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.BuildBridge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Draw;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Exile;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.GiveUp;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Keep;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Pass;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Place;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Remove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Reroll;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roles;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roll;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Seize;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Take;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Traitor;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfBridge;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfCard;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDistrict;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfGivingUp;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfNoble;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPair;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPayment;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfRole;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfSource;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Choice.OfMove;
import org.sanmarco.ui.move.ChoicePath;

/** Takes moves apart: which choices, in which row, make each. */
public record MoveSteps(SanMarcoState state, List<SanMarcoMove> legal) {

  /** The paths to some moves, one for each, that are legal in a state. */
  public static List<ChoicePath> paths(SanMarcoState state, List<SanMarcoMove> legal) {
    MoveSteps steps = new MoveSteps(state, legal);
    return legal.stream()
        .map(move -> new ChoicePath(move, steps.row(move), isUnordered(move)))
        .toList();
  }

  private static boolean isUnordered(SanMarcoMove move) {
    return move instanceof Remove || move instanceof Roles;
  }

  private List<Choice> row(SanMarcoMove move) {
    List<Choice> row = new ArrayList<>();
    switch (move) {
      case Place place -> {
        row.add(new OfCard(Card.of(place.card())));
        row.add(new OfDistrict(place.to()));
        source(row, place.from());
      }
      case BuildBridge bridge -> {
        played(row, Card.BRIDGE);
        row.add(new OfPair(bridge.pair()));
        source(row, bridge.from());
      }
      case Seize seize -> {
        row.add(new OfCard(Card.BRIDGE));
        row.add(new OfBridge(seize.pair(), seize.owner()));
        row.add(new OfPair(seize.to()));
        source(row, seize.from());
      }
      case Traitor traitor -> {
        row.add(new OfCard(Card.TRAITOR));
        row.add(new OfNoble(traitor.district(), traitor.victim()));
        source(row, traitor.from());
      }
      case Exile exile -> {
        played(row, Card.EXILE);
        row.add(new OfDistrict(exile.district()));
      }
      case Doge doge -> {
        row.add(new OfCard(Card.DOGE));
        row.add(new OfDistrict(doge.to()));
        if (pricesOf(doge.to()) > 1) {
          row.add(new OfPayment(doge.payment()));
        }
      }
      case GiveUp giveUp -> {
        row.add(new OfCard(giveUp.card()));
        row.add(new OfGivingUp());
      }
      case Remove remove -> removed(row, remove);
      case Roles roles -> {
        for (int place = 1; place <= roles.seats().size(); place++) {
          row.add(new OfRole(place, roles.seats().get(place - 1)));
        }
      }
      case Keep _, Reroll _, Divide _, Take _, Pass _, Roll _, Draw _ -> row.add(new OfMove(move));
    }
    return row;
  }

  /** A card of the hand, unless the same is done without one. */
  private void played(List<Choice> row, Card card) {
    if (state.phase() == Phase.PLAY) {
      row.add(new OfCard(card));
    }
  }

  private void removed(List<Choice> row, Remove remove) {
    District district = Objects.requireNonNull(state.exile()).district();
    for (int seat = 1; seat <= state.seats(); seat++) {
      row.addAll(Collections.nCopies(remove.count(seat), new OfNoble(district, seat)));
    }
  }

  private static void source(List<Choice> row, @Nullable District from) {
    if (from != null) {
      row.add(new OfSource(from));
    }
  }

  private long pricesOf(District to) {
    return legal.stream().filter(move -> move instanceof Doge doge && doge.to() == to).count();
  }
}
