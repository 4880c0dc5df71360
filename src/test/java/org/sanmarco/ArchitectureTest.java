package org.sanmarco;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import module java.base;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.LocationProvider;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.elements.ClassesShouldConjunction;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.kernel.Game;

/**
 * The allowed dependencies between packages, with reasons. Anything else is forbidden; {@code
 * docs/architecture.md} tells the same in words.
 */
@AnalyzeClasses(locations = ArchitectureTest.ShippedClasses.class)
class ArchitectureTest {

  private static final String[] JAVAFX = {
    "javafx..", "com.sun.javafx..", "atlantafx..", "org.kordamp.."
  };
  private static final String[] JACKSON = {"com.fasterxml.jackson.."};

  /** The packages of a game besides its rules. */
  private static final String[] GAMES_FACES = {
    "org.sanmarco.games.*.bots..", "org.sanmarco.games.*.coach..", "org.sanmarco.games.*.ui.."
  };

  private static final DescribedPredicate<JavaClass> RULES =
      resideInAnyPackage("org.sanmarco.kernel..", "org.sanmarco.notation..", "org.sanmarco.games..")
          .and(not(resideInAnyPackage(GAMES_FACES)))
          .as("are rules");

  @ArchTest
  static final ArchRule rulesAreSelfContained =
      classes()
          .that(RULES)
          .should()
          .onlyDependOnClassesThat(
              RULES
                  .or(
                      resideInAnyPackage(
                          "",
                          "java.lang..",
                          "java.math",
                          "java.nio.charset",
                          "java.util",
                          "java.util.function",
                          "java.util.regex",
                          "java.util.stream",
                          "org.jspecify.annotations"))
                  .or(
                      belongToAnyOf(
                          BufferedReader.class,
                          IOException.class,
                          InputStream.class,
                          InputStreamReader.class,
                          Reader.class,
                          Serializable.class,
                          UncheckedIOException.class))
                  .as("are the rules' own, or Java's most basic ones"))
          .because(
              "the rules have to give the same answer in a window, in a search and on any machine;"
                  + " so they know neither JavaFX nor JSON nor files"
                  + " (a stream is allowed: a board's values are packed with the program)");

  @ArchTest
  static final ArchRule rulesKnowNoChanceClockThreadOrLanguage =
      noClasses()
          .that(RULES)
          .should()
          .dependOnClassesThat(
              belongToAnyOf(
                  Thread.class,
                  ThreadLocal.class,
                  Process.class,
                  Random.class,
                  SplittableRandom.class,
                  UUID.class,
                  Timer.class,
                  TimerTask.class,
                  Date.class,
                  Calendar.class,
                  ResourceBundle.class,
                  Scanner.class,
                  ServiceLoader.class))
          .orShould()
          .callMethod(Math.class, "random")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .because(
              "chance is a move like any other and a refusal is an identifier, not a sentence:"
                  + " a game is its set-up plus its moves, and nothing else may come into it");

  @ArchTest
  static final ArchRule theKernelKnowsNothing =
      may("kernel", "kernel").because("it is what every game shares, and no more");

  @ArchTest
  static final ArchRule readingKnowsOnlyTheKernel =
      may("notation", "kernel").because("it is how the rules of any game read what is written");

  @ArchTest
  static final ArchRule nothingKnowsAnyOneGame =
      noClasses()
          .that(resideOutsideOfPackage("org.sanmarco.games..").as("belong to no game"))
          .should()
          .dependOnClassesThat(resideInAPackage("org.sanmarco.games.."))
          .because(
              "a game touches nothing but its own folder and its lines in the registers: what"
                  + " serves every game must not know one");

  @ArchTest
  static final ArchRule gamesKnowOnlyTheHouse =
      slices()
          .matching("org.sanmarco.games.(*)..")
          .should()
          .notDependOnEachOther()
          .because("each game is to be read, changed and tested without knowing another");

  @ArchTest
  static final ArchRule gamesBotsKnowOnlyRulesAndBots =
      may("games.*.bots..", "kernel", "notation", "games..", "bots..")
          .andShould()
          .onlyDependOnClassesThat(not(resideInAnyPackage(faces("coach", "ui"))))
          .because(
              "a computer player is a function from what a seat may see to a move, usable without"
                  + " words and without a window");

  @ArchTest
  static final ArchRule gamesCoachesKnowNoWindow =
      may("games.*.coach..", "kernel", "games..", "bots..", "coach..", "words..")
          .andShould()
          .onlyDependOnClassesThat(not(resideInAnyPackage(faces("ui"))))
          .because("what is said depends on the position alone: window and protocol say the same");

  @ArchTest
  static final ArchRule tableKnowsOnlyTheKernel =
      may("table..", "kernel", "registry")
          .because("a game in progress is the same whether people, bots or a test sit at it");

  @ArchTest
  static final ArchRule registryKnowsNothing =
      may("registry").because("rules, words, computers and windows are all found in the same way");

  @ArchTest
  static final ArchRule wordsKnowNothing =
      may("words..")
          .because(
              "how a text is found and filled in is the same whatever it speaks of, and all who"
                  + " speak use it");

  @ArchTest
  static final ArchRule onlyWordsReadTexts =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.sanmarco.words..")
          .should()
          .callMethodWhere(target(owner(assignableTo(ResourceBundle.class))))
          .orShould()
          .dependOnClassesThat(belongToAnyOf(MessageFormat.class, ChoiceFormat.class))
          .orShould()
          .callMethod(Locale.class, "getDefault")
          .orShould()
          .callMethod(Locale.class, "getDefault", Locale.Category.class)
          .because(
              "there is one way to write a text, and the language is the player's choice, which the"
                  + " machine's is not");

  @ArchTest
  static final ArchRule saveKnowsTableAndKernel =
      may("save..", "json", "table..", "kernel", "notation", "bots", "bots.review", "words..")
          .because(
              "a saved game is a set-up and moves, with a review beside it; how they are shown or"
                  + " found is no part of it");

  @ArchTest
  static final ArchRule diskKnowsNoGame =
      may("save.disk", "kernel")
          .because(
              "files are written as safely whatever is in them; the kernel has their characters");

  @ArchTest
  static final ArchRule formatKnowsNoFiles =
      may("save.format", "json", "table..", "kernel", "words..")
          .because("a format reads and writes bytes, so that tests need no disk");

  @ArchTest
  static final ArchRule settingsKnowNoSavedGames =
      may("save.settings", "save.own", "save.disk", "save.format", "json", "table..", "kernel")
          .because("settings and saved games are lost and kept apart from each other");

  @ArchTest
  static final ArchRule botsKnowOnlyTheKernel =
      may("bots..", "kernel", "registry")
          .because(
              "a bot is a function from what a seat may see to a move, usable without a table");

  @ArchTest
  static final ArchRule coachKnowsOnlyTheKernelBotsAndWords =
      may("coach..", "kernel", "registry", "bots", "words..")
          .because(
              "what a game says depends on the position alone, so that window and protocol say the"
                  + " same");

  @ArchTest
  static final ArchRule exportKnowsTableAndWords =
      may("export..", "coach..", "table..", "kernel", "words..")
          .because(
              "what leaves the program as text is the same from the window and the command line");

  @ArchTest
  static final ArchRule windowKnowsWhatIsBelowIt =
      may(
              "ui..",
              "kernel",
              "registry",
              "table..",
              "room",
              "save..",
              "bots..",
              "coach..",
              "export..",
              "seats..",
              "elsewhere",
              "words..")
          .because("the window is one way to use the program; the command line starts it");

  @ArchTest
  static final ArchRule viewModelsHoldNoNode =
      noClasses()
          .that()
          .resideInAnyPackage("org.sanmarco.ui.table.model..", "org.sanmarco.ui.move..")
          .or()
          .resideInAPackage("org.sanmarco.games.*.ui.model..")
          .should()
          .dependOnClassesThat(resideInAnyPackage(JAVAFX))
          .because("what a screen shows is decided, and tested, without a screen");

  @ArchTest
  static final ArchRule windowKnowsNoSearch =
      noClasses()
          .that()
          .resideInAPackage("org.sanmarco.ui..")
          .should()
          .dependOnClassesThat(resideInAPackage("org.sanmarco.bots.search.."))
          .because("a screen asks a bot for a move; how it finds one is the bot's own affair");

  @ArchTest
  static final ArchRule onlyGamesKnowDividing =
      onlyIn(
              "dividing",
              new String[] {"org.sanmarco.ui.dividing.."},
              "ui.dividing..",
              "games.*.ui..")
          .because("some games have it; what is shown of every game knows nothing of it");

  @ArchTest
  static final ArchRule onlyTheWindowKnowsJavaFx =
      onlyIn("javafx.. and its themes and icons", JAVAFX, "ui..", "games.*.ui..", "cli..")
          .because("all but the window has to run without a screen; the command line opens it");

  @ArchTest
  static final ArchRule onlyFormatsKnowJackson =
      onlyIn("Jackson", JACKSON, "json", "save..", "export..", "cli..", "seats..")
          .because(
              "a file's format is one package's business: saved games' that of saving, tables' that"
                  + " of exporting, messages' that of seats; the protocol speaks JSON of its own");

  @ArchTest
  static final ArchRule jsonKnowsOnlyReading =
      may("json", "kernel", "notation")
          .because("files and messages become JSON in one way, whatever is in them");

  @ArchTest
  static final ArchRule seatsKnowTableAndWords =
      may("seats..", "json", "room", "table..", "kernel", "notation", "coach..")
          .because("a seat's screen may be any program, so nothing of the window is in a message");

  @ArchTest
  static final ArchRule theRoomKnowsOnlyTheTable =
      may("room", "table", "kernel")
          .because(
              "who may do what is the same at the window, at own screens and over a server, so it"
                  + " knows none of them");

  @ArchTest
  static final ArchRule onlySeatsKnowTheNetwork =
      onlyIn(
              "the network",
              new String[] {"java.net.http..", "com.sun.net.httpserver..", "javax.jmdns.."},
              "seats.http..",
              "elsewhere..")
          .because("the program opens no connection unless somebody asks for other screens");

  @ArchTest
  static final ArchRule onlyOnePackageKnowsNats =
      onlyIn("NATS", new String[] {"io.nats.."}, "seats.nats..")
          .because("a log and a transport can travel in another way, and are tested without one");

  @ArchTest
  static final ArchRule onlyOnePackageAsksRouters =
      onlyIn("the router's protocols", new String[] {"com.offbynull.."}, "seats.router")
          .because("a port is opened by one class, which tests replace");

  @ArchTest
  static final ArchRule tablesElsewhereKnowNoWindow =
      may("elsewhere..", "seats..", "room", "bots", "table..", "kernel", "notation")
          .because("a table runs on any small machine, without a screen and without a language");

  @ArchTest
  static final ArchRule onlyTheRuleBookKnowsMarkdown =
      onlyIn("commonmark", new String[] {"org.commonmark.."}, "coach.book..")
          .because("whoever shows a page is handed blocks and words");

  @ArchTest
  static final ArchRule onlyTheCommandLineKnowsPicocli =
      onlyIn("picocli", new String[] {"picocli.."}, "cli..")
          .because("options and exit codes belong to the command line alone");

  @ArchTest
  static final ArchRule onlyTheCommandLinePrints =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.sanmarco.cli..")
          // JavaFX's renderer reports its failures nowhere else: it listens to them.
          .and()
          .doNotHaveFullyQualifiedName("org.sanmarco.ui.shell.DrawingWatch")
          .should(ACCESS_STANDARD_STREAMS)
          .because("standard output is the protocol's; everything else logs, or tells the player");

  @ArchTest
  static final ArchRule noCircles =
      slices()
          .matching("org.sanmarco.(**)")
          .should()
          .beFreeOfCycles()
          .because("packages that need each other can be neither understood nor tested alone");

  /** Classes of a package may use, of ours, their own package and the named ones. */
  private static ClassesShouldConjunction may(String from, String... others) {
    String own = "org.sanmarco." + from;
    String[] allowed =
        Arrays.stream(others)
            .map(other -> other.startsWith("org.") ? other : "org.sanmarco." + other)
            .toArray(String[]::new);
    return classes()
        .that()
        .resideInAPackage(own)
        .should()
        .onlyDependOnClassesThat(
            resideOutsideOfPackage("org.sanmarco..")
                .or(resideInAPackage(own))
                .or(resideInAnyPackage(allowed))
                .as("are in %s or not ours", String.join(", ", others)));
  }

  private static String[] faces(String... names) {
    return Arrays.stream(names)
        .map(name -> "org.sanmarco.games.*." + name + "..")
        .toArray(String[]::new);
  }

  private static ArchRule onlyIn(String what, String[] packages, String... rooms) {
    String[] allowed =
        Arrays.stream(rooms).map(room -> "org.sanmarco." + room).toArray(String[]::new);
    DescribedPredicate<JavaClass> elsewhere = not(resideInAnyPackage(allowed));
    return noClasses()
        .that(elsewhere.as("are outside of %s", String.join(", ", rooms)))
        .should()
        .dependOnClassesThat(resideInAnyPackage(packages).as("belong to %s", what));
  }

  /** The classes of the program and of the toy game, without tests, in any build's layout. */
  static final class ShippedClasses implements LocationProvider {
    @Override
    public Set<Location> get(Class<?> testClass) {
      return Set.of(
          Location.of(Game.class.getProtectionDomain().getCodeSource().getLocation()),
          Location.of(Objects.requireNonNull(Nim.class.getResource("."))));
    }
  }
}
