package org.sanmarco.seats.http;

import module java.base;

import org.sanmarco.seats.Transport;

/**
 * A host's end for the seats of one game: what is for a seat travels under the number of who sits
 * there, and what everybody may see also to those who sit out the game.
 *
 * @param end the end for people by number
 * @param sittingOut the numbers of those who are not in this game
 */
record PeopleEnd(Transport.HostEnd end, Seating seating, List<Integer> sittingOut)
    implements Transport.HostEnd {

  @Override
  public void send(int seat, int number, byte[] frame) {
    end.send(seating.number(seat), number, frame);
    if (seat == 0) {
      sittingOut.forEach(person -> end.send(person, number, frame));
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
