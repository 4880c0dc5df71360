package org.sanmarco.words;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.scene.input.KeyCode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.coach.Ledger;
import org.sanmarco.elsewhere.Visit;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeLog;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeStep;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.games.marcopolo.ui.model.MarcoPoloLog;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloStep;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.Why;
import org.sanmarco.games.sanmarco.ui.model.SanMarcoLog.Kind;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoStep;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.PackedFile;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.format.SaveRefusal.Reason;
import org.sanmarco.save.settings.Settings.Animation;
import org.sanmarco.save.settings.Settings.Clock;
import org.sanmarco.save.settings.Settings.HintLength;
import org.sanmarco.save.settings.Settings.Pace;
import org.sanmarco.save.settings.Settings.Palette;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.save.settings.Settings.TextSize;
import org.sanmarco.save.settings.Settings.ThemeChoice;
import org.sanmarco.save.settings.Settings.Volume;
import org.sanmarco.seats.http.HttpHost;
import org.sanmarco.seats.log.BrokenLogException.Fault;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.seats.router.Obstacle;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.FileKind;
import org.sanmarco.ui.game.Remark;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.lesson.Lesson;

/** All texts of the program in all its languages, as they are written in their files. */
class TranslationsTest {

  /** A number and the plural of what it counts, in English, French or Italian. */
  private static final Pattern THINGS =
      Pattern.compile(
          "\\{\\d} (?:penalty points|(?:cards|games|nobles|bridges|cartes|parties|ponts"
              + "|carte|partite|nobili|ponti)\\b)");

  /** A text of a choice or of a group of cards, which a seat's own screen shows. */
  private static final Pattern PHRASE =
      Pattern.compile("\"((?:choice|sheet|chance)(?:[.][a-z-]+)*)\"");

  /** The beginning of the keys of a question whether to do something. */
  private static final Pattern CONFIRMED =
      Pattern.compile("confirm\\(\\s*[\\w.]+(?:\\(\\))?,\\s*\"([a-z.-]+)\"");

  /** The words of a row with a link. */
  private static final List<String> LINK_ROW = List.of("copy", "copied", "show", "shown");

  private static final Pattern LABEL = Pattern.compile("labels(?:\\.([a-z]+)|\\[\"([a-z.-]+)\"])");

  private static final Pattern SLOT = Pattern.compile("\\{(\\d+)(?:, *(\\w+))?");
  private static final Pattern ASKED =
      Pattern.compile("(?:text|term)\\(\\s*(?:voice,\\s*)?\"([\\w.-]+)\"\\s*[,)]");
  private static final Pattern REFUSED = Pattern.compile("\"([a-z]+(?:-[a-z]+)+)\"");

  /** A narrow no-break space before ; ! ?, a no-break space before : and inside « ». */
  private static final Pattern WRONG_FRENCH =
      Pattern.compile(
          "'|\"|[^\\u202f\\d:];|[^\\u202f\\d][!?]|[^\\u00a0\\w]:|«(?!\\u00a0)|(?<!\\u00a0)»");

  /** English quotation marks and dashes, and dots without their space. */
  private static final Pattern WRONG_GERMAN = Pattern.compile("[”«»—]|“(?=\\w)|[^ ]…");

  private static final Pattern WRONG = Pattern.compile("\\.\\.\\.|  | - |''|\t|\\\\|\\s$");

  private static final Path GIVEN_UP = Path.of("src/test/resources/org/sanmarco/words");
  private static final Pattern ADDRESS = Pattern.compile("\\([^)]*[.]md[^)]*\\)|<!--.*-->");

  /** The words of the page of a seat's own screen that games with dividing have. */
  private static final Set<String> SORTING =
      Set.of("page.divide", "page.divide.why", "page.left", "page.offer", "page.sort");

  /** Keys that are called differently in different languages. */
  private static final List<KeyCode> NAMED_KEYS =
      List.of(
          KeyCode.TAB,
          KeyCode.ENTER,
          KeyCode.SPACE,
          KeyCode.ESCAPE,
          KeyCode.DELETE,
          KeyCode.HOME,
          KeyCode.END);

  /** The decisions made by buttons that name them. */
  private static final List<Phase> DECIDED =
      List.of(Phase.SETUP_REROLL, Phase.SETUP_BRIDGE, Phase.BONUS_EXILE);

  /** The kinds of players. */
  private static final List<String> SAN_MARCO_TOPICS =
      List.of(
          "scored",
          "scored.all",
          "paid",
          "received",
          "bonus",
          "final",
          "final.all",
          "standing",
          "standing.all",
          "nobles",
          "nobles.all",
          "bridges",
          "prestige",
          "total");

  private static final List<String> CANAL_GRANDE_TOPICS =
      List.of(
          "game",
          "fourth",
          "sixth",
          "won",
          "won.all",
          "points",
          "extra",
          "hand",
          "gondolas",
          "alike");

  /** Topics of a side. */
  private static final List<String> SIDES_TOPICS =
      CANAL_GRANDE_TOPICS.subList(0, CANAL_GRANDE_TOPICS.indexOf("hand"));

  /** The headings of the move that another is compared with. */
  private static final List<String> HEADINGS =
      List.of("second", "tempting", "tried", "probable", "equal", "unclear", "better");

  private static final List<String> MARCO_POLO_TOPICS =
      List.of(
          "game", "dadu", "ahead", "gold", "chests", "dropped", "scored", "way", "cards",
          "payable");

  private static final List<String> PLAYERS =
      Stream.concat(Stream.of("person"), BotLevel.NAMES.stream()).toList();

  /** Marco Polo's ready-made tracks, and a shuffled one. */
  private static final List<String> TRACKS =
      List.of("standard", "oases", "bazaar", "treasure", "shuffle");

  /** The actions available while a computer plays. */
  private static final List<String> DONE =
      List.of("hurry", "step", "pause", "go-on", "again", "take-over");

  /**
   * The keys that code assembles out of parts, by subject. Each family of computed keys is declared
   * here.
   */
  private static final Map<String, Set<String>> FAMILIES =
      Map.ofEntries(
          family(
              "games/sanmarco/coach/hints",
              Stream.of("title.roles.lots", "over.shared", "over.of-two.shared")),
          family(
              "games/sanmarco/coach/narration",
              each("roles.", List.of(2, 3, 4)),
              each("scores.", List.of(Why.DOGE, Why.FINAL)),
              Stream.of("ended.shared", "ended.of-two.shared"),
              each("bridge.seized", List.of(".moved", ".from", ".moved.from"))),
          family(
              "games/canalgrande/coach/narration",
              each("unseen", List.of(".hidden", ".partly")),
              each("bonus", List.of(".hidden", ".partly"))),
          family("games/canalgrande/coach/refusals", Stream.of("first-card.GP3")),
          family(
              "games/canalgrande/coach/terms",
              each("card.", org.sanmarco.games.canalgrande.Card.ALL),
              each("card.", org.sanmarco.games.canalgrande.Card.ALL, ".counted"),
              each("phase.", List.of(org.sanmarco.games.canalgrande.Phase.values())),
              each("phase.", List.of(org.sanmarco.games.canalgrande.Phase.values()), ".due"),
              each("theme.", List.of("robbing", "vote", "reinforcement"))),
          family(
              "games/canalgrande/ui/cards/cards",
              each("short.", org.sanmarco.games.canalgrande.Card.ACTIONS),
              each("use.", List.of("district", "number", "GON", "TRA", "SPY", "DOG"))),
          family(
              "games/canalgrande/ui/board/board",
              each("pile.", List.of("actions", "numbers", "discard")),
              each("pile.", List.of("actions", "numbers", "discard"), ".tip"),
              each("incident.", List.of("rob", "steal", "spy"))),
          family(
              "games/canalgrande/ui/newgame",
              Stream.of(
                  "what",
                  "seats.how",
                  "seat.leads",
                  "lots",
                  "practice",
                  "lots.title",
                  "lots.drawn")),
          family(
              "games/canalgrande/ui/table",
              each("log.kind.", List.of(CanalGrandeLog.Kind.values())),
              each("record.", List.of("votes", "unrobbed")),
              each("step.", List.of(CanalGrandeStep.values())),
              each("missed.", List.of(CanalGrandeStep.values())),
              each("help.", List.of("divide", "choose", "rob", "vote")),
              each("chance.", List.of("deal", "draw", "steal", "spy", "bonus")),
              Stream.of("chart", "chart.start")),
          family("coach/refusals", refusalCodes("org/sanmarco/coach/refusals")),
          family(
              "games/sanmarco/coach/refusals",
              Stream.of("roles-of-two.V4", "own-bridge-there.C3"),
              Stream.of("no-way.C8", "no-way-pays-that.C8")),
          family(
              "ui/fame/fame",
              each(
                  "column.",
                  List.of("name", "games", "wins", "best", "last", "evening", "results"))),
          family(
              "coach/terms",
              each("advice.", HEADINGS),
              Stream.of("advice.made"),
              each("colour.", Seat.COLOURS),
              each("plays.", PLAYERS),
              each("plays.", PLAYERS, ".how"),
              each("cast.", BotLevel.NAMES),
              each("cast.", BotLevel.NAMES, ".who"),
              each("theme.", List.of("dividing", "choosing"))),
          family(
              "games/sanmarco/coach/terms",
              each("district.", District.ALL),
              each("card.", Card.ALL),
              each("card.", Card.ALL, ".kind"),
              each("card.", Card.ALL, ".use"),
              each("phase.", List.of(Phase.values())),
              each("phase.", List.of(Phase.values()), ".due"),
              each("role.2.", List.of(1, 2)),
              each("role.3.", List.of(1, 2, 3)),
              each("role.4.", List.of(1, 2, 3, 4)),
              each("why.", List.of(Why.values())),
              each("theme.", List.of("doge", "traitor", "exile", "robbing", "reinforcement"))),
          family(
              "games/marcopolo/coach/refusals",
              Stream.of("not-due.MS2", "not-due.MT1", "not-in-deck.MC3")),
          family(
              "games/marcopolo/coach/terms",
              each("card.", org.sanmarco.games.marcopolo.Card.ALL),
              each("condition.", List.of(Condition.values())),
              each("phase.", List.of(org.sanmarco.games.marcopolo.Phase.values())),
              each("city.", List.of(Track.HORMUZ, Track.GANZHOU, Track.DADU)),
              each("theme.", List.of("outward", "onward"))),
          family(
              "ui/dividing/dividing",
              SORTING.stream(),
              Stream.of("press.offer.card", "review.figure", "sheet.ahead", "sheet.ahead.waits")),
          family("ui/puzzle/puzzle", each("difficulty.", List.of(1, 2, 3))),
          family(
              "games/marcopolo/ui/cards/cards",
              each("kind.", List.of(org.sanmarco.games.marcopolo.Card.Kind.values()))),
          family(
              "games/marcopolo/ui/map/map",
              each("city.", List.of("hormuz", "ganzhou", "dadu")),
              each(
                  "label.",
                  List.of("gulf", "lut", "pamir", "taklamakan", "gobi", "steppe", "kunlun"))),
          family(
              "games/marcopolo/ui/newgame",
              Stream.of("what", "seats.how", "seat.leads", "practice")),
          family(
              "games/marcopolo/ui/table",
              Stream.of("round", "shown", "history.turn", "chart", "chart.start"),
              each("log.kind.", List.of(MarcoPoloLog.Kind.values())),
              each("record.", List.of("chests", "halfway")),
              each("missed.", List.of(MarcoPoloStep.values())),
              each("deck.", List.of("tip", "spoken")),
              each("take.", List.of("opens", "nearer"), ".short"),
              each("discards.", List.of("tip", "spoken")),
              each("decision.", List.of("turn", "last"), ".always"),
              each(
                  "account.",
                  List.of(
                      "start", "chests", "halfway", "end", "ballast", "gold", "space", "cards",
                      "leapt"))),
          family(
              "games/sanmarco/coach/advice",
              each("place.", List.of("first", "second"), ".shared"),
              each("", SAN_MARCO_TOPICS),
              each("", SAN_MARCO_TOPICS, ".you"),
              each("", List.of("nobles", "nobles.all", "bridges"), ".else")),
          family(
              "games/canalgrande/coach/advice",
              Stream.of(Ledger.WIN),
              each("", CANAL_GRANDE_TOPICS, ".you"),
              each("", SIDES_TOPICS, ".both"),
              each("", CANAL_GRANDE_TOPICS, ".else")),
          family(
              "games/marcopolo/coach/advice",
              Stream.of(Ledger.WIN),
              each("", MARCO_POLO_TOPICS, ".you"),
              each("", List.of("game", "dadu", "ahead", "way", "cards", "payable"), ".else")),
          family("coach/plain", each("standings.", List.of("round", "now", "end"))),
          family("save/format/refusals", Stream.of(Reason.values()).map(Reason::code)),
          family("ui/book/book", each("person.", List.of(1, 2, 3, 4))),
          family(
              "ui/keys/keys",
              each("where.", List.of(Key.Where.values())),
              each("does.", List.of(Key.values())),
              each("key.", NAMED_KEYS)),
          family(
              "ui/game/game",
              each("export.", keys(FileKind.TEXT, FileKind.TABLE, FileKind.PICTURE)),
              each("hints.", written(HintLength.values())),
              each("history.", List.of("first", "back", "forward", "last"), ".tip"),
              each("computer.", List.of("thinks", "acts", "waits", "failed")),
              each("computer.", DONE),
              each("computer.", DONE, ".tip"),
              each("moment.", List.of("next", "skip", "skip-all")),
              each("moment.", List.of("next", "skip", "skip-all"), ".tip"),
              each("record.", List.of("score", "margin", "streak")),
              each("figure.", HEADINGS),
              each("review.budget.", List.of("quick", "usual", "thorough")),
              Stream.of("missed.MOVE")),
          family(
              "games/sanmarco/ui/table",
              each("deck.", District.ALL),
              each("record.", List.of("round", "bridgeless")),
              each("log.kind.", List.of(Kind.values())),
              each("step.", List.of(SanMarcoStep.values())),
              Stream.of("step.given"),
              each("missed.", others(SanMarcoStep.MOVE)),
              each("moment.", List.of(Why.DOGE, Why.FINAL)),
              each("roles.help.", List.of(2, 3, 4)),
              each("deciding.", DECIDED),
              each("deciding.", DECIDED, ".help"),
              Stream.of("keep", "reroll", "pass"),
              each("game-over.", List.of("winner", "shared", "tie", "tie.shared"), ".of-two")),
          family(
              "games/sanmarco/ui/newgame",
              Stream.of("what", "lots", "lots.title", "lots.drawn"),
              each("seats.how", List.of("", ".of-two")),
              each("seat.leads", List.of("", ".of-two"))),
          family(
              "ui/game/remarks",
              Stream.of(Remark.Occasion.values())
                  .flatMap(occasion -> each(occasion + ".", List.of("folk", "trade", "state"), "."))
                  .flatMap(remark -> each(remark, List.of(1, 2)))),
          family(
              "ui/home/newgame",
              each("problem.", List.of("name-blank", "name-too-long", "name-taken")),
              each(
                  "time.",
                  List.of(
                      "NONE",
                      "MINUTE",
                      "TWO_MINUTES",
                      "FIVE_MINUTES",
                      "QUARTER",
                      "HOUR",
                      "HALF_DAY",
                      "DAY",
                      "THREE_DAYS",
                      "WEEK")),
              each("after.", List.of(Terms.After.values()))),
          family(
              "ui/elsewhere/elsewhere",
              each("fault.", List.of(Fault.values())),
              each("state.step.", List.of(Visit.Step.values())),
              each("state.trouble.", List.of(Visit.Step.values())),
              each("agreement.", List.of(Terms.After.values())),
              each("invite.", LINK_ROW)),
          family(
              "ui/seats/seats",
              each("houses.closed.", List.of(Obstacle.values())),
              each("houses.", LINK_ROW)),
          family("ui/lesson/lesson", each("person.", List.of(1, 2, 3))),
          family("games/sanmarco/ui/lesson", lesson(new SanMarco())),
          family("games/marcopolo/ui/lesson", lesson(new MarcoPolo())),
          family(
              "games/marcopolo/ui/setup/track",
              each("track.", TRACKS),
              each("track.", TRACKS, ".tip")),
          family("games/canalgrande/ui/lesson", lesson(new CanalGrande())),
          family(
              "ui/library/library",
              each("", List.of("duplicate", "delete", "undo"), ".refused.title")),
          family(
              "ui/settings/settings",
              each("theme.", written(ThemeChoice.values())),
              each("palette.", written(Palette.values())),
              each("animation.", written(Animation.values())),
              each("hints.", written(HintLength.values())),
              each("clock.", written(Clock.values())),
              each("pace.", written(Pace.values())),
              each("secrecy.", written(Secrecy.values())),
              each("text-size.", written(TextSize.values())),
              each("sound.", written(Volume.values()))),
          family(
              "ui/shell/shell",
              each("files.save.", keys(FileKind.values())),
              each("files.kind.", keys(FileKind.values())),
              each("save.refused.", List.of("title", "text")),
              each("export.refused.", List.of("title", "text"))));

  @ParameterizedTest
  @MethodSource("texts")
  void nothingIsMissingAndNothingTooMuch(Texts texts) {
    TreeSet<String> keys = new TreeSet<>(texts.texts().keySet());
    if (texts.subject().endsWith("coach/terms")) {
      keys.removeIf(key -> isFormOfItsOwn(texts, key));
    }
    assertThat(keys).isEqualTo(english(texts).texts().keySet());
  }

  @ParameterizedTest
  @MethodSource("texts")
  void everyTextIsWrittenAsItShouldBe(Texts texts) {
    texts
        .texts()
        .forEach((key, text) -> {
          assertThat(Template.read(text)).as(key).isNotNull();
          if (!key.endsWith("between") && !key.equals("step.then")) {
            assertThat(text).as(key).isNotBlank().doesNotContainPattern(WRONG);
          }
          if (texts.language().equals("fr")) {
            assertThat(text).as(key).doesNotContainPattern(WRONG_FRENCH);
          }
          if (texts.language().equals("de")) {
            assertThat(text).as(key).doesNotContainPattern(WRONG_GERMAN);
          }
          if (List.of("de", "it", "ru").contains(texts.language())) {
            assertThat(text).as(key).doesNotContain("'", "\"");
          }
        });
  }

  /** A text has the same arguments in all languages, and the same of them are players. */
  @ParameterizedTest
  @MethodSource("texts")
  void everyTextHasTheSameArguments(Texts texts) {
    english(texts)
        .texts()
        .forEach((key, text) ->
            assertThat(slots(texts.texts().getOrDefault(key, ""))).as(key).isEqualTo(slots(text)));
  }

  /** A count that is written out has each plural form of its language. */
  @ParameterizedTest
  @MethodSource("texts")
  void everyCountHasAllFormsOfItsLanguage(Texts texts) {
    Set<String> forms =
        Texts.of("org/sanmarco/words/language", texts.language()).texts().keySet().stream()
            .filter(key -> key.startsWith("plural."))
            .map(key -> key.substring("plural.".length()))
            .collect(Collectors.toSet());
    forms.add(Language.OTHER);
    texts
        .texts()
        .forEach((key, text) ->
            assertThat(pluralForms(text))
                .as(key)
                .allSatisfy(counted -> assertThat(counted).containsAll(forms)));
  }

  /** A number before things may be one, unless a rule makes it more. */
  @ParameterizedTest
  @MethodSource("texts")
  void aNumberOfThingsIsCounted(Texts texts) {
    assertThat(texts.texts().entrySet())
        .filteredOn(text -> THINGS.matcher(text.getValue()).find())
        .extracting(Map.Entry::getKey)
        .isSubsetOf(
            "too-many-of-a-card",
            "deal",
            "over.alike",
            "wrong-draw",
            "out",
            "standing.out",
            "standing.near");
  }

  /** One thing has one name, in texts and in rule books. */
  @ParameterizedTest
  @ValueSource(strings = {"de", "fr", "it", "ru"})
  void wordsThatWereGivenUpAreNotUsed(String language) throws IOException {
    List<String> said = said(language);
    for (String line : Files.readAllLines(GIVEN_UP.resolve("given-up_" + language + ".txt"))) {
      if (!line.startsWith("#")) {
        Pattern word = Pattern.compile(line.split(" → ", -1)[0], Pattern.UNICODE_CHARACTER_CLASS);
        assertThat(said).filteredOn(text -> word.matcher(text).find()).as(line).isEmpty();
      }
    }
  }

  /** All texts and the paragraphs of all rule books, without the addresses of links. */
  private static List<String> said(String language) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("docs/rules"))) {
      Stream<String> books =
          files
              .filter(file -> file.getNameCount() == 5 && file.getName(3).endsWith(language))
              .flatMap(file -> Stream.of(Texts.read(file).split("\n\n")))
              .map(paragraph -> ADDRESS.matcher(paragraph).replaceAll("").replace("\n", " "));
      return Stream.concat(
              books,
              Texts.all()
                  .filter(texts -> texts.language().equals(language))
                  .flatMap(texts -> texts.texts().values().stream()))
          .toList();
    }
  }

  /** Every key used by code and FXML exists. */
  @ParameterizedTest
  @MethodSource("subjects")
  void nothingIsAskedForThatIsNotThere(String subject) {
    Set<String> there = Texts.beside(subject);
    assertThat(Texts.asked(subject, ASKED)).isSubsetOf(there);
    assertThat(families(subject)).isSubsetOf(Texts.of(subject, "en").texts().keySet());
  }

  /** Each key is named by code or FXML, or belongs to a family. */
  @ParameterizedTest
  @MethodSource("subjects")
  void nothingIsThereThatNobodyAsksFor(String subject) {
    Set<String> known = new TreeSet<>(Texts.of(subject, "en").literals());
    known.addAll(families(subject));
    assertThat(known).containsAll(Texts.of(subject, "en").texts().keySet());
  }

  /** The same label has the same translation everywhere, unless it means several things. */
  @ParameterizedTest
  @ValueSource(strings = {"de", "fr", "it", "ru"})
  void everyLabelHasOneTranslation(String language) throws IOException {
    TreeMap<String, Set<String>> translations = new TreeMap<>();
    Texts.subjects()
        .forEach(subject ->
            Texts.of(subject, "en")
                .texts()
                .forEach((key, label) -> {
                  String translated = Texts.of(subject, language).texts().getOrDefault(key, "");
                  if (!label.contains("{")) {
                    translations
                        .computeIfAbsent(label.replace("_", ""), _ -> new TreeSet<>())
                        .add(translated.replace("_", ""));
                  }
                }));
    Files.readAllLines(GIVEN_UP.resolve("homonyms_" + language + ".txt"))
        .forEach(translations::remove);
    assertThat(translations).allSatisfy((label, all) -> assertThat(all).as(label).hasSize(1));
  }

  static Stream<Texts> texts() {
    return Texts.all();
  }

  static Stream<String> subjects() {
    return Texts.subjects();
  }

  private static Texts english(Texts texts) {
    return Texts.of(texts.subject(), "en");
  }

  /** A case, a gender or the like, which some text of the language takes. */
  private static boolean isFormOfItsOwn(Texts texts, String key) {
    String form = key.substring(key.lastIndexOf('.') + 1);
    return !english(texts).texts().containsKey(key)
        && Texts.all()
            .filter(other -> other.language().equals(texts.language()))
            .flatMap(other -> other.texts().values().stream())
            .anyMatch(text -> text.contains(", as, " + form + "}"));
  }

  /** The arguments of a text, and whether they are people. */
  private static Set<String> slots(String text) {
    return SLOT.matcher(text)
        .results()
        .map(slot ->
            slot.group(1)
                + (Template.KINDS.contains(String.valueOf(slot.group(2))) ? " people" : ""))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The forms of each count in a text that contains its number. */
  private static List<Set<String>> pluralForms(String text) {
    List<Set<String>> counts = new ArrayList<>();
    for (int at = text.indexOf("plural,"); at >= 0; at = text.indexOf("plural,", at + 1)) {
      Set<String> forms = new TreeSet<>();
      int depth = 0;
      int from = at + "plural,".length();
      for (int i = from; depth >= 0; i++) {
        if (text.charAt(i) == '{' && depth++ == 0) {
          forms.add(text.substring(from, i).strip());
        } else if (text.charAt(i) == '}' && --depth == 0) {
          from = i + 1;
        }
      }
      if (text.substring(at, from).contains("#")) {
        counts.add(forms);
      }
    }
    return counts;
  }

  private static Set<String> families(String subject) {
    Set<String> all =
        new TreeSet<>(FAMILIES.getOrDefault(subject.replace("org/sanmarco/", ""), Set.of()));
    if (subject.startsWith("org/sanmarco/games/")) {
      ofAnyGame(subject).forEach(all::add);
    }
    Texts.inCode(CONFIRMED)
        .map(asked -> asked.group(1))
        .filter(question -> Texts.of(subject, "en").texts().containsKey(question + ".text"))
        .flatMap(question -> each(question, List.of(".title", ".text", ".cancel", ".yes")))
        .forEach(all::add);
    if (subject.endsWith("/terms")) {
      Texts.inCode(PHRASE)
          .map(found -> found.group(1))
          .filter(Texts.of(subject, "en").texts().keySet()::contains)
          .forEach(all::add);
    } else if (subject.equals("org/sanmarco/ui/seats/seats")) {
      pageLabels().filter(key -> !SORTING.contains(key)).forEach(all::add);
    }
    return all;
  }

  /** The words that the page of a seat's own screen asks for. */
  private static Stream<String> pageLabels() {
    return Stream.of("device", "lobby", "page", "parts", "seats", "sheet", "sorting")
        .map(name -> PackedFile.text(HttpHost.class, "page/" + name + ".js"))
        .flatMap(script -> LABEL.matcher(script).results())
        .map(found -> "page." + Objects.requireNonNullElse(found.group(1), found.group(2)));
  }

  /** The computed keys of the bundles that every game has. */
  private static Stream<String> ofAnyGame(String subject) {
    return switch (subject.replaceFirst("^org/sanmarco/games/\\w+/", "")) {
      case "coach/hints" -> Stream.concat(each("title.", phases(subject)), reasons(subject));
      case "coach/refusals" -> refusalCodes(subject);
      case "coach/transcript" ->
          Stream.concat(
              Stream.of("title", "standing"), each("standings.", List.of("now", "round", "end")));
      default -> Stream.of();
    };
  }

  /** The phases of the game that a subject belongs to. */
  private static List<?> phases(String subject) {
    Games games = Games.installed();
    Game game =
        games.ids().stream()
            .filter(id -> subject.startsWith("org/sanmarco/games/" + id.replace("-", "") + "/"))
            .map(id -> games.find(id).orElseThrow())
            .findFirst()
            .orElseThrow();
    Setup setup = new Setup(game.id(), game.players().getFirst(), Map.of());
    return List.of(game.start(setup).phase().getDeclaringClass().getEnumConstants());
  }

  @SafeVarargs
  @SuppressWarnings("varargs") // They are only read.
  private static Map.Entry<String, Set<String>> family(String subject, Stream<String>... keys) {
    return Map.entry(
        subject,
        Stream.of(keys).flatMap(all -> all).collect(Collectors.toCollection(TreeSet::new)));
  }

  private static List<SanMarcoStep> others(SanMarcoStep than) {
    return Stream.of(SanMarcoStep.values()).filter(step -> step != than).toList();
  }

  private static Stream<String> each(String prefix, List<?> middles) {
    return each(prefix, middles, "");
  }

  private static Stream<String> each(String prefix, List<?> middles, String end) {
    return middles.stream().map(middle -> prefix + middle + end);
  }

  private static List<String> keys(FileKind... kinds) {
    return Stream.of(kinds).map(FileKind::key).toList();
  }

  private static List<String> written(Enum<?>[] values) {
    return Stream.of(values)
        .map(value -> value.name().toLowerCase(Locale.ROOT).replace('_', '-'))
        .toList();
  }

  /** The keys of reasons: a key without its own reason has that of its longest prefix. */
  private static Stream<String> reasons(String subject) {
    Set<String> there = Texts.of(subject, "en").texts().keySet();
    return there.stream()
        .flatMap(key ->
            Stream.iterate(
                key, rest -> !rest.isEmpty(), rest -> rest.replaceFirst("(^|[.])[^.]*$", "")))
        .map(key -> "why." + key)
        .filter(there::contains);
  }

  /** The sentences of the first game, and the refusals of other moves where one is asked for. */
  private static Stream<String> lesson(Game game) {
    Lesson lesson = Lesson.firstGame(game).orElseThrow();
    return Stream.concat(
        Stream.concat(
                lesson.steps().stream().flatMap(step -> step.pages().stream()),
                lesson.farewell().stream())
            .map(Lesson.Page::key),
        lesson.steps().stream()
            .filter(Lesson.Step::isLearners)
            .map(step -> step.pages().getLast().key() + ".no"));
  }

  /** Every code that the rules and the table refuse something with. */
  private static Stream<String> refusalCodes(String subject) {
    Set<String> worded = Texts.of(subject, "en").texts().keySet();
    return Texts.inCode(REFUSED).map(found -> found.group(1)).filter(worded::contains);
  }
}
