package org.sanmarco.seats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import com.fasterxml.jackson.databind.json.JsonMapper;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.View;
import org.sanmarco.notation.Described;
import org.sanmarco.room.Again;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.People;
import org.sanmarco.room.Question;
import org.sanmarco.room.Signal;
import org.sanmarco.seats.Proposal.Act;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

/** Messages of seats come from a network: anything else than a message is refused. */
class SeatFormatTest {

  private static final SeatFormat FORMAT = new SeatFormat(Games.installed());
  private static final JsonMapper MAPPER = new JsonMapper();

  /** The steward of a table, with a sheet. */
  private static final SheetContent.SheetCard CARD =
      new SheetContent.SheetCard("B", "Bridge", new SheetContent.Look("bridge", "#fff", ""));

  private static final List<SheetContent.Gain> GAINS =
      List.of(new SheetContent.Gain("red", "+2", false, "Anna gains 2"));

  /** A sheet with something in each part. */
  private static final SheetContent SHEET =
      new SheetContent(
          "en",
          Map.of("turn", "Your turn"),
          "Friday",
          "decide",
          "Anna",
          "",
          List.of("A note"),
          List.of(
              new SheetContent.Player(
                  1,
                  "Anna",
                  "red",
                  12,
                  "points",
                  "Doge",
                  0,
                  List.of(new SheetContent.Count("Reserve", "4")),
                  true,
                  "away since 20:15",
                  false)),
          List.of(
              new SheetContent.CardGroup(
                  "Offer 1",
                  List.of(CARD),
                  true,
                  new SheetContent.Effect(GAINS, List.of("+2")),
                  1)),
          List.of("Anna has rolled a 3."),
          new SheetContent.Board(
              "board-nim",
              new SheetContent.Box(-5, 0, 10, 20),
              null,
              List.of(
                  new SheetContent.Piece(
                      "doge",
                      new SheetContent.Point(1, 2),
                      3,
                      "doge",
                      "",
                      null,
                      null,
                      "",
                      "Doge",
                      true))),
          new SheetContent.Asked(
              List.of(
                  new SheetContent.SheetChoice(
                      1,
                      "Castello",
                      SheetContent.Effect.NONE,
                      "CAS",
                      SheetContent.Look.NONE,
                      new SheetContent.Point(5, -6),
                      "red")),
              "",
              List.of("Nobles"),
              true,
              new SheetContent.Sort(
                  List.of(CARD), 2, List.of(3), List.of(SheetContent.Effect.NONE))),
          "End turn",
          "",
          "Undo",
          "",
          List.of(new SheetContent.NextGame(1, "nim", "Nim", List.of("Anna"))));

  private record Worded(Table game) implements Host.Steward {

    private Host.Steward plain() {
      return new TableSteward(game, Locale.ENGLISH);
    }

    @Override
    public @Nullable Refusal play(int seat, List<Move> moves) {
      return plain().play(seat, moves);
    }

    @Override
    public @Nullable Refusal act(int seat, Act act, int choice) {
      return plain().act(seat, act, choice);
    }

    @Override
    public Awaited awaited() {
      return plain().awaited();
    }

    @Override
    public boolean canUndo(int seat) {
      return plain().canUndo(seat);
    }

    @Override
    public SheetContent sheet(int seat) {
      return SHEET;
    }

    @Override
    public People people(int seat) {
      return new People(
          List.of(3),
          Map.of(1, LocalDate.parse("2026-12-24")),
          Map.of(3, "san-marco://here"),
          List.of(new Question(Signal.Kind.FREE, 2, 1, List.of(2))),
          2,
          Map.of(4, Instant.parse("2026-12-23T19:30:00Z")),
          Set.of(1),
          new Again(Map.of(1, true, 2, false), "san-marco://next"));
    }

    @Override
    public String reason(int seat, Refusal refusal) {
      return plain().reason(seat, refusal);
    }
  }

  private static Frame frame() {
    Table table =
        new Table(
            Games.installed().find("san-marco").orElseThrow(),
            new Setup("san-marco", 3, Map.of()),
            List.of(new Seat("Anna", "red"), new Seat("Bruno", "blue"), new Seat("Zoë", "green")),
            7);
    table.begunAt(Instant.parse("2026-11-26T20:00:00Z"));
    for (int roll = 0; roll < 5; roll++) {
      table.playChance();
    }
    Worded steward = new Worded(table);
    View view = table.view(2);
    return new Frame(
        "c0ffee",
        1,
        view.setup(),
        table.seats(),
        table.occasion().name(),
        table.occasion().begun(),
        table.isPractice(),
        5,
        steward.awaited(),
        steward.canUndo(2),
        List.of(new Signal(3, 1, Signal.Kind.WELL_PLAYED)),
        0,
        table.moves(2).stream()
            .map(move -> new Frame.Played(move, table.view(2, move.number())))
            .toList(),
        view,
        Frame.listed(view.legal()),
        steward.sheet(2),
        steward.people(2),
        List.of());
  }

  private static Map<String, @Nullable Object> data(byte[] message) throws IOException {
    return Described.message(MAPPER.readValue(message, Object.class)).object();
  }

  private static byte[] bytes(Object data) throws IOException {
    return MAPPER.writeValueAsBytes(data);
  }

  @Test
  void messagesAreReadAsTheyWereWritten() {
    Frame frame = frame();
    assertThat(FORMAT.readFrame(FORMAT.write(frame))).isEqualTo(frame);
    for (Act act : Act.values()) {
      Proposal proposal = new Proposal("c0ffee", 3, act, 2, List.of("place CAN", "keep"), "");
      assertThat(FORMAT.readProposal(FORMAT.write(proposal))).isEqualTo(proposal);
    }
  }

  @Test
  void unknownKeysAreIgnored() throws IOException {
    Map<String, @Nullable Object> data = data(FORMAT.write(frame()));
    data.put("mood", Map.of("of", "Anna"));
    assertThat(FORMAT.readFrame(bytes(data))).isEqualTo(frame());
  }

  @Test
  void anotherVersionIsRefused() throws IOException {
    Map<String, @Nullable Object> data = data(FORMAT.write(frame()));
    data.put("v", 2);
    byte[] later = bytes(data);
    assertThatThrownBy(() -> FORMAT.readFrame(later))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("another-version");
  }

  @Test
  void spoiltFramesAreRefused() throws IOException {
    Map<String, @Nullable Object> good = data(FORMAT.write(frame()));
    for (String key : good.keySet()) {
      for (Object junk :
          Arrays.asList(-1, 1e300, "x".repeat(10_000), List.of(List.of()), Map.of("a", 1), true)) {
        Map<String, @Nullable Object> spoilt = new LinkedHashMap<>(good);
        spoilt.put(key, junk);
        readsOrRefuses(bytes(spoilt));
      }
      Map<String, @Nullable Object> without = new LinkedHashMap<>(good);
      without.remove(key);
      if (!List.of("sheet", "people", "name", "begun").contains(key)) {
        byte[] message = bytes(without);
        assertThatThrownBy(() -> FORMAT.readFrame(message))
            .as(key)
            .isInstanceOf(RefusedException.class);
      }
    }
  }

  private static void readsOrRefuses(byte[] message) {
    try {
      FORMAT.readFrame(message).view().legal();
    } catch (RefusedException refused) {
      assertThat(refused.refusal().code()).isNotEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[]",
        "null",
        "{",
        "{\"v\":1}",
        "{\"v\":1,\"run\":\"a\",\"frame\":1,\"act\":\"cheat\"}",
        "{\"v\":1,\"run\":\"a\",\"frame\":-1,\"act\":\"undo\"}",
        "{\"v\":1,\"run\":\"a\",\"frame\":1.5,\"act\":\"undo\"}",
        "{\"v\":1,\"run\":\"a\",\"frame\":1,\"act\":\"play\",\"moves\":[1]}",
        "{\"v\":\"1\",\"run\":\"a\",\"frame\":1,\"act\":\"undo\"}"
      })
  void otherProposalsAreRefused(String message) {
    assertThatThrownBy(() -> FORMAT.readProposal(message.getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(RefusedException.class);
  }

  @Test
  void proposalsHaveLimits() {
    List<String> most = Collections.nCopies(Proposal.MOST_MOVES, "keep");
    List<String> more = new ArrayList<>(most);
    more.add("keep");
    Frame frame = frame();
    assertThat(FORMAT.readProposal(FORMAT.write(Proposal.play(frame, most))).moves())
        .isEqualTo(most);
    byte[] tooMany = FORMAT.write(Proposal.play(frame, more));
    byte[] tooLong =
        FORMAT.write(Proposal.play(frame, List.of("x".repeat(SeatFormat.LONGEST_PROPOSAL))));
    for (byte[] message : List.of(tooMany, tooLong)) {
      assertThatThrownBy(() -> FORMAT.readProposal(message)).isInstanceOf(RefusedException.class);
    }
  }
}
