package org.sanmarco.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.coach.book.RuleBook;
import org.sanmarco.export.MoveTable;
import org.sanmarco.export.Transcript;
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
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.View;
import org.sanmarco.save.Autosave;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Games;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.ReplayResult;
import org.sanmarco.table.SeenMove;
import org.sanmarco.table.Table;
import org.sanmarco.words.Language;

/** The laws that every game keeps, for each of its numbers of players. */
class GameContractTest {

  private static final int STRIDE = 23;

  static Stream<Walk> games() {
    Games games = Games.installed();
    return games.ids().stream()
        .map(id -> games.find(id).orElseThrow())
        .flatMap(game -> game.players().stream().map(players -> new Walk(game, players)));
  }

  private static List<Locale> languages() {
    return Language.TAGS.stream().map(Locale::forLanguageTag).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameSaysWhoPlaysAndWhoWinsTogether(Walk walk) {
    Position start = walk.start();
    assertThat(start.seats()).isBetween(2, Game.MOST_SEATS);
    Set<Integer> players = new HashSet<>();
    Set<Integer> sides = new HashSet<>();
    for (int seat = 1; seat <= start.seats(); seat++) {
      players.add(start.player(seat));
      sides.add(start.side(seat));
      assertThat(start.seatsOfSide(start.side(seat))).contains(seat);
    }
    assertThat(players)
        .containsExactlyInAnyOrderElementsOf(
            IntStream.rangeClosed(1, walk.players()).boxed().toList());
    assertThat(sides)
        .containsExactlyInAnyOrderElementsOf(
            IntStream.rangeClosed(1, sides.size()).boxed().toList());
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatCanBeSetUpIsWhatTheSetUpSays(Walk walk) {
    Setup full = walk.start().setup();
    List<Option> options = walk.game().options(walk.players());
    assertThat(options).extracting(Option::name).containsAll(full.options().keySet());
    assertThat(walk.game().start(full)).isEqualTo(walk.start());
    for (Option option : options) {
      for (String value : option.values()) {
        Setup set = new Setup(walk.game().id(), walk.players(), Map.of(option.name(), value));
        assertThat(walk.game().start(set).setup().options()).containsEntry(option.name(), value);
      }
    }
    assertThatThrownBy(() ->
            walk.game()
                .start(new Setup(walk.game().id(), walk.players(), Map.of("no-such-option", "1"))))
        .isInstanceOf(RefusedException.class);
    assertThatThrownBy(() -> walk.game().start(new Setup(walk.game().id(), 99, Map.of())))
        .isInstanceOf(RefusedException.class);
  }

  @ParameterizedTest
  @MethodSource("games")
  void nothingIsLostAndNothingComesFromNowhere(Walk walk) throws Exception {
    int[] inventory = walk.start().inventory();
    walk.everywhere(1, position -> assertThat(position.inventory()).isEqualTo(inventory));
    Position position = walk.start();
    Random random = new Random(1);
    while (!position.isOver()) {
      position.playRandom(random::nextInt);
      assertThat(position.inventory()).as("%s", position).isEqualTo(inventory);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void copiesAreEqualAndStayAsTheyAre(Walk walk) throws Exception {
    List<Position> copies = new ArrayList<>();
    List<String> said = new ArrayList<>();
    Position live = walk.start();
    Position into = walk.start();
    Random random = new Random(2);
    while (!live.isOver()) {
      Position copy = live.copy();
      into.copyFrom(live);
      assertThat(copy).isEqualTo(live).hasSameHashCodeAs(live);
      assertThat(into).isEqualTo(live);
      copies.add(copy);
      said.add(live.describe().toString());
      live.play(live.sample(random::nextInt), EventListener.SILENT);
    }
    for (int i = 0; i < copies.size(); i++) {
      assertThat(copies.get(i).describe()).hasToString(said.get(i));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everythingCanBeUndoneToTheStart(Walk walk) {
    Table table = walk.played(3);
    List<Position> before = new ArrayList<>();
    for (int moves = 0; moves < table.size(); moves++) {
      before.add(table.positionAfter(moves));
    }
    for (Position position : before.reversed()) {
      table.undo();
      assertThat(table.position()).isEqualTo(position);
    }
    assertThat(table.size()).isZero();
  }

  @ParameterizedTest
  @MethodSource("games")
  void somebodyCanActUntilTheGameIsOver(Walk walk) throws Exception {
    walk.everywhere(
        4,
        position -> {
          assertThat(position.isOver()).isEqualTo(position.actor().equals(Actor.OVER));
          assertThat(position.result() != null).isEqualTo(position.isOver());
          assertThat(position.onTurn()).isBetween(position.isOver() ? 0 : 1, position.seats());
          if (position.actor() instanceof Actor.Seat(int seat)) {
            assertThat(position.legal()).isNotEmpty();
            assertThat(position.view(seat).legal()).hasToString(position.legal().toString());
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void theResultNamesSidesThatWon(Walk walk) {
    for (long seed = 0; seed < 5; seed++) {
      Position end = walk.played(seed).position();
      Result result = Objects.requireNonNull(end.result());
      int sides = IntStream.rangeClosed(1, end.seats()).map(end::side).max().orElseThrow();
      assertThat(result.scores()).hasSize(sides);
      assertThat(result.winners())
          .isNotEmpty()
          .isSorted()
          .doesNotHaveDuplicates()
          .allMatch(side -> side >= 1 && side <= sides);
      assertThat(IntStream.rangeClosed(1, sides).mapToDouble(result::share).sum()).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyLegalMoveIsReadBackAsItselfAndRefusedNowhere(Walk walk) throws Exception {
    walk.somewhere(
        5,
        STRIDE,
        position -> {
          List<? extends Move> legal = listed(position);
          assertThat(new HashSet<>(legal)).hasSameSizeAs(legal);
          List<Move> some = new ArrayList<>(legal);
          Collections.shuffle(some, new Random(5));
          for (Move move : some.subList(0, Math.min(20, some.size()))) {
            assertThat(walk.game().read(move.toString()))
                .isEqualTo(move)
                .hasToString(move.toString());
            assertThat(position.refusal(move)).isNull();
            position.copy().play(move, EventListener.SILENT);
          }
        });
  }

  /** None where chance has too many moves to list. */
  private static List<? extends Move> listed(Position position) {
    try {
      return position.legal();
    } catch (RefusedException tooMany) {
      assertThat(position.actor()).isEqualTo(Actor.CHANCE);
      return List.of();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aSampleIsLegal(Walk walk) throws Exception {
    Random random = new Random(6);
    walk.somewhere(
        6,
        STRIDE,
        position -> {
          List<? extends Move> legal = listed(position);
          Set<List<String>> words =
              legal.stream().map(GameContractTest::words).collect(Collectors.toSet());
          for (int i = 0; i < 5 && !position.isOver(); i++) {
            Move sample = position.sample(random::nextInt);
            assertThat(position.refusal(sample)).isNull();
            assertThat(legal.isEmpty() || words.contains(words(sample)))
                .as("%s is listed", sample)
                .isTrue();
          }
        });
  }

  /**
   * The words of a move, sorted: a list has each move in one of the orders it can be written in.
   */
  private static List<String> words(Move move) {
    return Stream.of(move.toString().split(" ", -1)).sorted().toList();
  }

  /** An illegal move is refused by one of the game's rules, in words, and changes nothing. */
  @ParameterizedTest
  @MethodSource("games")
  void whatIsNotLegalIsRefusedByARuleInEveryLanguage(Walk walk) throws Exception {
    Table table = walk.played(7);
    List<Move> moves = new ArrayList<>(table.history().stream().map(PlayedMove::move).toList());
    RuleBook book =
        Coach.of(walk.game().id()).pages().isEmpty()
            ? null
            : RuleBook.of(walk.game().id(), Locale.ENGLISH);
    Random random = new Random(7);
    Set<Refusal> refusals = new HashSet<>();
    walk.somewhere(
        7,
        STRIDE,
        position -> {
          String before = position.describe().toString();
          for (int i = 0; i < 20; i++) {
            Move move = moves.get(random.nextInt(moves.size()));
            Refusal refusal = position.refusal(move);
            if (refusal != null) {
              assertThatThrownBy(() -> position.play(move, EventListener.SILENT))
                  .isInstanceOf(RefusedException.class);
              assertThat(refusal.rule()).matches("[A-Z]{1,2}[1-9][0-9]?");
              assertThat(book == null || book.place(refusal.rule()).isPresent())
                  .as(refusal.rule())
                  .isTrue();
              refusals.add(refusal);
            }
          }
          assertThat(position.describe()).hasToString(before);
        });
    assertThat(refusals).isNotEmpty();
    for (Locale language : languages()) {
      GameTexts written = Coach.of(walk.game().id()).in(language, null);
      GameTexts named = Coach.of(walk.game().id()).in(language, seat -> "Anna");
      for (Refusal refusal : refusals) {
        assertThat(written.refusal(refusal)).isNotBlank().doesNotContain("{", "null");
        assertThat(named.refusal(refusal)).isNotBlank().doesNotContain("{", "null");
      }
    }
  }

  /** Dealing the hidden part again changes nothing for the players who may not see it. */
  @ParameterizedTest
  @MethodSource("games")
  void viewsNeverRevealWhatTheirSeatMayNotSee(Walk walk) throws Exception {
    Random random = new Random(8);
    walk.somewhere(
        8,
        STRIDE,
        position -> {
          for (int seat = 0; seat <= position.seats(); seat++) {
            View view = position.view(seat);
            assertThat(view.seat()).isEqualTo(seat);
            for (int i = 0; i < 3; i++) {
              Position other = view.sample(random::nextInt);
              assertThat(other.view(seat).describe()).hasToString(view.describe().toString());
              assertThat(other.actor()).isEqualTo(position.actor());
            }
          }
        });
  }

  /** A view that came over a network is as good as the one that was sent. */
  @ParameterizedTest
  @MethodSource("games")
  void viewsAreReadBackAsThemselves(Walk walk) throws Exception {
    Random random = new Random(14);
    walk.everywhere(
        14,
        position -> {
          for (int seat = 0; seat <= position.seats(); seat++) {
            View view = position.view(seat);
            SentViews.requireReadBack(walk.game(), view);
            View sent = SentViews.read(walk.game(), view, SentViews.sent(view.toData()));
            assertThat(sent.sample(random::nextInt).view(seat)).isEqualTo(view);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void spoiltViewsAreRefusedOrWork(Walk walk) {
    Random random = new Random(15);
    Set<Enum<?>> phases = new HashSet<>();
    List<Position> positions = walk.some(15, 1);
    for (Position position : positions) {
      Position other = positions.get(random.nextInt(positions.size()));
      if (phases.add(position.phase())) {
        int acting = position.actor() instanceof Actor.Seat(int seat) ? seat : position.seats();
        for (int seat : List.of(0, 1, acting)) {
          SentViews.requireRobust(walk.game(), position.view(seat), other.view(seat), random);
        }
      }
    }
    assertThat(phases).hasSizeGreaterThan(2);
  }

  /** Seen once is seen: what a seat may see of an event hides nothing more from it. */
  @ParameterizedTest
  @MethodSource("games")
  void eventsAreSeenAsTheyMayBe(Walk walk) {
    for (PlayedMove played : walk.played(9).history()) {
      for (Event event : played.events()) {
        for (int seat = 0; seat <= walk.start().seats(); seat++) {
          Event seen = event.seenBy(seat);
          assertThat(seen).isInstanceOf(event.getClass());
          assertThat(seen.seenBy(seat)).isEqualTo(seen);
        }
      }
    }
  }

  /** Events that were sent are the same events, however much of them a seat may see. */
  @ParameterizedTest
  @MethodSource("games")
  void eventsAreReadBackAsTheyWere(Walk walk) {
    for (PlayedMove played : walk.played(14).history()) {
      for (int seat = 0; seat <= walk.start().seats(); seat++) {
        for (Event event : played.seenBy(seat)) {
          Map<String, @Nullable Object> described = RecordForm.describe(event);
          assertThat(walk.game().events().read(described)).isEqualTo(event);
          described.replaceAll((key, value) -> Map.of());
          assertThatThrownBy(() -> walk.game().events().read(described))
              .isInstanceOf(RefusedException.class);
        }
      }
    }
  }

  /** A decision that is hidden from the others stays to be seen by its player. */
  @ParameterizedTest
  @MethodSource("games")
  void aSeatSeesItsOwnHiddenMoves(Walk walk) {
    Table table = walk.played(9);
    for (PlayedMove played : table.history()) {
      if (played.by() instanceof Actor.Seat(int seat) && SeenMove.of(played, 0).move() == null) {
        Position before = table.positionAfter(played.number() - 1);
        Position after = table.positionAfter(played.number());
        for (Move move : before.legal()) {
          Position other = before.copy();
          other.play(move, EventListener.SILENT);
          assertThat(other.view(seat).equals(after.view(seat)))
              .as("%s and %s look the same to seat %s", played.move(), move, seat)
              .isEqualTo(other.equals(after));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyMoveOfASeatHasASentence(Walk walk) throws Exception {
    Table table = walk.played(3);
    GameTexts texts = Coach.of(walk.game().id()).in(Locale.ENGLISH, seat -> "Anna");
    for (PlayedMove played : table.history()) {
      if (played.by() instanceof Actor.Seat(int seat)) {
        View view = table.positionAfter(played.number() - 1).view(seat);
        assertThat(texts.move(view, played.move(), played.seenBy(seat)))
            .as("move %s", played)
            .isNotBlank();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void eventsAndPhasesHaveWordsInEveryLanguage(Walk walk) throws Exception {
    Table table = walk.played(10);
    for (Locale language : languages()) {
      GameTexts texts = Coach.of(walk.game().id()).in(language, seat -> "Anna");
      for (PlayedMove played : table.history()) {
        assertThat(texts.log(played.seenBy(0)))
            .extracting(LogSentence::sentence)
            .allSatisfy(sentence -> assertThat(sentence).isNotBlank().doesNotContain("{", "null"));
      }
      walk.somewhere(
          10,
          STRIDE,
          position -> {
            int seat = position.actor() instanceof Actor.Seat(int number) ? number : 0;
            Hint hint = texts.hint(position.view(seat));
            assertThat(hint.title() + hint.text()).isNotBlank().doesNotContain("{", "null");
            assertThat(hint.rules().isEmpty()).as("no rules").isNotEqualTo(hasCoach(walk.game()));
          });
    }
  }

  /** Whether the game has words of its own; the plain ones cite no rules. */
  private static boolean hasCoach(Game game) {
    return ServiceLoader.load(Coach.class).stream()
        .anyMatch(coach -> coach.get().game().equals(game.id()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void savedKeptAndReplayedItIsTheSameGame(Walk walk, @TempDir Path folder) throws Exception {
    Table table = walk.table(11);
    SavedGameStore files = new SavedGameStore(Games.installed());
    Path kept;
    try (Autosave autosave = new Autosave(folder.resolve("games"), List::of, files, () -> {})) {
      autosave.begin(table.record(), null);
      while (!table.isOver()) {
        Walk.step(table);
        autosave.save(table.record());
      }
      autosave.flush();
      assertThat(autosave.trouble()).isEmpty();
      kept = autosave.file().orElseThrow();
    }
    assertThat(files.read(kept).table().record()).isEqualTo(table.record());
    Path saved = folder.resolve("game.sanmarco");
    files.save(saved, table.record());
    assertThat(files.read(saved).table().record()).isEqualTo(table.record());
    ReplayResult replay =
        Table.replay(
            walk.game(), table.setup(), table.seats(), new Dealer(11), table.record().moves());
    assertThat(replay.bad()).isNull();
    assertThat(replay.table().position()).isEqualTo(table.position());
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameIsWrittenInWordsAndAsATable(Walk walk) {
    Table table = walk.played(12);
    for (Locale language : languages()) {
      assertThat(Transcript.of(table, language)).contains("Player 1").doesNotContain("{", "null");
    }
    assertThat(MoveTable.of(table).lines()).hasSize(table.size() + 1);
    for (int seat = 1; seat <= table.seats().size(); seat++) {
      assertThat(MoveTable.of(table))
          .contains(Coach.of(walk.game().id()).measures().getFirst().name() + "_" + seat);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyLevelOfComputersMakesLegalMoves(Walk walk) throws Exception {
    walk.somewhere(
        13,
        3 * STRIDE,
        position -> {
          if (position.actor() instanceof Actor.Seat(int seat)) {
            for (BotLevel level : BotLevel.values()) {
              Move move =
                  Bots.of(walk.game())
                      .bot(level)
                      .choose(position.view(seat), Budget.forIterations(13, 50));
              assertThat(position.refusal(move)).as("%s plays %s", level, move).isNull();
            }
          }
        });
  }
}
