package org.sanmarco.ui.seats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.sanmarco.Sampled;
import org.sanmarco.coach.Coach;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Awaited;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.http.Claims;
import org.sanmarco.table.Table;
import org.sanmarco.testing.Waiting;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.words.Language;

/** Seats at real browsers, which know nothing but their page. */
@Tag("browser")
class PhonesTest {

  /** The number of players at phones; all others are at the window. */
  private static final int AT_PHONES = 2;

  /** The taps on a board. */
  private static final int TAPS = 5;

  /** The sizes that every page has pictures of. */
  private static final int[][] SIZES = {{740, 360}, {360, 740}};

  /**
   * Nothing moves under the thumb when a sentence comes, and an offer shows its reader's gain
   * alone.
   */
  private static final String HELD_AND_OWN =
      """
      const go = document.getElementById("go-on");
      const text = document.getElementById("text");
      const place = () => go?.getBoundingClientRect().top;
      const before = place();
      const said = text.textContent;
      text.textContent = "A sentence that comes a moment later. ".repeat(9);
      const isHeld = place() === before;
      text.textContent = said;
      return isHeld && [...document.querySelectorAll(".offer.open > .gains")].every((gains) => gains.children.length === 1);
      """;

  /** The board begins right below the bar, unless there are offers first. */
  private static final String BOARD_FIRST =
      """
      const [bar, seat, board] = ["bar", "seat", "board"].map((id) => document.getElementById(id));
      scrollTo(0, 0);
      return board.hidden || seat.classList.contains("offering")
        || board.getBoundingClientRect().top - bar.getBoundingClientRect().bottom < 25;
      """;

  private static final Path PAGE = Path.of("src/main/resources/org/sanmarco/seats/http/page");

  /** The most reloads of a page that come one after the other. */
  private static final int RELOADS = 6;

  private static final Path PICTURES = Path.of("target/screens/phones");

  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dario");
  private static final List<Phone> PHONES = new ArrayList<>();

  /** The thread of the game, which is JavaFX's in the window. */
  private final ExecutorService thread = Executors.newSingleThreadExecutor();

  private @Nullable Hosting hosting;
  private @Nullable Claims claims;

  @BeforeAll
  static void findBrowser() {
    Assumptions.assumeTrue(
        Phone.isInstalled(), "Left out: there is no chromium and chromedriver on the path");
  }

  /** The first phones, switched on when they are needed; all but the first are old. */
  private static List<Phone> phones(int count) {
    while (PHONES.size() < count) {
      Phone phone = Phone.on("en");
      PHONES.add(PHONES.isEmpty() ? phone : phone.lacking(Phone.NEWER));
    }
    return PHONES.subList(0, count);
  }

  @AfterAll
  static void switchOff() {
    PHONES.forEach(Phone::close);
    PHONES.clear();
  }

  @AfterEach
  void stop() {
    PHONES.forEach(phone -> {
      phone.network(true);
      phone.storage(true);
    });
    if (hosting != null) {
      on(() -> {
        hosting().close();
        return true;
      });
    }
    thread.shutdown();
  }

  private Hosting hosting() {
    return java.util.Objects.requireNonNull(hosting);
  }

  private <T> T on(Callable<T> work) {
    return CompletableFuture.supplyAsync(
            () -> {
              try {
                return work.call();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            },
            thread)
        .join();
  }

  private Table table(String game, int players, int seats) {
    return AnyTable.of(game, players, seats, "", 7);
  }

  private LedModel model(Table table) {
    return on(() -> {
      LedModel model = AnyTable.model(table, true, record -> {});
      return model;
    });
  }

  private void host(Table table, LedModel model) {
    host(table, model, new Claims(table.seats()));
  }

  private void host(Table table, LedModel model, Claims granted) {
    claims = granted;
    hosting =
        on(() ->
            new Hosting(
                model,
                Hosting.open(
                    table.game().id(),
                    InetAddress.getLoopbackAddress(),
                    granted,
                    Tempo.REAL,
                    () -> 0),
                Locale.ENGLISH,
                thread,
                () -> {},
                signal -> {}));
  }

  private void hostAgain(Table table, LedModel model) {
    byte[] kept = java.util.Objects.requireNonNull(claims).write();
    host(table, model, Claims.read(kept, table.seats()).orElseThrow());
  }

  /** Each player at a phone; where players have several seats, at the first of them. */
  private List<Phone> sit(int players) {
    List<Phone> phones = phones(players);
    for (int i = 0; i < players; i++) {
      phones.get(i).open(hosting().server().link());
      phones.get(i).sit(NAMES.get(i));
    }
    return phones;
  }

  @Sampled(3)
  @ParameterizedTest
  @CsvSource({"san-marco, 4", "canal-grande, 4", "marco-polo, 3"})
  void aWholeGameIsPlayedAtPhones(String game, int players) throws IOException {
    Table table = table(game, players, players);
    LedModel model = model(table);
    host(table, model);
    List<Phone> phones = sit(AT_PHONES);
    Random random = new Random(5);
    Set<String> seen = new HashSet<>();
    int acts = 0;
    while (!on(table::isOver)) {
      playWindow(model, random);
      for (Phone phone : phones) {
        switch (phone.act(seen)) {
          case "new" -> {
            List<String> parts = phone.parts();
            seen.addAll(parts);
            phone.check();
            assertThat(phone.script(HELD_AND_OWN)).isEqualTo(true);
            pictures(phone, game + String.join("", parts).replaceAll("[.#]", "-"));
          }
          case "none", "busy" -> {}
          default -> disturb(++acts, table, model, phones, random);
        }
      }
    }
    for (Phone phone : phones) {
      // The end, too, is shown step by step.
      while (!phone.isOver()) {
        phone.act();
      }
      assertThat(phone.text("#players")).startsWith("1.").contains(scores(table));
    }
    phones.getFirst().check();
    pictures(phones.getFirst(), game + "-over");
  }

  /** Does what is for the players at the window. */
  private void playWindow(LedModel model, Random random) {
    Waiting.until(() -> !on(() -> isPlayedAtWindow(model, random)));
  }

  /** Does one thing at the window if it waits for a player there; returns whether it did. */
  private static boolean isPlayedAtWindow(LedModel model, Random random) {
    Awaited awaited = model.room().awaited();
    boolean waits = awaited.task().isSeats() && awaited.seat() > AT_PHONES;
    switch (model.prompt()) {
      case Prompt.Deciding _ when waits -> decide(model, random);
      case Prompt.Curtain _ -> model.goOn();
      default -> {
        if (!waits) {
          return false;
        }
        model.goOn();
      }
    }
    return true;
  }

  private static void decide(LedModel model, Random random) {
    List<? extends Move> legal = model.decision().asked().legal();
    model.decision().make(legal.get(random.nextInt(legal.size())));
  }

  static Stream<Arguments> engines() {
    return Stream.concat(
        Stream.of(arguments("webkit, light", "en")),
        Language.TAGS.stream()
            .flatMap(language ->
                Stream.of(
                    arguments("chromium, light and dark", language),
                    arguments("firefox, light", language),
                    arguments("firefox, dark", language))));
  }

  /** Each week: a player at a phone, and a page of every kind is checked, upright and lying. */
  @ParameterizedTest
  @MethodSource("engines")
  @Tag("long")
  void everyPageFitsInEveryLanguage(String engine, String language, @TempDir Path folder)
      throws IOException {
    try (Browser browser = browser(engine, language, folder)) {
      for (String game : List.of("san-marco", "canal-grande", "marco-polo")) {
        int players = game.equals("marco-polo") ? 3 : 4;
        Table table = table(game, players, players);
        LedModel model = model(table);
        host(table, model);
        browser.open(hosting().server().link());
        browser.sit(NAMES.getFirst());
        play(browser, table, model, engine.replaceAll("\\W+", "-") + "-" + language + "-" + game);
        on(() -> {
          hosting().close();
          return true;
        });
      }
    }
  }

  /**
   * Each week: whichever newer function a browser lacks, the page shows its seat, and says no
   * error.
   */
  @Test
  @Tag("long")
  void eachNewerFunctionMayBeMissing() throws IOException {
    Table table = table("san-marco", 3, 3);
    LedModel model = model(table);
    host(table, model);
    try (Phone phone = Phone.on("en")) {
      phone.open(hosting().server().link());
      phone.sit("Anna");
      playUntilAsked(phone, model, new Random(6));
      String asked = phone.text("#title");
      List<String> mentioned = mentioned();
      for (int i = 0; i < mentioned.size(); i++) {
        if (i % RELOADS == RELOADS - 1) {
          // One address may ask for so much and no more.
          on(() -> {
            hosting().close();
            return true;
          });
          hostAgain(table, model);
        }
        String function = mentioned.get(i);
        phone.lacking(List.of(function)).reload();
        phone.waitUntil(page -> !page.find("#board svg", "").isEmpty());
        assertThat(phone.text("#title")).as(function).isEqualTo(asked);
        assertThat(phone.text("#notice")).as(function).isEmpty();
      }
    }
  }

  /** The newer functions whose names are in the page's code, or in a text there. */
  private static List<String> mentioned() throws IOException {
    StringBuilder code = new StringBuilder();
    try (Stream<Path> files = Files.walk(PAGE)) {
      for (Path file : files.filter(file -> file.toString().endsWith(".js")).toList()) {
        code.append(Files.readString(file));
      }
    }
    Set<String> words = Set.copyOf(List.of(code.toString().split("\\W+")));
    return Phone.NEWER.stream()
        .filter(function -> words.contains(function.substring(function.lastIndexOf('.') + 1)))
        .toList();
  }

  private static Browser browser(String engine, String language, Path folder) throws IOException {
    boolean isWebKit = engine.startsWith("webkit");
    boolean isFirefox = engine.startsWith("firefox");
    Assumptions.assumeTrue(!isFirefox || Firefox.isInstalled(), "Left out: there is no firefox");
    Assumptions.assumeTrue(
        !isWebKit || WebKit.isInstalled(), "Left out: there is no WebKitWebDriver, or no display");
    return isFirefox
        ? new Firefox(language, engine.endsWith("dark"), folder)
        : isWebKit ? new WebKit(folder) : Phone.on(language);
  }

  private void play(Browser browser, Table table, LedModel model, String name) throws IOException {
    Random random = new Random(8);
    Set<String> seen = new HashSet<>();
    while (!on(table::isOver)) {
      on(() -> isFirstAsked(model, random));
      if (browser.act(seen).equals("new")) {
        List<String> parts = browser.parts();
        seen.addAll(parts);
        for (int[] size : SIZES) {
          browser.turn(size[0], size[1]);
          browser.check();
          assertThat(browser.script(BOARD_FIRST)).as("%s at %s", parts, size[0]).isEqualTo(true);
          browser.save(
              PICTURES,
              "%s%s-%dx%d"
                  .formatted(
                      name, String.join("", parts).replaceAll("[.#]", "-"), size[0], size[1]));
        }
      }
    }
  }

  /** Reloads, lost connections and a host that is closed and continues, each at its time. */
  private void disturb(int acts, Table table, LedModel model, List<Phone> phones, Random random) {
    Phone phone = phones.get(random.nextInt(phones.size()));
    if (acts % 40 == 10) {
      phone.reload();
      phone.waitUntil(page -> !page.text("#title").isEmpty());
    }
    if (acts % 100 == 30) {
      phone.network(false);
      phone.waitUntil(page -> page.text("#notice").startsWith("No connection"));
      phone.network(true);
      phone.waitUntil(page -> page.text("#notice").isEmpty());
    }
    if (acts == 60) {
      on(() -> {
        hosting().close();
        return true;
      });
      phones.forEach(
          one -> one.waitUntil(page -> page.text("#notice").contains("no longer open here")));
      hostAgain(table, model);
      phones.forEach(one -> one.waitUntil(page -> page.text("#notice").isEmpty()));
    }
  }

  private List<String> scores(Table table) {
    return on(() -> {
      View view = table.view(0);
      List<String> all = new ArrayList<>();
      for (int seat = 1; seat <= table.seats().size(); seat++) {
        int score = Coach.of(table.game().id()).measures().getFirst().of(view, seat);
        all.add(NAMES.get(seat - 1) + "\n" + score + " ");
      }
      return all;
    });
  }

  /** Pictures of a page, to be looked at: upright and lying, and at more sizes if wanted. */
  private static void pictures(Phone phone, String name) throws IOException {
    boolean all = Boolean.getBoolean("sanmarco.pictures");
    int[][] sizes =
        all ? new int[][] {{740, 360}, {844, 390}, {820, 1180}, {390, 844}, {360, 740}} : SIZES;
    for (int[] size : sizes) {
      phone.turn(size[0], size[1]);
      for (boolean dark : all ? new boolean[] {true, false} : new boolean[] {false}) {
        phone.dark(dark);
        String file = "%s-%dx%d%s".formatted(name, size[0], size[1], dark ? "-dark" : "");
        phone.save(PICTURES, file);
      }
    }
  }

  /** Cards are sorted by taps, by keys and by dragging; a reload keeps where they are. */
  @Test
  void cardsAreSortedInEveryWay() {
    Table table = table("san-marco", 3, 3);
    LedModel model = model(table);
    host(table, model);
    Phone divider = sit(1).getFirst();
    Random random = new Random(9);
    playUntilAsked(divider, model, random);
    while (divider.find(".sort", "").isEmpty()) {
      divider.act();
      playUntilAsked(divider, model, random);
    }
    divider.turn(844, 390);
    assertThat(
            divider.script(
                "return [...document.querySelectorAll('.loose .card')]"
                    + ".every((card) => card.getBoundingClientRect().bottom <= innerHeight)"))
        .isEqualTo(true);
    divider.turn(390, 844);
    assertThat(places(divider)).containsOnly("Not yet in an offer");

    card(divider, 0).click();
    assertThat(places(divider).getFirst()).isEqualTo("Offer 1");
    card(divider, 0).sendKeys("2");
    assertThat(places(divider).getFirst()).isEqualTo("Offer 2");
    assertThat(divider.text("#said")).endsWith(": Offer 2");

    WebElement third = divider.find(".offer", "Offer 3").getFirst();
    new Actions(divider.driver()).dragAndDrop(card(divider, 1), third).perform();
    assertThat(places(divider).get(1)).isEqualTo("Offer 3");

    divider.drag(card(divider, 2), divider.find(".offer", "Offer 1").getFirst());
    assertThat(places(divider).get(2)).isEqualTo("Offer 1");

    // A finger that moves upwards on a card scrolls, also if it ends in an offer.
    divider.turn(390, 400);
    divider.script("scrollTo(0, 0)");
    divider.scroll(card(divider, 3));
    divider.waitUntil(page -> Boolean.TRUE.equals(page.script("return scrollY > 0")));
    assertThat(places(divider).get(3)).isEqualTo("Not yet in an offer");
    divider.turn(390, 844);

    divider.find("#divide", "").getFirst().click();
    assertThat(divider.text("#notice")).isEqualTo("Put every card into an offer first.");

    List<String> before = places(divider);
    divider.reload();
    divider.waitUntil(page -> !page.find(".sort", "").isEmpty());
    assertThat(places(divider)).isEqualTo(before);

    // The keyboard alone is enough.
    int cards = before.size();
    for (int i = 0; i < cards; i++) {
      card(divider, i).sendKeys(Keys.chord(String.valueOf(i % 3 + 1)));
    }
    divider.find("#divide", "").getFirst().sendKeys(Keys.ENTER);
    divider.waitUntil(page -> page.find(".sort", "").isEmpty());
  }

  /** A finger chooses on the board what the list below it says in words. */
  @ParameterizedTest
  @CsvSource({"san-marco, 4", "marco-polo, 3"})
  void placesAreChosenOnTheBoard(String game, int players) {
    Table table = table(game, players, players);
    LedModel model = model(table);
    host(table, model);
    Phone phone = sit(1).getFirst();
    Random random = new Random(6);
    for (int tapped = 0; tapped < TAPS; ) {
      playUntilAsked(phone, model, random);
      List<WebElement> marks = phone.find(".mark", "");
      if (marks.isEmpty()) {
        phone.act();
        continue;
      }
      WebElement mark = phone.find(".mark", "").get(random.nextInt(marks.size()));
      String words = String.valueOf(mark.getDomAttribute("data-text"));
      assertThat(phone.find(".choice", words)).as(words).isNotEmpty();
      phone.tap(mark);
      phone.waitUntil(page -> page.text("#tip").startsWith(words));
      String before = phone.text("#seat");
      phone.find("#take-tip", "").getFirst().click();
      phone.waitUntil(
          page -> !page.text("#seat").equals(before) || !page.text("#notice").isEmpty());
      // A tap that came too late is refused, and repeated.
      tapped += phone.text("#notice").isEmpty() ? 1 : 0;
    }
  }

  /** Two fingers enlarge the board; it stays as it is while others play. */
  @Test
  void theBoardKeepsItsPlace() {
    Table table = table("san-marco", 3, 3);
    LedModel model = model(table);
    host(table, model);
    Phone phone = sit(1).getFirst();
    phone.waitUntil(page -> !page.find("#board svg", "").isEmpty());
    String whole = viewBox(phone);
    phone.spread(phone.find("#board svg", "").getFirst());
    phone.waitUntil(page -> !viewBox(page).equals(whole));
    String part = viewBox(phone);
    String title = phone.text("#happened");
    playOthers(model, new Random(4));
    phone.waitUntil(page -> !page.text("#happened").equals(title));
    assertThat(viewBox(phone)).isEqualTo(part);
  }

  /** A phone comes along to a game of another kind, which has drawings of its own. */
  @Test
  void theNextGameHasItsBoard() {
    Table first = table("nim", 3, 3);
    host(first, model(first));
    Phone phone = sit(1).getFirst();
    on(() -> {
      hosting().close();
      return true;
    });
    Table next = table("san-marco", 3, 3);
    host(next, model(next), java.util.Objects.requireNonNull(claims));
    phone.waitUntil(page -> !page.find("#board svg", "").isEmpty());
  }

  private static String viewBox(Phone phone) {
    return String.valueOf(phone.find("#board svg", "").getFirst().getDomAttribute("viewBox"));
  }

  /** Plays at the window until the first seat is asked. */
  private void playOthers(LedModel model, Random random) {
    // Step by step, since the phone's coming is noted on the same thread.
    Waiting.until(() -> on(() -> isFirstAsked(model, random)));
  }

  /** Plays at the window until a phone, which has the first seat, shows what it is asked. */
  private void playUntilAsked(Phone phone, LedModel model, Random random) {
    playOthers(model, random);
    phone.waitUntil(page -> !page.find(".choice, .sort, #settled", "").isEmpty());
  }

  /** Whether the first seat is asked; if not, one thing is done at the window. */
  private static boolean isFirstAsked(LedModel model, Random random) {
    switch (model.prompt()) {
      case Prompt.OtherScreen(int seat) when seat == 1 -> {
        if (model.room().awaited().task() == Awaited.Task.DECIDE) {
          return true;
        }
        model.proceed();
      }
      case Prompt.Deciding(int seat, var _) when seat == 1 -> {
        return true;
      }
      case Prompt.Deciding _ -> decide(model, random);
      case Prompt.GameOver _ -> throw new AssertionError("the game is over");
      default -> model.goOn();
    }
    return false;
  }

  private static WebElement card(Phone phone, int index) {
    return phone.find("[data-keep='sort-" + index + "']", "").getFirst();
  }

  private static List<String> places(Phone phone) {
    List<String> all = new ArrayList<>();
    for (int i = 0; !phone.find("[data-keep='sort-" + i + "']", "").isEmpty(); i++) {
      String name = String.valueOf(card(phone, i).getAccessibleName());
      all.add(name.substring(name.lastIndexOf(", ") + 2));
    }
    return all;
  }

  /** A page that is left and opened again: meanwhile a computer plays, if somebody says so. */
  @Test
  void aPhoneThatComesBackTakesItsSeatBack() {
    Table table = table("marco-polo", 2, 2);
    LedModel model = model(table);
    host(table, model);
    List<Phone> phones = sit(2);
    assertThat(phones.getLast().script("return 'timeout' in AbortSignal")).isEqualTo(false);
    int seat = asked(model, phones);
    Phone phone = phones.get(seat - 1);
    phone.open("about:blank");
    phone.waitUntil(page -> on(model::prompt).equals(new Prompt.Away(seat)));
    on(() -> {
      model.substitute();
      return true;
    });
    assertThat(on(() -> table.seat(seat).isComputer())).isTrue();
    phone.open("http://" + hosting().server().authority() + "/");
    phone.waitUntil(page -> on(model::prompt).equals(new Prompt.OtherScreen(seat)));
    assertThat(on(() -> table.seat(seat).isComputer())).isFalse();
  }

  /** Plays until a seat is asked at its phone; returns the seat. */
  private int asked(LedModel model, List<Phone> phones) {
    while (true) {
      if (on(model::prompt) instanceof Prompt.OtherScreen(int seat)) {
        return seat;
      }
      phones.forEach(Phone::act);
    }
  }

  /** A code that is typed, a wrong one first. */
  @Test
  void theCodeIsTyped() {
    Table table = table("marco-polo", 2, 2);
    host(table, model(table));
    Phone phone = phones(1).getFirst();
    phone.open("http://" + hosting().server().authority() + "/");
    phone.script("sessionStorage.clear(); localStorage.clear()");
    phone.open("http://" + hosting().server().authority() + "/");
    phone.waitUntil(page -> !page.find("#code", "").isEmpty());
    phone.check();
    // iOS enlarges the page for smaller letters in a field.
    phone.turn(320, 568);
    assertThat(
            phone.script(
                "return parseFloat(getComputedStyle(document.getElementById('code')).fontSize) >= 16"))
        .isEqualTo(true);
    phone.find("#code", "").getFirst().sendKeys(hosting().code());
    phone.find("form button", "").getFirst().click();
    phone.waitUntil(page -> page.find("h1", "Who are you?").size() == 1);
    phone.check();
    phone.sit("Ben");
    assertThat(on(() -> hosting().isClaimed(2))).isTrue();
    phone.find("#leave", "").getFirst().click();
    phone.find("#leave-now", "").getFirst().click();
    phone.waitUntil(page -> page.find("h1", "Who are you?").size() == 1);
    assertThat(phone.text("#notice")).isEqualTo("You have left the seat. It is free again.");
    assertThat(on(() -> hosting().isClaimed(2))).isFalse();
  }

  /** A browser that blocks all cookies: the page plays, and says what it can't do. */
  @Test
  void aBrowserThatStoresNothingPlays() {
    Table table = table("marco-polo", 2, 2);
    host(table, model(table));
    Phone phone = phones(1).getFirst();
    phone.storage(false);
    phone.open(hosting().server().link());
    phone.waitUntil(page -> page.text("#lobby").contains("This browser keeps nothing"));
    phone.sit("Anna");
    phone.waitUntil(page -> !page.find("#roll", "").isEmpty());
  }
}
