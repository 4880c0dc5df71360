package org.sanmarco.cli.server;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.cli.shared.Subcommand;
import org.sanmarco.seats.nats.ServerConfig;
import org.sanmarco.seats.nats.ServerFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code server-config}: all that a server for online games needs. */
@Command(
    name = "server-config",
    description = {
      "Writes a folder with all that a server for online games needs: the configuration of"
          + " nats-server, the keys, and units for systemd.",
      "It asks for every value that neither an option nor --answers gives; with --host it asks"
          + " nothing."
    })
public final class ServerConfigCommand extends Subcommand {

  private static final int LONGEST_HOST = 253;
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /**
   * An answer that is needed.
   *
   * @param name the name of its option
   * @param usual the answer that is taken for none; empty for none
   */
  private record Answer(String name, String question, String usual) {}

  /** All answers, in the order of the options. */
  private static final List<Answer> ANSWERS =
      List.of(
          new Answer("host", "Name or address by which players reach this machine", ""),
          new Answer("port", "Port", "4222"),
          new Answer("certificate", "File of the certificate for TLS (empty: none)", ""),
          new Answer("key", "File of the certificate's key", ""),
          new Answer("store", "Folder for the games", "/var/lib/san-marco"),
          new Answer("room", "Room for them", "10G"));

  private static final int MOST_PORT = 65_535;

  @Parameters(paramLabel = "FOLDER", description = "The folder, such as /etc/san-marco.")
  private Path folder;

  @Option(
      names = "--answers",
      paramLabel = "FILE",
      description = "Lines such as port=4222; the keys are the names of the options below.")
  private @Nullable Path answers;

  @Option(
      names = "--host",
      paramLabel = "NAME",
      description = "The name or address by which players reach this machine.")
  private @Nullable String host;

  @Option(names = "--port", paramLabel = "N", description = "The port; 4222 by default.")
  private @Nullable String port;

  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description = "The certificate for TLS; without one the connection is not encrypted.")
  private @Nullable String certificate;

  @Option(names = "--key", paramLabel = "FILE", description = "The certificate's key.")
  private @Nullable String key;

  @Option(
      names = "--store",
      paramLabel = "FOLDER",
      description = "The folder of the games; /var/lib/san-marco by default.")
  private @Nullable String store;

  @Option(
      names = "--room",
      paramLabel = "SIZE",
      description = "The room for the games; 10G by default.")
  private @Nullable String room;

  @Option(
      names = "--keep-keys",
      description = "Writes the configuration again for the keys that the folder has.")
  private boolean keepsKeys;

  private final Reader in;

  public ServerConfigCommand() {
    this(new InputStreamReader(System.in, Charset.defaultCharset()));
  }

  /**
   * A command whose questions are answered by a reader.
   *
   * @param in a line for each answer
   */
  ServerConfigCommand(Reader in) {
    this.in = in;
  }

  @Override
  public Integer call() {
    Map<String, String> all = answers();
    String name = all.getOrDefault("host", "");
    require(isHost(name), "a host is needed: a name or an address, such as play.example.org");
    String number = all.getOrDefault("port", "");
    require(
        number.matches("[0-9]{1,5}") && isPort(Integer.parseInt(number)),
        "the port must be 1 to 65535");
    String size = all.getOrDefault("room", "");
    require(size.matches("[1-9][0-9]{0,8}[MGT]"), "the room must be a size such as 10G");
    Path pem = path(all, "certificate");
    Path secret = path(all, "key");
    Path games = path(all, "store");
    require((pem == null) == (secret == null), "a certificate needs its key");
    require(games != null, "the store must be a folder such as /var/lib/san-marco");
    ServerConfig config =
        new ServerConfig(
            ServerConfig.listening(name),
            Integer.parseInt(number),
            Objects.requireNonNull(games),
            size,
            pem,
            secret);
    PrintWriter out = out();
    try {
      ServerFolder.write(folder, name, config, keepsKeys, Clock.systemUTC());
    } catch (FileAlreadyExistsException present) {
      throw new ParameterException(
          spec.commandLine(),
          present.getMessage()
              + " is there already, and is kept: choose another folder, or add --keep-keys",
          present);
    } catch (IOException failed) {
      err().println("the folder can't be written: " + failed);
      return ExitCode.SOFTWARE;
    }
    out.println("Written: " + folder + ". What to do next is in " + folder.resolve("README.txt"));
    return ExitCode.OK;
  }

  /** Whether a name or an address can stand in the address of a server. */
  static boolean isHost(String name) {
    try {
      return name.length() <= LONGEST_HOST
          && name.equals(URI.create("nats://" + name + ":1").getHost());
    } catch (IllegalArgumentException wrong) {
      return false;
    }
  }

  static boolean isPort(int number) {
    return number >= 1 && number <= MOST_PORT;
  }

  /** A path that the configuration can hold between quotes; null for none. */
  private @Nullable Path path(Map<String, String> all, String name) {
    String text = all.getOrDefault(name, "");
    require(
        text.chars().noneMatch(letter -> letter == '"' || Character.isISOControl(letter)),
        "the " + name + " must be without quotes and control characters");
    return text.isEmpty() ? null : read(() -> Path.of(text));
  }

  /** The options, then the file, then what is asked, then what is usual. */
  private Map<String, String> answers() {
    Properties file = fileOfAnswers();
    List<@Nullable String> options = Arrays.asList(host, port, certificate, key, store, room);
    boolean isAsking = host == null && file.getProperty("host") == null;
    BufferedReader lines = new BufferedReader(in);
    Map<String, String> all = new LinkedHashMap<>();
    for (Answer answer : ANSWERS) {
      String option = options.get(all.size());
      String given = option != null ? option : file.getProperty(answer.name);
      boolean isNeeded =
          !answer.name.equals("key") || !all.getOrDefault("certificate", "").isEmpty();
      all.put(
          answer.name,
          given != null ? given.strip() : isAsking && isNeeded ? ask(lines, answer) : answer.usual);
    }
    return all;
  }

  private Properties fileOfAnswers() {
    Properties file = new Properties();
    if (answers != null) {
      try {
        String text = Files.readString(answers);
        file.load(new StringReader(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text));
      } catch (IOException | IllegalArgumentException unreadable) {
        throw new ParameterException(
            spec.commandLine(),
            "the answers can't be read: " + unreadable.getMessage(),
            unreadable);
      }
    }
    Set<String> unknown = new TreeSet<>(file.stringPropertyNames());
    List<String> names = ANSWERS.stream().map(Answer::name).toList();
    unknown.removeAll(names);
    require(unknown.isEmpty(), "unknown answers: %s; there are %s".formatted(unknown, names));
    return file;
  }

  private String ask(BufferedReader lines, Answer answer) {
    PrintWriter out = out();
    out.print(answer.question + (answer.usual.isEmpty() ? ": " : " [" + answer.usual + "]: "));
    out.flush();
    try {
      String line = Objects.requireNonNullElse(lines.readLine(), "").strip();
      return line.isEmpty() ? answer.usual : line;
    } catch (IOException closed) {
      return answer.usual;
    }
  }
}
