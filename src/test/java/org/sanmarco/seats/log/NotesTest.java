package org.sanmarco.seats.log;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.room.Note;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.log.BrokenLogException.Fault;
import org.sanmarco.table.Games;

/** Lines of players, requests for advice and seats given to computers are in the log. */
class NotesTest {

  private static Evening evening(Terms terms) throws Exception {
    return new Evening("marco-polo", 3, 0, List.of(), terms);
  }

  private static void say(Evening evening, int seat, String line) {
    evening.player(seat).game.say(line);
    evening.run();
  }

  private static List<String> lines(RemoteGame game) {
    return game.notes().stream().map(note -> note.seat() + " " + note.text()).toList();
  }

  private static void verify(Evening evening) throws Exception {
    evening.play(Integer.MAX_VALUE);
    for (Evening.Player player : evening.players.values()) {
      assertThat(player.verify()).isEmpty();
    }
  }

  @Test
  void linesAreSeenByAllAndStayInTheLog() throws Exception {
    Evening evening = evening(Terms.NONE);
    say(evening, 1, "Hello");
    evening.play(5);
    say(evening, 2, "Здравствуйте, \"Anna\" 🙂");
    List<String> all = List.of("1 Hello", "2 Здравствуйте, \"Anna\" 🙂");
    assertThat(lines(evening.player(3).game)).isEqualTo(all);
    assertThat(lines(evening.watch())).as("who comes later").isEqualTo(all);
    evening.leader = evening.lead("second");
    assertThat(lines(evening.player(1).game)).as("after another table").isEqualTo(all);
    evening.play(Integer.MAX_VALUE);
    say(evening, 1, "Well played");
    assertThat(lines(evening.player(2).game)).hasSize(3);
    verify(evening);
  }

  @Test
  void aLineNeedsNoNewestPosition() throws Exception {
    Evening evening = evening(Terms.NONE);
    evening.player(1).game.say("Late");
    evening.asked().orElseThrow().play();
    evening.run();
    assertThat(lines(evening.player(2).game)).containsExactly("1 Late");
    assertThat(evening.refused).isEmpty();
  }

  @Test
  void fiveLinesAtOnceAreEnough() throws Exception {
    Evening evening = evening(Terms.NONE);
    IntStream.rangeClosed(1, 6).forEach(number -> say(evening, 1, "Line " + number));
    assertThat(evening.refused).extracting(Refusal::code).containsExactly("too-many-lines");
    say(evening, 2, "Mine");
    evening.pass(Duration.ofSeconds(10));
    say(evening, 1, "Later");
    assertThat(lines(evening.player(3).game)).hasSize(7).endsWith("2 Mine", "1 Later");
  }

  @Test
  void aRepeatedLineCountsOnce() throws Exception {
    Evening evening = evening(Terms.NONE);
    say(evening, 1, "Hello");
    byte[] message = evening.place.network.proposals.getLast();
    evening.place.network.seat(1).propose(message);
    evening.run();
    assertThat(lines(evening.player(2).game)).containsExactly("1 Hello");
  }

  @Test
  void tooLongLinesAreRefused() throws Exception {
    Evening evening = evening(Terms.NONE);
    say(evening, 1, "x".repeat(Note.LONGEST));
    say(evening, 1, "x".repeat(Note.LONGEST + 1));
    say(evening, 1, "two\nlines");
    assertThat(evening.player(2).game.notes()).hasSize(1);
    assertThat(evening.refused).hasSize(2);
  }

  @Test
  void gamesWithoutChatHaveNone() throws Exception {
    Evening evening = evening(Terms.NONE.with(false, false));
    say(evening, 1, "Hello");
    evening.asked().ifPresent(player -> player.game.askAdvice(player.seat));
    evening.run();
    assertThat(evening.any().game.notes()).isEmpty();
    assertThat(evening.refused).hasSize(2);
  }

  @Test
  void whoAsksForAdviceIsSeenByAll() throws Exception {
    Evening evening = evening(Terms.NONE);
    evening.play(4);
    Evening.Player asker = evening.asked().orElseThrow();
    asker.game.askAdvice(asker.seat);
    evening.run();
    asker.game.askAdvice(asker.seat);
    evening.run();
    for (Evening.Player player : evening.players.values()) {
      assertThat(player.game.notes())
          .containsExactly(new Note(1, asker.seat, Note.Kind.ADVISED, asker.game.size(), ""));
    }
    verify(evening);
  }

  @Test
  void aPlayerGivesASeatAwayAndTakesItBack() throws Exception {
    Evening evening = evening(Terms.NONE);
    evening.play(3);
    RemoteGame own = evening.player(2).game;
    own.handOver(2, BotLevel.EASY.toString());
    evening.run();
    byte[] given = evening.place.network.proposals.getLast();
    assertThat(evening.player(1).game.seats().get(1).computer()).isEqualTo("easy");
    own.handOver(2, "");
    evening.run();
    assertThat(evening.player(1).game.seats().get(1).isComputer()).isFalse();
    evening.place.network.seat(2).propose(given);
    evening.run();
    assertThat(evening.player(1).game.seats().get(1).isComputer()).as("repeated").isFalse();
    verify(evening);
  }

  @Test
  void wishesHoldWhateverOthersDoMeanwhile() throws Exception {
    Evening evening = evening(Terms.NONE);
    evening.play(3);
    Evening.Player asked = evening.asked().orElseThrow();
    Evening.Player other = evening.player(asked.seat % 3 + 1);
    LocalDate back = LocalDate.ofInstant(evening.place.means().clock().instant(), ZoneOffset.UTC);
    asked.game.propose(asked.seat, List.of(asked.game.view(asked.seat).legal().getFirst()));
    other.game.away(back.plusDays(2));
    other.game.handOver(other.seat, BotLevel.EASY.toString());
    evening.run();
    assertThat(evening.refused).isEmpty();
    assertThat(asked.game.people().away()).containsEntry(other.seat, back.plusDays(2));
    assertThat(asked.game.seats().get(other.seat - 1).computer()).isEqualTo("easy");
    verify(evening);
  }

  @Test
  void aRefusedMoveDropsNoWish() throws Exception {
    Evening evening = evening(Terms.NONE);
    evening.play(3);
    Evening.Player asked = evening.asked().orElseThrow();
    Move move = asked.game.view(asked.seat).legal().getFirst();
    asked.game.propose(asked.seat, List.of(move, move, move));
    asked.game.handOver(asked.seat, BotLevel.EASY.toString());
    evening.run();
    assertThat(evening.refused).hasSize(1);
    assertThat(asked.game.seats().get(asked.seat - 1).computer()).isEqualTo("easy");
  }

  @Test
  void aLineStaysWhenItsMoveIsUndone() throws Exception {
    Evening evening = new Evening("san-marco", 3, 0, List.of(), Terms.NONE);
    int decider = evening.playUntilUndo(0);
    say(evening, decider, "Oh!");
    evening.player(decider).game.undo();
    evening.run();
    RemoteGame game = evening.any().game;
    assertThat(game.notes())
        .containsExactly(new Note(1, decider, Note.Kind.SAID, game.size(), "Oh!"));
    verify(evening);
  }

  private static List<byte[]> log(Evening evening) throws Exception {
    return new ArrayList<>(evening.place.network.read());
  }

  private static Fault fault(List<byte[]> log) {
    return Verifier.check(
            Games.installed(),
            log,
            new Evidence(),
            0,
            Signer.of(Signer.randomBytes(Signer.KEY_BYTES)))
        .fault()
        .orElseThrow()
        .fault();
  }

  /** A log with another entry at its end, after the last that there may be. */
  private static List<byte[]> with(List<byte[]> log, int version, Entry entry) {
    List<byte[]> longer = new ArrayList<>(log);
    longer.add(
        EntryFormat.write(
            new EntryFormat.Place(
                version,
                log.size(),
                EntryFormat.read(log.getLast()).place().at(),
                LogBytes.encode(LogBytes.sha256(log.getLast()))),
            entry));
    return longer;
  }

  @Test
  void anInventedLineIsFoundOut() throws Exception {
    Evening evening = evening(Terms.NONE);
    say(evening, 1, "Hello");
    String proposal = LogBytes.encode(evening.place.network.proposals.getLast());
    evening.play(Integer.MAX_VALUE);
    List<byte[]> log = log(evening);
    assertThat(fault(with(log, EntryFormat.VERSION, new Entry.Said(2, "Hello", proposal))))
        .isEqualTo(Fault.PROPOSAL);
    assertThat(fault(with(log, EntryFormat.VERSION, new Entry.Said(1, "Bye", proposal))))
        .isEqualTo(Fault.PROPOSAL);
    assertThat(fault(with(log, EntryFormat.VERSION, new Entry.Said(1, "Hello", proposal))))
        .as("twice")
        .isEqualTo(Fault.PROPOSAL);
  }

  @Test
  void aGameOfTheSecondVersionIsVerifiedAndHasNoNotes() throws Exception {
    List<byte[]> log = EarlierLogTest.log("version-2.jsonl");
    assertThat(
            Verifier.check(
                    Games.installed(),
                    log,
                    new Evidence(),
                    0,
                    Signer.of(Signer.randomBytes(Signer.KEY_BYTES)))
                .fault())
        .isEmpty();
    assertThat(new String(log.getFirst(), StandardCharsets.UTF_8)).startsWith("{\"v\":2,");
    assertThat(fault(with(log, 2, new Entry.Said(1, "Hello", "")))).isEqualTo(Fault.ORDER);
  }
}
