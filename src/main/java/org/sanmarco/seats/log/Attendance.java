package org.sanmarco.seats.log;

import module java.base;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.jspecify.annotations.Nullable;
import org.sanmarco.json.Json.AddedLater;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.SafeText;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.table.Presence;

/**
 * The players whose screens show a game elsewhere, as the table tells all screens now and then.
 * Nobody keeps it.
 *
 * @param players the presence of the players by seat; none of them is said to be away
 * @param isLast whether no player is here, so that the table may fall silent
 * @param table the table that tells it
 */
public record Attendance(Map<Integer, Presence> players, boolean isLast, Table table) {

  /**
   * A table.
   *
   * @param by the person or club that runs it; empty for a player's window
   * @param program the version of its program
   * @param isFull whether its server has hardly any room left
   * @param refused the code of the refusal because of which the next game with the same people
   *     can't begin now; empty for none
   */
  public record Table(
      @AddedLater String by,
      @AddedLater String program,
      @JsonProperty("full") @AddedLater boolean isFull,
      @AddedLater String refused) {}

  private static final int LONGEST_VERSION = 40;

  /** The time for which the table goes on to tell that nobody is here. */
  private static final Duration LAST = Duration.ofMinutes(1);

  /**
   * The presence of a player in messages.
   *
   * @param since an instant, or nothing
   */
  private record Told(boolean here, String since) {

    Presence presence() {
      Optional<Instant> time =
          Optional.of(since).filter(text -> !text.isEmpty()).map(Instant::parse);
      return here ? Presence.here(time.orElseThrow()) : Presence.silent(time);
    }
  }

  private record Message(
      Map<Integer, Told> players,
      @JsonProperty("last") boolean isLast,
      @JsonUnwrapped Table table) {}

  record Sign(int seconds, @AddedLater String program) {

    /**
     * Checks the version, which the table prints.
     *
     * @throws RefusedException if it can't be one
     */
    Sign {
      if (program.length() > LONGEST_VERSION || !SafeText.of(program).equals(program)) {
        throw JsonMessage.unreadable("program");
      }
    }
  }

  public Attendance {
    players = Map.copyOf(players);
  }

  /** The attendance as JSON. */
  public byte[] toBytes() {
    Map<Integer, Told> told = new TreeMap<>();
    players.forEach((seat, presence) -> {
      String since = presence.since() == null ? "" : presence.since().toString();
      told.put(seat, new Told(presence.state() == Presence.State.HERE, since));
    });
    return JsonMessage.write(1, new Message(told, isLast, table));
  }

  /**
   * Reads an attendance.
   *
   * @throws RefusedException if it is none
   */
  public static Attendance read(byte[] bytes) {
    Message message = JsonMessage.read(bytes, Message.class);
    Map<Integer, Presence> players = new TreeMap<>();
    try {
      message.players.forEach((seat, told) -> players.put(seat, told.presence()));
    } catch (DateTimeParseException | NoSuchElementException noTime) {
      throw JsonMessage.unreadable("since");
    }
    return new Attendance(players, message.isLast, message.table);
  }

  /**
   * A sign that a screen gives to the table.
   *
   * @param time how long the screen has shown the game
   * @param program the version of the screen's program
   */
  public static byte[] sign(Duration time, String program) {
    return JsonMessage.write(1, new Sign(Math.toIntExact(time.toSeconds()), program));
  }

  /** The signs that a table has heard. For one thread. */
  static final class Book {

    private final Duration silence;
    private final Map<Integer, Heard> screens = new TreeMap<>();

    /**
     * A book without signs.
     *
     * @param silence the time without a sign after which a screen is not there any more
     */
    Book(Duration silence) {
      this.silence = silence;
    }

    private record Heard(Instant since, Instant last) {}

    /**
     * Notes a sign of a seat's screen.
     *
     * @return whether the screen was not there before
     */
    boolean note(int seat, Sign sign, Instant now) {
      Heard before = screens.get(seat);
      if (before != null && isHere(before, now)) {
        screens.put(seat, new Heard(before.since(), now));
        return false;
      }
      screens.put(seat, new Heard(now.minusSeconds(sign.seconds), now));
      return true;
    }

    private boolean isHere(Heard one, Instant now) {
      return one.last().plus(silence).isAfter(now);
    }

    /**
     * The attendance of now.
     *
     * @param seats the seats that are taken
     * @return empty if nobody has been here for a while
     */
    Optional<Attendance> at(Instant now, Set<Integer> seats, Table table) {
      Map<Integer, Presence> players = new TreeMap<>();
      seats.forEach(seat -> players.put(seat, presence(screens.get(seat), now)));
      boolean isLast =
          players.values().stream().noneMatch(one -> one.state() == Presence.State.HERE);
      boolean isLate =
          screens.values().stream().noneMatch(one -> one.last().plus(LAST).isAfter(now));
      return isLate ? Optional.empty() : Optional.of(new Attendance(players, isLast, table));
    }

    private Presence presence(@Nullable Heard one, Instant now) {
      if (one == null) {
        return Presence.silent(Optional.empty());
      }
      return isHere(one, now)
          ? Presence.here(one.since())
          : Presence.silent(Optional.of(one.last()));
    }
  }
}
