package org.sanmarco.ui.table.model.log;

import module java.base;

import org.sanmarco.coach.LogSentence;
import org.sanmarco.kernel.Event;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Highlight;

/**
 * A log whose lines have topics to search for.
 *
 * @param <K> the topics
 */
public abstract class SortedLog<K extends Enum<K>> implements LogReader {

  private final List<String> kinds;
  private final Function<List<Event>, List<LogSentence>> texts;

  /**
   * A log.
   *
   * @param kinds the topics, in the order in which they are offered
   * @param texts puts events into words
   */
  protected SortedLog(K[] kinds, Function<List<Event>, List<LogSentence>> texts) {
    this.kinds = Arrays.stream(kinds).map(Enum::name).toList();
    this.texts = texts;
  }

  @Override
  public final List<String> kinds() {
    return kinds;
  }

  /** Events in words. */
  protected final List<LogSentence> sentences(List<Event> events) {
    return texts.apply(events);
  }

  /** Adds the subjects of an event. */
  protected abstract void read(Event event, Subjects<K> subjects);

  /** The subjects of a line. */
  public static final class Subjects<K extends Enum<K>> {

    private final Set<String> kinds = new HashSet<>();
    private final Set<Integer> concerned = new LinkedHashSet<>();
    private final Set<Integer> scored = new HashSet<>();
    private final Set<Choice> places = new HashSet<>();

    /** Adds a topic. */
    public Subjects<K> about(K kind) {
      kinds.add(kind.name());
      return this;
    }

    /** Adds a topic with a seat that it concerns. */
    public Subjects<K> about(K kind, int seat) {
      return about(kind).concerning(List.of(seat));
    }

    /** Adds seats that are concerned. */
    public Subjects<K> concerning(Collection<Integer> seats) {
      concerned.addAll(seats);
      return this;
    }

    /** Adds a seat whose score is lit on the board. */
    public Subjects<K> scoring(int seat) {
      scored.add(seat);
      return this;
    }

    /** Adds parts of the board, as the choices for clicking them. */
    public void at(Choice... parts) {
      places.addAll(List.of(parts));
    }

    /** The seats that are concerned, in the order in which they were added. */
    public List<Integer> concerned() {
      return List.copyOf(concerned);
    }
  }

  /** The subjects of some events. */
  protected final Subjects<K> subjects(List<? extends Event> events) {
    Subjects<K> subjects = new Subjects<>();
    events.forEach(event -> read(event, subjects));
    return subjects;
  }

  /**
   * A sentence as a line.
   *
   * @param move the number of its move
   * @param seat the seat that acted, 0 for chance and for all; ignored for a heading
   */
  protected final LogLine line(int move, int seat, LogSentence sentence, Subjects<K> subjects) {
    return new LogLine(
        move,
        sentence.isHeading() ? 0 : seat,
        sentence.sentence(),
        sentence.isHeading(),
        subjects.kinds,
        subjects.concerned,
        new Highlight(subjects.places, subjects.scored));
  }
}
