package org.sanmarco.seats.nats;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * The epochs of a game, from 1: each host of it begins one, with a note of its own that all may
 * read. Only the newest counts.
 */
final class Epochs {

  /** The number of epochs that are asked for at once. */
  private static final int WINDOW = 8;

  private Epochs() {}

  /**
   * Begins an epoch, and those before it that have no note because their tables have ended too
   * early.
   *
   * @param note a text that no other host has
   * @return false if another host has begun it, or a later one
   */
  static CompletableFuture<Boolean> begin(Wire wire, String game, int epoch, byte[] note) {
    return newest(wire, game, 0)
        .thenCompose(newest ->
            newest > epoch
                ? CompletableFuture.completedFuture(false)
                : begin(wire, game, Math.max(1, Math.min(newest + 1, epoch)), epoch, note));
  }

  private static CompletableFuture<Boolean> begin(
      Wire wire, String game, int next, int last, byte[] note) {
    return wire.append(Subjects.epoch(game, next), note)
        .thenCompose(isOwn ->
            next == last
                ? CompletableFuture.completedFuture(isOwn)
                : begin(wire, game, next + 1, last, note));
  }

  /**
   * The newest epoch.
   *
   * @param known one that there is, or 0
   */
  static CompletableFuture<Integer> newest(Wire wire, String game, int known) {
    List<CompletableFuture<byte @Nullable []>> asked =
        IntStream.rangeClosed(known + 1, known + WINDOW)
            .mapToObj(epoch -> wire.get(Subjects.epoch(game, epoch)))
            .toList();
    return CompletableFuture.allOf(asked.toArray(CompletableFuture<?>[]::new))
        .thenCompose(all -> {
          int found = 0;
          while (found < WINDOW && asked.get(found).join() != null) {
            found++;
          }
          return found < WINDOW
              ? CompletableFuture.completedFuture(known + found)
              : newest(wire, game, known + found);
        });
  }
}
