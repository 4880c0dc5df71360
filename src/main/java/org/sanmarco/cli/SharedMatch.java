package org.sanmarco.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
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
  private final BlockingQueue<Arrived> arrived = new LinkedBlockingQueue<>();
  private String said = "";

  private record Arrived(int start, MatchShare.Result result) {}

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
    try (WorkQueue queue = WorkQueue.open(address, Fingerprint.program(), this::say, tempo)) {
      queue.hear(job, this::arrived);
      Set<Integer> offered = new HashSet<>(look(queue, job, open));
      while (!open.isEmpty()) {
        offer(queue, job, open, offered);
        Arrived one = arrived.poll(tempo.notice().toMillis(), TimeUnit.MILLISECONDS);
        if (one == null) {
          offered.retainAll(look(queue, job, open));
          lookForWorkers(queue);
        } else if (open.remove(one.start)) {
          offered.remove(one.start);
          receive(one, missing, receiver);
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

  /**
   * Fetches the results that the server has.
   *
   * @return the shares that it offers or that have a result
   */
  private Set<Integer> look(WorkQueue queue, String job, Set<Integer> open)
      throws IOException, InterruptedException {
    // In this order: a share leaves the queue once it has a result.
    Set<Integer> known = new HashSet<>(queue.waiting(job));
    for (int start : queue.finished(job)) {
      Optional<byte[]> result = open.contains(start) ? queue.result(job, start) : Optional.empty();
      if (result.isPresent()) {
        arrived(result.get(), start);
        known.add(start);
      }
    }
    return known;
  }

  private void arrived(byte[] result, int start) {
    try {
      arrived.add(new Arrived(start, MatchShare.Result.read(result)));
    } catch (IOException unreadable) {
      say("start %d has an unreadable result: %s".formatted(start, unreadable.getMessage()));
    }
  }

  private void receive(Arrived one, SortedSet<Integer> missing, ArenaCommand.Receiver receiver)
      throws IOException, SaveException {
    if (!one.result.failed().isEmpty()) {
      throw new IOException(
          "a game of start %d failed: %s".formatted(one.start, one.result.failed()));
    }
    for (MatchShare.Played game : one.result.games()) {
      if (missing.contains(match.number(one.start, game.place()))) {
        receiver.played(game.in(match, one.start));
      }
    }
  }

  private void lookForWorkers(WorkQueue queue) throws InterruptedException {
    if (!queue.workers(true).isEmpty()) {
      return;
    }
    List<String> others = queue.workers(false);
    say(
        others.isEmpty()
            ? "there are no workers: start some with san-marco worker and the same address"
            : ("the only workers (%d) have another build of the program, which could play"
                    + " differently: this one is %s, one of theirs %s")
                .formatted(
                    others.size(),
                    Program.version() + " " + Fingerprint.program(),
                    others.getFirst()));
  }

  private synchronized void say(String text) {
    if (!text.equals(said)) {
      said = text;
      err.println("san-marco arena: " + text);
      err.flush();
    }
  }
}
