package org.sanmarco.cli;

import module java.base;

import org.sanmarco.bots.arena.Match;
import org.sanmarco.save.format.Program;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.nats.WorkAddress;
import org.sanmarco.seats.nats.WorkQueue;

/** A match whose shares are played by workers. */
final class SharedMatch {

  /** The most shares that wait at once: an arena that is given up leaves no more behind. */
  private static final int MOST_WAITING = 500;

  private final Match match;
  private final PrintWriter err;
  private final Tempo tempo;
  private String said = "";

  /**
   * A match.
   *
   * @param err hears what keeps it from going on
   */
  SharedMatch(Match match, PrintWriter err, Tempo tempo) {
    this.match = match;
    this.err = err;
    this.tempo = tempo;
  }

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
    SortedSet<Integer> open = new TreeSet<>();
    missing.forEach(number -> open.add(match.start(number)));
    if (open.isEmpty()) {
      return;
    }
    String job = MatchShare.of(match, 0).job();
    try (WorkQueue queue =
        WorkQueue.open(address, Fingerprint.program(), Program.version(), this::say, tempo)) {
      Set<Integer> offered = new HashSet<>();
      long heard = System.nanoTime();
      while (!open.isEmpty()) {
        Map<Integer, byte[]> results = queue.results(job);
        for (Map.Entry<Integer, byte[]> one : results.entrySet()) {
          offered.remove(one.getKey());
          if (open.remove(one.getKey())) {
            receive(one.getKey(), MatchShare.Result.read(one.getValue()), missing, receiver);
          }
          heard = System.nanoTime();
        }
        if (results.isEmpty()) {
          if (System.nanoTime() - heard > tempo.notice().toNanos()) {
            offered.retainAll(queue.waiting(job));
            lookForWorkers(queue);
          }
          offer(queue, job, open, offered);
          queue.pause();
        }
      }
    }
  }

  /** Offers the first shares that nobody has been offered. */
  private void offer(WorkQueue queue, String job, Set<Integer> open, Set<Integer> offered)
      throws IOException, InterruptedException {
    if (offered.size() > MOST_WAITING / 2) {
      return;
    }
    for (int start : open) {
      if (offered.size() >= MOST_WAITING) {
        return;
      }
      if (offered.add(start)) {
        queue.offer(job, start, MatchShare.of(match, start).toBytes());
      }
    }
  }

  private void receive(
      int start,
      MatchShare.Result result,
      SortedSet<Integer> missing,
      ArenaCommand.Receiver receiver)
      throws IOException, SaveException {
    if (!result.failed().isEmpty()) {
      throw new IOException("a game of start %d failed: %s".formatted(start, result.failed()));
    }
    for (MatchShare.Played game : result.games()) {
      if (missing.contains(match.number(start, game.place()))) {
        receiver.played(game.in(match));
      }
    }
  }

  private void lookForWorkers(WorkQueue queue) throws IOException, InterruptedException {
    List<String> builds = queue.builds();
    String own = Program.version() + " " + Fingerprint.program();
    if (builds.isEmpty()) {
      say("there are no workers: start some with san-marco worker and the same address");
    } else if (!builds.contains(own)) {
      say(
          ("the only workers have another build of the program, which could play differently: this"
                  + " one is %s, one of theirs %s")
              .formatted(own, builds.getFirst()));
    }
  }

  private synchronized void say(String text) {
    if (!text.equals(said)) {
      said = text;
      err.println("san-marco arena: " + text);
      err.flush();
    }
  }
}
