package org.sanmarco.save.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import module java.base;

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
import org.sanmarco.save.settings.SettingsFile;
import org.sanmarco.seats.http.Claims;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;

/** Bytes of the program's own files that can't be read are never written over. */
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
            List.of(new FinishedGame.Player("Žofie", "", 61, true, false, Map.of()));
        fame.put(
            new FinishedGame(
                "game-" + number, "nim", Instant.EPOCH.plusSeconds(1L << 31), players));
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
        settings.set(Settings.STANDARD.with(Setting.NAMES, List.of("Anna", "Player " + number)));
        settings.flush();
      }
    },
    ELSEWHERE("elsewhere.txt") {
      @Override
      void read(Path home) {
        library(home).outsideJournals();
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
        if (games.read("evening", written -> Claims.read(written, SEATS)).isEmpty()) {
          add(home, 1);
        }
      }

      @Override
      void add(Path home, int number) throws SaveException {
        HostedGames games = new HostedGames(home, InstantSource.system());
        games.put("evening", Optional.of(new Claims(SEATS).write()));
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
