package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.save.format.SaveException;

/** The seats of other screens outlive the program, until their game is over or old. */
class HostedGamesTest {

  private static final byte[] CONTENT = "{}".getBytes(StandardCharsets.UTF_8);

  @TempDir private Path home;

  private HostedGames in(Duration time) {
    return new HostedGames(home, InstantSource.fixed(Instant.now().plus(time)));
  }

  private HostedGames with(String... ids) throws SaveException {
    HostedGames games = in(Duration.ZERO);
    for (String id : ids) {
      games.put(id, Optional.of(CONTENT));
    }
    games.flush();
    return games;
  }

  @Test
  void eachGameHasItsOwnFile() throws SaveException {
    with("6f1c", "seed 5");
    HostedGames later = in(Duration.ofDays(29));
    assertThat(later.read("6f1c", Optional::of, bytes -> bytes)).hasValue(CONTENT);
    assertThat(later.read("seed 5", Optional::of, bytes -> bytes)).hasValue(CONTENT);
    assertThat(later.read("seed 6", Optional::of, bytes -> bytes)).isEmpty();
    assertThat(home.resolve("screens").resolve("seed-5.json")).isRegularFile();
  }

  @Test
  void forgottenGamesAreDeleted() throws SaveException {
    HostedGames games = with("6f1c");
    games.put("6f1c", Optional.empty());
    games.flush();
    assertThat(games.read("6f1c", Optional::of, bytes -> bytes)).isEmpty();
    assertThat(home.resolve("screens")).isEmptyDirectory();
  }

  @Test
  void oldFilesAreIgnoredAndDeleted() throws SaveException {
    with("6f1c");
    HostedGames later = in(Duration.ofDays(31));
    assertThat(later.read("6f1c", Optional::of, bytes -> bytes)).isEmpty();
    later.flush();
    assertThat(home.resolve("screens")).isEmptyDirectory();
  }

  @Test
  void anEveningHasTwelveHours() throws SaveException {
    with(HostedGames.EVENING);
    for (int hours : List.of(11, 13)) {
      HostedGames later = in(Duration.ofHours(hours));
      assertThat(later.read(HostedGames.EVENING, Optional::of, bytes -> bytes).isPresent())
          .as("after %d hours", hours)
          .isEqualTo(hours == 11);
    }
  }

  @Test
  void noFileOutsideTheFolderIsRead() throws Exception {
    Files.write(home.resolve("other.json"), CONTENT);
    assertThat(with().read("../other", Optional::of, bytes -> bytes)).isEmpty();
  }
}
