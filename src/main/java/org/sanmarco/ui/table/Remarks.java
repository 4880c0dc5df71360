package org.sanmarco.ui.table;

import java.util.List;
import java.util.Optional;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.RemarkWords;
import org.sanmarco.ui.table.model.GameModel;

/**
 * Chooses what computers remark on: the newest telling moment, with a pause of some turns after
 * each remark. It knows only what everybody at the table may see.
 */
final class Remarks {

  private final GameTable table;
  private final GameModel model;
  private final RemarkWords words;

  /** The number of moves that were considered. */
  private int considered;

  /** The turn that was last considered, and how many began since the last remark. */
  private List<Integer> turn = List.of();

  private int turns;

  record Said(int player, String words) {}

  /** No remarks on what was played before. */
  Remarks(GameTable table, GameModel model) {
    this.table = table;
    this.model = model;
    words = new RemarkWords(table.context());
    considered = model.size();
    turns = model.seats().size();
  }

  /** A remark on the moves since the last call; empty for most. */
  Optional<Said> next() {
    List<SeenMove> played = model.source().moves(0);
    int first = Math.min(considered, played.size());
    considered = played.size();
    List<Integer> now = List.of(model.view().round(), model.view().turn());
    if (!now.equals(turn)) {
      turn = now;
      turns++;
    }
    if (turns < model.seats().size()) {
      return Optional.empty();
    }
    Optional<Said> said =
        played.subList(first, played.size()).reversed().stream()
            .flatMap(move -> table.remarks(move).stream())
            .flatMap(remark ->
                words
                    .next(remark)
                    .map(of -> new Said(model.view().player(remark.seat()), of))
                    .stream())
            .findFirst();
    said.ifPresent(one -> turns = 0);
    return said;
  }
}
