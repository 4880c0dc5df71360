import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Begins a new game with a copy of the toy game Nim, to be changed into another: {@code java
 * src/dist/NewGame.java ID [PART]...}, from the project's folder. The parts are {@code rules},
 * {@code coach}, {@code bots} and {@code ui}; without one all are copied. A part can be added
 * later. See "How to add a game" in {@code docs/architecture.md}.
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
    if (arguments.length == 0
        || !arguments[0].matches("[a-z]+(-[a-z]+)*")
        || !PARTS.keySet().containsAll(parts)) {
      System.err.println("java src/dist/NewGame.java ID [rules] [coach] [bots] [ui]");
      System.err.println("ID is the game's identifier, in small letters: river or two-rivers");
      System.exit(2);
    }
    NewGame game = new NewGame(Path.of(System.getProperty("project", "")), arguments[0]);
    for (String part : parts.isEmpty() ? PARTS.keySet() : parts) {
      game.add(part);
    }
  }

  private void add(String part) throws IOException {
    String inside = part.equals("rules") ? "" : "/" + part;
    for (String root : List.of("java/", "resources/")) {
      Path from = TEMPLATE.resolve(root + PACKAGE + "nim" + inside);
      if (Files.exists(from)) {
        copy(from, into.resolve(root + PACKAGE + folder + inside));
      }
    }
    register(part, "org.sanmarco.games." + folder + inside.replace('/', '.'));
  }

  /** Copies the files of a folder, without those of folders inside. */
  private void copy(Path from, Path to) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(from)) {
      files = all.filter(Files::isRegularFile).sorted().toList();
    }
    for (Path file : files) {
      Path copy = to.resolve(renamed(file.getFileName().toString()));
      if (Files.exists(copy)) {
        throw new FileAlreadyExistsException(copy.toString());
      }
      Files.createDirectories(to);
      Files.writeString(copy, renamed(Files.readString(file)));
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
}
