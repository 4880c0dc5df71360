package org.sanmarco.games.nim;

import java.util.Arrays;
import java.util.List;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.kernel.View;

/** Nim as one seat sees it: others' cards are back in the deck, for all it knows. */
public final class NimView extends NimState implements View {

  private final int seat;

  NimView(NimPosition position, int seat) {
    super(position.players, position.leader, position.size);
    this.seat = seat;
    assign(position);
    for (int other = 1; other <= players; other++) {
      if (!sees(other)) {
        unseen[other] = Arrays.stream(hands[other]).sum();
        for (int card = 1; card < KINDS; card++) {
          deck[card] += hands[other][card];
          hands[other][card] = 0;
        }
      }
    }
  }

  @Override
  public int seat() {
    return seat;
  }

  @Override
  boolean sees(int hand) {
    return hand == seat;
  }

  @Override
  public NimPosition sample(RandomSource random) {
    NimPosition position = new NimPosition(this);
    for (int other = 1; other <= players; other++) {
      for (; position.unseen[other] > 0; position.unseen[other]--) {
        int place = random.below(Arrays.stream(position.deck).sum());
        int card = 1;
        while (place >= position.deck[card]) {
          place -= position.deck[card++];
        }
        position.deck[card]--;
        position.hands[other][card]++;
      }
    }
    return position;
  }

  @Override
  public List<NimMove> legal() {
    boolean acts = actor().equals(new Actor.Seat(seat));
    return acts ? new NimPosition(this).legal() : List.of();
  }
}
