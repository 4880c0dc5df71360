package org.sanmarco.ui.seats;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.testing.Waiting;

/** A browser without a window that shows the page of a seat. */
abstract class Browser implements AutoCloseable {

  /** The longest wait for a condition. */
  static final Duration PATIENCE = Waiting.LONGEST;

  private static final String AXE = resource("/axe.min.js");

  /** The parts that pages are made of, besides those that every page has. */
  private static final String PARTS =
      ".mark .offer.open .effect #roll #end #go-on #settled .sort .choices button.card li.card"
          + " .notes";

  private static final String SHOWN =
      """
      const parts = "%s".split(" ").filter((one) => document.querySelector("#seat " + one));
      if (!parts.length) parts.push("wait");
      """
          .formatted(PARTS);

  private static final String ACT =
      SHOWN
          + """
          if (parts.some((one) => !arguments[0].split(" ").includes(one))) return "new";
          const any = (selector) => [...document.querySelectorAll(selector)]
              .filter((one) => !one.disabled && one.checkVisibility());
          const pick = (all) => all[Math.floor(Math.random() * all.length)];
          if (document.body.hasAttribute("aria-busy")) return "busy";
          if (!document.getElementById("seat") || document.getElementById("seat").hidden) return "none";
          let button;
          if (any(".sort").length) {
            const offers = any(".offer:not(.loose)").length;
            // An empty offer would be refused again and again.
            for (let card, put = 1; (card = any(".offer.loose .card")[0]); put++) {
              const name = card.dataset.keep;
              const times = put <= offers ? put : 1 + Math.floor(Math.random() * offers);
              for (let i = 0; i < times; i++) document.querySelector(`[data-keep="${name}"]`).click();
            }
            button = any("#divide")[0];
          } else {
            button = any("#settled")[0] ?? pick(any(".choice")) ?? any("#end, #roll, #go-on")[0];
          }
          if (!button) return "none";
          const what = button.id || "choice";
          button.click();
          if (!document.body.hasAttribute("aria-busy")) return what;
          return new Promise((done) => new MutationObserver((changes, observer) => {
            observer.disconnect();
            done(what);
          }).observe(document.body, { attributes: true, attributeFilter: ["aria-busy"] }));
          """;

  /** The words that are broken without a hyphen, and what is wider than the screen. */
  private static final String TORN =
      """
      const torn = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text; (text = texts.nextNode()); ) {
        if (!text.parentElement.checkVisibility()) continue;
        for (const word of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          // WebKit begins a word after a dash with an empty box in the line before.
          const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
          const lines = new Set(boxes.map((box) => Math.round(box.top)));
          if (lines.size > 1) torn.push(word[0] + " in " + text.data);
        }
      }
      const wide = document.documentElement.scrollWidth - innerWidth;
      return wide > 0 ? [...torn, wide + " pixels too wide"] : torn;
      """;

  /** The program with one of these names on the path. */
  static Optional<Path> program(String... names) {
    String path = Objects.requireNonNullElse(System.getenv("PATH"), "");
    return Stream.of(names)
        .flatMap(name -> Stream.of(path.split(":", -1)).map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static String resource(String name) {
    try (InputStream in = Browser.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Loads a page, also if only the fragment of its address differs from the last one's. */
  abstract void open(String link);

  /**
   * Runs the body of a function in the page, and waits for its result if that is a promise.
   *
   * @param arguments texts and truth values
   */
  abstract @Nullable Object script(String body, Object... arguments);

  /** Gives the screen another size. */
  abstract void turn(int width, int height);

  /** A picture of the screen, as a PNG. */
  abstract byte[] picture();

  @Override
  public abstract void close();

  /** Sits down at the seat of this name. */
  void sit(String name) {
    waitUntil(() ->
        Boolean.TRUE.equals(
            script(
                """
                const seat = [...document.querySelectorAll(".choices button:not(:disabled)")]
                    .find((one) => one.checkVisibility() && one.innerText.includes(arguments[0]));
                seat?.click();
                return seat !== undefined;
                """,
                name)));
    waitUntil(() -> !text("#title").isEmpty());
  }

  /** The text that an element shows; nothing if it is hidden. */
  String text(String selector) {
    return String.valueOf(
        script("return document.querySelector(arguments[0])?.innerText ?? ''", selector));
  }

  /** Does one thing that the page offers, by chance, and waits until it is answered. */
  void act() {
    act(Set.of(PARTS, "wait"));
  }

  /**
   * Does one thing that the page offers, unless it has a part that was never seen; returns what it
   * did, or {@code new}, {@code none} or {@code busy}.
   */
  String act(Set<String> seen) {
    return String.valueOf(script(ACT, String.join(" ", seen)));
  }

  /** The parts that the page shows; {@code wait} if there are none. */
  List<String> parts() {
    List<?> parts = (List<?>) Objects.requireNonNull(script(SHOWN + "return parts;"));
    return parts.stream().map(String::valueOf).toList();
  }

  boolean isOver() {
    return Boolean.TRUE.equals(
        script("return document.getElementById('bar').classList.contains('won')"));
  }

  /** Waits until a condition holds. */
  void waitUntil(BooleanSupplier condition) {
    Waiting.tell("The page", () -> text("body"));
    Waiting.until(condition::getAsBoolean);
    Waiting.forget("The page");
  }

  /** Checks the page in all colours that the browser can have. */
  abstract void check();

  /**
   * Nothing that shuts people out, no torn word, and nothing wider than the screen.
   *
   * @param isRecoloured whether only the colours differ from an earlier check
   */
  void check(boolean isRecoloured) {
    if ("undefined".equals(script("return typeof axe"))) {
      script(AXE + "; window.axe = axe;");
    }
    Object found =
        script(
            """
            return axe.run(arguments[0] ? { runOnly: "color-contrast" } : {}).then((all) => all.violations.flatMap(
                (one) => one.nodes.map((node) => one.id + ": " + node.html + node.failureSummary)));
            """,
            isRecoloured);
    assertThat((List<?>) found).as(text("#title")).isEmpty();
    assertThat((List<?>) script(TORN)).as(text("#title")).isEmpty();
  }

  void save(Path folder, String name) throws IOException {
    Files.createDirectories(folder);
    Files.write(folder.resolve(name + ".png"), picture());
  }
}
