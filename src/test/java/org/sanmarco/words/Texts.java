package org.sanmarco.words;

import module java.base;

/**
 * The texts of one subject in one language, as they are written in their file.
 *
 * @param subject the English file below {@code src/main/resources}, without its ending, such as
 *     {@code org/sanmarco/coach/hints}
 * @param language the language's tag
 * @param texts by key
 */
record Texts(String subject, String language, TreeMap<String, String> texts) {

  private static final String WINDOW = "org/sanmarco/ui/";
  private static final String COACH = "org/sanmarco/coach/";
  private static final String GAMES = "org/sanmarco/games/";
  private static final String TABLE = "org/sanmarco/ui/table";
  private static final String OF_TABLE = "org/sanmarco/ui/game/";
  private static final Path RESOURCES = Path.of("src/main/resources");
  private static final Path SOURCES = Path.of("src/main/java");

  /** The files of the toy game, which lies in the tests. */
  private static final Path TOY_RESOURCES = Path.of("src/test/resources");

  private static final Path TOY_SOURCES = Path.of("src/test/java");
  private static final Path TOY = Path.of("org/sanmarco/games/nim");
  private static final Pattern ENGLISH = Pattern.compile("(org/sanmarco/.*/[a-z-]+)\\.properties");
  private static final Pattern LITERAL = Pattern.compile("\"%?((?:[^\"\\\\\\n]|\\\\.)*+)\"");

  /** Every subject there is, with its languages. */
  static Stream<Texts> all() {
    return subjects().flatMap(subject -> Language.TAGS.stream().map(tag -> of(subject, tag)));
  }

  /** The subjects that have an English file, except the rules of languages and the version. */
  static Stream<String> subjects() {
    return Stream.concat(
            walk(RESOURCES).stream().map(RESOURCES::relativize),
            walk(TOY_RESOURCES.resolve(TOY)).stream().map(TOY_RESOURCES::relativize))
        .map(file -> ENGLISH.matcher(file.toString().replace('\\', '/')))
        .filter(Matcher::matches)
        .map(file -> file.group(1))
        .filter(subject ->
            !List.of("org/sanmarco/words/language", "org/sanmarco/cli/version").contains(subject));
  }

  /** A subject in a language; a file that isn't there says nothing. */
  static Texts of(String subject, String language) {
    String ending = language.equals("en") ? "" : "_" + language;
    Path resources = Path.of(subject).startsWith(TOY) ? TOY_RESOURCES : RESOURCES;
    Path file = resources.resolve(subject + ending + ".properties");
    Properties properties = new Properties();
    if (Files.exists(file)) {
      try (Reader reader = Files.newBufferedReader(file)) {
        properties.load(reader);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    TreeMap<String, String> texts = new TreeMap<>();
    properties.forEach((key, text) -> texts.put((String) key, (String) text));
    return new Texts(subject, language, texts);
  }

  /**
   * All that stands between quotes in the code and the FXML of the subject's own package. The games
   * also ask for the window's texts, and the table screen for those of {@code ui.game}.
   */
  Set<String> literals() {
    return Stream.of(sources(subject), RESOURCES)
        .flatMap(root ->
            Stream.concat(
                walk(root.resolve(folder(subject))).stream(),
                Stream.of(
                        Optional.of(GAMES).filter(games -> subject.startsWith(WINDOW)),
                        Optional.of(TABLE).filter(table -> subject.startsWith(OF_TABLE)))
                    .flatMap(Optional::stream)
                    .flatMap(folder -> walk(root.resolve(folder)).stream())))
        .filter(file -> file.toString().matches(".*\\.(java|fxml)"))
        .flatMap(file -> LITERAL.matcher(read(file)).results())
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /**
   * The keys of all English texts that lie in the same package as a subject; a game has all of its
   * own, the coach's and the window's.
   */
  static Set<String> beside(String subject) {
    boolean game = subject.startsWith(GAMES);
    return subjects()
        .filter(other ->
            folder(other).equals(folder(subject))
                || game
                    && (other.startsWith(WINDOW)
                        || other.startsWith(COACH)
                        || sameGame(other, subject)))
        .flatMap(other -> of(other, "en").texts().keySet().stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The matches of a pattern's first group in the code of a subject's package. */
  static Stream<String> asked(String subject, Pattern pattern) {
    return walk(sources(subject).resolve(folder(subject))).stream()
        .flatMap(file -> pattern.matcher(read(file)).results())
        .map(found -> found.group(1));
  }

  /** All that matches anywhere in the code. */
  static Stream<MatchResult> inCode(Pattern pattern) {
    return Stream.concat(walk(SOURCES).stream(), walk(TOY_SOURCES.resolve(TOY)).stream())
        .filter(file -> file.toString().endsWith(".java"))
        .flatMap(file -> pattern.matcher(read(file)).results());
  }

  @Override
  public String toString() {
    return subject + " in " + language;
  }

  private static boolean sameGame(String one, String other) {
    String game = other.substring(0, other.indexOf('/', GAMES.length()) + 1);
    return one.startsWith(game);
  }

  private static Path folder(String subject) {
    return Path.of(subject).resolveSibling("");
  }

  private static Path sources(String subject) {
    return Path.of(subject).startsWith(TOY) ? TOY_SOURCES : SOURCES;
  }

  private static List<Path> walk(Path folder) {
    if (Files.notExists(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The whole text of a file. */
  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
