package org.sanmarco.ui.elsewhere;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.elsewhere.KeptGame;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.log.OfferAnswer;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.seats.nats.TableCreds;
import org.sanmarco.seats.nats.TestCreds;
import org.sanmarco.seats.nats.Wire;
import org.sanmarco.table.Seat;

/** The table's answer is divided into the own seats and the invitations of others. */
class NewGameTest {

  private static final TableCreds CREDS = TestCreds.at(4222);
  private static final String NUMBER = Wire.freshId();

  private static GameOffer offer(String... names) {
    return new GameOffer(
        new Setup("nim", names.length, Map.of()),
        IntStream.range(0, names.length)
            .mapToObj(i -> seat(names[i], Seat.COLOURS.get(i)))
            .toList(),
        Terms.NONE);
  }

  /** A computer is called so. */
  private static Seat seat(String name, String colour) {
    return new Seat(name, colour, name.startsWith("Computer") ? "easy" : "");
  }

  private static String line(int seat) {
    return CREDS.seat(NUMBER, seat, 0, TestCreds.ISSUED).toString();
  }

  private static OfferAnswer answer(int... seats) {
    Map<Integer, String> lines = new TreeMap<>();
    for (int seat : seats) {
      lines.put(seat, line(seat));
    }
    return new OfferAnswer("", lines, false);
  }

  @Test
  void aPlayerOfTwoSeatsHasOneInvitation() {
    OfferAnswer answer = answer(0, 1, 2, 3, 4);
    KeptGame kept = NewGame.kept(offer("Anna", "Ben", "Anna", "Ben"), answer);
    assertThat(kept.passes()).extracting(Pass::seat).containsExactly(1, 3);
    assertThat(kept.invitations())
        .isEqualTo(
            Map.of(
                "Ben",
                answer.invitations().get(2) + " " + answer.invitations().get(4),
                KeptGame.WATCHERS,
                answer.invitations().get(0)));
  }

  @Test
  void whoLetsAComputerPlayWatches() {
    KeptGame kept = NewGame.kept(offer("Computer 1", "Ben", "Computer 2"), answer(0, 2));
    assertThat(kept.passes()).extracting(Pass::seat).containsExactly(0);
    assertThat(kept.invitations()).containsOnlyKeys("Ben", KeptGame.WATCHERS);
  }

  @Test
  void aRefusalIsPassedOn() {
    GameOffer offer = offer("Anna", "Ben");
    OfferAnswer no = new OfferAnswer("seats-count", Map.of(), false);
    assertThatThrownBy(() -> NewGame.kept(offer, no)).isInstanceOf(RefusedException.class);
    assertThat(NewGame.own(offer)).isEqualTo(List.of(1));
  }
}
