package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.table.ChanceSource;
import org.sanmarco.table.Games;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.SecretDealer;
import org.sanmarco.table.Table;

/** A saved game tells nothing of the dice that come, and goes on with the same ones here. */
class ChanceKeyTest {

  private static final int DICE = 50;

  @TempDir private Path home;

  @Test
  void theSamePlaceGivesTheSameDiceAfterLoading() throws Exception {
    Table game = game(new ChanceKey(home).newGame());
    Path file = home.resolve("game.sanmarco");
    store(home).save(file, game.record());
    assertThat(Files.readString(file)).contains("\"number\"").doesNotContain("\"seed\"");
    assertThat(dice(store(home).read(file).table().record().chanceSource()))
        .isEqualTo(dice(game.record().chanceSource()));
  }

  @Test
  void aGameFromElsewhereGetsThisPlacesDice() throws Exception {
    Table game = game(new ChanceKey(home.resolve("there")).newGame());
    Path file = home.resolve("game.sanmarco");
    store(home.resolve("there")).save(file, game.record());
    Table here = store(home.resolve("here")).read(file).table();
    assertThat(here.record()).isEqualTo(game.record());
    assertThat(dice(here.record().chanceSource())).isNotEqualTo(dice(game.record().chanceSource()));
  }

  @Test
  void everyGameHasItsOwn() {
    ChanceKey key = new ChanceKey(home);
    assertThat(dice(key.newGame())).isNotEqualTo(dice(key.newGame()));
  }

  @Test
  void anOldGameGoesOnWithItsSeed() throws Exception {
    Path file = home.resolve("game.sanmarco");
    store(home).save(file, SampleGames.begun(4, 7).record());
    assertThat(dice(store(home.resolve("here")).read(file).table().record().chanceSource()))
        .isEqualTo(dice(SampleGames.begun(4, 7).record().chanceSource()));
  }

  @Test
  void aKeyThatCannotBeReadOrStoredHindersNothing() throws Exception {
    Files.write(home.resolve(ChanceKey.NAME), new byte[5]);
    ChanceSource mended = new ChanceKey(home).of("a");
    assertThat(dice(mended)).isEqualTo(dice(new ChanceKey(home).of("a")));
    assertThat(home.resolve(ChanceKey.NAME + "~")).hasBinaryContent(new byte[5]);
    Path nowhere = Files.createFile(home.resolve("file"));
    ChanceSource passing = new ChanceKey(nowhere).newGame();
    assertThat(dice(passing)).isEqualTo(dice(passing));
  }

  @Test
  void isWhatTheDocumentSays() {
    // The first 64 bits of HMAC-SHA-256 of "n 3 0" with a key of zeros, of which a die takes 63.
    SecretDealer dealer = new SecretDealer("n", () -> new byte[32]);
    assertThat(dealer.at(3).below(Integer.MAX_VALUE)).isEqualTo(1713849965);
  }

  private static List<Integer> dice(ChanceSource chanceSource) {
    List<Integer> dice = new ArrayList<>();
    for (int move = 0; move < DICE; move++) {
      dice.add(chanceSource.at(move).below(6));
    }
    return dice;
  }

  private static Table game(ChanceSource chanceSource) {
    Table table =
        new Table(SampleGames.GAME, SampleGames.setup(4), SampleGames.seats(4), chanceSource);
    table.playChance();
    return table;
  }

  private static SavedGameStore store(Path home) {
    return new SavedGameStore(
        Games.installed(), InstantSource.system(), new Disk(), new ChanceKey(home));
  }
}
