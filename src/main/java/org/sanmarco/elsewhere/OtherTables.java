package org.sanmarco.elsewhere;

import module java.base;

import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.nats.GameNumber;
import org.sanmarco.seats.nats.Wire;

/**
 * The other programs with tables at a server. They tell each other that they are there and which
 * games they lead; the games of one that falls silent are led by the first that takes them. For
 * several threads.
 */
final class OtherTables {

  private static final String ALIVE = "t.alive";
  private static final String GONE = "t.gone";
  private static final String LED = "t.led";

  /** The most games of which a message tells. */
  private static final int TOLD_AT_ONCE = 1000;

  private final Wire wire;
  private final Tempo tempo;
  private final Runnable appeared;
  private final Runnable gone;
  private final Consumer<String> leads;
  private final String name = Wire.freshId();

  /** The program that leads each other game, as it has told or as the log said. */
  private final Map<String, Announcement> leaders = new ConcurrentHashMap<>();

  /** The time at which each other program was heard last, in nanoseconds. */
  private final Map<String, Long> lastSigns = new ConcurrentHashMap<>();

  /**
   * A program that leads a game. It may have lost the game since, and told of it too late.
   *
   * @param at when it told so, in nanoseconds
   */
  private record Announcement(String program, long at) {}

  /**
   * The programs that use a server, none of which is known yet.
   *
   * @param appeared called when a program has appeared, which doesn't know what is led here
   * @param gone called when a program has ended, or fallen silent
   * @param leads called with a game that a program has told to lead; all three by any thread
   */
  OtherTables(Wire wire, Tempo tempo, Runnable appeared, Runnable gone, Consumer<String> leads) {
    this.wire = wire;
    this.tempo = tempo;
    this.appeared = appeared;
    this.gone = gone;
    this.leads = leads;
  }

  /** Begins to hear of other programs. */
  void hear() {
    hear(ALIVE, this::alive);
    hear(GONE, this::gone);
    hear(LED, this::announced);
  }

  private void hear(String subject, Consumer<String> hearer) {
    wire.hear(subject, told -> hearer.accept(new String(told, StandardCharsets.US_ASCII)));
  }

  private void tell(String subject, String text) {
    wire.tell(subject, text.getBytes(StandardCharsets.US_ASCII));
  }

  String name() {
    return name;
  }

  void beat() {
    tell(ALIVE, name);
  }

  /** Tells of games that are led here. */
  void tell(List<String> games) {
    for (int from = 0; from < games.size(); from += TOLD_AT_ONCE) {
      List<String> some = games.subList(from, Math.min(games.size(), from + TOLD_AT_ONCE));
      tell(LED, name + " " + String.join(" ", some));
    }
  }

  /** Tells that this program ends: others need not wait for silence. */
  void leave() {
    tell(GONE, name);
  }

  private void alive(String program) {
    // A program hears itself too: what it has lost it may lead again.
    if (!program.equals(name) && lastSigns.put(program, tempo.around().nanos()) == null) {
      appeared.run();
    }
  }

  private void gone(String program) {
    if (lastSigns.remove(program) != null) {
      gone.run();
    }
  }

  private void announced(String told) {
    List<String> words = List.of(told.split(" ", -1));
    if (!words.getFirst().equals(name)) {
      words.stream()
          .skip(1)
          .filter(GameNumber::isOne)
          .forEach(game -> {
            leads(game, words.getFirst());
            leads.accept(game);
          });
    }
  }

  void leads(String game, String program) {
    leaders.put(game, new Announcement(program, tempo.around().nanos()));
  }

  /** Forgets who leads a game: it is looked for again. */
  void forget(String game) {
    leaders.remove(game);
  }

  /** Notes which programs have fallen silent. */
  void look() {
    lastSigns.keySet().stream().filter(program -> !isAlive(program)).toList().forEach(this::gone);
  }

  boolean isAlive(String program) {
    Long last = lastSigns.get(program);
    return last != null && tempo.around().nanos() - last < tempo.silence().toNanos();
  }

  /** Whether another program leads a game. */
  boolean isLeading(String game) {
    Announcement told = leaders.get(game);
    return told != null
        && isAlive(told.program)
        && tempo.around().nanos() - told.at < tempo.expiry().toNanos();
  }
}
