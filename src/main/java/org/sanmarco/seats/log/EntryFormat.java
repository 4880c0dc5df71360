package org.sanmarco.seats.log;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.RecordForm;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.notation.Described;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.table.Seat;

/** Entries as JSON in UTF-8; {@code docs/elsewhere.md} has the form. */
final class EntryFormat {

  /** The version of the log of a new game. */
  static final int VERSION = 3;

  /** The version of all other messages. */
  static final int MESSAGES = 1;

  private static final String BEGUN = "begun";
  private static final String SEAT = "seat";
  private static final String SIGNER = "signer";
  private static final String CHAIN = "chain";
  private static final String PROPOSAL = "proposal";
  private static final String ADVICE = "advice";
  private static final String CHAT = "chat";

  /** The form of all entries but the first, whose parts are those of their records. */
  private static final RecordForm<Entry> FORM =
      new RecordForm<>(
          Entry.class, Map.of(String.class, text -> text, LocalDate.class, EntryFormat::day));

  /** The names of records by the types in messages. */
  private static final Map<String, String> NAMES =
      Arrays.stream(Entry.class.getPermittedSubclasses())
          .collect(Collectors.toUnmodifiableMap(EntryFormat::type, Class::getSimpleName));

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
    if (entry instanceof Entry.Begun begun) {
      all.put(RecordForm.TYPE, BEGUN);
      all.put("log", begun.game());
      put(all, begun.setup(), begun.seats(), begun.terms());
      all.put("commitment", begun.commitment());
      all.put(SIGNER, begun.signer());
      all.put("hosts", begun.hosts());
      return;
    }
    Map<String, @Nullable Object> parts = RecordForm.describe(entry);
    parts.put(RecordForm.TYPE, type(entry.getClass()));
    parts.remove(CHAIN, "");
    if (entry instanceof Entry.HandedOver) {
      parts.remove(PROPOSAL, "");
    }
    all.putAll(parts);
  }

  /** The type of an entry in messages, such as {@code handed-over}. */
  private static String type(Class<?> entry) {
    return entry.getSimpleName().replaceAll("(?<=.)(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  /** Puts what a game is about into a message. */
  static void put(Map<String, @Nullable Object> all, Setup setup, List<Seat> seats, Terms terms) {
    all.put("game", setup.game());
    all.put("players", setup.players());
    all.put("options", setup.options());
    all.put("seats", seats.stream().map(RecordForm::parts).toList());
    all.putAll(plain(terms));
  }

  /** The agreement as a message has it. */
  static Map<String, @Nullable Object> plain(Terms terms) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("move", terms.move().toString());
    all.put("bank", terms.bank().toString());
    all.put("after", terms.after().toString());
    all.put("leave", terms.leave());
    all.put("holidays", terms.holidays().stream().sorted().map(LocalDate::toString).toList());
    all.put(ADVICE, terms.advice());
    all.put(CHAT, terms.chat());
    return all;
  }

  /**
   * Reads an entry.
   *
   * @throws RefusedException if it is none of a version that is known
   */
  static Placed read(byte[] bytes) {
    Described all = JsonMessage.read(bytes);
    return new Placed(
        all.get("v").number(1, VERSION),
        all.get("entry").number(0, Integer.MAX_VALUE),
        all.get("at").parsed(Instant::parse),
        all.get("before").text(),
        entry(all));
  }

  private static Entry entry(Described all) {
    String type = all.get(RecordForm.TYPE).text();
    if (type.equals(BEGUN)) {
      return new Entry.Begun(
          all.get("log").text(),
          setup(all),
          seats(all),
          all.get("commitment").text(),
          all.get(SIGNER).text(),
          all.get("hosts").list(0, Game.MOST_SEATS).stream()
              .map(one -> one.number(1, Game.MOST_SEATS))
              .toList(),
          terms(all));
    }
    all.require(!all.has(SEAT) || all.get(SEAT).number(1, Game.MOST_SEATS) > 0);
    Map<String, @Nullable Object> parts = new HashMap<>(all.object());
    parts.putIfAbsent(CHAIN, "");
    if (type.equals(type(Entry.HandedOver.class))) {
      parts.putIfAbsent(PROPOSAL, "");
    }
    parts.put(RecordForm.TYPE, NAMES.getOrDefault(type, type));
    return FORM.read(parts);
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
    return new Terms(
        time(all.get("move")),
        time(all.get("bank")),
        all.get("after").one(List.of(Terms.After.values())),
        all.get("holidays").list(0, Terms.MOST_HOLIDAYS).stream()
            .map(day -> day.parsed(LocalDate::parse))
            .collect(Collectors.toCollection(TreeSet::new)),
        all.get("leave").number(0, Terms.MOST_LEAVE),
        // Before players agreed about them there was advice, and no chat.
        all.find(ADVICE).map(Described::flag).orElse(true),
        all.find(CHAT).map(Described::flag).orElse(false));
  }

  private static LocalDate day(String text) {
    try {
      return LocalDate.parse(text);
    } catch (DateTimeParseException wrong) {
      throw new IllegalArgumentException(wrong);
    }
  }

  private static Duration time(Described given) {
    Duration time = given.parsed(Duration::parse);
    given.require(!time.isNegative() && time.compareTo(Terms.MOST_TIME) <= 0);
    return time;
  }

  private static Map<String, String> options(Described given) {
    Map<String, String> options = new TreeMap<>();
    given.object().keySet().forEach(option -> options.put(option, given.get(option).text()));
    return options;
  }

  private static Seat seat(Described one) {
    return new Seat(one.get("name").text(), one.get("colour").text(), one.get("computer").text());
  }
}
