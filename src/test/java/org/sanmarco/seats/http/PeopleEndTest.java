package org.sanmarco.seats.http;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.seats.Transport;
import org.sanmarco.table.Seat;

/** Frames travel to people, also when they change seats. */
class PeopleEndTest {

  private final List<String> sent = new ArrayList<>();
  private final List<Integer> sittingOut = new ArrayList<>();

  private final Transport.HostEnd people =
      new Transport.HostEnd() {
        @Override
        public void send(int person, int number, byte[] frame) {
          sent.add(person + "-" + number + " " + new String(frame, StandardCharsets.US_ASCII));
        }

        @Override
        public void onProposal(Transport.Proposals proposals) {}

        @Override
        public void close() {}
      };

  private final PeopleEnd end =
      new PeopleEnd(
          people,
          Seating.of(List.of(new Seat("Anna", "red"), new Seat("Ben", "blue")))
              .next(List.of(new Seat("Ben", "blue")), number -> false),
          () -> sittingOut);

  private void send(int seat, int number, String frame) {
    end.send(seat, number, frame.getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void seatsAreFoundByTheirPeople() {
    send(1, 1, "Ben");
    assertThat(sent).containsExactly("2-1 Ben");
  }

  /** A friend comes by a link while the others play without them. */
  @Test
  void whoComesLaterWatchesFromTheBeginning() {
    send(0, 1, "a");
    send(0, 2, "b");
    sittingOut.add(1);
    end.catchUp();
    end.catchUp();
    send(0, 3, "c");
    assertThat(sent).containsExactly("0-1 a", "0-2 b", "1-1 a", "1-2 b", "0-3 c", "1-3 c");
  }
}
