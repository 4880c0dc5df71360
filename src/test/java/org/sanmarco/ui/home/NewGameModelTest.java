package org.sanmarco.ui.home;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;
import org.sanmarco.table.Dealer;

/** Computers have names of their own, and give way to people. */
class NewGameModelTest {

  private static final List<String> PEOPLE = List.of("Anna", "Ben", "Cleo", "Dario", "Eva");
  private static final PeopleTerms TERMS = PeopleTerms.in(Locale.ENGLISH);

  private static NewGameModel draft(String... levels) {
    NewGameModel draft = new NewGameModel(new MarcoPolo(), PEOPLE, List.of(levels), new Dealer(1));
    draft.setCast(TERMS::cast);
    return draft;
  }

  private static List<String> shown(NewGameModel draft) {
    return IntStream.rangeClosed(1, NewGameModel.MOST_PLAYERS)
        .mapToObj(player -> draft.name(player).get())
        .toList();
  }

  @Test
  void otherGamesKeepTheChosenNumberOfPlayers() {
    NewGameModel draft = draft();
    draft.setGame(new SanMarco());
    assertThat(draft.players().get()).isEqualTo(4);
    draft.setGame(new CanalGrande());
    assertThat(draft.players().get()).as("as it is proposed").isEqualTo(2);
    draft.setPlayers(4);
    draft.setGame(new SanMarco());
    draft.setGame(new CanalGrande());
    assertThat(draft.players().get()).isEqualTo(4);
  }

  @Test
  void eachComputerHasAnotherNameOfItsLevel() {
    NewGameModel draft = draft("", "easy", "easy", "hard", "easy");
    assertThat(shown(draft)).containsExactly("Anna", "Nane", "Marieta", "Dandolo", "Toni");
    assertThat(draft.isSound()).isTrue();
    draft.computer(2).set("hard");
    assertThat(draft.name(2).get()).isEqualTo("Loredan");
  }

  @Test
  void aComputerTakesAnotherNameThanAnyPersons() {
    NewGameModel draft = draft("", "easy", "easy");
    draft.name(1).set("NANE ");
    assertThat(shown(draft)).startsWith("NANE ", "Toni", "Marieta");
    assertThat(draft.isSound()).isTrue();
    draft.name(1).set("Anna");
    assertThat(draft.name(2).get()).as("it keeps a name once it has it").isEqualTo("Toni");
  }

  @Test
  void peopleKeepTheirNamesWhileAComputerPlaysForThem() {
    NewGameModel draft = draft("", "");
    draft.name(2).set("Zoë");
    draft.computer(2).set("medium");
    assertThat(draft.name(2).get()).isEqualTo("Zuane");
    assertThat(draft.names()).containsExactly("Anna", "Zoë", "Cleo", "Dario", "Eva");
    draft.computer(2).set("");
    assertThat(draft.name(2).get()).isEqualTo("Zoë");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "fr", "it", "ru"})
  void thereAreEnoughOfThemAndEachSaysHowItPlays(String language) {
    Locale locale = Locale.forLanguageTag(language);
    PeopleTerms terms = PeopleTerms.in(locale);
    for (String level : BotLevel.NAMES) {
      List<String> cast = terms.cast(level);
      assertThat(cast).doesNotHaveDuplicates().hasSize(Game.MOST_SEATS);
      assertThat(cast.stream().map(name -> terms.character(name, level)))
          .doesNotHaveDuplicates()
          .allSatisfy(line -> assertThat(line).endsWith(terms.howPlays(level)))
          .allSatisfy(line -> assertThat(line.length()).isLessThan(140));
    }
    assertThat(terms.character("Anna", "easy")).isEqualTo(terms.howPlays("easy"));
    assertThat(terms.character("Anna", "")).isEqualTo(terms.howPlays(""));
  }
}
