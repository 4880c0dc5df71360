package org.sanmarco.seats.http;

import module java.base;

import org.sanmarco.seats.Transport;

/**
 * A host's end for the seats of one game: what is for a seat travels under the number of who sits
 * there, and what everybody may see also to those who sit out the game. Who comes later receives
 * what was sent before, too. For one thread, except for proposals.
 */
public final class PeopleEnd implements Transport.HostEnd {

  private final Transport.HostEnd end;
  private final Seating seating;
  private final Supplier<List<Integer>> sittingOut;

  /** The frames that everybody may see, the first one first. */
  private final List<byte[]> open = new ArrayList<>();

  /** The number of them that each of those who sit out the game was sent. */
  private final Map<Integer, Integer> sent = new HashMap<>();

  /**
   * The end of a game.
   *
   * @param end the end for people by number
   * @param sittingOut the numbers of those who have a device and are not in this game
   */
  PeopleEnd(Transport.HostEnd end, Seating seating, Supplier<List<Integer>> sittingOut) {
    this.end = end;
    this.seating = seating;
    this.sittingOut = sittingOut;
  }

  @Override
  public void send(int seat, int number, byte[] frame) {
    end.send(seating.number(seat), number, frame);
    if (seat == 0) {
      open.add(frame);
      catchUp();
    }
  }

  /** Sends those who sit out the game what they don't have yet. */
  public void catchUp() {
    for (int person : sittingOut.get()) {
      for (int i = sent.getOrDefault(person, 0); i < open.size(); i++) {
        end.send(person, i + 1, open.get(i));
      }
      sent.put(person, open.size());
    }
  }

  @Override
  public void onProposal(Transport.Proposals proposals) {
    end.onProposal((person, proposal) -> proposals.answer(seating.seat(person), proposal));
  }

  @Override
  public void close() {
    end.close();
  }
}
