package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.save.disk.FileNames;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Seat;
import org.sanmarco.words.Language;

/** Games are named by who plays and since when, unless a person named them. */
class GameNameTest {

  private static final Instant BEGUN = Instant.parse("2026-11-25T20:15:00Z");
  private static final Instant LATER = Instant.parse("2026-11-26T08:00:00Z");
  private static final List<Seat> SEATS =
      List.of(new Seat("Ann", "red"), new Seat("Bob", "blue"), new Seat("Carla", "green"));
  private static final Occasion OCCASION = Occasion.NONE.begunAt(BEGUN);

  private final TimeZone zone = TimeZone.getDefault();

  @BeforeEach
  void toGreenwich() {
    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
  }

  @AfterEach
  void backHome() {
    TimeZone.setDefault(zone);
  }

  private static Language language(String tag) {
    return Language.of(Locale.forLanguageTag(tag));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          en-GB | Ann, Bob and Carla, 25 November, 20:15
          en-US | Ann, Bob and Carla, November 25, 8:15 PM
          de    | Ann, Bob und Carla, 25. November, 20:15
          fr    | Ann, Bob et Carla, 25 novembre, 20:15
          it    | Ann, Bob e Carla, 25 novembre, 20:15
          ru    | Ann, Bob и Carla, 25 ноября, 20:15
          """)
  void playersAndBeginningNameAGame(String tag, String name) {
    assertThat(GameName.of(OCCASION.begunAt(LATER), SEATS, language(tag)).replace('\u202F', ' '))
        .isEqualTo(name);
  }

  @Test
  void gamesOfUnknownBeginningAreNamedByTheirSaving() {
    assertThat(GameName.of(Occasion.NONE.begunAt(LATER), SEATS, language("fr")))
        .isEqualTo("Ann, Bob et Carla, 26 novembre, 08:00");
  }

  @Test
  void nameThatAPersonGaveStays() {
    Occasion named = OCCASION.named("The rematch");
    assertThat(GameName.of(named.begunAt(LATER), SEATS, language("de"))).isEqualTo("The rematch");
    assertThat(GameName.ofFile(game(SEATS, named), LATER, language("de"))).isEqualTo("The rematch");
  }

  @Test
  void fileNamesFitEverySystem() {
    assertThat(GameName.ofFile(game(SEATS, OCCASION), LATER, language("en-US")))
        .isEqualTo("Ann, Bob and Carla, November 25, 8.15 PM");
  }

  @Test
  void fileNamesOfLongNamesKeepTheTime() {
    List<Seat> many =
        IntStream.range(0, 5)
            .mapToObj(i -> new Seat("Максимилиан Робеспьер " + i, Seat.COLOURS.get(i)))
            .toList();
    String name = GameName.ofFile(game(many, OCCASION), LATER, language("ru"));
    assertThat(name)
        .startsWith("Максимилиан Робеспьер 0")
        .endsWith(" …, 25 ноября, 20.15")
        .satisfies(fit -> assertThat(FileNames.isFit(fit)).isTrue());
  }

  private static GameRecord game(List<Seat> seats, Occasion occasion) {
    GameRecord sample = SampleGames.begun(3, 1).record();
    return new GameRecord(
        sample.setup(),
        seats,
        sample.chanceSource(),
        sample.moves(),
        sample.next(),
        false,
        occasion);
  }
}
