package org.sanmarco.seats.nats;

import module java.base;

import org.sanmarco.kernel.PackedFile;

/** A folder with all that a server for games needs: configuration, keys, units of systemd. */
public final class ServerFolder {

  /** The file that makes a program a table of the server. */
  public static final String CREDS = "table.creds";

  /**
   * By how many percent the server's memory may grow before it is tidied: a flood costs the server
   * a third less than with 100.
   */
  static final String GROWTH = "400";

  /** The memory from which on the server tidies more often, so that it never needs 400 MB. */
  static final String MEMORY = "256MiB";

  /** The configuration of the server. */
  public static final String CONFIG = "nats-server.conf";

  /** The variables of the environment in which a server of games needs little memory. */
  public static final Map<String, String> ENVIRONMENT =
      Map.of("GOGC", GROWTH, "GOMEMLIMIT", MEMORY);

  /** The file with the link for members. */
  public static final String MEMBER = "member.txt";

  private static final String OPERATOR = "operator.seed";
  private static final String WORK = "work.txt";

  private ServerFolder() {}

  /**
   * Writes the folder. With keys that it has already, only what follows from them is written again,
   * and the address, if it is another.
   *
   * @param host the name by which players reach the server
   * @param keepsKeys whether the folder has its keys
   * @throws FileAlreadyExistsException if the folder has keys, and they are not to be kept
   * @throws IOException if a file can't be read or written
   */
  public static void write(
      Path folder, String host, ServerConfig config, boolean keepsKeys, Clock clock)
      throws IOException {
    Path creds = folder.resolve(CREDS);
    Path operator = folder.resolve(OPERATOR);
    String scheme = config.certificate() == null ? "nats" : "tls";
    URI address = URI.create(scheme + "://" + host + ":" + config.port());
    Files.createDirectories(folder);
    if (!keepsKeys) {
      for (Path key : List.of(creds, operator)) {
        if (Files.exists(key)) {
          throw new FileAlreadyExistsException(key.toString());
        }
      }
      TableCreds.fresh(address).write(creds);
      Secrets.write(operator, NKey.fresh(NKey.Kind.OPERATOR).secret() + "\n");
    }
    TableCreds tables = TableCreds.read(creds).at(address);
    if (!tables.equals(TableCreds.read(creds))) {
      Path next = creds.resolveSibling(CREDS + ".next");
      Files.deleteIfExists(next);
      tables.write(next);
      Files.move(next, creds, StandardCopyOption.ATOMIC_MOVE);
    }
    NKey owner =
        NKey.read(NKey.Kind.OPERATOR, Files.readString(operator).strip())
            .orElseThrow(() -> new IOException(operator + " holds no key"));
    Files.writeString(
        folder.resolve(CONFIG), config.text(owner, tables, clock.instant().getEpochSecond()));
    replace(folder.resolve(MEMBER), tables.member("", clock).toString());
    replace(folder.resolve(WORK), WorkAddress.of(tables));
    Path home = folder.toAbsolutePath();
    fill(
        home,
        "san-marco-server.service",
        home.resolve(CONFIG),
        config.store().toAbsolutePath(),
        GROWTH,
        MEMORY);
    fill(home, "san-marco-table.service", CREDS, creds.toAbsolutePath(), CREDS);
    fill(home, "README.txt", home, config.port());
  }

  /** Writes a file whose form is packed with the program. */
  private static void fill(Path folder, String name, Object... values) throws IOException {
    String form = PackedFile.text(ServerFolder.class, name);
    Files.writeString(folder.resolve(name), form.formatted(values));
  }

  private static void replace(Path file, String line) throws IOException {
    Files.deleteIfExists(file);
    Secrets.write(file, line + "\n");
  }
}
