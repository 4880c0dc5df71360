package org.sanmarco.ui.seats;

import module java.base;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.sanmarco.kernel.PackedFile;

/** A phone: Chromium, which can be small, touched, offline and dark at any time. */
final class Phone extends Browser {

  /** The time of one step of a finger. */
  private static final Duration STEP = Duration.ofMillis(50);

  /** Held, so that it keeps its level: the browser is newer than what Selenium knows by name. */
  private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

  private static final Optional<Path> BROWSER = program("chromium", "google-chrome", "chrome");
  private static final Optional<Path> STEERING = program("chromedriver");

  /** The functions that one of the oldest browsers lacks, except what tests ask for. */
  static final List<String> NEWER =
      PackedFile.lines("/org/sanmarco/seats/http/newer.txt").stream()
          .filter(name -> !name.startsWith("css ") && !name.equals(".checkVisibility"))
          .toList();

  private static final String LACKS =
      """
      const classes = Object.getOwnPropertyNames(window).map((name) => window[name]).filter((one) => typeof one === "function" && one.prototype);
      classes.push(Object.getPrototypeOf(Int8Array));
      for (const name of "NAMES".split(" ")) {
        const [of, member] = name.split(".");
        if (of === "") classes.forEach((one) => delete one.prototype[member]);
        else if (member) delete window[of]?.[member];
        else delete window[of];
      }
      """;

  private final ChromeDriver driver;

  /** The scripts that run before each page, by what they do. */
  private final Map<String, Object> prepared = new HashMap<>();

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

  /** Takes functions from all pages that follow, and gives them those taken before. */
  Phone lacking(List<String> functions) {
    prepare("lacking", LACKS.replace("NAMES", String.join(" ", functions)));
    return this;
  }

  /** Runs a script before each page that follows, in place of an earlier one; empty for none. */
  private void prepare(String what, String script) {
    Object earlier = prepared.remove(what);
    if (earlier != null) {
      driver.executeCdpCommand(
          "Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", earlier));
    }
    if (!script.isEmpty()) {
      prepared.put(
          what,
          driver
              .executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script))
              .get("identifier"));
    }
  }

  @Override
  void open(String link) {
    // The same page with another fragment would not be loaded again.
    driver.get("about:blank");
    driver.get(link);
  }

  void reload() {
    driver.navigate().refresh();
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

  @Override
  @Nullable Object script(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  /** Taps an element with a finger. */
  void tap(WebElement element) {
    show(element);
    touch(middle(element));
  }

  /** Drags an element, sideways first, into the middle of another with a finger. */
  void drag(WebElement element, WebElement onto) {
    show(element);
    int[] from = middle(element);
    int[] to = middle(onto);
    touch(from, moved(from, 20), new int[] {(from[0] + to[0]) / 2, (from[1] + to[1]) / 2}, to);
  }

  /** Moves a finger that is on an element upwards. */
  void scroll(WebElement element) {
    show(element);
    int[] from = middle(element);
    touch(from, new int[] {from[0], from[1] - 40}, new int[] {from[0], from[1] - 160});
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

  void waitUntil(Function<Phone, Boolean> condition) {
    waitUntil(() -> {
      try {
        return condition.apply(this);
      } catch (StaleElementReferenceException changed) {
        // The page was changed between two looks.
        return false;
      }
    });
  }

  /** Takes the network away, or gives it back. */
  void network(boolean here) {
    driver.executeCdpCommand("Network.enable", Map.of());
    driver.executeCdpCommand(
        "Network.emulateNetworkConditions",
        Map.of("offline", !here, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
  }

  /** Lets pages store nothing, or what they like, from the next one on. */
  void storage(boolean here) {
    prepare(
        "storage",
        here
            ? ""
            : """
            for (const kind of ["localStorage", "sessionStorage"]) {
              Object.defineProperty(window, kind, { get() { throw new DOMException("blocked"); } });
            }
            """);
  }

  @Override
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

  /** In the dark only the colours differ. */
  @Override
  void check() {
    dark(true);
    check(true);
    dark(false);
    check(false);
  }

  @Override
  byte[] picture() {
    return driver.getScreenshotAs(OutputType.BYTES);
  }

  @Override
  public void close() {
    driver.quit();
  }
}
