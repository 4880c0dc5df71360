package org.sanmarco.games.canalgrande.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.sanmarco.coach.Coach;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.Setup;

class RefusalTextsTest {

  private static final Path SOURCES = Path.of("src/main/java/org/sanmarco/games/canalgrande");
  private static final Pattern CODE = Pattern.compile("\"([a-z]+(?:-[a-z]+)+)\"");

  /** Those that every game refuses with: their words are the program's. */
  private static final List<String> SHARED = List.of("another-game", "no-such-seat", "game-over");

  /** Nobody can be refused for a reason that has no words, and no words wait for no reason. */
  @Test
  void everyCodeHasWordsAndAllWordsTheirCode() throws IOException {
    Set<String> codes = new TreeSet<>();
    try (Stream<Path> files = Files.list(SOURCES)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        CODE.matcher(Files.readString(file)).results().forEach(found -> codes.add(found.group(1)));
      }
    }
    codes.remove(CanalGrande.ID);
    codes.removeAll(SHARED);
    Set<String> worded = new TreeSet<>();
    ResourceBundle.getBundle(getClass().getPackageName() + ".refusals", Locale.ROOT)
        .keySet()
        .forEach(key -> worded.add(key.replaceFirst("\\..*", "")));
    assertThat(worded).isEqualTo(codes);
  }

  @Test
  void theWindowSaysItWithNamesAndTheProtocolAsMovesAreWritten() {
    Refusal refusal = Refusal.of("GV5", "not-in-hand", 2, Card.CAS);
    assertThat(Coach.refusal(CanalGrande.ID, refusal, Locale.ENGLISH))
        .isEqualTo("seat 2 has no CAS card in hand");
    assertThat(new CanalGrandeCoach().in(Locale.ENGLISH, seat -> "Anna").refusal(refusal))
        .isEqualTo("Anna has no Castello card in hand");
  }

  @Test
  void whatIsNotDueSaysWhatIs() {
    CanalGrandePosition start = new CanalGrande().start(new Setup(CanalGrande.ID, 2, Map.of()));
    Refusal refusal = start.refusal(new CanalGrande().read("pass"));
    assertThat(refusal).isNotNull();
    assertThat(Coach.refusal(CanalGrande.ID, Objects.requireNonNull(refusal), Locale.ENGLISH))
        .isEqualTo("this is not possible now: chance has to deal the hands");
  }
}
