package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.save.FinishedGame.Player;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal.Reason;
import org.sanmarco.save.own.OwnFile;

/** A finished game counts once, and nothing that was counted is lost by accident. */
class FameFileTest {

  private static final Instant THEN = Instant.parse("2026-11-20T19:30:00Z");

  @TempDir private Path folder;
  private Path home;
  private Path file;

  @BeforeEach
  void nothingYet() {
    home = folder.resolve("home");
    file = home.resolve("fame.json");
  }

  private static FinishedGame game(String id, boolean advised, Instant ended) {
    return new FinishedGame(
        id,
        "san-marco",
        ended,
        List.of(
            new Player("Žofie", "", 61, true, advised, Map.of()),
            new Player("Dandolo", "hard", 58, false, false, Map.of())));
  }

  private FameFile with(FinishedGame... games) throws SaveException {
    FameFile fame = new FameFile(home);
    List.of(games).forEach(fame::put);
    fame.flush();
    return fame;
  }

  private void write(String text) throws IOException {
    Files.createDirectories(home);
    Files.writeString(file, text);
  }

  @Test
  void withoutAFileNobodyHasWon() throws SaveException {
    assertThat(new FameFile(home).read().content()).isEmpty();
    new FameFile(home).flush();
    assertThat(file).doesNotExist();
  }

  @Test
  void whatWasCountedComesBack() throws SaveException {
    FinishedGame one = game("1", true, THEN);
    FinishedGame two = game("2", false, THEN.plusSeconds(60));
    with(one);
    with(two);
    OwnFile.Found<List<FinishedGame>> all = new FameFile(home).read();
    assertThat(all.content()).containsExactly(one, two);
    assertThat(all.setAside()).isEmpty();
  }

  @Test
  void aGameCountsOnceHoweverOftenItIsLookedAt() throws SaveException {
    with(game("1", true, THEN));
    FameFile fame = with(game("1", false, THEN.plusSeconds(99)), game("1", false, THEN));
    assertThat(fame.read().content())
        .as("what is forgotten when a game is opened again stays: when it ended, and the advice")
        .containsExactly(game("1", true, THEN));
  }

  @Test
  void whatIsNotWrittenYetIsThereAlready() throws SaveException {
    FameFile fame = new FameFile(home);
    fame.put(game("1", false, THEN));
    assertThat(fame.read().content()).hasSize(1);
    assertThat(file).doesNotExist();
  }

  @Test
  void clearedIsForgottenForGood() throws SaveException, IOException {
    write("{");
    FameFile fame = with(game("1", false, THEN));
    fame.forget();
    assertThat(fame.read().content()).isEmpty();
    assertThat(home).isEmptyDirectory();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "null",
        "7",
        "\u0000",
        "{\"format\":\"san-marco-game\",\"version\":1,\"games\":[]}",
        "{\"format\":\"san-marco-fame\",\"version\":\"x\",\"games\":[]}"
      })
  void aFileThatIsNoneIsKeptBesideIt(String bad) throws IOException, SaveException {
    write(bad);
    OwnFile.Found<List<FinishedGame>> all = new FameFile(home).read();
    assertThat(all.content()).isEmpty();
    assertThat(all.setAside()).contains(home.resolve("fame.json~"));
    assertThat(home.resolve("fame.json~")).hasContent(bad);
    FameFile fame = with(game("1", false, THEN));
    assertThat(fame.read().content()).hasSize(1);
    assertThat(fame.read().setAside()).as("it is told once").isEmpty();
    assertThat(home.resolve("fame.json~")).hasContent(bad);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "7",
        "{}",
        "{\"id\":\"\",\"game\":\"nim\",\"ended\":\"2026-11-20T19:30:00Z\",\"players\":[{\"name\":\"A\"}]}",
        "{\"id\":\"3\",\"game\":\"nim\",\"ended\":\"soon\",\"players\":[{\"name\":\"A\"}]}",
        "{\"id\":\"3\",\"game\":\"nim\",\"ended\":\"+99999-11-20T19:30:00Z\",\"players\":[{\"name\":\"A\"}]}",
        "{\"id\":\"3\",\"game\":\"nim\",\"ended\":\"2026-11-20T19:30:00Z\",\"players\":[]}",
        "{\"id\":\"3\",\"game\":\"nim\",\"ended\":\"2026-11-20T19:30:00Z\",\"players\":[{\"name\":\""
            + " \"}]}",
        "{\"id\":\"3\",\"game\":\"nim\",\"ended\":\"2026-11-20T19:30:00Z\","
            + "\"players\":[{\"name\":\"A\",\"computer\":\"deep\"}]}"
      })
  void whatCanBeReadIsReadAndTheRestIsKept(String bad) throws IOException, SaveException {
    with(game("1", false, THEN));
    String good = Files.readString(file);
    String mixed = good.replaceFirst("\"games\" : \\[", "\"games\" : [" + bad + ",");
    write(mixed);
    OwnFile.Found<List<FinishedGame>> all = new FameFile(home).read();
    assertThat(all.content()).containsExactly(game("1", false, THEN));
    assertThat(home.resolve("fame.json~")).hasContent(mixed);
    assertThat(file).hasContent(good);
  }

  @Test
  void aHugeOrDeepFileDoesNoHarm() throws IOException, SaveException {
    write("[".repeat(90_000));
    assertThat(new FameFile(home).read().setAside()).isPresent();
    write(" ".repeat(5 << 20));
    assertThat(new FameFile(home).read().setAside()).isPresent();
  }

  @Test
  void asManyGamesAsAreKeptFitIntoTheFile() throws SaveException {
    Player player =
        new Player(
            "Ž".repeat(24),
            "advanced",
            100,
            true,
            true,
            IntStream.range(0, 8)
                .boxed()
                .collect(Collectors.toMap(i -> "longestfeat" + (char) ('a' + i), i -> 1000 + i)));
    FameFile fame = new FameFile(home);
    for (int i = 0; i < 5000; i++) {
      fame.put(
          new FinishedGame(
              "%032x".formatted(i), "san-marco", THEN, Collections.nCopies(5, player)));
    }
    fame.flush();
    OwnFile.Found<List<FinishedGame>> all = new FameFile(home).read();
    assertThat(all.content()).hasSize(5000);
    assertThat(all.setAside()).isEmpty();
  }

  @Test
  void whatALaterProgramWroteIsLeftAlone() throws IOException {
    String later = "{\"format\":\"san-marco-fame\",\"version\":2,\"program\":\"9.0\",\"games\":{}}";
    write(later);
    FameFile fame = new FameFile(home);
    fame.put(game("1", false, THEN));
    for (int i = 0; i < 2; i++) {
      SaveException refused = catchThrowableOfType(SaveException.class, fame::flush);
      assertThat(refused.refusal().reason()).isEqualTo(Reason.LATER_VERSION);
    }
    assertThat(file).hasContent(later);
  }

  @Test
  void featsComeBackAndOddOnesAreLeftOut() throws IOException, SaveException {
    Player anna = new Player("Anna", "", 9, true, false, Map.of("round", 21, "bridgeless", 1));
    with(new FinishedGame("1", "san-marco", THEN, List.of(anna)));
    assertThat(new FameFile(home).read().content().getFirst().players()).containsExactly(anna);
    write(
        Files.readString(file)
            .replaceFirst("\"round\" : 21", "\"round\" : 21, \"../x\" : 3, \"\" : 4"));
    assertThat(new FameFile(home).read().content().getFirst().players()).containsExactly(anna);
  }

  @Test
  void namesAreCleaned() throws IOException, SaveException {
    write(
        """
        {"format":"san-marco-fame","version":1,"games":[{"id":"3","game":"nim",
         "ended":"2026-11-20T19:30:00Z","players":[{"name":"A\\u202E\\u0007 B","score":2,"won":true}]}]}
        """);
    assertThat(new FameFile(home).read().content().getFirst().players())
        .containsExactly(new Player("A B", "", 2, true, false, Map.of()));
  }
}
