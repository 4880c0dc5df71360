package org.sanmarco.ui.seats;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.Sampled;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.GameTexts;
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
      ScreenSteward steward =
          new ScreenSteward(
              model, seat -> language, seat -> seat, seat -> true, List::of, () -> {});
      return new Phones(table, model, steward);
    }

    Map<String, @Nullable Object> sheet(int seat) {
      return steward.sheet(seat);
    }

    Awaited awaited() {
      return model.room().awaited();
    }

    List<Integer> seats() {
      return IntStream.rangeClosed(1, table.seats().size()).boxed().toList();
    }
  }

  private static List<Map<?, ?>> maps(@Nullable Object list) {
    List<Map<?, ?>> all = new ArrayList<>();
    ((List<?>) Objects.requireNonNull(list)).forEach(one -> all.add((Map<?, ?>) one));
    return all;
  }

  private static String task(Map<String, @Nullable Object> sheet) {
    return String.valueOf(sheet.get("task"));
  }

  /** Does one thing that a sheet offers; whether it offers any. */
  private static boolean act(Phones phones, int seat, Random random) {
    Map<String, @Nullable Object> sheet = phones.sheet(seat);
    TYPES.check("Sheet", sheet);
    Refusal refusal;
    switch (task(sheet)) {
      case "decide" -> {
        if (sheet.get("sort") instanceof Map<?, ?> sort) {
          String move = division(sort, random);
          refusal = phones.steward().play(seat, List.of(phones.table().game().read(move)));
        } else {
          if (sheet.get("settled") != null) {
            return phones.steward().act(seat, Act.GO_ON, 0) == null;
          }
          List<Map<?, ?>> choices = maps(sheet.get("choices"));
          assertThat(choices).isNotEmpty();
          assertPlaced(sheet, choices);
          assertThat(maps(sheet.get("cards")))
              .as("cards on the table are not those to be tapped")
              .filteredOn(group -> String.valueOf(group.get("title")).endsWith(" has played"))
              .allMatch(group -> Boolean.TRUE.equals(group.get("whole")));
          assertThat(choices).extracting(choice -> choice.get("text")).doesNotContainNull();
          Object choice = choices.get(random.nextInt(choices.size())).get("choice");
          refusal =
              phones.steward().act(seat, Act.CHOOSE, (Integer) Objects.requireNonNull(choice));
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
  private static void assertPlaced(Map<String, @Nullable Object> sheet, List<Map<?, ?>> choices) {
    List<Map<?, ?>> placed = choices.stream().filter(one -> one.containsKey("at")).toList();
    if (placed.isEmpty()) {
      return;
    }
    Map<?, ?> board = (Map<?, ?>) Objects.requireNonNull(sheet.get("board"));
    List<?> area = (List<?>) Objects.requireNonNull(board.get("area"));
    assertThat(placed)
        .allSatisfy(one -> {
          List<?> at = (List<?>) Objects.requireNonNull(one.get("at"));
          assertThat((Integer) at.get(0)).isBetween((Integer) area.get(0), (Integer) area.get(2));
          assertThat((Integer) at.get(1)).isBetween((Integer) area.get(1), (Integer) area.get(3));
        })
        .extracting(one -> one.get("at") + " " + one.get("colour"))
        .doesNotHaveDuplicates();
    assertThat(choices)
        .filteredOn(one ->
            String.valueOf(one.get("code")).matches(DISTRICTS) && !one.containsKey("picture"))
        .isSubsetOf(placed);
  }

  static String division(Map<?, ?> sort, Random random) {
    List<Map<?, ?>> cards = maps(sort.get("cards"));
    int offers = (Integer) Objects.requireNonNull(sort.get("offers"));
    List<List<String>> parts =
        IntStream.range(0, offers).<List<String>>mapToObj(i -> new ArrayList<>()).toList();
    for (int i = 0; i < cards.size(); i++) {
      int place = i < offers ? i : random.nextInt(offers);
      parts.get(place).add(String.valueOf(cards.get(i).get("code")));
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
    assertThat(task(phones.sheet(1))).isEqualTo("over");
    TYPES.check("Sheet", phones.sheet(1));
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
    Map<String, @Nullable Object> sheet = phones.sheet(seat);
    List<Map<?, ?>> choices =
        task(sheet).equals("decide") && sheet.get("choices") != null && sheet.get("settled") == null
            ? Stream.concat(
                    maps(sheet.get("cards")).stream().filter(group -> group.containsKey("choice")),
                    maps(sheet.get("choices")).stream())
                .filter(choice -> choice.containsKey("gains"))
                .toList()
            : List.of();
    if (choices.isEmpty()) {
      act(phones, seat, random);
      return false;
    }
    String colour = phones.table().seat(phones.awaited().seat()).colour();
    Map<?, ?> best =
        choices.stream().max(Comparator.comparingInt(one -> gain(one, colour))).orElseThrow();
    List<Integer> before = scores(phones.table());
    int moves = phones.table().size();
    assertThat(
            phones
                .steward()
                .act(seat, Act.CHOOSE, (Integer) Objects.requireNonNull(best.get("choice"))))
        .isNull();
    SeenMove last = phones.table().moves(0).getLast();
    boolean isMore = phones.table().isOver() || phones.model().flow().isRoundOver(last);
    if (phones.table().size() == moves || isMore) {
      return false;
    }
    List<Integer> after = scores(phones.table());
    for (int other : phones.seats()) {
      String text = text(best, phones.table().seat(other).colour());
      if (text.matches("[+−][0-9]+|")) {
        assertThat(after.get(other - 1) - before.get(other - 1)).isEqualTo(signed(text));
      } else if (phones.table().seat(other).colour().equals(colour)) {
        String total = text.replaceAll(".*→ |!|/.*", "");
        assertThat(maps(maps(phones.sheet(seat).get("players")).get(other - 1).get("counts")))
            .first()
            .extracting(count -> String.valueOf(count.get("value")).replaceAll(" /.*", ""))
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
  private static String text(Map<?, ?> foretold, String colour) {
    return maps(foretold.get("gains")).stream()
        .filter(gain -> colour.equals(gain.get("colour")))
        .map(gain -> String.valueOf(gain.get("text")))
        .findFirst()
        .orElse("");
  }

  private static int signed(String text) {
    return text.isEmpty() ? 0 : Integer.parseInt(text.replace('−', '-'));
  }

  /** The foretold gain of a colour; points that count against it are a loss. */
  private static int gain(Map<?, ?> foretold, String colour) {
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
        Map<String, @Nullable Object> sheet = phones.sheet(seat);
        List<Map<?, ?>> tolls =
            sheet.get("choices") == null
                ? List.of()
                : maps(sheet.get("choices")).stream()
                    .filter(choice -> String.valueOf(choice.get("text")).startsWith("Pay: "))
                    .toList();
        chosen |= tolls.size() > 1;
        paid |= sheet.toString().contains("Cost of the route: 1 to ");
        assertThat(tolls).allSatisfy(toll -> assertThat(toll.get("gains")).isNotNull());
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
    assertThat(task(phones.sheet(asked))).isEqualTo("decide");
    assertThat(task(phones.sheet(other))).isEqualTo("wait");
    assertThat(phones.steward().act(other, Act.CHOOSE, 1)).isNotNull();
    assertThat(phones.steward().act(other, Act.UNDO, 0)).isNotNull();
    assertThat(phones.sheet(other)).doesNotContainKeys("choices", "sort");
  }

  @Test
  void thePlayerWhoHasMovedIsAskedToEndTheTurn() {
    Phones phones = Phones.at("san-marco", 4, 4, Locale.ENGLISH, true);
    Random random = new Random(7);
    while (phones.awaited().task() != Awaited.Task.END) {
      phones.seats().forEach(seat -> act(phones, seat, random));
    }
    int due = phones.awaited().seat();
    Map<String, @Nullable Object> sheet = phones.sheet(due);
    assertThat(String.valueOf(sheet.get("text"))).isNotEmpty();
    assertThat(phones.model().prompt()).isEqualTo(new Prompt.OtherScreen(due));
    assertThat(phones.model().isEnding(due)).isTrue();
    for (int seat : phones.seats()) {
      assertThat(String.valueOf(phones.sheet(seat).get("title"))).endsWith("end your turn?");
      assertThat(maps(phones.sheet(seat).get("players")))
          .allSatisfy(player ->
              assertThat(player.get("turn")).isEqualTo(Objects.equals(player.get("seat"), due)));
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
    assertThat((List<?>) phones.sheet(last).get("happened"))
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
          assertThat(phones.sheet(seat).toString()).doesNotContain("{0", "=null", "???");
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
