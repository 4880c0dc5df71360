package org.sanmarco.ui;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.scene.paint.Color;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The colours can be read: contrast by WCAG 2.2 AA in every theme and palette. And they are named
 * in the tokens alone, sizes come from one scale.
 */
class TokensTest {

  private static final Path SHEETS = Path.of("src/main/resources/org/sanmarco");
  private static final Pattern TOKEN = Pattern.compile("(-sm-[a-z0-9-]+):\\s*([^;]+);");
  private static final Pattern LITERAL = Pattern.compile("#[0-9a-fA-F]{3,8}\\b|\\brgba?\\(");
  private static final Pattern SIZE = Pattern.compile("-fx-font-size:\\s*([0-9.]+)px");

  /** The sheets that may name colours: the tokens, and the paints of drawings. */
  private static final List<String> NAMING =
      List.of(
          "tokens.css",
          "tokens-dark.css",
          "tokens-colour-blind.css",
          "palette.css",
          "portraits.css",
          "first-picture.css",
          "lagoon.css",
          "lagoon-night.css");

  /** The one scale of letters, in pixels of a window of the usual size. */
  private static final List<Double> SIZES =
      List.of(12.0, 13.0, 14.0, 15.0, 16.0, 18.0, 20.0, 24.0, 28.0, 34.0, 40.0, 62.0);

  private static final Set<String> LOCAL =
      Set.of("-sm-soil", "-sm-tint", "-sm-dye", "-sm-dye-ink", "-sm-rim", "-sm-rule", "-sm-face");

  private static final double TEXT = 4.5;
  private static final double SHAPE = 3;

  private static final List<String> COLOURS =
      List.of("red", "blue", "yellow", "green", "white", "black");

  static List<Theme> themes() {
    return List.of(
        new Theme(false, false),
        new Theme(true, false),
        new Theme(false, true),
        new Theme(true, true));
  }

  @ParameterizedTest
  @MethodSource("themes")
  void wordsCanBeRead(Theme theme) throws IOException {
    Map<String, String> tokens = tokens(theme);
    for (String ground : List.of("sheet", "raised", "sunken", "ground", "panel", "panel-foot")) {
      for (String words : List.of("words", "words-soft", "heading", "strong", "problem", "good")) {
        readable(tokens, words, ground, TEXT);
      }
    }
    for (String ground : List.of("panel-lit", "panel-past", "panel-out", "chosen-row")) {
      readable(tokens, "words", ground, TEXT);
      readable(tokens, "words-soft", ground, TEXT);
    }
    readable(tokens, "words-on-dark", "accent", TEXT);
    readable(tokens, "words-on-dark", "wine", TEXT);
    readable(tokens, "words-on-dark", "seal", TEXT);
    readable(tokens, "words-on-gold", "gold", TEXT);
    readable(tokens, "words-on-table", "table", TEXT);
    readable(tokens, "words-on-table", "table-foot", TEXT);
    readable(tokens, "header-words", "header", TEXT);
    readable(tokens, "header-words", "header-foot", TEXT);
    readable(tokens, "problem", "problem-soft", TEXT);
    readable(tokens, "name", "name-halo", TEXT);
    for (String ground : List.of("plate", "plate-foot")) {
      for (String words : List.of("plate-words", "plate-most", "plate-second")) {
        readable(tokens, words, ground, TEXT);
      }
    }
    for (String card : List.of("card", "card-foot")) {
      readable(tokens, "card-words", card, TEXT);
    }
    readable(tokens, "penalty-words", "penalty", TEXT);
    readable(tokens, "field-number", "field-even", TEXT);
    readable(tokens, "field-number", "field-odd", TEXT);
    readable(tokens, "field-five-number", "field-five", TEXT);
  }

  @ParameterizedTest
  @MethodSource("themes")
  void piecesStandOutFromWhatTheyStandOn(Theme theme) throws IOException {
    Map<String, String> tokens = tokens(theme);
    for (String colour : COLOURS) {
      readable(tokens, colour + "-ink", colour, TEXT);
      for (String ground : List.of("campo", "panel", "sheet", "stone")) {
        double body = contrast(colour(tokens, colour), colour(tokens, ground));
        double edge = contrast(colour(tokens, colour + "-dark"), colour(tokens, ground));
        double ink = contrast(colour(tokens, colour + "-ink"), colour(tokens, ground));
        assertThat(Math.max(ink, Math.max(body, edge)))
            .as("%s on %s, %s", colour, ground, theme)
            .isGreaterThanOrEqualTo(SHAPE);
      }
    }
    for (String shown : List.of("chosen", "golden-deep", "accent-deep", "ring")) {
      readable(tokens, shown, "panel", SHAPE);
    }
    readable(tokens, "lit", "table", SHAPE);
  }

  @ParameterizedTest
  @MethodSource("themes")
  void colourBlindPaletteDiffersInBrightness(Theme theme) throws IOException {
    if (!theme.colourBlind()) {
      return;
    }
    Map<String, String> tokens = tokens(theme);
    for (String one : List.of("red", "blue", "black")) {
      for (String other : List.of("yellow", "green", "white")) {
        assertThat(contrast(colour(tokens, one), colour(tokens, other)))
            .as("%s beside %s", one, other)
            .isGreaterThan(2);
      }
    }
  }

  @TestFactory
  Stream<DynamicTest> colours() throws IOException {
    return sheets()
        .filter(sheet -> !NAMING.contains(sheet.getFileName().toString()))
        .map(sheet ->
            DynamicTest.dynamicTest(
                SHEETS.relativize(sheet).toString(),
                () -> {
                  String text = Files.readString(sheet);
                  assertThat(found(LITERAL, text)).as("colours outside of the tokens").isEmpty();
                }));
  }

  @TestFactory
  Stream<DynamicTest> sizes() throws IOException {
    return sheets()
        .map(sheet ->
            DynamicTest.dynamicTest(
                SHEETS.relativize(sheet).toString(),
                () ->
                    assertThat(
                            SIZE.matcher(Files.readString(sheet))
                                .results()
                                .map(size -> Double.parseDouble(size.group(1))))
                        .as("sizes of letters")
                        .isSubsetOf(SIZES)));
  }

  /** A blurred shadow takes six pictures of what it belongs to, which JavaFX keeps. */
  @TestFactory
  Stream<DynamicTest> onlySmallPartsHaveBlurredShadows() throws IOException {
    Pattern blurred =
        Pattern.compile("shadow\\(gaussian, [^;]*?, (\\d+), [0-9.]+, -?\\d+, -?\\d+\\)");
    return sheets()
        .map(sheet ->
            DynamicTest.dynamicTest(
                sheet.getFileName().toString(),
                () ->
                    assertThat(
                            blurred
                                .matcher(Files.readString(sheet))
                                .results()
                                .map(shadow -> Integer.parseInt(shadow.group(1))))
                        .as("radius of a shadow")
                        .allMatch(radius -> radius <= 16)));
  }

  @Test
  void everyStyleClassOfThePlainTableHasARule() throws IOException {
    String table = Files.readString(Path.of("src/main/java/org/sanmarco/ui/game/PlainTable.java"));
    String sheet = Files.readString(SHEETS.resolve("ui/game/game.css"));
    assertThat(found(Pattern.compile("(?<=\")plain-[a-z]+(?=\")"), table))
        .isNotEmpty()
        .allMatch(name -> sheet.contains("." + name));
  }

  @Test
  void everyImportedSheetExists() throws IOException {
    Pattern imported = Pattern.compile("@import \"([^\"]+)\"");
    List<Path> targets = new ArrayList<>();
    for (Path sheet : sheets().toList()) {
      imported
          .matcher(Files.readString(sheet))
          .results()
          .forEach(found -> targets.add(sheet.resolveSibling(found.group(1))));
    }
    assertThat(targets).isNotEmpty().allSatisfy(sheet -> assertThat(sheet).exists());
  }

  @Test
  void everyTokenIsUsedAndEveryUsedOneIsNamed() throws IOException {
    Map<String, String> named = tokens(new Theme(false, false));
    StringBuilder all = new StringBuilder();
    for (Path sheet : sheets().toList()) {
      all.append(Files.readString(sheet));
    }
    List<String> used = found(Pattern.compile("-sm-[a-z0-9-]+"), all.toString());
    // The tokens of a single district or seat are named by the rule of its class.
    assertThat(used).allMatch(token -> named.containsKey(token) || LOCAL.contains(token));
    assertThat(named.keySet()).allMatch(token -> Collections.frequency(used, token) > 1);
    for (Theme theme : themes()) {
      assertThat(named.keySet()).containsAll(tokens(theme).keySet());
    }
  }

  private static Stream<Path> sheets() throws IOException {
    try (Stream<Path> all = Files.walk(SHEETS)) {
      // A page in a browser has colours of its own.
      return all
          .filter(file -> file.toString().endsWith(".css") && !file.endsWith("page/seats.css"))
          .toList()
          .stream();
    }
  }

  private static List<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(found -> found.group()).toList();
  }

  private static Map<String, String> tokens(Theme theme) throws IOException {
    Map<String, String> tokens = new HashMap<>();
    read("tokens.css", tokens);
    if (theme.dark()) {
      read("tokens-dark.css", tokens);
    }
    if (theme.colourBlind()) {
      read("tokens-colour-blind.css", tokens);
    }
    return tokens;
  }

  private static void read(String sheet, Map<String, String> tokens) throws IOException {
    String text = Files.readString(SHEETS.resolve("ui").resolve(sheet));
    int start = text.indexOf(".root {");
    Matcher matcher = TOKEN.matcher(text.substring(start, text.indexOf("\n}", start)));
    while (matcher.find()) {
      tokens.put(matcher.group(1), matcher.group(2).strip());
    }
  }

  private static void readable(
      Map<String, String> tokens, String words, String ground, double least) {
    assertThat(contrast(colour(tokens, words), colour(tokens, ground)))
        .as("%s on %s", words, ground)
        .isGreaterThanOrEqualTo(least);
  }

  private static Color colour(Map<String, String> tokens, String name) {
    String value = Objects.requireNonNull(tokens.get("-sm-" + name), name);
    return Color.web(value);
  }

  private static double contrast(Color one, Color other) {
    double a = luminance(one);
    double b = luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private static double luminance(Color colour) {
    return 0.2126 * linear(colour.getRed())
        + 0.7152 * linear(colour.getGreen())
        + 0.0722 * linear(colour.getBlue());
  }

  private static double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
  }
}
