package org.sanmarco.games.nim;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.nim.NimEvent.CardsDrawn;
import org.sanmarco.games.nim.NimEvent.GameEnded;
import org.sanmarco.games.nim.NimEvent.TokensTaken;
import org.sanmarco.games.nim.NimEvent.TurnPassed;
import org.sanmarco.games.nim.NimMove.Deal;
import org.sanmarco.games.nim.NimMove.Draw;
import org.sanmarco.games.nim.NimMove.Pass;
import org.sanmarco.games.nim.NimMove.Take;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;

/** A game of Nim at one moment. */
public final class NimPosition extends NimState implements Position {

  /** The position before the first move. */
  NimPosition(int players, int leader, int size) {
    super(players, leader, size);
  }

  /** A position of its own with everything that a state shows. */
  NimPosition(NimState state) {
    super(state.players, state.leader, state.size);
    assign(state);
  }

  @Override
  public List<NimMove> legal() {
    List<NimMove> legal = new ArrayList<>();
    switch (phase) {
      case DEAL -> {
        for (int low = 1; low < KINDS; low++) {
          for (int high = low; high < KINDS; high++) {
            legal.add(new Deal(low, high));
          }
        }
      }
      case DRAW ->
          IntStream.range(1, KINDS)
              .filter(card -> deck[card] > 0)
              .mapToObj(Draw::new)
              .forEach(legal::add);
      case TAKE -> {
        IntStream.range(1, KINDS).filter(this::fits).mapToObj(Take::new).forEach(legal::add);
        if (legal.isEmpty()) {
          legal.add(new Pass());
        }
      }
      case OVER -> {}
    }
    return legal;
  }

  private boolean fits(int card) {
    return hands[active][card] > 0 && card <= heap;
  }

  @Override
  public @Nullable Refusal refusal(Move move) {
    if (legal().contains(move)) {
      return null;
    }
    if (phase == Phase.OVER) {
      return Refusal.of("N5", "game-over");
    }
    return switch ((NimMove) move) {
      case Take(int card) when phase == Phase.TAKE ->
          hands[active][card] == 0
              ? Refusal.of("N3", "not-in-hand", active, card)
              : Refusal.of("N3", "heap-too-small", heap, card);
      case Pass _ when phase == Phase.TAKE -> Refusal.of("N4", "can-play", active);
      case Draw _ when phase == Phase.DRAW -> Refusal.of("N2", "not-in-deck");
      default -> Refusal.of("N3", "not-due");
    };
  }

  @Override
  public void play(Move move, EventListener listener) {
    Refusal refusal = refusal(move);
    if (refusal != null) {
      throw new RefusedException(refusal);
    }
    switch ((NimMove) move) {
      case Deal(int low, int high) -> deal(low, high, listener);
      case Draw(int card) -> {
        draw(card);
        listener.happened(new CardsDrawn(active, List.of(card)));
        next();
      }
      case Take(int card) -> take(card, listener);
      case Pass _ -> {
        listener.happened(new TurnPassed(active));
        if (++passes >= players) {
          end(listener);
        } else {
          next();
        }
      }
    }
  }

  private void deal(int low, int high, EventListener listener) {
    draw(low);
    draw(high);
    listener.happened(new CardsDrawn(active, List.of(low, high)));
    if (active == players) {
      active = leader - 1;
      phase = Phase.TAKE;
      next();
    } else {
      active++;
    }
  }

  private void draw(int card) {
    deck[card]--;
    hands[active][card]++;
  }

  private void take(int card, EventListener listener) {
    passes = 0;
    hands[active][card]--;
    played[card]++;
    heap -= card;
    listener.happened(new TokensTaken(active, card, heap));
    if (heap == 0) {
      end(listener);
    } else if (Arrays.stream(deck).sum() == 0) {
      next();
    } else {
      phase = Phase.DRAW;
    }
  }

  private void end(EventListener listener) {
    phase = Phase.OVER;
    listener.happened(new GameEnded(Objects.requireNonNull(result())));
  }

  private void next() {
    active = active % players + 1;
    turn++;
    phase = Phase.TAKE;
  }

  @Override
  public NimPosition copy() {
    return new NimPosition(this);
  }

  @Override
  public void copyFrom(Position other) {
    assign((NimPosition) other);
  }

  @Override
  public NimView view(int seat) {
    if (seat < 0 || seat > players) {
      throw new RefusedException(Refusal.of("N1", "no-such-seat", seat, players));
    }
    return new NimView(this, seat);
  }

  @Override
  public NimMove sample(RandomSource random) {
    if (phase == Phase.OVER) {
      throw new RefusedException(Refusal.of("N5", "game-over"));
    }
    return switch (phase) {
      case DEAL -> {
        int first = drawn(random, 0);
        int second = drawn(random, first);
        yield new Deal(Math.min(first, second), Math.max(first, second));
      }
      case DRAW -> new Draw(drawn(random, 0));
      case TAKE, OVER -> legal().get(random.below(legal().size()));
    };
  }

  /** A card off the deck, once another is gone. */
  private int drawn(RandomSource random, int gone) {
    int place = random.below(Arrays.stream(deck).sum() - (gone == 0 ? 0 : 1));
    int card = 1;
    while (place >= deck[card] - (card == gone ? 1 : 0)) {
      place -= deck[card] - (card == gone ? 1 : 0);
      card++;
    }
    return card;
  }

  @Override
  public void playRandom(RandomSource random) {
    play(sample(random), EventListener.SILENT);
  }

  /** The number of cards of each kind in the whole game. */
  @Override
  public int[] inventory() {
    int[] cards = new int[KINDS];
    for (int card = 1; card < KINDS; card++) {
      cards[card] = deck[card] + played[card];
      for (int[] hand : hands) {
        cards[card] += hand[card];
      }
    }
    return cards;
  }

  @Override
  boolean sees(int hand) {
    return true;
  }
}
