package org.sanmarco.ui.testing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.View;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.MoveBuilder;

/**
 * Plays one game by clicks on the screen.
 *
 * @param <V> the view of its seats
 */
public abstract class Fingers<V extends View> {

  private final Class<V> type;

  public Fingers(Class<V> type) {
    this.type = type;
  }

  /**
   * Makes one of the legal moves of the seat that must decide, click by click, and checks that it
   * was made.
   */
  public final void move(Player player) {
    V view = type.cast(player.view());
    if (divides(view)) {
      int before = player.table().size();
      assertThat(player.window().isUsable("divide")).isFalse();
      divide(player, view);
      player.window().hand().click("divide");
      assertThat(player.table().size()).as("what is divided is offered").isGreaterThan(before);
    } else {
      decide(player);
    }
  }

  /** Picks a move, or all that are played together. */
  private void decide(Player player) {
    int before = player.table().size();
    List<Move> made = new ArrayList<>();
    Position ahead = player.position();
    do {
      made.add(pick(player, type.cast(ahead.view(ahead.onTurn()))));
      ahead.play(made.getLast(), EventListener.SILENT);
    } while (player.flow().isPart(made.getLast()));
    if (player.table().size() < before + made.size() && player.window().isUsable("end-turn")) {
      // A move that reveals something is held back.
      player.endTurn();
    }
    assertThat(player.table().size()).as("the clicks made a move").isGreaterThan(before);
    // Computers go on at once.
    List<PlayedMove> played =
        Fx.on(() -> List.copyOf(player.table().history().subList(before, before + made.size())));
    assertThat(played).extracting(PlayedMove::move).isEqualTo(made);
  }

  /** Picks a move, and points at its choices one after the other. */
  private Move pick(Player player, V view) {
    MoveBuilder builder = builder(view);
    Optional<Move> made = Optional.empty();
    while (made.isEmpty()) {
      Choice choice = one(player, builder);
      player.pointAt(choice);
      point(player, choice, builder, view);
      made = builder.choose(choice);
      if (made.isEmpty() && confirms(player, choice, builder)) {
        made = builder.settled();
      }
    }
    return made.get();
  }

  /** Whether cards are being divided into offers. */
  public abstract boolean divides(V view);

  /** Puts each card into an offer. */
  public abstract void divide(Player player, V view);

  /** The legal moves, as they are assembled in the window. */
  public abstract MoveBuilder builder(V view);

  /** One of the choices that are open. */
  public Choice one(Player player, MoveBuilder builder) {
    List<Choice> open = List.copyOf(builder.next());
    return open.get(player.random().nextInt(open.size()));
  }

  /** Clicks on a choice that is open. */
  public abstract void point(Player player, Choice choice, MoveBuilder builder, V view);

  /** Whether the last choice, of those that don't settle a move by themselves, makes it now. */
  public boolean confirms(Player player, Choice last, MoveBuilder builder) {
    return builder.next().isEmpty();
  }
}
