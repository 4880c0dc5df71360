package org.sanmarco.ui.testing;

import static org.sanmarco.ui.testing.Seen.decision;

import module java.base;

import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.ui.model.RoleAssignment;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.dividing.Division;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Deciding;

/** Plays at random through a {@link GameModel}, with the calls that the panels make. */
public final class Clicker {

  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dario");

  private final GameModel model;
  private final Random random;

  /** Plays on a model. */
  public Clicker(GameModel model, long seed) {
    this.model = model;
    this.random = new Random(seed);
  }

  /** A new game for two, three or four. */
  public static Table table(int players, long seed) {
    Setup setup = new Setup("san-marco", players, Map.of());
    List<Seat> seats =
        IntStream.range(0, players == 3 ? 3 : 4)
            .mapToObj(i -> new Seat(NAMES.get(i % players), Seat.COLOURS.get(i)))
            .toList();
    return new Table(new SanMarco(), setup, seats, seed);
  }

  /** Does one thing that can be done now. */
  public void step() {
    switch (model.prompt()) {
      case Deciding(int _, Phase phase) when phase == Phase.DIVIDE -> divide();
      case Deciding _
          when decision(model).assignment().flatMap(RoleAssignment::settled).isPresent() ->
          decision(model).giveRoles();
      case Deciding _ -> {
        List<Choice> choices = new ArrayList<>(model.decision().choices());
        model.decision().click(choices.get(random.nextInt(choices.size())));
      }
      case Chance(Phase phase, int _) when phase == Phase.SETUP_ROLL && random.nextInt(4) == 0 ->
          model.rollAll();
      default -> model.goOn();
    }
  }

  /** Plays until the given prompt. */
  public void until(Class<? extends Prompt> stage) {
    while (!stage.isInstance(model.prompt())) {
      step();
    }
  }

  /** Plays until a phase asks for a decision. */
  public void until(Phase phase) {
    while (!(model.prompt() instanceof Deciding deciding && deciding.phase() == phase)) {
      step();
    }
  }

  /** Puts the next card into an offer: the first ones into each, so that none is empty. */
  private void divide() {
    Division<Card> division = decision(model).division().orElseThrow();
    List<Integer> left = division.in(Division.LEFT);
    if (left.isEmpty()) {
      decision(model).divide();
    } else {
      int card = left.getFirst();
      decision(model)
          .put(card, card <= division.offers() ? card : 1 + random.nextInt(division.offers()));
    }
  }
}
