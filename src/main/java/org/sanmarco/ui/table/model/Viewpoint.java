package org.sanmarco.ui.table.model;

import module java.base;

import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Room;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.ui.table.model.Prompt.TurnOver;

/**
 * The seats that look at the screen, and their views: a seat's own view is shown only while nobody
 * else looks who may not see it. For one thread.
 */
final class Viewpoint {

  private final GameSource source;
  private final GameFlow flow;
  private final Room room;
  private final Supplier<Secrecy> secrecy;

  /** The seat whose player took the screen last; 0 once all look again. */
  private int taken;

  /** Whether that player's hand stays open, though hands are to be held open. */
  private boolean staysOpen;

  Viewpoint(GameSource source, GameFlow flow, Room room, Supplier<Secrecy> secrecy) {
    this.source = source;
    this.flow = flow;
    this.room = room;
    this.secrecy = secrecy;
  }

  /** Whether a seat decides at a screen of its own, as others may not see what it sees. */
  boolean isElsewhere(int seat, View all) {
    return all.mustLookAlone() && isElsewhere(seat);
  }

  /** Whether a seat is at a screen of its own. */
  boolean isElsewhere(int seat) {
    return !room.isHere(seat);
  }

  /** A seat's player takes the screen. */
  void take(int seat) {
    staysOpen &= sees(taken, seat);
    taken = seat;
  }

  /** Lets all look again, so that the next player who must look alone takes the screen first. */
  void giveBack() {
    taken = 0;
    staysOpen = false;
  }

  /**
   * Called when a seat's player draws: another player who has the screen closes their hand first.
   */
  void draws(int seat) {
    if (!sees(taken, seat)) {
      giveBack();
    }
  }

  /** Keeps the hand of the player who has the screen open until somebody else takes it. */
  void stayOpen() {
    staysOpen = true;
  }

  /** Called when a move was made: where there are hands, the player at the screen keeps it. */
  void played() {
    if (!flow.hasHands()) {
      giveBack();
    }
  }

  /** Whether somebody else took the screen after a move that they may not see, as all see it. */
  boolean isTakenAfter(SeenMove move) {
    return taken > 0 && isHiddenFrom(taken, move);
  }

  /** Whether a move has shown something to its player that a seat may not see. */
  boolean isHiddenFrom(int seat, SeenMove move) {
    return !isOpen()
        && move.by() instanceof Actor.Seat(int by)
        && !sees(seat, by)
        && move.move() == null;
  }

  /**
   * Whether the screen is covered until the seat's player has taken it, or the player is at another
   * screen.
   */
  boolean isCovered(int seat, View all) {
    return isElsewhere(seat, all) || all.mustLookAlone() && hasCurtain() && !sees(taken, seat);
  }

  /** Whether the screen was covered for a seat's player after another one had it. */
  boolean isCoveredAfter(int seat, int next, View all) {
    return isElsewhere(next, all) || all.mustLookAlone() && hasCurtain() && !sees(seat, next);
  }

  /** Whether a curtain tells the players when to look. */
  boolean hasCurtain() {
    return !isOpen() && !isHeld();
  }

  /** Whether a hand is seen only for as long as its player holds a key or a button. */
  private boolean isHeld() {
    return secrecy.get() == Secrecy.HOLD && flow.hasHands();
  }

  /** Whether nothing is hidden from anybody at the screen. */
  private boolean isOpen() {
    return secrecy.get() == Secrecy.OPEN || isOneParty();
  }

  /** Whether all people at the screen see the same: one person, or partners with open hands. */
  private boolean isOneParty() {
    List<Integer> people = people();
    return people.stream().allMatch(seat -> sees(people.getFirst(), seat) && !isElsewhere(seat));
  }

  /**
   * The seat whose view is shown all the time, because all people at the screen see it; 0 if there
   * is none.
   */
  int constant() {
    List<Integer> people = people();
    return flow.hasHands() && !people.isEmpty() && isOneParty() ? people.getFirst() : 0;
  }

  /**
   * The seat whose view is shown, 0 for the common view.
   *
   * @param prompt the prompt that is due
   * @param all the position as all may see it
   */
  int viewer(Prompt prompt, View all) {
    int constant = constant();
    return switch (prompt) {
      case Deciding(int seat, var _) when constant == 0 -> all.mustLookAlone() ? seat : 0;
      case Deciding(int seat, var _) -> seat;
      // Chance's gifts are for the player at the screen to see.
      case Chance _, Shown _, TurnOver _ when constant == 0 && flow.hasHands() -> taken;
      default -> constant;
    };
  }

  /** Whether that view is shown only while its player holds a key or a button. */
  boolean isPeeked(int viewer) {
    return viewer > 0 && isHeld() && !isOpen() && !staysOpen;
  }

  private boolean sees(int seat, int other) {
    return seat > 0 && flow.sees(source.view(0), seat, other);
  }

  private List<Integer> people() {
    return IntStream.rangeClosed(1, source.seats().size()).filter(room::isNear).boxed().toList();
  }
}
