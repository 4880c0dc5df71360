import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * Begins a new game with a copy of the toy game Nim, to be changed into another: {@code java
 * src/dist/NewGame.java ID [PART]...}, from the project's folder. The parts are {@code rules},
 * {@code coach}, {@code bots} and {@code ui}; without one all are copied. A part can be added
 * later. See {@code docs/adding-a-game.md}.
 */
public final class NewGame {

  private static final Path TEMPLATE = Path.of("src/test");
  private static final String PACKAGE = "org/sanmarco/games/";
  private static final String SERVICES = "resources/META-INF/services/org.sanmarco.";

  /** The service of each part. */
  private static final Map<String, String> PARTS = new LinkedHashMap<>();

  static {
    PARTS.put("rules", "kernel.Game");
    PARTS.put("coach", "coach.Coach");
    PARTS.put("bots", "bots.Bots");
    PARTS.put("ui", "ui.game.GameUi");
  }

  private final Path into;
  private final String id;
  private final String folder;
  private final String prefix;

  private NewGame(Path project, String id) {
    into = project.resolve("src/main");
    this.id = id;
    folder = id.replace("-", "");
    prefix =
        Arrays.stream(id.split("-"))
            .map(word -> word.substring(0, 1).toUpperCase() + word.substring(1))
            .collect(Collectors.joining());
  }

  /** The project's folder is the current one, except in tests ({@code -Dproject}). */
  public static void main(String[] arguments) throws IOException {
    List<String> parts = Arrays.stream(arguments).skip(1).toList();
    require(
        arguments.length > 0 && PARTS.keySet().containsAll(parts),
        "java src/dist/NewGame.java ID [rules] [coach] [bots] [ui]");
    require(
        arguments[0].matches("[a-z][a-z0-9]*(-[a-z0-9]+)*"),
        "ID is the game's identifier, in small letters and digits: river, two-rivers or river-2");
    NewGame game = new NewGame(Path.of(System.getProperty("project", "")), arguments[0]);
    List<String> wanted = parts.isEmpty() ? List.copyOf(PARTS.keySet()) : parts;
    for (String part : wanted) {
      game.check(part);
    }
    for (String part : wanted) {
      game.add(part);
    }
  }

  private static void require(boolean isTrue, String otherwise) {
    if (!isTrue) {
      System.err.println(otherwise);
      System.exit(2);
    }
  }

  private static String inside(String part) {
    return part.equals("rules") ? "" : "/" + part;
  }

  /** Refuses a part that is there already, and names that mean something else in its copy. */
  private void check(String part) throws IOException {
    require(!SourceVersion.isKeyword(folder), id + " is a word of Java: choose another identifier");
    Path copy = into.resolve("java/" + PACKAGE + folder + inside(part));
    require(!Files.exists(copy), copy + " is there already: choose another identifier");
    Pattern used =
        Pattern.compile(
            "\\b" + prefix + "(Move|Event|State|Position|View|Coach|Bots|Ui|Board|Table|Flow)?\\b");
    for (Path file : files("java/", part)) {
      require(
          !used.matcher(Files.readString(file)).find(),
          id + " gives a class a name that it uses for another: choose another identifier");
    }
  }

  private void add(String part) throws IOException {
    for (String root : List.of("java/", "resources/")) {
      copy(files(root, part), into.resolve(root + PACKAGE + folder + inside(part)));
    }
    register(part, "org.sanmarco.games." + folder + inside(part).replace('/', '.'));
  }

  /** The files of a part of the template, without its tests and those of folders inside. */
  private static List<Path> files(String root, String part) throws IOException {
    Path from = TEMPLATE.resolve(root + PACKAGE + "nim" + inside(part));
    if (!Files.exists(from)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(from)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> !file.toString().endsWith("Test.java"))
          .sorted()
          .toList();
    }
  }

  private void copy(List<Path> files, Path to) throws IOException {
    for (Path file : files) {
      Path copy = to.resolve(renamed(file.getFileName().toString()));
      Files.createDirectories(to);
      Files.writeString(copy, sorted(renamed(Files.readString(file))));
      System.out.println(copy);
    }
  }

  private void register(String part, String own) throws IOException {
    Path services = into.resolve(SERVICES + PARTS.get(part));
    String suffix =
        part.equals("rules") ? "" : part.substring(0, 1).toUpperCase() + part.substring(1);
    String before = Files.exists(services) ? Files.readString(services) : "";
    Files.createDirectories(services.getParent());
    Files.writeString(services, before + own + "." + prefix + suffix + "\n");
    System.out.println(services);
  }

  private String renamed(String text) {
    // Comments without the rules of Nim that they follow.
    return text.replaceAll(" \\(N[1-5](, N[1-5])*\\)", "")
        .replace("\"nim\"", '"' + id + '"')
        .replace("games.nim", "games." + folder)
        .replace("Nim", prefix);
  }

  /** Sorts imports, whose order is that of the new names. */
  private static String sorted(String text) {
    return Pattern.compile("(?m)(^import org\\..*\n)+")
        .matcher(text)
        .replaceAll(block ->
            block
                .group()
                .lines()
                .sorted(Comparator.comparing(line -> line.replace(";", "")))
                .collect(Collectors.joining("\n", "", "\n")));
  }
}
