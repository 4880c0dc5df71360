package org.sanmarco.ui.seats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;

/** A phone: a browser without a window that shows the page of a seat. */
final class Phone implements AutoCloseable {

  /** The longest wait for a condition, long also for a slow machine. */
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  /** The time between two looks. */
  private static final long BETWEEN_NANOS = 20_000_000;

  /** The time of one step of a finger. */
  private static final Duration STEP = Duration.ofMillis(50);

  /** Held, so that it keeps its level: the browser is newer than what Selenium knows by name. */
  private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

  private static final Optional<Path> BROWSER = program("chromium", "google-chrome", "chrome");
  private static final Optional<Path> STEERING = program("chromedriver");

  private static final String AXE = resource("/axe.min.js");

  /**
   * Does one thing that the page offers, by chance, and waits until it is answered; returns what it
   * did.
   */
  private static final String ACT =
      """
      const done = arguments[arguments.length - 1];
      const any = (selector) => [...document.querySelectorAll(selector)]
          .filter((one) => !one.disabled && one.checkVisibility());
      const pick = (all) => all[Math.floor(Math.random() * all.length)];
      if (document.body.hasAttribute("aria-busy")) return done("busy");
      if (!document.getElementById("seat") || document.getElementById("seat").hidden) return done("none");
      let button;
      if (any(".sort").length) {
        const offers = any(".offer:not(.loose)").length;
        for (let card; (card = any(".offer.loose .card")[0]); ) {
          const name = card.dataset.keep;
          const times = 1 + Math.floor(Math.random() * offers);
          for (let i = 0; i < times; i++) document.querySelector(`[data-keep="${name}"]`).click();
        }
        button = any("#divide")[0];
      } else {
        button = any("#settled")[0] ?? pick(any(".choice")) ?? any("#end, #roll, #go-on")[0];
      }
      if (!button) return done("none");
      const what = button.id || "choice";
      button.click();
      if (!document.body.hasAttribute("aria-busy")) return done(what);
      new MutationObserver((changes, observer) => {
        observer.disconnect();
        done(what);
      }).observe(document.body, { attributes: true, attributeFilter: ["aria-busy"] });
      """;

  private final ChromeDriver driver;

  private Phone(ChromeDriver driver) {
    this.driver = driver;
  }

  /** Whether this machine has a browser that can be steered. */
  static boolean isInstalled() {
    return BROWSER.isPresent() && STEERING.isPresent();
  }

  /** A phone that is switched on; only where one {@link #isInstalled}. */
  static Phone on(String language) {
    SELENIUM.setLevel(Level.SEVERE);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(BROWSER.orElseThrow().toFile());
    options.addArguments(
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage");
    // A browser of its own asks nobody for anything.
    options.addArguments(
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync");
    options.addArguments("--lang=" + language);
    options.setExperimentalOption("prefs", Map.of("intl.accept_languages", language));
    ChromeDriver driver =
        new ChromeDriver(
            new ChromeDriverService.Builder()
                .usingDriverExecutable(STEERING.orElseThrow().toFile())
                .withSilent(true)
                .build(),
            options);
    driver.manage().timeouts().scriptTimeout(PATIENCE);
    Phone phone = new Phone(driver);
    phone.turn(390, 844);
    return phone;
  }

  private static Optional<Path> program(String... names) {
    String path = Objects.requireNonNullElse(System.getenv("PATH"), "");
    return Stream.of(names)
        .flatMap(name -> Stream.of(path.split(":", -1)).map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static String resource(String name) {
    try (InputStream in = Phone.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void open(String link) {
    // The same page with another fragment would not be loaded again.
    driver.get("about:blank");
    driver.get(link);
  }

  void reload() {
    driver.navigate().refresh();
  }

  /** Sits down at the seat of this name. */
  void sit(String name) {
    WebElement seat =
        waitFor(page -> find(".choices button:not(:disabled)", name).stream().findFirst());
    seat.click();
    waitFor(page -> find("#title", "").stream().findFirst());
  }

  /** The visible elements that contain a text. */
  List<WebElement> find(String selector, String text) {
    // In one go: to ask a browser for each element takes its time.
    Object found =
        driver.executeScript(
            """
            return [...document.querySelectorAll(arguments[0])]
                .filter((one) => one.checkVisibility() && (one.innerText ?? one.textContent).includes(arguments[1]));
            """,
            selector,
            text);
    return ((List<?>) Objects.requireNonNull(found)).stream().map(WebElement.class::cast).toList();
  }

  /** The text that an element shows; nothing if it is hidden. */
  String text(String selector) {
    return String.valueOf(
        driver.executeScript(
            "return document.querySelector(arguments[0])?.innerText ?? ''", selector));
  }

  /** Does one thing that the page offers; what it was, or {@code none} or {@code busy}. */
  String act() {
    return String.valueOf(driver.executeAsyncScript(ACT));
  }

  /** The parts that the page shows; {@code wait} if there are none. */
  List<String> parts() {
    Object parts =
        driver.executeScript(
            """
            const kinds = [".mark", ".offer.open", ".effect", "#roll", "#end", "#go-on", "#settled", ".sort", ".choices", "button.card", "li.card", ".notes"];
            const shown = kinds.filter((one) => document.querySelector("#seat " + one));
            return shown.length ? shown.map((one) => one.replace(/[^a-z-]/g, "")) : ["wait"];
            """);
    return ((List<?>) Objects.requireNonNull(parts)).stream().map(String::valueOf).toList();
  }

  boolean isOver() {
    return text("#title").equals("The game is over.");
  }

  @Nullable Object script(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  /** Taps an element with a finger. */
  void tap(WebElement element) {
    show(element);
    touch(middle(element));
  }

  /** Drags an element into the middle of another with a finger. */
  void drag(WebElement element, WebElement onto) {
    show(element);
    int[] from = middle(element);
    int[] to = middle(onto);
    touch(from, new int[] {(from[0] + to[0]) / 2, (from[1] + to[1]) / 2}, to);
  }

  /** Spreads two fingers from the middle of an element. */
  void spread(WebElement element) {
    show(element);
    int[] middle = middle(element);
    driver.perform(
        List.of(
            finger("left", moved(middle, -20), moved(middle, -40), moved(middle, -80)),
            finger("right", moved(middle, 20), moved(middle, 40), moved(middle, 80))));
  }

  private static int[] moved(int[] point, int right) {
    return new int[] {point[0] + right, point[1]};
  }

  /** Puts a finger down at the first point and lifts it at the last. */
  private void touch(int[]... points) {
    driver.perform(List.of(finger("finger", points)));
  }

  private static Sequence finger(String name, int[]... points) {
    PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, name);
    Sequence touch = new Sequence(finger, 0);
    for (int i = 0; i < points.length; i++) {
      Duration time = i == 0 ? Duration.ZERO : STEP;
      touch.addAction(
          finger.createPointerMove(
              time, PointerInput.Origin.viewport(), points[i][0], points[i][1]));
      if (i == 0) {
        touch.addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()));
      }
    }
    touch.addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()));
    return touch;
  }

  /** The left edge, the top, the width and the height of an element in the screen. */
  int[] box(WebElement element) {
    List<?> box =
        (List<?>)
            Objects.requireNonNull(
                script(
                    "const b = arguments[0].getBoundingClientRect();"
                        + "return [b.x, b.y, b.width, b.height].map(Math.round)",
                    element));
    return box.stream().mapToInt(one -> ((Number) one).intValue()).toArray();
  }

  private void show(WebElement element) {
    script("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
  }

  private int[] middle(WebElement element) {
    int[] box = box(element);
    return new int[] {box[0] + box[2] / 2, box[1] + box[3] / 2};
  }

  ChromeDriver driver() {
    return driver;
  }

  <T> T waitFor(Function<Phone, Optional<T>> condition) {
    long begin = System.nanoTime();
    while (true) {
      try {
        Optional<T> found = condition.apply(this);
        if (found.isPresent()) {
          return found.get();
        }
      } catch (StaleElementReferenceException changed) {
        // The page was changed between two looks.
      }
      if (System.nanoTime() - begin > PATIENCE.toNanos()) {
        throw new AssertionError("waited in vain at: " + text("body"));
      }
      LockSupport.parkNanos(BETWEEN_NANOS);
    }
  }

  void waitUntil(Function<Phone, Boolean> condition) {
    waitFor(phone -> condition.apply(phone) ? Optional.of(true) : Optional.empty());
  }

  /** Takes the network away, or gives it back. */
  void network(boolean here) {
    driver.executeCdpCommand("Network.enable", Map.of());
    driver.executeCdpCommand(
        "Network.emulateNetworkConditions",
        Map.of("offline", !here, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
  }

  /** Lets no page store anything, from the next one on. */
  void blockStorage() {
    driver.executeCdpCommand(
        "Page.addScriptToEvaluateOnNewDocument",
        Map.of(
            "source",
            """
            for (const kind of ["localStorage", "sessionStorage"]) {
              Object.defineProperty(window, kind, { get() { throw new DOMException("blocked"); } });
            }
            """));
  }

  /** Gives the screen another size. */
  void turn(int width, int height) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", true));
    driver.executeCdpCommand(
        "Emulation.setTouchEmulationEnabled", Map.of("enabled", true, "maxTouchPoints", 2));
  }

  void dark(boolean dark) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(
                Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"),
                Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
  }

  /**
   * Nothing that shuts people out, and nothing wider than the screen; in the dark, where only the
   * colours differ, enough contrast.
   */
  void check() {
    for (boolean dark : new boolean[] {false, true}) {
      dark(dark);
      if (driver.executeScript("return typeof axe") instanceof String type
          && type.equals("undefined")) {
        driver.executeScript(AXE + "; window.axe = axe;");
      }
      Object found =
          driver.executeAsyncScript(
              """
              const done = arguments[1];
              axe.run(arguments[0] ? { runOnly: "color-contrast" } : {}).then((all) => done(all.violations.flatMap((one) =>
                  one.nodes.map((node) => one.id + ": " + node.html + node.failureSummary))));
              """,
              dark);
      assertThat((List<?>) found).as("%s, dark: %s", text("#title"), dark).isEmpty();
      assertThat(driver.executeScript("return document.documentElement.scrollWidth - innerWidth"))
          .as("%s is not too wide", text("#title"))
          .isEqualTo(0L);
    }
    dark(false);
  }

  void save(Path folder, String name) throws IOException {
    Files.createDirectories(folder);
    Files.write(folder.resolve(name + ".png"), picture());
  }

  /** A picture of the screen, as a PNG. */
  byte[] picture() {
    return driver.getScreenshotAs(OutputType.BYTES);
  }

  @Override
  public void close() {
    driver.quit();
  }
}
