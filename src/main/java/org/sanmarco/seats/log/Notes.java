package org.sanmarco.seats.log;

import module java.base;

import org.sanmarco.room.Note;

/** The notes of a game, as the entries of its log say, and the limits of what players write. */
final class Notes {

  /** The most lines of a seat in a game. */
  private static final int MOST = 500;

  /** The most lines of a seat within {@link #WINDOW}. */
  private static final int MOST_AT_ONCE = 5;

  private static final Duration WINDOW = Duration.ofSeconds(10);

  private final List<Note> all = new ArrayList<>();

  /** The proposals of the notes, in Base64: none counts twice. */
  private final Set<String> proposals = new HashSet<>();

  /** The number of lines of each seat. */
  private final Map<Integer, Integer> lines = new HashMap<>();

  /** The times of the last lines of each seat. */
  private final Map<Integer, Deque<Instant>> times = new HashMap<>();

  List<Note> all() {
    return List.copyOf(all);
  }

  /** Whether an entry has a proposal. */
  boolean has(String proposal) {
    return proposals.contains(proposal);
  }

  /** Whether a seat may write another line now. */
  boolean maySay(int seat, Instant at) {
    Deque<Instant> last = last(seat);
    return lines.getOrDefault(seat, 0) < MOST
        && (last.size() < MOST_AT_ONCE || !at.isBefore(last.getFirst().plus(WINDOW)));
  }

  private Deque<Instant> last(int seat) {
    return times.computeIfAbsent(seat, first -> new ArrayDeque<>());
  }

  /** Whether a seat has asked for advice in the present position. */
  boolean isAdvised(int seat, int moves) {
    return all.stream()
        .anyMatch(note ->
            note.kind() == Note.Kind.ADVISED && note.seat() == seat && note.move() == moves);
  }

  /** Adds a line. */
  void say(int seat, String text, int moves, String proposal, Instant at) {
    Deque<Instant> last = last(seat);
    last.addLast(at);
    if (last.size() > MOST_AT_ONCE) {
      last.removeFirst();
    }
    lines.merge(seat, 1, Integer::sum);
    add(seat, Note.Kind.SAID, moves, text, proposal);
  }

  /** Notes that a seat has asked for advice. */
  void advise(int seat, int moves, String proposal) {
    add(seat, Note.Kind.ADVISED, moves, "", proposal);
  }

  private void add(int seat, Note.Kind kind, int moves, String text, String proposal) {
    all.add(new Note(all.size() + 1, seat, kind, moves, text));
    proposals.add(proposal);
  }

  /** Moves what was noted at moves that were undone. */
  void undone(int moves) {
    all.replaceAll(note -> note.undone(moves));
  }
}
