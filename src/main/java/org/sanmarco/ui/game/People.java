package org.sanmarco.ui.game;

import java.util.List;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.table.Seat;
import org.sanmarco.words.Isolation;
import org.sanmarco.words.Messages;

/**
 * Names of the seats: a seat has its player's name, and a colour too if the player has two seats.
 */
public final class People implements Names {

  private final List<Seat> seats;
  private final int count;
  private final boolean twoColoursEach;
  private final Messages messages;
  private final PeopleTerms terms;

  /** The people at a table. */
  public People(List<Seat> seats, Messages messages) {
    this.seats = seats;
    this.count = (int) seats.stream().map(Seat::name).distinct().count();
    this.twoColoursEach = count < seats.size();
    this.messages = messages;
    this.terms = PeopleTerms.in(messages.locale());
  }

  int count() {
    return count;
  }

  @Override
  public String seat(int seat) {
    if (seat < 1 || seat > seats.size()) {
      return messages.text("seat.none", seat);
    }
    Seat who = seats.get(seat - 1);
    return twoColoursEach ? terms.colourOf(name(who), who.colour()) : name(who);
  }

  /** The question whether a player ends the turn, or the game by it. */
  public String endOfTurn(int seat, boolean isLast) {
    return messages.text(isLast ? "last-move.title" : "turn-over.title", seat(seat));
  }

  /** The consequences of ending a turn, or the game by it. */
  public String afterEndOfTurn(boolean isLast) {
    return messages.text(isLast ? "last-move.text" : "turn-over.text");
  }

  /** The words of the button that ends a turn, or the game by it. */
  public String toEndTurn(boolean isLast) {
    return messages.text(isLast ? "last-move.end" : "turn-over.end");
  }

  @Override
  public String player(int player) {
    return name(seats.get(player - 1));
  }

  private static String name(Seat who) {
    return Isolation.of(who.name());
  }

  /** A seat's name where it is clear whose it is: the colour's, if its player has two. */
  String own(int seat) {
    Seat who = seats.get(seat - 1);
    return twoColoursEach ? terms.colour(who.colour()) : name(who);
  }
}
