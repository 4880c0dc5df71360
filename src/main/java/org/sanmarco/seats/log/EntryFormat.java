package org.sanmarco.seats.log;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.notation.Described;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.table.Seat;

/** Entries as JSON in UTF-8; {@code docs/elsewhere.md} has the form. */
final class EntryFormat {

  /** The version of the log of a new game. */
  static final int VERSION = 2;

  /** The version of all other messages. */
  static final int MESSAGES = 1;

  private static final String SEAT = "seat";
  private static final String MOVES = "moves";
  private static final String PROPOSAL = "proposal";
  private static final String PROPOSALS = "proposals";
  private static final String COMPUTER = "computer";
  private static final String SIGNER = "signer";
  private static final String CHAIN = "chain";
  private static final int MOST = 10_000;
  private static final Refusal UNREADABLE = Refusal.of("", "unreadable-data");

  private EntryFormat() {}

  /**
   * An entry with its place in the log.
   *
   * @param version of the log, from 1
   * @param number from 0
   * @param at when the table wrote it
   * @param before the SHA-256 of the entry before it, in Base64; empty for the first
   */
  record Placed(int version, int number, Instant at, String before, Entry entry) {}

  static byte[] write(Placed placed) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("v", placed.version());
    all.put("entry", placed.number());
    all.put("at", placed.at().toString());
    all.put("before", placed.before());
    put(all, placed.entry());
    return JsonMessage.write(all);
  }

  private static void put(Map<String, @Nullable Object> all, Entry entry) {
    switch (entry) {
      case Entry.Begun begun -> {
        all.put("type", "begun");
        all.put("log", begun.game());
        put(all, begun.setup(), begun.seats(), begun.terms());
        all.put("commitment", begun.commitment());
        all.put(SIGNER, begun.signer());
        all.put("hosts", begun.hosts());
      }
      case Entry.Led(String table) -> {
        all.put("type", "led");
        all.put("table", table);
      }
      case Entry.Claimed(int seat, String signer, String sealer, String chain) -> {
        all.put("type", "claimed");
        all.put(SEAT, seat);
        all.put(SIGNER, signer);
        all.put("sealer", sealer);
        if (!chain.isEmpty()) {
          all.put(CHAIN, chain);
        }
      }
      case Entry.Freed(int seat, List<String> proposals) -> {
        all.put("type", "freed");
        all.put(SEAT, seat);
        all.put(PROPOSALS, proposals);
      }
      case Entry.Away(int seat, LocalDate back, String proposal) -> {
        all.put("type", "away");
        all.put(SEAT, seat);
        all.put("back", back.toString());
        all.put(PROPOSAL, proposal);
      }
      case Entry.Played(int seat, List<String> moves, String proposal) -> {
        all.put("type", "played");
        all.put(SEAT, seat);
        all.put(MOVES, moves);
        all.put(PROPOSAL, proposal);
      }
      case Entry.Revealed(int seat, String proposal) -> {
        all.put("type", "revealed");
        all.put(SEAT, seat);
        all.put(PROPOSAL, proposal);
      }
      case Entry.Rolled(String move, String proposal) -> {
        all.put("type", "rolled");
        all.put("move", move);
        all.put(PROPOSAL, proposal);
      }
      case Entry.Undone(List<String> proposals) -> {
        all.put("type", "undone");
        all.put(PROPOSALS, proposals);
      }
      case Entry.HandedOver(int seat, String computer) -> {
        all.put("type", "handed-over");
        all.put(SEAT, seat);
        all.put(COMPUTER, computer);
      }
      case Entry.Waited() -> all.put("type", "waited");
      case Entry.Ended(String key) -> {
        all.put("type", "ended");
        all.put("key", key);
      }
      case Entry.Again(int seat, boolean wants, String proposal) -> {
        all.put("type", "again");
        all.put(SEAT, seat);
        all.put("wants", wants);
        all.put(PROPOSAL, proposal);
      }
    }
  }

  /** Puts what a game is about into a message. */
  static void put(Map<String, @Nullable Object> all, Setup setup, List<Seat> seats, Terms terms) {
    all.put("game", setup.game());
    all.put("players", setup.players());
    all.put("options", setup.options());
    all.put("seats", seats.stream().map(EntryFormat::plain).toList());
    all.putAll(plain(terms));
  }

  /** The agreement about time as a message has it. */
  static Map<String, @Nullable Object> plain(Terms terms) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("move", terms.move().toString());
    all.put("bank", terms.bank().toString());
    all.put("after", terms.after().toString());
    all.put("leave", terms.leave());
    all.put("holidays", terms.holidays().stream().sorted().map(LocalDate::toString).toList());
    return all;
  }

  private static Map<String, String> plain(Seat seat) {
    Map<String, String> all = new LinkedHashMap<>();
    all.put("name", seat.name());
    all.put("colour", seat.colour());
    all.put(COMPUTER, seat.computer());
    return all;
  }

  /**
   * Reads an entry.
   *
   * @throws RefusedException if it is none of a version that is known
   */
  static Placed read(byte[] bytes) {
    Described all = JsonMessage.read(bytes);
    try {
      return new Placed(
          all.get("v").number(1, VERSION),
          all.get("entry").number(0, Integer.MAX_VALUE),
          Instant.parse(all.get("at").text()),
          all.get("before").text(),
          entry(all));
    } catch (DateTimeParseException wrong) {
      throw new RefusedException(UNREADABLE);
    }
  }

  private static Entry entry(Described all) {
    return switch (all.get("type").text()) {
      case "begun" ->
          new Entry.Begun(
              all.get("log").text(),
              setup(all),
              seats(all),
              all.get("commitment").text(),
              all.get(SIGNER).text(),
              all.get("hosts").list(0, Game.MOST_SEATS).stream()
                  .map(one -> one.number(1, Game.MOST_SEATS))
                  .toList(),
              terms(all));
      case "led" -> new Entry.Led(all.get("table").text());
      case "claimed" ->
          new Entry.Claimed(
              seatOf(all),
              all.get(SIGNER).text(),
              all.get("sealer").text(),
              all.find(CHAIN).map(Described::text).orElse(""));
      case "freed" -> new Entry.Freed(seatOf(all), texts(all.get(PROPOSALS)));
      case "away" ->
          new Entry.Away(
              seatOf(all), LocalDate.parse(all.get("back").text()), all.get(PROPOSAL).text());
      case "played" ->
          new Entry.Played(seatOf(all), texts(all.get(MOVES)), all.get(PROPOSAL).text());
      case "revealed" -> new Entry.Revealed(seatOf(all), all.get(PROPOSAL).text());
      case "rolled" -> new Entry.Rolled(all.get("move").text(), all.get(PROPOSAL).text());
      case "undone" -> new Entry.Undone(texts(all.get(PROPOSALS)));
      case "handed-over" -> new Entry.HandedOver(seatOf(all), all.get(COMPUTER).text());
      case "waited" -> new Entry.Waited();
      case "ended" -> new Entry.Ended(all.get("key").text());
      case "again" ->
          new Entry.Again(seatOf(all), all.get("wants").flag(), all.get(PROPOSAL).text());
      default -> throw new RefusedException(UNREADABLE);
    };
  }

  /** A message of this version. */
  static Described message(byte[] bytes) {
    Described all = JsonMessage.read(bytes);
    all.get("v").number(MESSAGES, MESSAGES);
    return all;
  }

  static Setup setup(Described all) {
    return new Setup(
        all.get("game").text(),
        all.get("players").number(1, Game.MOST_SEATS),
        options(all.get("options")));
  }

  static List<Seat> seats(Described all) {
    return all.get("seats").list(1, Game.MOST_SEATS).stream().map(EntryFormat::seat).toList();
  }

  static Terms terms(Described all) {
    try {
      return readTerms(all);
    } catch (DateTimeParseException wrong) {
      throw new RefusedException(UNREADABLE);
    }
  }

  private static Terms readTerms(Described all) {
    return new Terms(
        time(all.get("move")),
        time(all.get("bank")),
        all.get("after").one(List.of(Terms.After.values())),
        all.get("holidays").list(0, Terms.MOST_HOLIDAYS).stream()
            .map(day -> LocalDate.parse(day.text()))
            .collect(Collectors.toCollection(TreeSet::new)),
        all.get("leave").number(0, Terms.MOST_LEAVE));
  }

  private static Duration time(Described given) {
    Duration time = Duration.parse(given.text());
    if (time.isNegative() || time.compareTo(Terms.MOST_TIME) > 0) {
      throw new RefusedException(UNREADABLE);
    }
    return time;
  }

  private static Map<String, String> options(Described given) {
    Map<String, String> options = new TreeMap<>();
    given.object().keySet().forEach(option -> options.put(option, given.get(option).text()));
    return options;
  }

  private static Seat seat(Described one) {
    return new Seat(one.get("name").text(), one.get("colour").text(), one.get(COMPUTER).text());
  }

  private static int seatOf(Described all) {
    return all.get(SEAT).number(1, Game.MOST_SEATS);
  }

  private static List<String> texts(Described list) {
    return list.list(0, MOST).stream().map(Described::text).toList();
  }
}
