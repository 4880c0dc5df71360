package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.Seed;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.save.disk.Backups;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.disk.FileNames;
import org.sanmarco.save.format.Format;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.words.Language;

/** Written games are read again with any clock, names, language and time zone. */
@ExtendWith(Seed.class)
class WrittenIsReadTest {

  private static final int ROUNDS = 60;
  private static final int LONGEST_FILE_NAME = 255;

  private static final List<String> SIGNS =
      List.of(
          "a", "Z", " ", ".", "/", "\\", ":", "~", "é", "ß", "ı", "İ", "Ж", "语", "א", "ع",
          "e\u0301", "👩‍🚀", "🏳️‍🌈", "😀", "\u200D", "\u00A0", "\uD800", "CON", "aux");

  private final Random random = Seed.random();
  private final Locale language = Locale.getDefault(Locale.Category.FORMAT);
  private final TimeZone zone = TimeZone.getDefault();

  private static final Language ENGLISH = Language.of(Locale.ENGLISH);

  @TempDir private Path home;

  @AfterEach
  void backToTheOldSurroundings() {
    Locale.setDefault(Locale.Category.FORMAT, language);
    TimeZone.setDefault(zone);
  }

  @Test
  void alsoByOddClocksAndUnderOddNames() throws Exception {
    Locale[] languages = Locale.getAvailableLocales();
    String[] zones = TimeZone.getAvailableIDs();
    for (int round = 0; round < ROUNDS; round++) {
      Locale.setDefault(Locale.Category.FORMAT, languages[random.nextInt(languages.length)]);
      TimeZone.setDefault(TimeZone.getTimeZone(zones[random.nextInt(zones.length)]));
      Instant now = clock(round);
      SavedGameStore games =
          new SavedGameStore(Games.installed(), () -> now, new Disk(), ChanceKey.passing());
      Path folder = home.resolve("round" + round);
      Library library = new Library(folder, games);
      GameRecord game = game();
      Files.createDirectories(library.savedFolder());
      Path file =
          library
              .savedFolder()
              .resolve(GameName.ofFile(game, games.now(), ENGLISH) + Format.ENDING);
      games.save(file, game);
      games.save(file, game);
      Path copy = library.duplicate(file, ENGLISH);
      assertThat(games.read(file).table().record()).isEqualTo(game);
      assertThat(games.read(file).isChanged()).isFalse();
      // A copy is without what this turn has hidden.
      assertThat(games.read(copy).table().record().moves())
          .isEqualTo(Games.installed().replay(game).copy(new Dealer(1)).record().moves());
      for (Path backup : Backups.of(file)) {
        assertThat(games.read(backup).table().record()).isEqualTo(game);
        assertThat(String.valueOf(backup.getFileName()).getBytes(StandardCharsets.UTF_8))
            .hasSizeLessThan(LONGEST_FILE_NAME);
      }
      Path renamed = library.rename(copy, FileNames.fit(name()));
      assertThat(library.restore(library.delete(renamed))).isEqualTo(renamed);
      try (Autosave autosave = new Autosave(library.autosaveFolder(), List::of, games, () -> {})) {
        autosave.begin(game, null);
        autosave.flush();
        assertThat(autosave.trouble()).isEmpty();
        assertThat(autosave.latest(any -> false).game().orElseThrow().game().table().record())
            .isEqualTo(game);
      }
    }
  }

  private Instant clock(int round) {
    return switch (round) {
      case 0 -> Instant.MIN;
      case 1 -> Instant.MAX;
      case 2 -> Instant.parse("1963-07-09T04:11:10Z");
      case 3 -> Instant.parse("9998-12-31T23:59:59.999Z");
      default -> Instant.ofEpochSecond(random.nextLong(-100_000_000_000L, 300_000_000_000L));
    };
  }

  /** A game of any kind, whose players have names drawn at random. */
  private GameRecord game() {
    Table begun = SampleGames.begunAny(random, random.nextLong());
    Set<String> taken = new HashSet<>();
    Map<String, String> names = new HashMap<>();
    List<Seat> seats =
        begun.seats().stream()
            .map(seat ->
                new Seat(names.computeIfAbsent(seat.name(), old -> newName(taken)), seat.colour()))
            .toList();
    Table table =
        new Table(
            Games.installed().find(begun.setup().game()).orElseThrow(),
            begun.setup(),
            seats,
            new Dealer(random.nextLong()));
    SampleGames.step(table);
    return table.record();
  }

  /** A name that nobody has yet and that a player may have. */
  private String newName(Set<String> taken) {
    while (true) {
      try {
        String name = new Seat(name(), Seat.COLOURS.getFirst()).name();
        if (taken.add(name.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT))) {
          return name;
        }
      } catch (RefusedException refused) {
        // Another name, then.
        assertThat(refused.refusal().code()).startsWith("name-");
      }
    }
  }

  private String name() {
    StringBuilder name = new StringBuilder();
    String always = SIGNS.get(random.nextInt(SIGNS.size()));
    boolean same = random.nextBoolean();
    int length = 1 + random.nextInt(Seat.LONGEST_NAME);
    for (int i = 0; i < length; i++) {
      name.append(same ? always : SIGNS.get(random.nextInt(SIGNS.size())));
    }
    return name.append((char) ('a' + random.nextInt(26))).toString();
  }
}
