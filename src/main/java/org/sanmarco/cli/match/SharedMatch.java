package org.sanmarco.cli.match;

import module java.base;

import org.sanmarco.bots.arena.Match;
import org.sanmarco.save.format.Json;
import org.sanmarco.save.format.Program;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.nats.WorkAddress;
import org.sanmarco.seats.nats.WorkQueue;

/**
 * A match whose shares are played by workers.
 *
 * @param notices hears what keeps it from going on
 */
record SharedMatch(Match match, Consumer<String> notices, Tempo tempo) {

  /** The most shares that wait at once: an arena that is given up leaves no more behind. */
  private static final int MOST_WAITING = 500;

  /**
   * Plays games by workers; results that the server has already count.
   *
   * @param missing the games' numbers
   * @throws IOException if the server can't be reached, or a game fails
   * @throws SaveException if the receiver throws it
   * @throws InterruptedException if the thread is interrupted
   */
  void play(WorkAddress address, SortedSet<Integer> missing, ArenaCommand.Receiver receiver)
      throws IOException, SaveException, InterruptedException {
    String job = MatchShare.of(match, 0).job();
    try (WorkQueue queue =
        WorkQueue.open(address, Fingerprint.program(), Program.version(), notices, tempo)) {
      SortedSet<Integer> open = new TreeSet<>(missing.stream().map(match::start).toList());
      Set<Integer> offered = new HashSet<>();
      long lastResult = System.nanoTime();
      while (!open.isEmpty()) {
        for (Map.Entry<Integer, byte[]> result : queue.results(job, open).entrySet()) {
          open.remove(result.getKey());
          receive(result.getKey(), result.getValue(), missing, receiver);
          lastResult = System.nanoTime();
        }
        if (System.nanoTime() - lastResult > tempo.notice().toNanos()) {
          lastResult = System.nanoTime();
          lookForWorkers(queue);
          // The server may have lost some.
          offered.clear();
        }
        for (int start : open.stream().limit(MOST_WAITING).filter(offered::add).toList()) {
          queue.offer(job, start, Json.bytes(MatchShare.of(match, start)));
        }
        queue.pause();
      }
    }
  }

  private void receive(
      int start, byte[] bytes, SortedSet<Integer> missing, ArenaCommand.Receiver receiver)
      throws IOException, SaveException {
    MatchShare.Result result = Json.read(bytes, MatchShare.Result.class);
    if (!result.failed().isEmpty()) {
      throw new IOException("a game of start %d failed: %s".formatted(start, result.failed()));
    }
    for (Match.MatchGame game : result.games()) {
      if (missing.contains(match.number(start, game.place()))) {
        receiver.played(game);
      }
    }
  }

  private void lookForWorkers(WorkQueue queue) throws IOException, InterruptedException {
    List<String> builds = queue.builds();
    String own = Program.version() + " " + Fingerprint.program();
    if (builds.isEmpty()) {
      notices.accept("there are no workers: start some with san-marco worker and the same address");
    } else if (!builds.contains(own)) {
      notices.accept(
          ("the only workers have another build of the program, which could play differently: this"
                  + " one is %s, one of theirs %s")
              .formatted(own, builds.getFirst()));
    }
  }
}
