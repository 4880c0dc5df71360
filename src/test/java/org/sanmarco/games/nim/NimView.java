package org.sanmarco.games.nim;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.View;

/** Nim as one seat sees it: others' cards are back in the deck, for all it knows. */
public final class NimView implements View {

  private final NimPosition known;
  private final int seat;
  final int[] sizes;

  NimView(NimPosition known, int seat) {
    this.known = known;
    this.seat = seat;
    sizes = new int[known.players + 1];
    for (int other = 1; other <= known.players; other++) {
      sizes[other] = Arrays.stream(known.hands[other]).sum();
      if (other != seat) {
        for (int card = 1; card < known.deck.length; card++) {
          known.deck[card] += known.hands[other][card];
          known.hands[other][card] = 0;
        }
      }
    }
  }

  NimPosition known() {
    return known;
  }

  /** The number of tokens left. */
  public int heap() {
    return known.heap();
  }

  @Override
  public int seat() {
    return seat;
  }

  @Override
  public Setup setup() {
    return known.setup();
  }

  @Override
  public int seats() {
    return known.seats();
  }

  @Override
  public int player(int of) {
    return known.player(of);
  }

  @Override
  public int round() {
    return known.round();
  }

  @Override
  public int turn() {
    return known.turn();
  }

  @Override
  public Phase phase() {
    return known.phase();
  }

  @Override
  public Actor actor() {
    return known.actor();
  }

  @Override
  public int onTurn() {
    return known.onTurn();
  }

  @Override
  public boolean isOver() {
    return known.isOver();
  }

  @Override
  public @Nullable Result result() {
    return known.result();
  }

  @Override
  public boolean mustLookAlone() {
    return known.mustLookAlone();
  }

  @Override
  public NimPosition sample(RandomSource random) {
    NimPosition position = known.copy();
    for (int other = 1; other <= known.players; other++) {
      for (int i = 0; other != seat && i < sizes[other]; i++) {
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
    return known.actor().equals(new Actor.Seat(seat)) ? known.legal() : List.of();
  }

  @Override
  public Map<String, @Nullable Object> describe() {
    List<Object> shown =
        IntStream.rangeClosed(1, known.players)
            .<Object>mapToObj(other -> other == seat ? known.hand(other) : sizes[other])
            .toList();
    return known.describe(shown, known.deck);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof NimView view
        && view.seat == seat
        && view.known.equals(known)
        && Arrays.equals(view.sizes, sizes);
  }

  @Override
  public int hashCode() {
    return known.hashCode();
  }
}
