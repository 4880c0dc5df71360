package org.sanmarco.elsewhere;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.seats.nats.GameNumber;

/** The games that each member's line may begin. */
class QuotaTest {

  private static final Instant NOW = Instant.parse("2026-11-27T12:00:00Z");
  private static final String ANNA = "0000000a";
  private static final String BRUNO = "0000000b";

  private final Quota quota = new Quota(3, 2);

  private static String game(String line, Duration ago) {
    return GameNumber.fresh(line, NOW.minus(ago), new Random());
  }

  private Optional<String> whyNot(String line, List<String> games, Set<String> over) {
    return quota.whyNot(line, games, over, NOW).map(Refusal::code);
  }

  @Test
  void gamesThatAreOverDoNotCountAsOpen() {
    List<String> games = new ArrayList<>();
    for (int i = 2; i < 5; i++) {
      games.add(game(ANNA, Duration.ofDays(i)));
    }
    assertThat(whyNot(ANNA, games, Set.of())).contains("games-open");
    assertThat(whyNot(ANNA, games, Set.of(games.getFirst()))).isEmpty();
    assertThat(whyNot(BRUNO, games, Set.of())).isEmpty();
  }

  @Test
  void gamesOfOneDayAreLimited() {
    List<String> games = List.of(game(ANNA, Duration.ofHours(1)), game(ANNA, Duration.ofHours(23)));
    assertThat(whyNot(ANNA, games, Set.copyOf(games))).contains("games-today");
    List<String> earlier =
        List.of(game(ANNA, Duration.ofHours(1)), game(ANNA, Duration.ofHours(25)));
    assertThat(whyNot(ANNA, earlier, Set.copyOf(earlier))).isEmpty();
  }

  @Test
  void aPartOfTheRoomIsKeptForGamesThatGoOn() {
    assertThat(Quota.whyNot(89)).isEmpty();
    assertThat(Quota.whyNot(90)).isPresent();
  }
}
