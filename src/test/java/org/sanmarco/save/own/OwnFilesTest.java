package org.sanmarco.save.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sanmarco.Seed;
import org.sanmarco.elsewhere.KeptGame;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.ChanceKey;
import org.sanmarco.save.FameFile;
import org.sanmarco.save.FinishedGame;
import org.sanmarco.save.HostedGames;
import org.sanmarco.save.Library;
import org.sanmarco.save.NetworkGames;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.disk.Backups;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.Troubles;
import org.sanmarco.save.puzzle.Puzzle;
import org.sanmarco.save.puzzle.PuzzleBox;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings;
import org.sanmarco.save.settings.Settings.Pace;
import org.sanmarco.save.settings.Settings.Palette;
import org.sanmarco.save.settings.SettingsFile;
import org.sanmarco.seats.http.Claims;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;

/** Nothing in the program's own files is written over unless it was understood. */
@ExtendWith(Seed.class)
class OwnFilesTest {

  /** Each write waits for the disk: other builds spoil other bytes. */
  private static final int STEP = 11;

  @TempDir private Path home;

  /** A file, how it is read, and how something is added to it. */
  enum Kind {
    FAME("fame.json") {
      @Override
      void read(Path home) throws SaveException {
        new FameFile(home).read();
      }

      @Override
      void add(Path home, int number) throws SaveException {
        FameFile fame = new FameFile(home);
        List<FinishedGame.Player> players =
            List.of(
                new FinishedGame.Player("Žofie", "", 61, true, true, Map.of("round", 21)),
                new FinishedGame.Player("Dandolo", "hard", 58, false, false, Map.of()));
        fame.put(
            new FinishedGame(
                number + "-game", "nim", Instant.EPOCH.plusSeconds(1L << 31), players));
        fame.flush();
      }
    },
    PUZZLES("puzzles.json") {
      @Override
      void read(Path home) throws SaveException {
        box(home).read();
      }

      @Override
      void add(Path home, int number) throws SaveException {
        box(home)
            .add(
                List.of(
                    new Puzzle(
                        "choosing",
                        new Setup(Nim.ID, 2, Map.of("heap", String.valueOf(9 + number))),
                        List.of("deal 1 3", "deal 2 2"),
                        1,
                        List.of("take 1"),
                        80,
                        40,
                        Map.of(),
                        0)));
        box(home).solve("1234567" + number);
      }

      private PuzzleBox box(Path home) {
        return new PuzzleBox(home, Games.of(new Nim()));
      }
    },
    SETTINGS("settings.json") {
      @Override
      void read(Path home) {
        new SettingsFile(home, new Disk()).settings();
      }

      @Override
      void add(Path home, int number) throws SaveException {
        SettingsFile settings = new SettingsFile(home, new Disk());
        settings.set(
            number == 1
                ? Settings.STANDARD
                    .with(Setting.NAMES, List.of("Anna", "Žofie"))
                    .with(Setting.PACE, Pace.SLOW)
                : settings.settings().with(Setting.PALETTE, Palette.COLOUR_BLIND));
        settings.flush();
      }
    },
    ELSEWHERE("elsewhere.txt") {
      @Override
      void read(Path home) {
        library(home).outsideAutosaved();
      }

      @Override
      void add(Path home, int number) throws SaveException {
        try {
          library(home).remember(Files.createTempFile(home, "Žofie", ".sanmarco"));
        } catch (IOException failed) {
          throw Troubles.writing(failed, home);
        }
      }

      private Library library(Path home) {
        return new Library(home, new SavedGameStore(Games.of(new Nim())));
      }
    },

    CHANCE("chance.key") {
      @Override
      void read(Path home) {
        int _ = new ChanceKey(home).newGame().at(0).below(6);
      }

      @Override
      void add(Path home, int number) {
        read(home);
      }
    },
    SCREENS("screens/evening.json") {
      private static final List<Seat> SEATS = List.of(new Seat("Žofie", "red"));

      @Override
      void read(Path home) throws SaveException {
        HostedGames games = new HostedGames(home, InstantSource.system());
        if (games
            .read("evening", written -> Claims.read(written, SEATS), Claims::write)
            .isEmpty()) {
          add(home, 1);
        }
      }

      @Override
      void add(Path home, int number) throws SaveException {
        HostedGames games = new HostedGames(home, InstantSource.system());
        Claims claims =
            games
                .read("evening", written -> Claims.read(written, SEATS), Claims::write)
                .orElseGet(() -> new Claims(SEATS));
        claims.update(before ->
            number == 1
                ? new Claims.Ways(8001, "", 8000, "198.51.100.7")
                : new Claims.Ways(8002, before.address(), before.outside(), before.known()));
        games.put("evening", Optional.of(claims.write()));
        games.flush();
      }
    };

    /** Those that do without a file that can't be used, and say nothing. */
    private static final Set<Kind> SILENT = EnumSet.of(ELSEWHERE, CHANCE);

    private final String file;

    Kind(String file) {
      this.file = file;
    }

    abstract void read(Path home) throws SaveException;

    abstract void add(Path home, int number) throws SaveException;
  }

  private byte[] written(Kind kind) throws SaveException, IOException {
    kind.add(home, 1);
    return Files.readAllBytes(home.resolve(kind.file));
  }

  @ParameterizedTest
  @EnumSource
  void spoiltBytesAreKept(Kind kind) throws Exception {
    Path file = home.resolve(kind.file);
    byte[] good = written(kind);
    for (int at = Seed.VALUE % STEP; at < good.length; at += STEP) {
      byte[] flipped = good.clone();
      flipped[at] ^= (byte) (1 << (at % Byte.SIZE));
      for (byte[] spoilt : List.of(flipped, Arrays.copyOf(good, at))) {
        Files.write(file, spoilt);
        try {
          kind.read(home);
        } catch (SaveException later) {
          // A flipped bit may well make it a file of a later program, which is left alone.
        }
        assertThat(Stream.concat(Stream.of(file), Backups.of(file).stream()).toList())
            .as("%s with the bytes %s", kind, new String(spoilt, StandardCharsets.UTF_8))
            .anySatisfy(kept -> assertThat(kept).hasBinaryContent(spoilt));
      }
    }
  }

  /** Each key and each value that is gone after something was added is in a copy. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "CHANCE")
  void addingToSpoiltFilesLosesNothing(Kind kind) throws Exception {
    Path file = home.resolve(kind.file);
    byte[] good = written(kind);
    for (int bit = Seed.VALUE % STEP; bit < good.length * Byte.SIZE; bit += STEP) {
      byte[] spoilt = good.clone();
      spoilt[bit / Byte.SIZE] ^= (byte) (1 << (bit % Byte.SIZE));
      Files.write(file, spoilt);
      try {
        kind.add(home, 2);
      } catch (SaveException later) {
        // As above.
      }
      List<Path> kept = Stream.concat(Stream.of(file), Backups.of(file).stream()).toList();
      if (kept.stream().map(OwnFilesTest::bytes).noneMatch(latin(spoilt)::equals)) {
        assertThat(left(latin(spoilt), kind))
            .as(new String(spoilt, StandardCharsets.UTF_8))
            .isNotEmpty()
            .isSubsetOf(left(bytes(file), kind));
      }
    }
  }

  private static String latin(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  /** The lines of a text, or the values of its data with their keys. */
  private static Set<String> left(String latin, Kind kind) throws IOException {
    if (!kind.file.endsWith(".json")) {
      return latin.lines().collect(Collectors.toSet());
    }
    String text = new String(latin.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    Set<String> values = new HashSet<>();
    collect("", new JsonMapper().readTree(text), values);
    // The changed ones.
    values.removeIf(value -> value.matches("/(program|palette|port) .*"));
    return values;
  }

  private static void collect(String path, JsonNode data, Set<String> values) {
    data.propertyStream()
        .forEach(entry -> collect(path + "/" + entry.getKey(), entry.getValue(), values));
    data.valueStream().filter(_ -> data.isArray()).forEach(part -> collect(path, part, values));
    if (data.isValueNode()) {
      values.add(path + " " + data);
    }
  }

  /** The games of a hall of fame but the one with the damage are read on. */
  @Test
  void oneDamagedEntryLeavesTheOthers() throws Exception {
    List<String> ids = List.of("1-game", "2-game", "3-game");
    for (int number = 1; number <= ids.size(); number++) {
      Kind.FAME.add(home, number);
    }
    Path file = home.resolve("fame.json");
    String good = Files.readString(file);
    int begin = good.indexOf("      \"id\" : \"2-game");
    byte[] bytes = good.getBytes(StandardCharsets.UTF_8);
    int offset = good.substring(0, begin).getBytes(StandardCharsets.UTF_8).length;
    int end = offset + good.substring(begin, good.indexOf("\n    }", begin)).length();
    for (int bit = offset * Byte.SIZE + Seed.VALUE % STEP; bit < end * Byte.SIZE; bit += STEP) {
      byte[] spoilt = bytes.clone();
      spoilt[bit / Byte.SIZE] ^= (byte) (1 << (bit % Byte.SIZE));
      Files.write(file, spoilt);
      assertThat(new FameFile(home).read().content())
          .as(new String(spoilt, StandardCharsets.UTF_8))
          .extracting(FinishedGame::id)
          .contains("1-game", "3-game");
    }
  }

  @ParameterizedTest
  @EnumSource
  @DisabledOnOs(OS.WINDOWS)
  void linkToAMissingDiskStays(Kind kind) throws Exception {
    Path link = home.resolve(kind.file);
    Files.createDirectories(link.getParent());
    Files.createSymbolicLink(link, home.resolve("missing").resolve("file"));
    tryAll(kind);
    assertThat(link).isSymbolicLink();
    assertThat(home.resolve("missing")).doesNotExist();
  }

  @ParameterizedTest
  @EnumSource(names = {"FAME", "PUZZLES"})
  void fileOfALaterProgramIsLeftAlone(Kind kind) throws Exception {
    Path file = home.resolve(kind.file);
    String later =
        new String(written(kind), StandardCharsets.UTF_8)
            .replaceFirst("\"version\" : \\d+", "\"version\" : 99");
    Files.writeString(file, later);
    assertThatThrownBy(() -> kind.add(home, 2)).isInstanceOf(SaveException.class);
    assertThat(file).hasContent(later);
  }

  @ParameterizedTest
  @EnumSource
  void folderInItsPlaceIsLeftAlone(Kind kind) throws Exception {
    Path folder = Files.createDirectories(home.resolve(kind.file));
    tryAll(kind);
    assertThat(folder).isEmptyDirectory();
  }

  @ParameterizedTest
  @EnumSource
  @DisabledOnOs(OS.WINDOWS)
  void pipeInItsPlaceIsLeftAlone(Kind kind) throws Exception {
    Path pipe = home.resolve(kind.file);
    Files.createDirectories(pipe.getParent());
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    tryAll(kind);
    assertThat(Files.readAttributes(pipe, BasicFileAttributes.class).isOther()).isTrue();
  }

  /** A file that the program is not allowed to read at this moment. */
  @ParameterizedTest
  @EnumSource
  @DisabledOnOs(OS.WINDOWS)
  void unreadableFileIsLeftAlone(Kind kind) throws Exception {
    Path file = home.resolve(kind.file);
    byte[] good = written(kind);
    Files.setPosixFilePermissions(file, Set.of());
    assumeFalse(Files.isReadable(file), "root reads everything");
    tryAll(kind);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    assertThat(file).hasBinaryContent(good);
  }

  /** A game over a server whose file is damaged, and that is joined again. */
  @Test
  void wholeLinesOfADamagedGameAreKept() throws Exception {
    NetworkGames games = new NetworkGames(home);
    List<String> lines = new ArrayList<>(KeptGame.fresh(List.of(), Map.of("Žofie", "a b")).lines());
    lines.add("token 1 AAAA");
    games.write("ab", lines);
    Path file = home.resolve("network").resolve("ab.txt");
    byte[] good = Files.readAllBytes(file);
    for (int at = 0; at < good.length; at++) {
      byte[] flipped = good.clone();
      flipped[at] ^= (byte) (1 << (at % Byte.SIZE));
      Files.write(file, flipped);
      List<String> before = games.read("ab");
      KeptGame again = KeptGame.known(before).orElseGet(() -> KeptGame.fresh(List.of(), Map.of()));
      games.write("ab", Stream.concat(again.lines().stream(), before.stream()).distinct().toList());
      assertThat(
              Stream.concat(Stream.of(file), Backups.of(file).stream())
                  .map(OwnFilesTest::bytes)
                  .toList())
          .as("the bytes %s", new String(flipped, StandardCharsets.UTF_8))
          .anySatisfy(kept -> assertThat(kept.lines()).containsAll(whole(flipped)));
    }
  }

  private static List<String> whole(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
  }

  private static String bytes(Path file) {
    try {
      return Files.readString(file, StandardCharsets.ISO_8859_1);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** Adds something, which is refused; the list of games just goes without it. */
  private void tryAll(Kind kind) throws SaveException {
    if (Kind.SILENT.contains(kind)) {
      kind.add(home, 2);
    } else {
      assertThatThrownBy(() -> kind.add(home, 2)).isInstanceOf(SaveException.class);
    }
  }
}
