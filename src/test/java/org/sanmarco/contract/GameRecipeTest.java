package org.sanmarco.contract;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.Hint;
import org.sanmarco.export.MoveTable;
import org.sanmarco.export.Transcript;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.games.nim.NimMove;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Option;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.RecordForm;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.View;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.game.PlainUi;

/** Each step of the recipe for a game works without the next: here a game has only its rules. */
class GameRecipeTest {

  private static final Game RULES_ONLY = new Unregistered(new Nim());
  private static final List<Seat> SEATS = List.of(new Seat("Anna", "red"), new Seat("Bo", "blue"));

  private Table table;

  @BeforeEach
  void begin() {
    table = new Table(RULES_ONLY, new Setup(Nim.ID, 2, Map.of()), SEATS, 7);
  }

  @Test
  void rulesAloneCanBePlayed() {
    SampleGames.played(table, 1000);
    assertThat(table.isOver()).isTrue();
    assertThat(MoveTable.of(table)).contains("won");
  }

  @Test
  void withoutCoachRefusalsAreRuleAndCode() {
    SampleGames.played(table, 3);
    Refusal refusal = Objects.requireNonNull(table.position().refusal(new NimMove.Deal(1, 1)));
    assertThat(Coach.refusal(RULES_ONLY.id(), refusal, Locale.ENGLISH)).isEqualTo(refusal.code());
  }

  @Test
  void withoutCoachSharedRefusalsAreSentences() {
    Refusal refusal = Refusal.of("", "nothing-to-undo");
    assertThat(Coach.refusal(RULES_ONLY.id(), refusal, Locale.ENGLISH)).contains(" ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "fr", "it", "ru"})
  void withoutCoachHintsAndTranscriptExist(String language) {
    Locale locale = Locale.of(language);
    GameTexts texts = Coach.of(RULES_ONLY.id()).in(locale, null);
    while (!table.isOver()) {
      Hint hint = texts.hint(table.view(0));
      assertThat(List.of(hint.title(), hint.text(), hint.why())).doesNotContain("");
      SampleGames.step(table);
    }
    assertThat(Transcript.of(table, locale)).startsWith(RULES_ONLY.id());
  }

  @ParameterizedTest
  @EnumSource(value = BotLevel.class, names = "RANDOM", mode = EnumSource.Mode.EXCLUDE)
  void withoutBotsComputersFindTheMoveThatWins(BotLevel level) {
    Position position = RULES_ONLY.start(new Setup(Nim.ID, 2, Map.of("heap", "3")));
    while (position.actor() instanceof Actor.Chance) {
      position.play(new NimMove.Deal(1, 3), EventListener.SILENT);
    }
    View view = position.view(1);
    Bots bots = Bots.of(RULES_ONLY);
    for (int seed = 1; seed <= 20; seed++) {
      assertThat(bots.bot(level).choose(view, Budget.forIterations(seed, 100)))
          .isEqualTo(new NimMove.Take(3));
    }
  }

  @Test
  void withoutBotsTheLowestLevelPlaysAtRandom() {
    assertThat(Bots.of(RULES_ONLY).bot(BotLevel.RANDOM)).isSameAs(Bot.RANDOM);
  }

  @Test
  void withoutWindowThePlainTableOpens() {
    assertThat(GameUi.of(RULES_ONLY.id())).isInstanceOf(PlainUi.class);
    assertThat(GameUi.of(RULES_ONLY.id()).game()).isEqualTo(RULES_ONLY.id());
  }

  /** The same rules under an identifier that no service is registered for. */
  private record Unregistered(Game rules) implements Game {

    @Override
    public String id() {
      return "rules-only";
    }

    @Override
    public List<Integer> players() {
      return rules.players();
    }

    @Override
    public List<Option> options(int players) {
      return rules.options(players);
    }

    @Override
    public Position start(Setup setup) {
      return rules.start(setup);
    }

    @Override
    public Move read(String written) {
      return rules.read(written);
    }

    @Override
    public View readView(Setup setup, int seat, Map<String, @Nullable Object> data) {
      return rules.readView(setup, seat, data);
    }

    @Override
    public RecordForm<? extends Event> events() {
      return rules.events();
    }
  }
}
