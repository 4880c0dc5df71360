package org.sanmarco.ui.table;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.table.GameRecord;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.elsewhere.LogCheck;
import org.sanmarco.ui.elsewhere.Rematch;
import org.sanmarco.ui.table.computer.GameReview;
import org.sanmarco.ui.table.end.EndPanel;
import org.sanmarco.ui.table.model.Ending;
import org.sanmarco.ui.table.model.GameModel;

/** The end of a game: its results are counted, and the log of a game elsewhere is checked. */
final class GameEnd {

  private final OpenGame game;
  private final GameModel model;
  private final Services services;
  private final GameReview review;
  private final EndPanel panel;
  private final Optional<Rematch> rematch;

  /** Whether a game elsewhere that is over was checked. */
  private boolean isChecked;

  /** The file of a game elsewhere that is over; null if it was not kept from here. */
  private @Nullable Path kept;

  /**
   * The end of a game that may go on.
   *
   * @param panel says what the check of a game elsewhere has found
   * @param rematch asks the players of a game elsewhere whether they play again
   */
  GameEnd(
      OpenGame game,
      Services services,
      GameReview review,
      EndPanel panel,
      Optional<Rematch> rematch) {
    this.game = game;
    this.services = services;
    this.review = review;
    this.panel = panel;
    this.rematch = rematch;
    model = game.model();
  }

  void count() {
    if (!game.isLesson() && Ending.counts(model)) {
      services
          .fame()
          .count(ended ->
              Ending.of(
                  model,
                  ended,
                  player -> game.ui().feats(model.source().moves(0), Ending.end(model), player)));
    }
  }

  /** Called when the end is on display: checks a game elsewhere, and goes to the next one. */
  void seen() {
    if (!isChecked) {
      isChecked = true;
      game.visit()
          .filter(visit -> model.record().isEmpty())
          .ifPresent(
              visit -> LogCheck.run(visit, services, panel::checked, this::verified, this::keptAs));
    }
    rematch.ifPresent(Rematch::update);
  }

  /** Called when the log of a game elsewhere that is over was found sound. */
  private void verified(GameRecord whole) {
    game.remote()
        .ifPresent(remote -> {
          remote.verified(whole);
          count();
        });
  }

  /** Sets the file of a game elsewhere that is over. */
  void keptAs(Path file) {
    kept = file;
    review.keepBeside(file);
  }

  /** The file of a game elsewhere that is over, if it was kept. */
  Optional<Path> kept() {
    return Optional.ofNullable(kept);
  }

  void close() {
    rematch.ifPresent(Rematch::close);
  }
}
