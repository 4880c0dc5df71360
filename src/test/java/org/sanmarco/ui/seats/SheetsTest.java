package org.sanmarco.ui.seats;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.Sampled;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.json.Json;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.room.Awaited;
import org.sanmarco.seats.Host;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.Packed;
import org.sanmarco.seats.Proposal.Act;
import org.sanmarco.seats.Seal;
import org.sanmarco.seats.SealedTransport;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.SheetContent;
import org.sanmarco.seats.SheetContent.CardGroup;
import org.sanmarco.seats.SheetContent.Gain;
import org.sanmarco.seats.SheetContent.SheetCard;
import org.sanmarco.seats.SheetContent.SheetChoice;
import org.sanmarco.seats.SheetContent.Sort;
import org.sanmarco.seats.Transport;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Games;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.SeenMove;
import org.sanmarco.table.Table;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.words.Language;

/** A screen without rules: what its sheet offers is enough to play, and always possible. */
class SheetsTest {

  /** A district or two, as San Marco writes them. */
  private static final String DISTRICTS = "[A-Z]{3}(-[A-Z]{3})?";

  private static final PageTypes TYPES = PageTypes.read();

  private static final int MOST_BYTES_OF_MOVE = 6_000;
  private static final int MOST_BYTES_OF_PAGE = 60_000;

  /** The page itself has 35 kB more, as {@code HttpHostTest} says. */
  private static final int MOST_BYTES_OF_PICTURES = 25_000;

  /** All seats of a table at screens of their own. */
  private record Phones(Table table, LedModel model, ScreenSteward steward) {

    static Phones at(String game, int players, int seats, Locale language, boolean endsByHand) {
      Table table = AnyTable.of(game, players, seats, "", 31);
      LedModel model = AnyTable.model(table, endsByHand, record -> {});
      model.seatAtOwnScreens(seat -> true, seat -> true);
      return new Phones(table, model, steward(model, language));
    }

    private static ScreenSteward steward(LedModel model, Locale language) {
      return new ScreenSteward(
          model, seat -> language, seat -> seat, seat -> true, List::of, () -> {});
    }

    ScreenSteward fresh() {
      return steward(model, Locale.ENGLISH);
    }

    SheetContent sheet(int seat) {
      return steward.sheet(seat);
    }

    Awaited awaited() {
      return model.room().awaited();
    }

    List<Integer> seats() {
      return IntStream.rangeClosed(1, table.seats().size()).boxed().toList();
    }
  }

  private static List<SheetChoice> choices(SheetContent sheet) {
    return Objects.requireNonNull(sheet.asked().choices());
  }

  /** Checks that the page, and any other program, knows what it is sent. */
  private static void check(SheetContent sheet) {
    TYPES.check("Sheet", Json.LENIENT.convertValue(sheet, Map.class));
    assertThat(JsonMessage.read(JsonMessage.write(sheet), SheetContent.class)).isEqualTo(sheet);
  }

  /** Does one thing that a sheet offers; whether it offers any. */
  private static boolean act(Phones phones, int seat, Random random) {
    SheetContent sheet = phones.sheet(seat);
    check(sheet);
    Refusal refusal;
    switch (sheet.task()) {
      case "decide" -> {
        Sort sort = sheet.asked().sort();
        if (sort != null) {
          String move = division(sort, random);
          refusal = phones.steward().play(seat, List.of(phones.table().game().read(move)));
        } else {
          if (!sheet.asked().settled().isEmpty()) {
            return phones.steward().act(seat, Act.GO_ON, 0) == null;
          }
          List<SheetChoice> choices = choices(sheet);
          assertThat(choices).isNotEmpty();
          assertPlaced(sheet, choices);
          assertThat(sheet.cards())
              .as("cards on the table are not those to be tapped")
              .filteredOn(group -> group.title().endsWith(" has played"))
              .allMatch(CardGroup::whole);
          assertThat(choices).extracting(SheetChoice::text).doesNotContain("");
          int choice = choices.get(random.nextInt(choices.size())).choice();
          refusal = phones.steward().act(seat, Act.CHOOSE, choice);
        }
      }
      case "end", "roll", "go-on" -> refusal = phones.steward().act(seat, Act.GO_ON, 0);
      default -> {
        return false;
      }
    }
    assertThat(refusal).as("%s of %s", sheet, seat).isNull();
    return true;
  }

  /** Choices on the board have their places on its picture, those of pieces with their colours. */
  private static void assertPlaced(SheetContent sheet, List<SheetChoice> choices) {
    List<SheetChoice> placed = choices.stream().filter(one -> one.at() != null).toList();
    if (placed.isEmpty()) {
      return;
    }
    SheetContent.Box area = Objects.requireNonNull(sheet.board()).area();
    assertThat(placed)
        .allSatisfy(one -> {
          SheetContent.Point at = Objects.requireNonNull(one.at());
          assertThat(at.x()).isBetween(area.x(), area.x() + area.width());
          assertThat(at.y()).isBetween(area.y(), area.y() + area.height());
        })
        .extracting(one -> one.at() + " " + one.colour())
        .doesNotHaveDuplicates();
    assertThat(choices)
        .filteredOn(one -> one.code().matches(DISTRICTS) && one.look().ground().isEmpty())
        .isSubsetOf(placed);
  }

  private static String division(Sort sort, Random random) {
    List<SheetCard> cards = sort.cards();
    int offers = sort.offers();
    List<List<String>> parts =
        IntStream.range(0, offers).<List<String>>mapToObj(i -> new ArrayList<>()).toList();
    for (int i = 0; i < cards.size(); i++) {
      int place = i < offers ? i : random.nextInt(offers);
      parts.get(place).add(cards.get(i).code());
    }
    return "divide "
        + parts.stream().map(part -> String.join(" ", part)).collect(Collectors.joining(" / "));
  }

  @ParameterizedTest
  @CsvSource({
    "san-marco, 2, 4",
    "san-marco, 3, 3",
    "san-marco, 4, 4",
    "canal-grande, 2, 2",
    "canal-grande, 4, 4",
    "marco-polo, 2, 2",
    "marco-polo, 3, 3",
    "nim, 3, 3"
  })
  void aWholeGameIsPlayedFromSheetsAlone(String game, int players, int seats) {
    Phones phones = Phones.at(game, players, seats, Locale.ENGLISH, true);
    Random random = new Random(31);
    int steps = 0;
    while (!phones.table().isOver() || !(phones.model().prompt() instanceof Prompt.GameOver)) {
      boolean acted = false;
      for (int seat : phones.seats()) {
        acted |= act(phones, seat, random);
      }
      assertThat(acted).as("somebody can go on at %s", phones.model().prompt()).isTrue();
      assertThat(++steps).isLessThan(20_000);
    }
    assertThat(phones.sheet(1).task()).isEqualTo("over");
    check(phones.sheet(1));
  }

  @Sampled(3)
  @ParameterizedTest
  @CsvSource({
    "san-marco, 2, 4",
    "san-marco, 3, 3",
    "san-marco, 4, 4",
    "canal-grande, 2, 2",
    "canal-grande, 4, 4",
    "marco-polo, 2, 2",
    "marco-polo, 3, 3"
  })
  void foretoldNumbersComeTrue(String game, int players, int seats) {
    Phones phones = Phones.at(game, players, seats, Locale.ENGLISH, true);
    Random random = new Random(41);
    int compared = 0;
    while (!phones.table().isOver()) {
      for (int seat : phones.seats()) {
        compared += actByNumbers(phones, seat, random) ? 1 : 0;
      }
    }
    assertThat(compared).isGreaterThan(3);
  }

  /** Does one thing at a seat, the best by its numbers; returns whether they could be compared. */
  private static boolean actByNumbers(Phones phones, int seat, Random random) {
    SheetContent sheet = phones.sheet(seat);
    Map<Integer, List<Gain>> choices = new TreeMap<>();
    if (sheet.asked().choices() != null && sheet.asked().settled().isEmpty()) {
      choices(sheet).forEach(choice -> choices.put(choice.choice(), choice.effect().gains()));
      sheet.cards().forEach(group -> choices.put(group.choice(), group.effect().gains()));
    }
    choices.remove(0);
    choices.values().removeIf(List::isEmpty);
    if (choices.isEmpty()) {
      act(phones, seat, random);
      return false;
    }
    String colour = phones.table().seat(phones.awaited().seat()).colour();
    Map.Entry<Integer, List<Gain>> best =
        choices.entrySet().stream()
            .max(Comparator.comparingInt(one -> gain(one.getValue(), colour)))
            .orElseThrow();
    List<Integer> before = scores(phones.table());
    int moves = phones.table().size();
    assertThat(phones.steward().act(seat, Act.CHOOSE, best.getKey())).isNull();
    SeenMove last = phones.table().moves(0).getLast();
    boolean isMore = phones.table().isOver() || phones.model().flow().isRoundOver(last);
    if (phones.table().size() == moves || isMore) {
      return false;
    }
    List<Integer> after = scores(phones.table());
    for (int other : phones.seats()) {
      String text = text(best.getValue(), phones.table().seat(other).colour());
      if (text.matches("[+−][0-9]+|")) {
        assertThat(after.get(other - 1) - before.get(other - 1)).isEqualTo(signed(text));
      } else if (phones.table().seat(other).colour().equals(colour)) {
        String total = text.replaceAll(".*→ |!|/.*", "");
        assertThat(phones.sheet(seat).players().get(other - 1).counts())
            .first()
            .extracting(count -> count.value().replaceAll(" /.*", ""))
            .isEqualTo(total);
      }
    }
    return true;
  }

  private static List<Integer> scores(Table table) {
    return IntStream.rangeClosed(1, table.seats().size())
        .map(seat -> Coach.of(table.game().id()).measures().getFirst().of(table.view(0), seat))
        .boxed()
        .toList();
  }

  /** The foretold number of a colour; empty if there is none. */
  private static String text(List<Gain> foretold, String colour) {
    return foretold.stream()
        .filter(gain -> gain.colour().equals(colour))
        .map(Gain::text)
        .findFirst()
        .orElse("");
  }

  private static int signed(String text) {
    return text.isEmpty() ? 0 : Integer.parseInt(text.replace('−', '-'));
  }

  /** The foretold gain of a colour; points that count against it are a loss. */
  private static int gain(List<Gain> foretold, String colour) {
    String text = text(foretold, colour);
    return text.matches("[+−][0-9]+|")
        ? signed(text)
        : -Integer.parseInt(text.replaceAll(".*→ |!|/.*", ""));
  }

  /** Phones get what they show in few bytes, also over a slow network. */
  @Sampled(3)
  @ParameterizedTest
  @CsvSource({"san-marco, 4", "canal-grande, 4", "marco-polo, 3"})
  void messagesToPhonesStaySmall(String game, int players) {
    Phones phones = Phones.at(game, players, players, Locale.ENGLISH, true);
    Seal seal = new Seal("ABCDEFGHJKLMNPQRSTUV");
    AtomicInteger largest = new AtomicInteger();
    Transport.HostEnd carrier =
        new Transport.HostEnd() {
          @Override
          public void send(int seat, int number, byte[] frame) {
            largest.accumulateAndGet(frame.length, Math::max);
          }

          @Override
          public void onProposal(Transport.Proposals proposals) {}

          @Override
          public void close() {}
        };
    SeatFormat format = new SeatFormat(Games.of(phones.table().game()));
    Host host = host(phones, format, SealedTransport.host(carrier, seat -> seal, "1"));
    Random random = new Random(43);
    while (!phones.table().isOver()) {
      for (int seat : phones.seats()) {
        act(phones, seat, random);
        host.changed();
      }
    }
    assertThat(largest.get()).isLessThan(MOST_BYTES_OF_MOVE);
    host(phones, format, SealedTransport.host(carrier, seat -> seal, "2"));
    assertThat(Packed.pack(JsonMessage.write(new ScreenPictures(game).in("ru"))).length)
        .isLessThan(MOST_BYTES_OF_PICTURES);
    assertThat(largest.get()).isLessThan(MOST_BYTES_OF_PAGE);
  }

  /** A board is drawn once for all seats, from what everybody may see. */
  @Sampled(3)
  @ParameterizedTest
  @CsvSource({"san-marco, 4", "canal-grande, 4", "marco-polo, 3"})
  void theBoardIsTheSameForEverybody(String game, int players) {
    Phones phones = Phones.at(game, players, players, Locale.ENGLISH, true);
    GameUi ui = GameUi.of(game);
    GameTexts texts = Coach.of(game).in(Locale.ENGLISH, null);
    List<SeatColour> colours =
        phones.table().seats().stream().map(seat -> SeatColour.of(seat.colour())).toList();
    Random random = new Random(44);
    int compared = 0;
    while (!phones.table().isOver()) {
      for (int seat : phones.seats()) {
        act(phones, seat, random);
        Table table = phones.table();
        int number = seat;
        ui.board()
            .ifPresent(board ->
                assertThat(board.pieces(table.view(number), texts, colours))
                    .isEqualTo(board.pieces(table.view(0), texts, colours)));
        compared += ui.board().isPresent() ? 1 : 0;
      }
    }
    assertThat(compared).isGreaterThan(20);
  }

  private static Host host(Phones phones, SeatFormat format, Transport.HostEnd end) {
    return new Host(
        phones.table(), format, end, phones.steward(), Runnable::run, Runnable::run, "1");
  }

  @Test
  void theTollIsToldBeforeTheDogeMoves() {
    Phones phones = Phones.at("san-marco", 3, 3, Locale.ENGLISH, true);
    Random random = new Random(12);
    boolean chosen = false;
    boolean paid = false;
    while (!(chosen && paid)) {
      for (int seat : phones.seats()) {
        SheetContent sheet = phones.sheet(seat);
        List<SheetChoice> tolls =
            sheet.asked().choices() == null
                ? List.of()
                : choices(sheet).stream()
                    .filter(choice -> choice.text().startsWith("Pay: "))
                    .toList();
        chosen |= tolls.size() > 1;
        paid |= sheet.toString().contains("Cost of the route: 1 to ");
        assertThat(tolls).allSatisfy(toll -> assertThat(toll.effect().gains()).isNotEmpty());
        act(phones, seat, random);
      }
      assertThat(phones.table().isOver()).isFalse();
    }
  }

  @Test
  void onlyTheSeatThatIsAskedDecides() {
    Phones phones = Phones.at("canal-grande", 2, 2, Locale.ENGLISH, false);
    Random random = new Random(3);
    while (phones.awaited().task() != Awaited.Task.DECIDE) {
      phones.seats().forEach(seat -> act(phones, seat, random));
    }
    int asked = phones.awaited().seat();
    int other = 3 - asked;
    assertThat(phones.model().prompt()).isEqualTo(new Prompt.OtherScreen(asked));
    assertThat(phones.sheet(asked).task()).isEqualTo("decide");
    assertThat(phones.sheet(other).task()).isEqualTo("wait");
    assertThat(phones.steward().act(other, Act.CHOOSE, 1)).isNotNull();
    assertThat(phones.steward().act(other, Act.UNDO, 0)).isNotNull();
    assertThat(phones.sheet(other).asked()).isEqualTo(SheetContent.Asked.NOTHING);
  }

  @Test
  void thePlayerWhoHasMovedIsAskedToEndTheTurn() {
    Phones phones = Phones.at("san-marco", 4, 4, Locale.ENGLISH, true);
    Random random = new Random(7);
    while (phones.awaited().task() != Awaited.Task.END) {
      phones.seats().forEach(seat -> act(phones, seat, random));
    }
    int due = phones.awaited().seat();
    assertThat(phones.sheet(due).text()).isNotEmpty();
    assertThat(phones.sheet(due).end()).isEqualTo("End turn");
    assertThat(phones.model().prompt()).isEqualTo(new Prompt.OtherScreen(due));
    assertThat(phones.model().isEnding(due)).isTrue();
    assertThat(phones.model().acting()).as("marked at the window").containsExactly(due);
    for (int seat : phones.seats()) {
      assertThat(phones.sheet(seat).title()).endsWith("end your turn?");
      assertThat(phones.sheet(seat).players())
          .allSatisfy(player -> assertThat(player.turn()).isEqualTo(player.seat() == due));
    }
  }

  @ParameterizedTest
  @CsvSource({"san-marco, 4, 4", "canal-grande, 2, 2", "marco-polo, 3, 3"})
  void lastMoveIsShownAndCanBeUndone(String game, int players, int seats) {
    Phones phones = Phones.at(game, players, seats, Locale.ENGLISH, true);
    Random random = new Random(7);
    while (phones.table().shown(0).equals(phones.table().view(0))) {
      if (phones.table().isOver()) {
        // It ended without a choice.
        phones = Phones.at(game, players, seats, Locale.ENGLISH, true);
      }
      for (int seat = 1; seat <= seats; seat++) {
        if (phones.awaited().task() != Awaited.Task.END || phones.awaited().move() == 0) {
          act(phones, seat, random);
        }
      }
    }
    int due = phones.awaited().seat();
    SheetContent sheet = phones.sheet(due);
    assertThat(sheet.end()).isEqualTo("End the game");
    assertThat(sheet.undo()).isEqualTo("Undo");
    SheetContent others = phones.sheet(due % seats + 1);
    assertThat(others.end() + others.undo()).isEmpty();
    assertThat(phones.steward().act(due, Act.UNDO, 0)).isNull();
    SheetContent before = phones.sheet(due);
    assertThat(before.task()).isEqualTo("decide");
    assertThat(Objects.requireNonNull(sheet.board()).pieces())
        .isNotEqualTo(Objects.requireNonNull(before.board()).pieces());
  }

  /** Sheets keep parts of earlier positions, and are what they would be without. */
  @ParameterizedTest
  @CsvSource({"san-marco, 4, 4", "san-marco, 2, 4", "canal-grande, 2, 2", "marco-polo, 3, 3"})
  void sheetsAreTheSameMadeAgain(String game, int players, int seats) {
    Phones phones = Phones.at(game, players, seats, Locale.ENGLISH, true);
    Random random = new Random(5);
    for (int i = 0; i < 300 && !phones.table().isOver(); i++) {
      for (int seat : phones.seats()) {
        if (random.nextInt(4) == 0) {
          phones.steward().act(seat, Act.UNDO, 0);
        }
        act(phones, seat, random);
        Phones anew = new Phones(phones.table(), phones.model(), phones.fresh());
        assertThat(phones.sheet(seat).board()).isEqualTo(anew.sheet(seat).board());
        assertThat(phones.sheet(seat).title()).isEqualTo(anew.sheet(seat).title());
      }
    }
  }

  /** Nobody has to look up what "Undo" would undo. */
  @Test
  void theOwnLastDecisionIsToldFirst() {
    Phones phones = Phones.at("san-marco", 4, 4, Locale.ENGLISH, false);
    Random random = new Random(8);
    while (phones.seats().stream().noneMatch(phones.steward()::canUndo)) {
      phones.seats().forEach(seat -> act(phones, seat, random));
    }
    int last = phones.seats().stream().filter(phones.steward()::canUndo).findFirst().orElseThrow();
    assertThat(phones.sheet(last).happened())
        .first()
        .asString()
        .startsWith(phones.table().seat(last).name());
  }

  /** The window shows what all may see while a seat decides elsewhere. */
  @Test
  void theWindowShowsNothingOfASeatElsewhere() {
    Phones phones = Phones.at("marco-polo", 3, 3, Locale.ENGLISH, false);
    Random random = new Random(4);
    for (int i = 0; i < 200; i++) {
      assertThat(phones.model().view().seat()).isZero();
      assertThat(phones.model().prompt()).isNotInstanceOf(Prompt.Curtain.class);
      phones.seats().forEach(seat -> act(phones, seat, random));
    }
  }

  @ParameterizedTest
  @CsvSource({"san-marco, 4", "canal-grande, 4", "marco-polo, 3"})
  void sheetsSpeakEveryLanguage(String game, int players) {
    for (String tag : Language.TAGS) {
      Phones phones = Phones.at(game, players, players, Locale.forLanguageTag(tag), true);
      Random random = new Random(6);
      for (int i = 0; i < 60; i++) {
        for (int seat : phones.seats()) {
          assertThat(new String(JsonMessage.write(phones.sheet(seat)), StandardCharsets.UTF_8))
              .doesNotContain("{0", "null ", ":null", "???");
          act(phones, seat, random);
        }
      }
    }
  }

  @Test
  void everyPartOfASheetIsDescribed() throws IOException {
    String document = Files.readString(Path.of("docs/seats.md"));
    String described = document.substring(document.indexOf("### The sheet"));
    assertThat(TYPES.names("Sheet")).allMatch(name -> described.contains("`" + name + "`"));
  }

  /** Another hidden draw changes nothing on the screens of those who may not see it. */
  @ParameterizedTest
  @CsvSource({"san-marco, 4, 4", "canal-grande, 4, 4", "marco-polo, 3, 3", "nim, 3, 3"})
  void sheetsTellNothingHidden(String game, int players, int seats) {
    Table played = AnyTable.of(game, players, seats, "", 32);
    Dealer dealer = new Dealer(33);
    int compared = 0;
    for (int move = 0; move < 150 && !played.isOver(); move++) {
      Position before = played.position();
      PlayedMove made = played.play(before.sample(dealer.at(2 * move)));
      Move other = before.sample(dealer.at(2 * move + 1));
      if (!(made.by() instanceof Actor.Chance) || other.equals(made.move())) {
        continue;
      }
      Table swapped = AnyTable.of(game, players, seats, "", 32);
      played.history().subList(0, move).forEach(one -> swapped.play(one.move()));
      PlayedMove instead = swapped.play(other);
      for (int seat = 0; seat <= seats; seat++) {
        if (SeenMove.of(instead, seat).equals(SeenMove.of(made, seat))
            && swapped.view(seat).equals(played.view(seat))) {
          assertThat(sheet(swapped, seat)).isEqualTo(sheet(played, seat));
          compared++;
        }
      }
    }
    assertThat(compared).isPositive();
  }

  private static String sheet(Table table, int seat) {
    LedModel model = AnyTable.model(table, false, record -> {});
    model.seatAtOwnScreens(one -> true, one -> true);
    return new ScreenSteward(
            model, one -> Locale.ENGLISH, one -> one, one -> true, List::of, () -> {})
        .sheet(seat)
        .toString();
  }
}
