package org.sanmarco.seats;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.EventForm;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.View;
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
  private static final int DEEPEST = 20;

  private static final JsonMapper MAPPER =
      new JsonMapper(
          JsonFactory.builder()
              .streamReadConstraints(
                  StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
              .build());

  private final Games games;

  /** The form of messages about these games. */
  public SeatFormat(Games games) {
    this.games = games;
  }

  /** A frame as bytes. */
  public byte[] write(Frame frame) {
    return bytes(plain(frame));
  }

  /** A proposal as bytes. */
  public byte[] write(Proposal proposal) {
    Map<String, @Nullable Object> all = message();
    all.put(RUN, proposal.run());
    all.put(FRAME, proposal.frame());
    all.put("act", name(proposal.act()));
    if (proposal.choice() > 0) {
      all.put(CHOICE, proposal.choice());
    }
    all.put(MOVES, proposal.moves());
    return bytes(all);
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
    return bytes(all);
  }

  /**
   * Reads a frame.
   *
   * @throws RefusedException with {@code unreadable-data}, {@code another-version} or {@code
   *     another-game} if it is none of this version and these games
   */
  public Frame readFrame(byte[] bytes) {
    return frame(new Data(map(bytes)));
  }

  /**
   * Reads a proposal.
   *
   * @throws RefusedException with {@code unreadable-data} or {@code another-version}
   */
  public Proposal readProposal(byte[] bytes) {
    if (bytes.length > LONGEST_PROPOSAL) {
      throw Data.unreadable("length");
    }
    Data all = version(new Data(map(bytes)));
    List<String> moves = all.has(MOVES) ? all.texts(MOVES) : List.of();
    if (moves.size() > Proposal.MOST_MOVES) {
      throw Data.unreadable(MOVES);
    }
    return new Proposal(
        all.text(RUN),
        all.number(FRAME),
        act(all.text("act")),
        all.has(CHOICE) ? all.number(CHOICE) : 0,
        moves);
  }

  /**
   * Reads an answer, without the reason in words.
   *
   * @throws RefusedException as {@link #readFrame}
   */
  public Answer readAnswer(byte[] bytes) {
    Data all = version(new Data(map(bytes)));
    Refusal refusal =
        all.has("refused")
            ? Refusal.of(all.inner("refused").text("rule"), all.inner("refused").text("code"))
            : null;
    return new Answer(refusal, frame(all.inner(FRAME)));
  }

  private static Map<String, @Nullable Object> plain(Frame frame) {
    Map<String, @Nullable Object> all = message();
    all.put(RUN, frame.run());
    all.put(FRAME, frame.number());
    all.put(GAME, frame.setup().game());
    all.put(PLAYERS, frame.setup().players());
    all.put(OPTIONS, frame.setup().options());
    all.put("seats", frame.seats().stream().map(SeatFormat::plain).toList());
    all.put("practice", frame.practice());
    all.put(SEAT, frame.view().seat());
    all.put("kept", frame.kept());
    all.put("played", frame.played().stream().map(SeatFormat::plain).toList());
    all.put(VIEW, frame.view().toData());
    all.put("legal", frame.legal());
    if (!frame.sheet().isEmpty()) {
      all.put("sheet", frame.sheet());
    }
    return all;
  }

  private static Map<String, @Nullable Object> plain(Seat seat) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("name", seat.name());
    all.put("colour", seat.colour());
    all.put("computer", seat.computer());
    return all;
  }

  private static Map<String, @Nullable Object> plain(Frame.Played played) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    Move move = played.move().move();
    all.put("number", played.move().number());
    all.put("by", played.move().by().toString());
    all.put("move", move == null ? null : move.toString());
    all.put("events", played.move().events().stream().map(EventForm::describe).toList());
    all.put(VIEW, played.after().toData());
    return all;
  }

  private Frame frame(Data all) {
    version(all);
    Game game =
        games
            .find(all.text(GAME))
            .orElseThrow(
                () -> new RefusedException(Refusal.of("", "another-game", all.text(GAME))));
    Map<String, String> options = new TreeMap<>();
    Data given = all.inner(OPTIONS);
    for (String option : given.keys()) {
      options.put(option, given.text(option));
    }
    Setup setup = new Setup(game.id(), all.number(PLAYERS), options);
    int seat = all.number(SEAT);
    List<Frame.Played> played = new ArrayList<>();
    int kept = all.number("kept");
    for (Data one : all.inners("played")) {
      View after = game.readView(setup, seat, one.map(VIEW));
      played.add(new Frame.Played(move(game, one), after));
    }
    return new Frame(
        all.text(RUN),
        all.number(FRAME),
        setup,
        all.inners("seats").stream()
            .map(one -> new Seat(one.text("name"), one.text("colour"), one.text("computer")))
            .toList(),
        all.flag("practice"),
        kept,
        played,
        game.readView(setup, seat, all.map(VIEW)),
        all.texts("legal"),
        all.has("sheet") ? all.map("sheet") : Map.of());
  }

  private static SeenMove move(Game game, Data one) {
    List<Event> events = new ArrayList<>();
    one.inners("events").forEach(event -> events.add(game.events().read(event.all())));
    return new SeenMove(
        one.number("number"),
        actor(one.text("by")),
        one.has("move") ? game.read(one.text("move")) : null,
        events);
  }

  private static Actor actor(String written) {
    if (written.equals(Actor.CHANCE.toString())) {
      return Actor.CHANCE;
    }
    if (written.matches("seat [1-9]")) {
      return new Actor.Seat(written.charAt(written.length() - 1) - '0');
    }
    throw Data.unreadable(written);
  }

  private static String name(Proposal.Act act) {
    return act.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static Proposal.Act act(String name) {
    for (Proposal.Act act : Proposal.Act.values()) {
      if (name(act).equals(name)) {
        return act;
      }
    }
    throw Data.unreadable(name);
  }

  private static Map<String, @Nullable Object> message() {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put(V, VERSION);
    return all;
  }

  private static Data version(Data all) {
    if (all.number(V) != VERSION) {
      throw new RefusedException(Refusal.of("", "another-version", all.number(V), VERSION));
    }
    return all;
  }

  private static byte[] bytes(Map<String, @Nullable Object> all) {
    try {
      return MAPPER.writeValueAsBytes(all);
    } catch (JsonProcessingException impossible) {
      throw new IllegalArgumentException(impossible);
    }
  }

  private static Map<String, @Nullable Object> map(byte[] bytes) {
    try {
      return MAPPER.readValue(bytes, new TypeReference<>() {});
    } catch (IOException e) {
      throw Data.unreadable("JSON");
    }
  }
}
