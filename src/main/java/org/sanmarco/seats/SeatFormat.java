package org.sanmarco.seats;

import module java.base;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.ser.std.StdDelegatingSerializer;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.databind.util.StdConverter;
import org.jspecify.annotations.Nullable;
import org.sanmarco.json.Json;
import org.sanmarco.json.Json.AddedLater;
import org.sanmarco.json.Json.OrEmpty;
import org.sanmarco.json.Json.Part;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.RecordForm;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Again;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Note;
import org.sanmarco.room.People;
import org.sanmarco.room.Question;
import org.sanmarco.room.Signal;
import org.sanmarco.table.Games;
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
  private static final String FRAME = "frame";
  private static final String REFUSED = "refused";
  private static final String PEOPLE = "people";

  private static final List<Actor> MAKERS =
      Stream.concat(
              Stream.of(Actor.CHANCE),
              IntStream.rangeClosed(1, Game.MOST_SEATS).mapToObj(Actor.Seat::new))
          .toList();

  private static final JsonMapper MAPPER =
      Json.LENIENT
          .rebuild()
          .addMixIn(View.class, ViewKeys.class)
          .addMixIn(SeenMove.class, SeenMoveKeys.class)
          .addMixIn(Awaited.class, AwaitedKeys.class)
          .addMixIn(Signal.class, SignalKeys.class)
          .addMixIn(Note.class, NoteKeys.class)
          .addMixIn(Question.class, QuestionKeys.class)
          .addMixIn(People.class, PeopleKeys.class)
          .addMixIn(Again.class, AgainKeys.class)
          .addModule(
              new SimpleModule()
                  .addSerializer(Move.class, ToStringSerializer.instance)
                  .addSerializer(Actor.class, ToStringSerializer.instance)
                  .addSerializer(new StdDelegatingSerializer(Event.class, new Describing()))
                  .addDeserializer(Actor.class, new Part<>(null, (of, by) -> by.one(MAKERS)))
                  .addDeserializer(
                      View.class, new Part<>(null, (of, data) -> Seen.in(of).view(data.object())))
                  .addDeserializer(
                      Move.class,
                      new Part<>(null, (of, data) -> Seen.in(of).game.read(data.text())))
                  .addDeserializer(
                      Event.class,
                      new Part<>(
                          null, (of, data) -> Seen.in(of).game.events().read(data.object()))))
          .build();

  private final Games games;

  /** The game and the seat from which a frame is seen. */
  private record Seen(Game game, Setup setup, int seat) {

    static Seen in(DeserializationContext context) {
      return (Seen) context.getAttribute(Seen.class);
    }

    View view(Map<String, @Nullable Object> data) {
      return game.readView(setup, seat, data);
    }
  }

  /** The parts of a frame by which the others are read. */
  private record Head(@JsonProperty("set-up") @JsonUnwrapped Setup setup, int seat) {}

  private static final class Describing extends StdConverter<Event, Map<String, @Nullable Object>> {
    @Override
    public Map<String, @Nullable Object> convert(Event event) {
      return RecordForm.describe(event);
    }
  }

  // The keys of records where they are not the names of components, or may be missing.

  private interface ViewKeys {
    @JsonValue
    Map<String, @Nullable Object> toData();
  }

  private interface SeenMoveKeys {
    @JsonSetter(nulls = Nulls.SET)
    @Nullable Move move();
  }

  private interface AwaitedKeys {
    @OrEmpty
    int part();
  }

  private interface SignalKeys {
    @JsonProperty("signal")
    Signal.Kind kind();
  }

  private interface NoteKeys {
    @JsonProperty("note")
    Note.Kind kind();
  }

  private interface QuestionKeys {
    @JsonProperty("question")
    Signal.Kind kind();
  }

  private interface PeopleKeys {
    @AddedLater
    List<Question> questions();

    @JsonProperty("undone-by")
    @OrEmpty
    int undoneBy();

    @OrEmpty
    Map<Integer, Instant> gone();

    @OrEmpty
    Set<Integer> early();

    @JsonProperty("after-end")
    @JsonUnwrapped
    Again again();
  }

  private interface AgainKeys {
    @JsonProperty("again")
    @OrEmpty
    Map<Integer, Boolean> answers();

    @OrEmpty
    String next();
  }

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
    return JsonMessage.write(tree(frame));
  }

  /** A proposal as bytes. */
  public byte[] write(Proposal proposal) {
    return JsonMessage.write(VERSION, proposal);
  }

  /**
   * An answer as bytes.
   *
   * @param reason the refusal in words; ignored where there is none
   */
  public byte[] write(Answer answer, String reason) {
    ObjectNode all = MAPPER.createObjectNode().put(V, VERSION);
    Refusal refusal = answer.refusal();
    if (refusal != null) {
      all.putObject(REFUSED)
          .put("rule", refusal.rule())
          .put("code", refusal.code())
          .put("reason", reason);
    }
    return JsonMessage.write(all.set(FRAME, tree(answer.frame())));
  }

  private static ObjectNode tree(Frame frame) {
    ObjectNode all = MAPPER.createObjectNode().put(V, VERSION).put("seat", frame.view().seat());
    all.setAll((ObjectNode) MAPPER.valueToTree(frame));
    if (frame.people().equals(People.NONE)) {
      all.remove(PEOPLE);
    }
    return all;
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
    Proposal proposal = JsonMessage.read(message(bytes), MAPPER.reader(), Proposal.class);
    if (bytes.length > LONGEST_PROPOSAL || proposal.moves().size() > Proposal.MOST_MOVES) {
      throw JsonMessage.unreadable("moves");
    }
    return proposal;
  }

  /**
   * Reads an answer, without the reason in words.
   *
   * @throws RefusedException as {@link #readFrame}
   */
  public Answer readAnswer(byte[] bytes) {
    ObjectNode all = message(bytes);
    Refusal refusal =
        all.get(REFUSED) instanceof ObjectNode why
            ? Refusal.of(why.path("rule").asText(), why.path("code").asText())
            : null;
    return new Answer(refusal, frame(all.withObject("/" + FRAME)));
  }

  private Frame frame(ObjectNode all) {
    Head head = JsonMessage.read(all, MAPPER.reader(), Head.class);
    String id = head.setup.game();
    Game game =
        games.find(id).orElseThrow(() -> new RefusedException(Refusal.of("", "another-game", id)));
    all.putIfAbsent(PEOPLE, MAPPER.valueToTree(People.NONE));
    Seen seen = new Seen(game, head.setup, head.seat);
    return JsonMessage.read(all, MAPPER.reader().withAttribute(Seen.class, seen), Frame.class);
  }

  private static ObjectNode message(byte[] bytes) {
    ObjectNode all = JsonMessage.object(bytes);
    int version = all.path(V).isInt() ? all.path(V).intValue() : 0;
    if (version != VERSION) {
      throw version > 0
          ? new RefusedException(Refusal.of("", "another-version", version, VERSION))
          : JsonMessage.unreadable(V);
    }
    return all;
  }
}
