package org.sanmarco.seats;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.RecordForm;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.SafeText;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.View;
import org.sanmarco.notation.Described;
import org.sanmarco.room.Again;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Note;
import org.sanmarco.room.People;
import org.sanmarco.room.Question;
import org.sanmarco.room.Signal;
import org.sanmarco.seats.Proposal.Act;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SeenMove;

/**
 * Frames, proposals and answers as JSON in UTF-8; {@code docs/seats.md} has the form. Reading
 * ignores keys that it doesn't know, and refuses what is no message of this version. Safe for use
 * by several threads.
 */
public final class SeatFormat {

  /** The version of the form. */
  public static final int VERSION = 1;

  /** The longest proposal in bytes. */
  public static final int LONGEST_PROPOSAL = 16 * 1024;

  private static final String V = "v";
  private static final String RUN = "run";
  private static final String FRAME = "frame";
  private static final String CHOICE = "choice";
  private static final String MOVES = "moves";
  private static final String GAME = "game";
  private static final String PLAYERS = "players";
  private static final String OPTIONS = "options";
  private static final String SEAT = "seat";
  private static final String VIEW = "view";
  private static final String PEOPLE = "people";
  private static final String TEXT = "text";
  private static final String NOTES = "notes";
  private static final int LONGEST_LIST = 100_000;

  /** The makers of moves. */
  private static final List<Actor> MAKERS =
      Stream.concat(
              Stream.of(Actor.CHANCE),
              IntStream.rangeClosed(1, Game.MOST_SEATS).mapToObj(Actor.Seat::new))
          .toList();

  private final Games games;

  /** The form of messages about these games. */
  public SeatFormat(Games games) {
    this.games = games;
  }

  /** The games that messages may be about. */
  public Games games() {
    return games;
  }

  /** A frame as bytes. */
  public byte[] write(Frame frame) {
    return JsonMessage.write(plain(frame));
  }

  /** A proposal as bytes. */
  public byte[] write(Proposal proposal) {
    Map<String, @Nullable Object> all = message();
    all.put(RUN, proposal.run());
    all.put(FRAME, proposal.frame());
    all.put("act", proposal.act().toString());
    if (proposal.choice() > 0) {
      all.put(CHOICE, proposal.choice());
    }
    all.put(MOVES, proposal.moves());
    if (!proposal.text().isEmpty()) {
      all.put(TEXT, proposal.text());
    }
    return JsonMessage.write(all);
  }

  /**
   * An answer as bytes.
   *
   * @param reason the refusal in words; ignored where there is none
   */
  public byte[] write(Answer answer, String reason) {
    Map<String, @Nullable Object> all = message();
    Refusal refusal = answer.refusal();
    if (refusal != null) {
      Map<String, @Nullable Object> why = new LinkedHashMap<>();
      why.put("rule", refusal.rule());
      why.put("code", refusal.code());
      why.put("reason", reason);
      all.put("refused", why);
    }
    all.put(FRAME, plain(answer.frame()));
    return JsonMessage.write(all);
  }

  /**
   * Reads a frame.
   *
   * @throws RefusedException with {@code unreadable-data}, {@code another-version} or {@code
   *     another-game} if it is none of this version and these games
   */
  public Frame readFrame(byte[] bytes) {
    return frame(message(bytes));
  }

  /**
   * Reads a proposal.
   *
   * @throws RefusedException with {@code unreadable-data} or {@code another-version}
   */
  public Proposal readProposal(byte[] bytes) {
    Described all = message(bytes);
    all.require(bytes.length <= LONGEST_PROPOSAL);
    return new Proposal(
        all.get(RUN).text(),
        number(all, FRAME),
        all.get("act").one(List.of(Act.values())),
        all.has(CHOICE) ? number(all, CHOICE) : 0,
        all.has(MOVES) ? texts(all.get(MOVES), Proposal.MOST_MOVES) : List.of(),
        all.find(TEXT).map(Described::text).orElse(""));
  }

  /**
   * Reads an answer, without the reason in words.
   *
   * @throws RefusedException as {@link #readFrame}
   */
  public Answer readAnswer(byte[] bytes) {
    Described all = message(bytes);
    Refusal refusal =
        all.find("refused")
            .map(why -> Refusal.of(why.get("rule").text(), why.get("code").text()))
            .orElse(null);
    return new Answer(refusal, frame(all.get(FRAME)));
  }

  private static Map<String, @Nullable Object> plain(Frame frame) {
    Map<String, @Nullable Object> all = message();
    all.put(RUN, frame.run());
    all.put(FRAME, frame.number());
    all.put(GAME, frame.setup().game());
    all.put(PLAYERS, frame.setup().players());
    all.put(OPTIONS, frame.setup().options());
    all.put("seats", frame.seats().stream().map(RecordForm::parts).toList());
    all.put("name", frame.name());
    if (frame.begun() != null) {
      all.put("begun", frame.begun().toString());
    }
    all.put("practice", frame.practice());
    all.put("state", frame.state());
    all.put("awaited", plain(frame.awaited()));
    all.put("undo", frame.canUndo());
    all.put("signals", plain("signal", frame.signals()));
    all.put(SEAT, frame.view().seat());
    all.put("kept", frame.kept());
    all.put("played", frame.played().stream().map(SeatFormat::plain).toList());
    all.put(VIEW, frame.view().toData());
    all.put("legal", frame.legal());
    if (!frame.sheet().isEmpty()) {
      all.put("sheet", frame.sheet());
    }
    if (!frame.people().equals(People.NONE)) {
      all.put(PEOPLE, plain(frame.people()));
    }
    if (!frame.notes().isEmpty()) {
      all.put(NOTES, plain("note", frame.notes()));
    }
    return all;
  }

  private static Map<String, @Nullable Object> plain(People people) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("free", people.free());
    all.put("away", texts(people.away()));
    all.put("invitations", texts(people.invitations()));
    all.put("questions", plain("question", people.questions()));
    if (!people.again().equals(Again.NONE)) {
      all.put("again", people.again().answers());
      all.put("next", people.again().next());
    }
    if (!people.gone().isEmpty()) {
      all.put("gone", texts(people.gone()));
    }
    if (!people.early().isEmpty()) {
      all.put("early", List.copyOf(people.early()));
    }
    if (people.undoneBy() > 0) {
      all.put("undone-by", people.undoneBy());
    }
    return all;
  }

  private static Map<Integer, String> texts(Map<Integer, ?> bySeat) {
    Map<Integer, String> all = new TreeMap<>();
    bySeat.forEach((seat, what) -> all.put(seat, what.toString()));
    return all;
  }

  /** The parts of records, whose kind has another name. */
  private static List<Map<String, @Nullable Object>> plain(String kind, List<? extends Record> of) {
    return of.stream()
        .map(one -> {
          Map<String, @Nullable Object> all = RecordForm.parts(one);
          all.put(kind, all.remove("kind"));
          return all;
        })
        .toList();
  }

  private static People people(Described one) {
    return new People(
        seats(one.get("free")),
        one.get("away").byNumber(back -> back.parsed(LocalDate::parse)),
        one.get("invitations").byNumber(Described::text),
        one.find("questions").map(SeatFormat::questions).orElse(List.of()),
        one.find("undone-by").map(seat -> seat.number(1, Game.MOST_SEATS)).orElse(0),
        one.find("gone")
            .map(gone -> gone.byNumber(since -> since.parsed(Instant::parse)))
            .orElse(Map.of()),
        one.find("early").map(SeatFormat::seats).map(Set::copyOf).orElse(Set.of()),
        one.find("again")
            .map(given -> new Again(given.byNumber(Described::flag), one.get("next").text()))
            .orElse(Again.NONE));
  }

  private static List<Question> questions(Described list) {
    return list.list(0, Game.MOST_SEATS).stream()
        .map(one ->
            new Question(
                one.get("question").one(Question.KINDS),
                one.get(SEAT).number(1, Game.MOST_SEATS),
                one.get("target").number(0, Game.MOST_SEATS),
                seats(one.get("missing"))))
        .toList();
  }

  private static List<Integer> seats(Described list) {
    return list.list(0, Game.MOST_SEATS).stream()
        .map(seat -> seat.number(1, Game.MOST_SEATS))
        .toList();
  }

  private static Map<String, @Nullable Object> plain(Awaited awaited) {
    Map<String, @Nullable Object> all = RecordForm.parts(awaited);
    all.remove("part", 0);
    return all;
  }

  private static Awaited awaited(Described one) {
    return new Awaited(
        one.get("task").one(List.of(Awaited.Task.values())),
        number(one, SEAT),
        number(one, "move"),
        one.has("part") ? number(one, "part") : 0);
  }

  private static List<Signal> signals(Described list) {
    return list.list(0, Game.MOST_SEATS).stream()
        .map(one ->
            new Signal(
                number(one, "number"),
                one.get(SEAT).number(1, Game.MOST_SEATS),
                one.get("signal").one(List.of(Signal.Kind.values()))))
        .toList();
  }

  private static List<Note> notes(Described list) {
    return list.list(0, LONGEST_LIST).stream()
        .map(one ->
            new Note(
                number(one, "number"),
                one.get(SEAT).number(1, Game.MOST_SEATS),
                one.get("note").one(List.of(Note.Kind.values())),
                number(one, "move"),
                SafeText.of(one.get(TEXT).text(), Note.LONGEST)))
        .toList();
  }

  private static Map<String, @Nullable Object> plain(Frame.Played played) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    Move move = played.move().move();
    all.put("number", played.move().number());
    all.put("by", played.move().by().toString());
    all.put("move", move == null ? null : move.toString());
    all.put("events", played.move().events().stream().map(RecordForm::describe).toList());
    all.put(VIEW, played.after().toData());
    return all;
  }

  private Frame frame(Described all) {
    String id = all.get(GAME).text();
    Game game =
        games.find(id).orElseThrow(() -> new RefusedException(Refusal.of("", "another-game", id)));
    Map<String, String> options = new TreeMap<>();
    Described given = all.get(OPTIONS);
    given.object().keySet().forEach(option -> options.put(option, given.get(option).text()));
    Setup setup = new Setup(game.id(), number(all, PLAYERS), options);
    int seat = number(all, SEAT);
    List<Frame.Played> played = new ArrayList<>();
    for (Described one : all.get("played").list(0, LONGEST_LIST)) {
      View after = game.readView(setup, seat, one.get(VIEW).object());
      played.add(new Frame.Played(move(game, one), after));
    }
    return new Frame(
        all.get(RUN).text(),
        number(all, FRAME),
        setup,
        all.get("seats").list(0, Game.MOST_SEATS).stream().map(SeatFormat::seat).toList(),
        all.find("name").map(Described::text).orElse(""),
        all.find("begun").map(then -> then.parsed(Instant::parse)).orElse(null),
        all.get("practice").flag(),
        number(all, "state"),
        awaited(all.get("awaited")),
        all.get("undo").flag(),
        signals(all.get("signals")),
        number(all, "kept"),
        played,
        game.readView(setup, seat, all.get(VIEW).object()),
        texts(all.get("legal"), Frame.MOST_LISTED),
        all.find("sheet").map(Described::object).orElse(Map.of()),
        all.find(PEOPLE).map(SeatFormat::people).orElse(People.NONE),
        all.find(NOTES).map(SeatFormat::notes).orElse(List.of()));
  }

  private static Seat seat(Described one) {
    return new Seat(one.get("name").text(), one.get("colour").text(), one.get("computer").text());
  }

  private static SeenMove move(Game game, Described one) {
    List<Event> events = new ArrayList<>();
    one.get("events")
        .list(0, LONGEST_LIST)
        .forEach(event -> events.add(game.events().read(event.object())));
    return new SeenMove(
        number(one, "number"),
        one.get("by").one(MAKERS),
        one.find("move").map(move -> game.read(move.text())).orElse(null),
        events);
  }

  private static int number(Described all, String key) {
    return all.get(key).number(0, Integer.MAX_VALUE);
  }

  private static List<String> texts(Described list, int most) {
    return list.list(0, most).stream().map(Described::text).toList();
  }

  private static Map<String, @Nullable Object> message() {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put(V, VERSION);
    return all;
  }

  /** A message of this version. */
  private static Described message(byte[] bytes) {
    Described all = JsonMessage.read(bytes);
    int version = number(all, V);
    if (version != VERSION) {
      throw new RefusedException(Refusal.of("", "another-version", version, VERSION));
    }
    return all;
  }
}
