package org.sanmarco.games.nim;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.ForwardingView;
import org.sanmarco.kernel.RandomSource;

/** Nim as one seat sees it: others' cards are back in the deck, for all it knows. */
public final class NimView extends ForwardingView<NimPosition> {

  final int[] sizes;

  NimView(NimPosition known, int seat) {
    super(known, seat);
    sizes = new int[known.players + 1];
    for (int other = 1; other <= known.players; other++) {
      sizes[other] = Arrays.stream(known.hands[other]).sum();
      if (other != seat()) {
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
  public NimPosition sample(RandomSource random) {
    NimPosition position = known.copy();
    for (int other = 1; other <= known.players; other++) {
      for (int i = 0; other != seat() && i < sizes[other]; i++) {
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
    return known.actor().equals(new Actor.Seat(seat())) ? known.legal() : List.of();
  }

  @Override
  public Map<String, @Nullable Object> describe() {
    List<Object> shown =
        IntStream.rangeClosed(1, known.players)
            .<Object>mapToObj(other -> other == seat() ? known.hand(other) : sizes[other])
            .toList();
    return known.describe(shown, known.deck);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof NimView view
        && view.seat() == seat()
        && view.known.equals(known)
        && Arrays.equals(view.sizes, sizes);
  }

  @Override
  public int hashCode() {
    return known.hashCode();
  }
}
