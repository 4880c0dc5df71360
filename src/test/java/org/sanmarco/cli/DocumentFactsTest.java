package org.sanmarco.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.review.Grade;
import org.sanmarco.bots.search.SearchingBot;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.save.format.Format;
import org.sanmarco.save.settings.Settings.Clock;
import org.sanmarco.table.Games;
import org.sanmarco.words.Language;
import org.sanmarco.words.Messages;

/** Names and numbers in the documents that the program knows. */
class DocumentFactsTest {

  private static final Messages TERMS = Messages.load("org.sanmarco.coach.terms", Locale.ENGLISH);
  private static final List<String> NUMBERS = List.of("no", "one", "two", "three", "four", "five");

  /** A folder in the program's own. */
  private static final Pattern OWN_FOLDER =
      Pattern.compile("(?:home|AppFolder\\.path\\(\\))\\.resolve\\(\"([a-z]+)\"\\)");

  /** The text of a document, each paragraph on one line. */
  private static String document(String file) throws IOException {
    return Files.readString(Path.of(file)).replaceAll("(?<!\n)\n *(?![ \n|-])", " ");
  }

  private static String players(String game) {
    List<Integer> players = Games.installed().find(game).orElseThrow().players();
    int most = players.getLast();
    return players.getFirst()
        + (most - players.getFirst() < players.size() ? " to " : " or ")
        + most;
  }

  @Test
  void numbersOfPlayersAreTheGames() throws IOException {
    assertThat(document("docs/guide.md"))
        .contains(
            "%s players in San Marco, %s in Canal Grande, %s in Marco Polo"
                .formatted(players("san-marco"), players("canal-grande"), players("marco-polo")));
    assertThat(document("README.md"))
        .contains("| *Canal Grande* | Alan R. Moon and Aaron Weissblum | 2, or 4 as partners |")
        .contains("| *Marco Polo* | Reiner Knizia | " + players("marco-polo") + " |");
  }

  @Test
  void levelsAreTheComputers() throws IOException {
    assertThat(document("README.md"))
        .contains(
            "at levels from *%s* to *%s*"
                .formatted(BotLevel.NAMES.getFirst(), BotLevel.NAMES.getLast()));
    assertThat(document("docs/notation.md"))
        .contains(
            BotLevel.NAMES.stream()
                .skip(1)
                .map(level -> '`' + level + '`')
                .collect(joining(", ", "(", ")")));
    assertThat(document("docs/guide.md").lines())
        .containsSequence(
            BotLevel.NAMES.stream()
                .map(level ->
                    "| %s | %s |".formatted(level, TERMS.text("cast." + level).replace(",", ", ")))
                .toList());
  }

  @Test
  void thinkingTimesAreTheComputers() throws IOException {
    String grave = NUMBERS.get(SearchingBot.GRAVE_SECONDS);
    String master = NUMBERS.get(Budget.MASTER_SECONDS);
    assertThat(document("docs/guide.md"))
        .contains(
            "for up to a second, before it divides cards for up to %s; *master* has %s seconds"
                .formatted(grave, master));
    assertThat(TERMS.text("plays.hard.how")).contains("a second", grave);
    assertThat(TERMS.text("plays.master.how")).contains(master + " seconds");
  }

  @Test
  void gradesAreTheReviews() throws IOException {
    assertThat(document("docs/guide.md"))
        .contains(
            "more than %.0f hundredths, a *mistake* more than %.0f, a *blunder* more than %.0f."
                .formatted(
                    100 * Grade.INACCURACY.threshold(),
                    100 * Grade.MISTAKE.threshold(),
                    100 * Grade.BLUNDER.threshold()));
  }

  @Test
  void savedFilesAreThePrograms() throws IOException {
    String saving = document("docs/saving.md");
    assertThat(saving)
        .contains("| `version` | the version of the format: " + Format.VERSION + " |");
    Set<String> folders = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Path.of("src/main/java/org/sanmarco"))) {
      for (Path file : files.filter(one -> one.toString().endsWith(".java")).toList()) {
        OWN_FOLDER
            .matcher(Files.readString(file))
            .results()
            .forEach(folder -> folders.add("- `" + folder.group(1) + "`: "));
      }
    }
    assertThat(folders)
        .contains("- `games`: ")
        .allSatisfy(line -> assertThat(saving).contains(line));
  }

  @Test
  void clocksAreTheSettings() throws IOException {
    IntSummaryStatistics limits =
        Arrays.stream(Clock.values())
            .mapToInt(Clock::minutes)
            .filter(minutes -> minutes > 0)
            .summaryStatistics();
    assertThat(document("docs/guide.md"))
        .contains("%d to %d minutes for the game".formatted(limits.getMin(), limits.getMax()));
  }

  @Test
  void languagesAreThePrograms() throws IOException {
    assertThat(document("README.md"))
        .contains(
            Language.TAGS.stream()
                .map(tag -> Locale.of(tag).getDisplayLanguage(Locale.ENGLISH))
                .toArray(String[]::new));
  }
}
