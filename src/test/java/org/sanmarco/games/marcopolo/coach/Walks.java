package org.sanmarco.games.marcopolo.coach;

import module java.base;

import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Stop;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Take;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Setup;

/** Random games of every number of players; some players keep all cards for as long as they can. */
final class Walks {

  private static final MarcoPolo GAME = new MarcoPolo();
  private static final int TRIES = 12;

  private Walks() {}

  /** Each position with the events of the move that led to it, from start to end. */
  static void play(int games, BiConsumer<MarcoPoloPosition, List<Event>> look) {
    for (int seed = 0; seed < games; seed++) {
      Random random = new Random(seed);
      MarcoPoloPosition position = start(2 + seed % 4, seed);
      look.accept(position, List.of());
      while (!position.isOver()) {
        List<Event> events = new ArrayList<>();
        position.play(move(position, random, seed % 3 == 0), events::add);
        look.accept(position, events);
      }
    }
  }

  static MarcoPoloPosition start(int players, int seed) {
    Map<String, String> options = new HashMap<>();
    if (players == 2 && seed % 8 == 4) {
      options.put("variant", "both");
    }
    return GAME.start(new Setup(MarcoPolo.ID, players, options));
  }

  /** Misers take open cards and stop: so deck and row come to their ends. */
  private static MarcoPoloMove move(MarcoPoloPosition position, Random random, boolean miser) {
    MarcoPoloMove sampled = position.sample(random::nextInt);
    if (!miser) {
      return sampled;
    }
    return Stream.iterate(sampled, _ -> position.sample(random::nextInt))
        .limit(TRIES)
        .filter(move ->
            switch (position.phase()) {
              case MOVE -> move instanceof Stop;
              case TAKE ->
                  move instanceof Take take && (take.card() == null) == deckFirst(position);
              case DEAL, ROW, CARD, OVER -> true;
            })
        .findFirst()
        .orElse(sampled);
  }

  private static boolean deckFirst(MarcoPoloPosition position) {
    return position.turn() % 2 == 0;
  }
}
