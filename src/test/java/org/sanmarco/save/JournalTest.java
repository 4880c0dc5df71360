package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.disk.DiskFolder;
import org.sanmarco.save.format.Format;
import org.sanmarco.save.format.LineCheck;
import org.sanmarco.save.format.Program;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal;
import org.sanmarco.save.format.SaveRefusal.Reason;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Table;

/** The autosave of a game, a line for each move. */
class JournalTest {

  private static final Instant NOW = Instant.parse("2026-11-20T19:30:00Z");

  @TempDir private Path folder;

  private final SavedGameStore games =
      new SavedGameStore(
          Games.installed(), InstantSource.fixed(NOW), new Disk(), ChanceKey.passing());
  private Journal journal;

  @BeforeEach
  void begin() {
    journal = new Journal(games, place(), null);
  }

  @AfterEach
  void close() {
    journal.close();
  }

  @Test
  void hasTheGameInItsFirstLineAndALineForEachChange() throws Exception {
    Table table = SampleGames.begun(3, 7);
    journal.write(table.record());
    table.play(SampleGames.GAME.read("roll 3"));
    journal.write(table.record());
    table.undo();
    journal.write(table.record());
    table.play(SampleGames.GAME.read("roll 5"));
    table.play(SampleGames.GAME.read("roll 2"));
    journal.write(table.record());
    journal.close();

    assertThat(file()).hasFileName("san-marco-2026-11-20-193000.journal");
    List<String> lines = Files.readAllLines(file());
    assertThat(lines.getFirst())
        .startsWith(
            "{\"format\":\"san-marco-journal\",\"version\":4,\"program\":\""
                + Program.version()
                + "\",\"saved\":\"2026-11-20T19:30:00Z\",\"game\":\"san-marco\",\"players\":3,")
        .contains("\"moves\":[]} ");
    assertThat(lines.subList(1, 4))
        .extracting(line -> line.substring(0, line.length() - LineCheck.LENGTH))
        .containsExactly(
            "{\"after\":0,\"moves\":[\"roll 3\"],\"saved\":\"2026-11-20T19:30:00Z\"}",
            "{\"after\":0,\"moves\":[],\"saved\":\"2026-11-20T19:30:00Z\"}",
            "{\"after\":0,\"moves\":[\"roll 5\",\"roll 2\"],\"saved\":\"2026-11-20T19:30:00Z\"}");
    assertThat(games.read(file()).table().record()).isEqualTo(table.record());
  }

  @Test
  void timesOfThinkingComeWithTheMoves() throws Exception {
    Table table = SampleGames.begun(3, 7);
    journal.write(table.record());
    table.thought(2, Duration.ofMillis(61_250));
    table.play(SampleGames.GAME.read("roll 3"));
    journal.write(table.record());
    table.play(SampleGames.GAME.read("roll 4"));
    journal.write(table.record());
    table.thought(1, Duration.ofMillis(400));
    journal.write(table.record());
    journal.write(table.record());
    journal.close();

    assertThat(Files.readAllLines(file()).subList(1, 4))
        .extracting(line -> line.substring(0, line.length() - LineCheck.LENGTH))
        .containsExactly(
            "{\"after\":0,\"moves\":[\"roll 3\"],\"thinkingMillis\":[0,61250,0],"
                + "\"saved\":\"2026-11-20T19:30:00Z\"}",
            "{\"after\":1,\"moves\":[\"roll 4\"],\"saved\":\"2026-11-20T19:30:00Z\"}",
            "{\"after\":2,\"moves\":[],\"thinkingMillis\":[400,61250,0],"
                + "\"saved\":\"2026-11-20T19:30:00Z\"}");
    assertThat(games.read(file()).table().record()).isEqualTo(table.record());
  }

  @Test
  void nameAndBeginningComeBack() throws Exception {
    Table table = SampleGames.begun(3, 7);
    journal.write(table.record());
    table.tell(new Occasion("The rematch", NOW.minusSeconds(60), List.of()));
    journal.write(table.record());
    journal.close();
    assertThat(games.read(file()).table().record()).isEqualTo(table.record());
  }

  @Test
  void growsByAsMuchForALateMoveAsForAnEarlyOne() throws Exception {
    Table table = SampleGames.begun(4, 1);
    journal.write(table.record());
    while (!table.isOver()) {
      long before = Files.size(file());
      String move = SampleGames.step(table).move().toString();
      journal.write(table.record());
      assertThat(Files.size(file()) - before).isLessThan(move.length() + 80L);
    }
    assertThat(games.read(file()).table().record()).isEqualTo(table.record());
  }

  @Test
  void isReadUpToItsLastWholeLineWhereverItIsCutOff() throws Exception {
    Table table = SampleGames.played(4, 3, 25);
    journal.write(table.record());
    int first = (int) Files.size(file());
    for (int i = 0; i < 4; i++) {
      SampleGames.step(table);
      journal.write(table.record());
    }
    byte[] whole = Files.readAllBytes(file());
    for (int cut = first; cut <= whole.length; cut++) {
      byte[] torn = Arrays.copyOf(whole, cut);
      long lines = new String(torn, StandardCharsets.UTF_8).lines().count();
      int ended = (int) (torn[cut - 1] == '\n' ? lines : lines - 1);
      assertThat(games.read(torn).table().record().moves())
          .isEqualTo(table.record().moves().subList(0, 25 + ended - 1));
    }
    for (int cut = 1; cut < first; cut++) {
      byte[] torn = Arrays.copyOf(whole, cut);
      assertThat(refusal(() -> games.read(torn)).reason())
          .isIn(Reason.DAMAGED, Reason.NOT_A_SAVED_GAME, Reason.NOT_JSON);
    }
  }

  @Test
  void goesOnBehindItsLastWholeLine() throws Exception {
    Table table = SampleGames.played(4, 3, 25);
    journal.write(table.record());
    GameRecord before = table.record();
    SampleGames.step(table);
    journal.write(table.record());
    journal.close();
    byte[] whole = Files.readAllBytes(file());
    Files.write(file(), Arrays.copyOf(whole, whole.length - 1));

    Journal.Resumed resumed = Journal.resume(games, file());
    assertThat(resumed.game().table().record()).isEqualTo(before);
    try (Journal again = resumed.journal()) {
      again.write(table.record());
    }
    assertThat(Files.readAllBytes(file())).isEqualTo(whole);
  }

  @Test
  void saysWhichLineIsDamagedAndHasTheGameBeforeIt() throws Exception {
    Table table = SampleGames.begun(4, 3);
    journal.write(table.record());
    for (int i = 0; i < 10; i++) {
      SampleGames.step(table);
      journal.write(table.record());
    }
    journal.close();
    List<String> lines = Files.readAllLines(file());
    List<String> swapped = new ArrayList<>(lines);
    swapped.set(5, lines.get(6));
    swapped.set(6, lines.get(5));
    Files.write(file(), swapped);
    byte[] damaged = Files.readAllBytes(file());

    SaveException refused =
        catchThrowableOfType(SaveException.class, () -> Journal.resume(games, file()));
    assertThat(refused.refusal()).isEqualTo(SaveRefusal.of(Reason.DAMAGED, 6));
    assertThat(refused.playable().orElseThrow().record().moves())
        .isEqualTo(table.record().moves().subList(0, 4));
    assertThat(Files.readAllBytes(file())).isEqualTo(damaged);
    try (Journal next = new Journal(games, place(), null)) {
      next.write(refused.playable().orElseThrow().record());
      assertThat(next.file().orElseThrow()).isNotEqualTo(file());
    }
  }

  @Test
  void opensUpToAnyDamagedLine() throws Exception {
    Table table = SampleGames.played(4, 3, 25);
    journal.write(table.record());
    int first = (int) Files.size(file());
    for (int i = 0; i < 3; i++) {
      SampleGames.step(table);
      journal.write(table.record());
    }
    byte[] whole = Files.readAllBytes(file());
    for (int bit = first * 8; bit < whole.length * 8; bit += 3) {
      byte[] turned = whole.clone();
      turned[bit / 8] ^= (byte) (1 << bit % 8);
      assertThat(upToDamage(turned).record().moves())
          .isEqualTo(table.record().moves().subList(0, 25 + linesBefore(whole, bit / 8) - 1));
    }
  }

  /** The game, or as much of it as comes before the damage. */
  private Table upToDamage(byte[] bytes) {
    try {
      return games.read(bytes).table();
    } catch (SaveException refused) {
      assertThat(refused.refusal().reason()).isEqualTo(Reason.DAMAGED);
      return refused.playable().orElseThrow();
    }
  }

  private static int linesBefore(byte[] bytes, int at) {
    return (int) new String(bytes, 0, at + 1, StandardCharsets.UTF_8).lines().count() - 1;
  }

  @Test
  void whatBeginsOtherwiseIsWrittenAnew() throws Exception {
    Table table = SampleGames.played(4, 3, 25);
    journal.write(table.record());
    table.practise();
    journal.write(table.record());
    assertThat(games.read(file()).table().isPractice()).isTrue();
    table.handOver(2, "easy");
    journal.write(table.record());
    assertThat(games.read(file()).table().record()).isEqualTo(table.record());
    table.undo();
    journal.write(table.record());
    assertThat(games.read(file()).table().record()).isEqualTo(table.record());
  }

  @Test
  void opensUpToAMoveThatTheRulesRefuse() throws Exception {
    Table table = SampleGames.played(4, 3, 25);
    GameRecord game = table.record();
    List<String> moves = new ArrayList<>(game.moves());
    moves.add("roll 9");
    journal.write(
        new GameRecord(
            game.setup(),
            game.seats(),
            game.chanceSource(),
            moves,
            game.next(),
            false,
            Occasion.NONE));
    SaveException refused = catchThrowableOfType(SaveException.class, () -> games.read(file()));
    assertThat(refused.refusal().reason()).isEqualTo(Reason.BAD_MOVE);
    assertThat(refused.refusal().arguments()).containsExactly("26", "roll 9");
    assertThat(refused.playable().orElseThrow().record()).isEqualTo(game);
  }

  @Test
  void isWrittenAnewBeforeItIsTooLargeToBeRead() throws Exception {
    GameRecord far = SampleGames.played(4, 1, 60).record();
    GameRecord near = SampleGames.begun(4, 1).record();
    Disk unforced =
        new Disk() {
          @Override
          public void append(FileChannel channel, byte[] bytes, long end) throws IOException {
            channel.write(ByteBuffer.wrap(bytes), end);
          }
        };
    journal =
        new Journal(
            new SavedGameStore(Games.installed(), () -> NOW, unforced, ChanceKey.passing()),
            place(),
            null);
    for (int i = 0; i < 4_000; i++) {
      journal.write(i % 2 == 0 ? far : near);
    }
    assertThat(Files.size(file())).isLessThanOrEqualTo(Format.MOST_BYTES);
    assertThat(games.read(file()).table().record()).isEqualTo(near);
  }

  @Test
  void knowsTheMovesThatTwoGamesHaveInCommon() {
    List<String> three = List.of("a", "b", "c");
    assertThat(GameRecord.common(three, List.of("a", "b"))).isEqualTo(2);
    assertThat(GameRecord.common(three, List.of("a", "b", "c", "d"))).isEqualTo(3);
    assertThat(GameRecord.common(three, List.of("a", "x", "c"))).isEqualTo(1);
    assertThat(GameRecord.common(List.of("a", "b", "x"), three)).isEqualTo(2);
    assertThat(GameRecord.common(List.of(), three)).isZero();
  }

  @Test
  void changesNothingWhenNothingHasChanged() throws Exception {
    GameRecord game = SampleGames.played(4, 1, 50).record();
    journal.write(game);
    byte[] before = Files.readAllBytes(file());
    journal.write(SampleGames.played(4, 1, 50).record());
    assertThat(Files.readAllBytes(file())).isEqualTo(before);
  }

  @Test
  void isWholeAgainAfterItWasDeletedOrReplaced() throws Exception {
    Table table = SampleGames.played(4, 1, 50);
    journal.write(table.record());
    Files.delete(file());
    SampleGames.step(table);
    journal.write(table.record());
    assertThat(games.read(file()).table().record()).isEqualTo(table.record());
    Files.writeString(file(), "from elsewhere");
    SampleGames.step(table);
    journal.write(table.record());
    assertThat(games.read(file()).table().record()).isEqualTo(table.record());
  }

  @Test
  void leavesNothingButItsFileWhenItIsClosed() throws Exception {
    journal.write(SampleGames.begun(4, 1).record());
    assertThat(names()).hasSize(2);
    journal.close();
    assertThat(names()).containsExactly("san-marco-2026-11-20-193000.journal");
  }

  @Test
  void tidiesUpAfterProgramsThatWereKilled() throws Exception {
    Process ended =
        new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(), "-version")
            .start();
    ended.waitFor();
    Path left = Files.createFile(folder.resolve(".san-marco-" + ended.pid() + "-x.tmp"));
    Path old =
        Files.createFile(folder.resolve(".san-marco-" + ProcessHandle.current().pid() + "-x.tmp"));
    Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofDays(2))));
    Path atWork =
        Files.createFile(folder.resolve(".san-marco-" + ProcessHandle.current().pid() + "-y.tmp"));
    Path others = Files.createFile(folder.resolve(".others.tmp"));
    games.save(folder.resolve("game.sanmarco"), SampleGames.begun(4, 1).record());
    assertThat(left).doesNotExist();
    assertThat(old).doesNotExist();
    assertThat(atWork).exists();
    assertThat(others).exists();
  }

  @Test
  void noticesABitThatWasTurned() throws Exception {
    Table table = SampleGames.begun(4, 3);
    journal.write(table.record());
    for (int i = 0; i < 25; i++) {
      SampleGames.step(table);
      journal.write(table.record());
      if (i == 8) {
        FileTime time = Files.getLastModifiedTime(file());
        byte[] bytes = Files.readAllBytes(file());
        bytes[bytes.length / 2] ^= 1;
        Files.write(file(), bytes);
        Files.setLastModifiedTime(file(), time);
      }
    }
    assertThat(games.read(file()).table().record()).isEqualTo(table.record());
  }

  @Test
  void writesIntoTheFileThatIsThereNow() throws Exception {
    Table table = SampleGames.played(4, 1, 50);
    journal.write(table.record());
    Path same = folder.resolve("same");
    Files.copy(file(), same);
    Files.move(same, file(), StandardCopyOption.REPLACE_EXISTING);
    SampleGames.step(table);
    journal.write(table.record());
    assertThat(games.read(file()).table().record()).isEqualTo(table.record());
  }

  @Test
  void takesNoNameThatAnotherGameHas() throws Exception {
    GameRecord game = SampleGames.begun(4, 1).record();
    journal.write(game);
    try (Journal second = new Journal(games, place(), null);
        Journal third = new Journal(games, place(), null)) {
      second.write(game);
      journal.close();
      third.write(game);
    }
    assertThat(names())
        .containsExactly(
            "san-marco-2026-11-20-193000-2.journal",
            "san-marco-2026-11-20-193000-3.journal",
            "san-marco-2026-11-20-193000.journal");
  }

  @Test
  void isLockedWhileItIsOpen() throws Exception {
    journal.write(SampleGames.begun(4, 1).record());
    assertThat(refusal(() -> Journal.resume(games, file())).reason()).isEqualTo(Reason.IN_USE);
    journal.close();
    Journal.resume(games, file()).journal().close();
  }

  @Test
  void aLockFileThatWasLeftBehindLocksNothing() throws Exception {
    journal.write(SampleGames.begun(4, 1).record());
    journal.close();
    Path left = folder.resolve(file().getFileName() + ".lock");
    Files.writeString(left, "4711");
    assertThat(GameLock.isInUse(new Disk(), file())).isFalse();
    Journal.resume(games, file()).journal().close();
    assertThat(left).doesNotExist();
  }

  private interface Doing {
    void run() throws Exception;
  }

  private static SaveRefusal refusal(Doing doing) {
    return catchThrowableOfType(SaveException.class, doing::run).refusal();
  }

  private Path file() {
    return journal.file().orElseThrow();
  }

  private DiskFolder place() {
    return new DiskFolder(new Disk(), folder);
  }

  private List<String> names() throws IOException {
    try (var files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
