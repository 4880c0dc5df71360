package org.sanmarco.ui.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.Seen.decision;
import static org.sanmarco.ui.testing.Seen.view;

import module java.base;

import javafx.css.PseudoClass;
import javafx.scene.Parent;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.MeanOfTwo;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.ui.cards.CardView;
import org.sanmarco.games.sanmarco.ui.model.SanMarcoLog.Kind;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfCard;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPair;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfRole;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.dividing.Division;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.ui.table.model.log.LogLine;
import org.sanmarco.ui.testing.FaceUpCards;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;

class GameScreenTest {

  private static final int MOST_STEPS = 4000;

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  @Test
  void cardsAreDividedByClick() {
    GameWindow game = windows.open(3, 2);
    game.until(Phase.DIVIDE);
    Division<Card> division = game.division();
    assertThat(game.labels("offer-0")).contains("10 cards left to divide");
    assertThat(game.find("divide").isDisabled()).isTrue();
    game.hand.click("card-4");
    assertThat(division.place(4)).isEqualTo(1);
    game.hand.click("card-4");
    assertThat(division.place(4)).isEqualTo(2);
    game.hand.click("card-4").click("card-4");
    assertThat(division.place(4)).isEqualTo(1);
    for (int card = 1; card <= 10; card++) {
      if (card != 4) {
        game.hand.click("card-" + card);
      }
    }
    assertThat(game.find("divide").isDisabled()).isTrue();
    assertThat(game.text("divide-why")).as("two offers are empty").contains("T5");
    game.hand.click("card-10").click("card-9").click("card-9");
    assertThat(game.text("divide-why")).isEmpty();
    assertThat(game.text("offer-points-1")).isEqualTo("+" + Cards.of(division.offer(1)).points());
    game.picture("game-dividing-3");
    game.hand.click("divide");
    assertThat(view(game.model).phase()).isEqualTo(Phase.CHOOSE);
  }

  @Test
  void cardsAreDividedByKey() {
    GameWindow game = windows.open(4, 11);
    game.until(Phase.DIVIDE);
    Division<Card> division = game.division();
    assertThat(game.focus()).isEqualTo("card-1");
    for (int card = 1; card <= 8; card++) {
      game.hand.push(card % 2 == 0 ? KeyCode.DIGIT2 : KeyCode.DIGIT1);
    }
    assertThat(division.in(1)).containsExactly(1, 3, 5, 7);
    assertThat(division.in(2)).containsExactly(2, 4, 6, 8);
    assertThat(game.focus()).isEqualTo("divide");
    game.hand.push(KeyCode.ENTER);
    assertThat(game.model.prompt()).isInstanceOf(Curtain.class);
  }

  @Test
  void cardsAreDividedByDragging() {
    GameWindow game = windows.open(3, 4);
    game.until(Phase.DIVIDE);
    Division<Card> division = game.division();
    game.hand.drag("card-2", "offer-3");
    assertThat(division.place(2)).isEqualTo(3);
    game.hand.drag("card-2", "offer-1");
    assertThat(division.place(2)).isEqualTo(1);
    game.hand.drag("card-2", "board");
    assertThat(division.place(2)).as("let go elsewhere it goes back").isEqualTo(1);
    assertThat(game.find("card-2").getTranslateX()).isZero();
    game.hand.drag("card-2", "offer-0");
    assertThat(division.left()).isEqualTo(10);
  }

  @Test
  @RuleTest("V1")
  void rolesAreGivenOutByClick() {
    GameWindow game = windows.open(2, 1);
    game.until(Phase.ROLES);
    assertThat(game.find("roles-give").isDisabled()).isTrue();
    game.hand.click("role-seat-3").click("role-place-1");
    assertThat(game.model.decision().chosen()).containsExactly(new OfRole(1, 3));
    game.hand.click("role-place-4");
    assertThat(game.text("why-not")).as("his other colour is there").contains("(V1)");
    game.hand.click("role-seat-3");
    assertThat(game.model.decision().chosen()).as("a second click takes it back").isEmpty();
    game.hand.click("role-place-2").click("role-place-1");
    assertThat(game.text("status-text")).endsWith("assign these roles?");
    game.hand.click("roles-reset");
    assertThat(game.model.decision().chosen()).isEmpty();
    game.hand.click("role-place-2").click("role-place-1").click("roles-give");
    assertThat(view(game.model).roles()).containsExactly(2, 3, 1, 4);
  }

  @Test
  @RuleTest("V1")
  void rolesAreGivenOutByKey() {
    GameWindow game = windows.open(2, 2);
    game.until(Phase.ROLES);
    game.awaitQuiet();
    assertThat(game.focus()).isEqualTo("role-seat-1");
    game.hand.push(KeyCode.DIGIT4);
    assertThat(game.focus()).isEqualTo("role-seat-2");
    game.hand.push(KeyCode.ESCAPE);
    assertThat(game.model.decision().chosen()).isEmpty();
    game.hand.push(KeyCode.DIGIT4).push(KeyCode.DIGIT2);
    assertThat(game.focus()).isEqualTo("roles-give");
    game.hand.push(KeyCode.ENTER);
    assertThat(view(game.model).roles()).hasSize(4);
  }

  @Test
  @RuleTest("V1")
  void rolesAreGivenOutByDragging() {
    GameWindow game = windows.open(2, 3);
    game.until(Phase.ROLES);
    game.hand.drag("role-seat-4", "role-place-3");
    assertThat(game.model.decision().chosen()).containsExactly(new OfRole(3, 4));
    game.hand.drag("role-seat-4", "role-place-2");
    assertThat(game.model.decision().chosen()).containsExactly(new OfRole(2, 4));
    game.hand.drag("role-seat-1", "board");
    assertThat(game.model.decision().chosen()).as("let go elsewhere it goes back").hasSize(1);
    game.hand.drag("role-seat-1", "role-place-1");
    assertThat(game.find("roles-give").isDisabled()).isFalse();
  }

  @Test
  @RuleTest("V6")
  void theResultOfTwoIsShownLineByLine() {
    GameWindow game = windows.open(2, 4);
    game.until(() -> game.model.prompt() instanceof GameOver);
    SanMarcoView end = view(game.model);
    String words = GameWindow.on(() -> FaceUpCards.words((Parent) game.find("game-over")));
    for (int player = 1; player <= 2; player++) {
      MeanOfTwo mean = new MeanOfTwo(end.prestige(player), end.prestige(player + 2));
      assertThat(words.lines())
          .contains(String.valueOf(mean.mean()), String.valueOf(mean.result()))
          .anyMatch(line -> line.startsWith(mean.between() + " apart"));
    }
    Result result = Objects.requireNonNull(end.result());
    assertThat(game.text("game-over-title"))
        .contains(result.scores().get(result.winners().getFirst() - 1) + " points");
    game.picture("game-over-2");
  }

  @Test
  void anOfferIsLookedAtAndTaken() {
    GameWindow game = windows.open(3, 3);
    game.until(Phase.CHOOSE);
    game.hand.click("offer-3");
    assertThat(decision(game.model).offer()).isEqualTo(3);
    game.hand.push(KeyCode.DIGIT2);
    assertThat(decision(game.model).offer()).isEqualTo(2);
    game.picture("game-choosing-3");
    int moves = game.model.history().size();
    game.hand.push(KeyCode.ENTER);
    assertThat(game.model.history()).hasSize(moves + 1);
    game.until(Phase.CHOOSE);
    List<Choice> left = List.copyOf(game.model.decision().choices());
    assertThat(left).hasSize(2);
    moves = game.model.history().size();
    game.hand.doubleClick("offer-" + left.getFirst().toString().replaceAll("\\D", ""));
    assertThat(game.model.history()).as("a double click takes nothing").hasSize(moves);
    game.hand.click("take-" + left.getFirst().toString().replaceAll("\\D", ""));
    assertThat(game.model.history()).hasSize(moves + 1);
  }

  @Test
  void aClickThatIsNotTakenSaysWhy() {
    GameWindow game = windows.open(4, 9);
    game.until(() -> game.isDeciding(Phase.PLAY) && game.districtCard() != null);
    assertThat(game.find("why-not").isVisible()).isFalse();
    game.hand.click("district-CAN");
    assertThat(game.text("why-not")).contains("card");
    assertThat(game.find("back").isVisible()).isFalse();
    Card card = Objects.requireNonNull(game.districtCard());
    game.hand.click("hand-" + (view(game.model).hand().list().indexOf(card) + 1));
    assertThat(game.find("why-not").isVisible()).isFalse();
    assertThat(game.text("status-text")).contains("→");
    String far = game.far();
    game.hand.click("district-" + far);
    assertThat(game.text("why-not")).matches("(?s).*\\((C1|B2)\\).*");
    game.picture("game-why-not");
    game.hand.push(KeyCode.ESCAPE);
    assertThat(game.model.decision().chosen()).isEmpty();
    game.hand.push(KeyCode.DIGIT1);
    assertThat(game.model.decision().chosen()).hasSize(1);
    game.hand.click("back");
    assertThat(game.model.decision().chosen()).isEmpty();
  }

  @Test
  void whatWasPlayedIsTakenBack() {
    GameWindow game = windows.open(4, 9);
    game.until(() -> game.isDeciding(Phase.PLAY) && game.districtCard() != null);
    Card card = Objects.requireNonNull(game.districtCard());
    int moves = game.model.history().size();
    game.hand.click("hand-" + (view(game.model).hand().list().indexOf(card) + 1)).click("give-up");
    assertThat(game.model.history()).hasSize(moves + 1);
    game.hand.push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(game.model.history()).hasSize(moves);
    game.hand.push(KeyCode.CONTROL, KeyCode.S);
    assertThat(game.services.gone).containsExactly("save " + moves);
    assertThat(game.text("notice")).contains("evening.sanmarco");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void noSecretIsAnywhereInTheSceneGraph(int players) {
    GameWindow game = windows.open(players, 6);
    for (int i = 0; i < 400 && !(game.model.prompt() instanceof GameOver); i++) {
      game.step();
      keepsSecrets(game);
    }
  }

  /**
   * Cards are face up only where all may see them, or in front of the divider who holds them; and
   * in words no card of a hidden divider is named with the divider's name.
   */
  private static void keepsSecrets(GameWindow game) {
    SanMarcoView shown = view(game.model);
    List<CardView> cards = GameWindow.on(() -> FaceUpCards.cards(game.screen.root()));
    switch (game.model.prompt()) {
      case Curtain _ -> assertThat(cards).isEmpty();
      case Deciding(int seat, Phase phase) when phase == Phase.DIVIDE ->
          assertThat(cards.stream().map(CardView::card).toList())
              .containsExactlyInAnyOrderElementsOf(shown.drawn(seat).list());
      default -> {
        for (int divider : shown.dividers()) {
          if (shown.isHidden(divider)) {
            assertThat(shown.offers(divider)).isEmpty();
          }
        }
        int open =
            shown.dividers().stream()
                .flatMap(divider -> shown.offers(divider).stream())
                .mapToInt(offer -> offer == null ? 0 : offer.size())
                .sum();
        // One more is the picture of a card that is no one's.
        assertThat(cards).hasSizeLessThanOrEqualTo(open + shown.hand().size() + 1);
      }
    }
  }

  @Test
  void wholeGamesAreShown() {
    GameWindow game = windows.open(3, 12);
    for (int i = 0; i < MOST_STEPS && !(game.model.prompt() instanceof GameOver); i++) {
      game.step();
    }
    assertThat(game.text("game-over-title")).contains("prestige");
    game.picture("game-over-3");
    game.fire("game-over-board");
    assertThat(game.has("game-over")).isFalse();
    game.fire("game-over-show");
    game.fire("game-over-home");
    assertThat(game.services.gone).containsExactly("home");
  }

  @Test
  void gameOfPeopleIsReviewedAfterComputersTookTheSeats() {
    GameWindow game = windows.open(3, 12);
    game.until(() -> game.model.prompt() instanceof GameOver);
    Fx.run(() -> IntStream.rangeClosed(1, 3).forEach(seat -> game.model.handOver(seat, "medium")));
    assertThat(GameWindow.on(() -> game.model.seats())).allMatch(Seat::isComputer);
    assertThat(Fx.isUsable(game.scene(), "game-over-review")).isTrue();
  }

  @Test
  void theHintShowsWhoPlaysTheSeatNow() {
    GameWindow game = windows.open(3, 12);
    game.until(() -> game.model.prompt() instanceof Deciding);
    List<Boolean> isCrest =
        GameWindow.on(() -> {
          int seat = game.model.acting().getFirst();
          return Stream.of("medium", "")
              .map(computer -> {
                game.model.handOver(seat, computer);
                Parent row = (Parent) game.scene().lookup("#crest .crests");
                return row.getChildrenUnmodifiable().getFirst() instanceof Crest;
              })
              .toList();
        });
    assertThat(isCrest).containsExactly(false, true);
  }

  @Test
  void theEndTellsTheWholeGameAndLeadsBackIntoIt() {
    GameWindow game = windows.open(4, 21);
    game.until(() -> game.model.prompt() instanceof GameOver);
    int all = game.model.moves();
    assertThat(game.text("chart-point")).startsWith("The deciding turn. ").endsWith(".");
    assertThat(game.text("round")).as("the turn is over").isEqualTo("The game is over");
    assertThat(((Labeled) game.find("chart-point")).isTextTruncated()).isFalse();
    game.picture("game-end", 1024, 700);
    game.picture("game-end", 1920, 1080);
    GameWindow.on(() -> {
      game.screen.root().lookup(".chart").requestFocus();
      return true;
    });
    game.hand.push(KeyCode.LEFT).push(KeyCode.LEFT);
    assertThat(game.text("chart-point")).doesNotStartWith("Move " + all + ":");
    game.hand.push(KeyCode.ENTER);
    assertThat(game.model.isPast()).isTrue();
    assertThat(game.has("game-over")).isFalse();
    game.hand.push(KeyCode.END);
    assertThat(game.has("game-over")).isTrue();
  }

  @Test
  void theGameIsWalkedThroughByKeyAndByMouse() {
    GameWindow game = windows.open(4, 9);
    game.until(() -> game.isDeciding(Phase.PLAY) && game.model.view().turn() > 1);
    int moves = game.model.moves();
    game.hand.click("history-back");
    assertThat(game.model.moves()).isEqualTo(moves - 1);
    assertThat(game.text("history-place")).contains(moves - 1 + " of " + moves);
    assertThat(game.text("status-title")).isEqualTo("An earlier position");
    game.hand.push(KeyCode.LEFT).push(KeyCode.LEFT).push(KeyCode.RIGHT);
    assertThat(game.model.moves()).isEqualTo(moves - 2);
    game.picture("game-past");
    game.hand.push(KeyCode.HOME);
    assertThat(game.model.moves()).isZero();
    game.hand.click("history-forward").push(KeyCode.END);
    assertThat(game.model.isPast()).isFalse();
    game.hand.push(KeyCode.ALT, KeyCode.LEFT);
    assertThat(game.model.moves()).isEqualTo(moves - 1);
    game.hand.push(KeyCode.ESCAPE);
    assertThat(game.model.isPast()).isFalse();
    game.hand.click("history-first").click("past-now");
    assertThat(game.isDeciding(Phase.PLAY)).isTrue();
  }

  @Test
  void theLogIsSearchedCopiedAndPointsAtTheBoard() {
    GameWindow game = windows.open(4, 9);
    game.until(() -> game.model.view().round() == 2);
    game.until(Phase.PLAY);
    int all = log(game).size();
    game.hand.click("log-find").write("log-words", "builds bridge");
    assertThat(log(game)).isNotEmpty().hasSizeLessThan(all);
    assertThat(log(game))
        .filteredOn(line -> !line.heading())
        .allMatch(
            line -> line.text().contains("bridge") && line.kinds().contains(Kind.PIECES.name()));
    int both = log(game).size();
    game.hand.click("log-player-2");
    assertThat(log(game)).isNotEmpty().hasSizeLessThan(both);
    assertThat(log(game))
        .filteredOn(line -> !line.heading())
        .allMatch(line -> line.concerned().contains(2));
    LogLine line = log(game).stream().filter(one -> !one.heading()).findFirst().orElseThrow();
    Pair pair = pair(line);
    GameWindow.on(() -> {
      ((ListView<?>) game.find("log")).getSelectionModel().select(log(game).indexOf(line));
      return true;
    });
    Set<PseudoClass> states = GameWindow.on(() -> game.find("pair-" + pair).getPseudoClassStates());
    assertThat(states).contains(PseudoClass.getPseudoClass("spoken"));
    game.picture("game-log");
    game.hand.click("log-copy");
    assertThat(GameWindow.on(() -> Clipboard.getSystemClipboard().getString()).lines())
        .containsExactlyElementsOf(log(game).stream().map(LogLine::text).toList());
    game.hand.click("log-then");
    assertThat(game.model.moves()).isEqualTo(line.move());
    game.hand.push(KeyCode.ESCAPE).click("log-find");
    assertThat(log(game)).hasSize(all);
  }

  private static List<LogLine> log(GameWindow game) {
    return GameWindow.on(() ->
        ((ListView<?>) game.find("log")).getItems().stream().map(LogLine.class::cast).toList());
  }

  private static Pair pair(LogLine line) {
    return line.spoken().places().stream()
        .filter(OfPair.class::isInstance)
        .map(place -> ((OfPair) place).pair())
        .findFirst()
        .orElseThrow();
  }

  /** The end of the log stays visible when the log gets smaller, as in a lower window. */
  @Test
  void theLogStillEndsWithItsLatestLineWhereItIsLower() {
    GameWindow game = windows.open(4, 9);
    game.until(() -> game.model.view().round() == 2);
    double high = Fx.place(game.find("log")).getHeight();
    Fx.run(() -> game.scene().getWindow().setHeight(720));
    game.await(() -> Fx.place(game.find("log")).getHeight() < high);
    game.await(() -> endsWithItsLatestLine(game));
    game.picture("game-log-end");
  }

  /** Most lines are broken into several, and are higher than the list takes them for at first. */
  @Test
  void theLogEndsWithItsLatestLineWhateverIsPlayed() {
    GameWindow game = windows.open(3, 9);
    for (int stop = 10; stop <= 70; stop += 10) {
      int moves = stop;
      game.until(() -> game.model.moves() >= moves);
      game.await(() -> endsWithItsLatestLine(game));
    }
  }

  /** In a narrower log lines are higher, but the log is not. */
  @Test
  void theLogStillEndsWithItsLatestLineWhereItIsNarrower() {
    GameWindow game = windows.open(3, 9);
    game.until(() -> game.model.moves() >= 60);
    for (int width : List.of(400, 246, 330, 246)) {
      Fx.run(() -> game.services.preferences().logWidthProperty().set(width));
      game.await(() -> endsWithItsLatestLine(game));
    }
  }

  private static boolean endsWithItsLatestLine(GameWindow game) {
    VirtualFlow<?> lines = (VirtualFlow<?>) game.find("log").lookup(".virtual-flow");
    IndexedCell<?> last = lines.getLastVisibleCell();
    return last != null
        && last.getIndex() == lines.getCellCount() - 1
        && last.getBoundsInParent().getMaxY() < lines.getHeight() + 1;
  }

  @Test
  void theLogBecomesWiderAndStaysSo() {
    GameWindow game = windows.open(3, 9);
    double narrow = Fx.place(game.find("log")).getWidth();
    game.hand.drag("log-edge", "board");
    double wide = Fx.place(game.find("log")).getWidth();
    assertThat(wide).isGreaterThan(narrow + 100);
    game.picture("game-log-wide");
    game.hand.click("log-edge");
    assertThat(game.services.preferences().logWidthProperty().get()).isEqualTo(246);
  }

  @Test
  void inPracticeDiceAreTakenBackAndFallAgain() {
    GameWindow game = windows.open(3, 9);
    game.until(Phase.CHOOSE);
    assertThat(game.find("practice").isVisible()).isFalse();
    GameWindow.on(() -> {
      game.model.practise();
      return true;
    });
    assertThat(game.find("practice").isVisible()).isTrue();
    int moves = game.model.moves();
    game.hand.click("undo").click("undo");
    assertThat(game.model.moves()).isLessThan(moves - 2);
    game.picture("game-practice");
  }

  @Test
  void aNewGameGoesOnFromThePast() {
    GameWindow game = windows.open(3, 9);
    game.until(Phase.CHOOSE);
    game.hand.click("history-back").click("past-continue");
    assertThat(game.services.gone).isEmpty();
    game.services.answer("continue-yes");
    assertThat(game.services.gone).containsExactly("game");
  }

  @Test
  void picturesOfEveryState() {
    GameWindow game = windows.open(4, 12);
    game.picture("game-setup");
    game.until(() -> game.model.prompt() instanceof Shown);
    game.until(Phase.SETUP_BRIDGE);
    game.picture("game-bridge");
    game.until(() -> game.isChance(Phase.DRAW));
    game.picture("game-roles");
    game.until(() -> game.model.prompt() instanceof Curtain);
    game.picture("game-curtain");
    game.until(Phase.DIVIDE);
    game.picture("game-dividing-4");
    game.until(Phase.CHOOSE);
    game.picture("game-choosing-4");
    game.until(() -> game.isDeciding(Phase.PLAY) && game.model.view().turn() > 1);
    GameWindow.on(() -> {
      while (game.model.decision().canGoBack()) {
        game.model.decision().back();
      }
      game.model.decision().click(new OfCard(view(game.model).hand().list().getFirst()));
      return true;
    });
    game.picture("game-playing");
    game.until(() -> game.isChance(Phase.EXILE_ROLL));
    game.picture("game-exile-die");
    game.until(Phase.EXILE_REMOVE);
    game.picture("game-exile");
    game.until(() -> game.model.prompt() instanceof RoundOver);
    game.picture("game-round-over");
    game.until(() -> game.model.prompt() instanceof GameOver);
    game.picture("game-over-4");
    assertThat(game.focus()).as("harmless, if pressed by mistake").isEqualTo("game-over-board");
  }

  @Test
  void whatADistrictWouldBringIsShownWhereTheMouseIs() {
    GameWindow game = windows.open(4, 6);
    game.until(Phase.SETUP_BRIDGE);
    game.hand.click("district-DOR");
    assertThat(game.find("forecast-DOR").isVisible()).isTrue();
    assertThat(game.find("district-DOR").getAccessibleHelp()).startsWith("Dorsoduro is scored");
    game.hand.click("district-CAS");
    assertThat(game.find("forecast-CAS").isVisible()).isTrue();
    assertThat(game.find("forecast-DOR").isVisible()).isFalse();
  }

  @Test
  void whatTheDogeWouldBringIsShownWhereverHeCanGo() {
    GameWindow game = windows.open(4, 9);
    game.until(() ->
        game.isDeciding(Phase.PLAY)
            && view(game.model).hand().count(Card.DOGE) > 0
            && game.model.view().round() == 2
            && decision(game.model).asked().legal().stream()
                    .filter(move -> move instanceof SanMarcoMove.Doge)
                    .count()
                > 8);
    for (SanMarcoMove move : decision(game.model).asked().legal()) {
      if (move instanceof SanMarcoMove.Doge doge) {
        assertThat(game.find("forecast-" + doge.to()).isVisible()).isTrue();
      }
    }
    game.picture("game-forecast");
  }
}
