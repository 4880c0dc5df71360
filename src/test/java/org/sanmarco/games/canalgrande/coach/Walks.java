package org.sanmarco.games.canalgrande.coach;

import module java.base;

import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandeEvent;
import org.sanmarco.games.canalgrande.CanalGrandeMove;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Pass;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.kernel.Setup;

/** Random games for two, and for four with closed and with open hands, to walk through. */
final class Walks {

  private static final Setup[] SETUPS = {
    new Setup(CanalGrande.ID, 2, Map.of()),
    new Setup(CanalGrande.ID, 4, Map.of()),
    new Setup(CanalGrande.ID, 4, Map.of("partners", "open"))
  };

  private Walks() {}

  /** Shows every position of some games, the last ones too. */
  static void positions(int games, Consumer<CanalGrandePosition> looks) {
    walk(games, looks, (position, event) -> {});
  }

  /** Tells every event of some games, with the position before it. */
  static void events(int games, BiConsumer<CanalGrandePosition, CanalGrandeEvent> hears) {
    walk(games, position -> {}, hears);
  }

  private static void walk(
      int games,
      Consumer<CanalGrandePosition> looks,
      BiConsumer<CanalGrandePosition, CanalGrandeEvent> hears) {
    for (Setup setup : SETUPS) {
      for (int seed = 0; seed < games; seed++) {
        Random random = new Random(seed);
        CanalGrandePosition position = new CanalGrande().start(setup);
        looks.accept(position);
        while (!position.isOver()) {
          CanalGrandePosition before = position.copy();
          position.play(
              move(position, random::nextInt),
              event -> hears.accept(before, (CanalGrandeEvent) event));
          looks.accept(position);
        }
      }
    }
  }

  /** A random move, but rarely a pass: so votes go far. */
  private static CanalGrandeMove move(CanalGrandePosition position, RandomSource random) {
    CanalGrandeMove move = position.sample(random);
    return move instanceof Pass ? position.sample(random) : move;
  }
}
