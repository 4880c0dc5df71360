package org.sanmarco.seats.nats;

import module java.base;

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

  /** The file with the line for members. */
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
    replace(folder.resolve(MEMBER), tables.member(clock).toString());
    replace(folder.resolve(WORK), WorkAddress.of(tables));
    Path home = folder.toAbsolutePath();
    Files.writeString(folder.resolve("san-marco-server.service"), serverUnit(home, config.store()));
    Files.writeString(folder.resolve("san-marco-table.service"), tableUnit(home));
    Files.writeString(folder.resolve("README.txt"), readMe(home, config));
  }

  private static void replace(Path file, String line) throws IOException {
    Files.deleteIfExists(file);
    Secrets.write(file, line + "\n");
  }

  private static String serverUnit(Path folder, Path store) {
    return """
    [Unit]
    Description=Server for San Marco (NATS)
    Wants=network-online.target
    After=network-online.target

    [Service]
    ExecStart=/usr/sbin/nats-server -c %s
    ExecReload=/bin/kill -s HUP $MAINPID
    User=nats
    Group=nats
    StateDirectory=san-marco
    ReadWritePaths=-%s
    Environment=GOGC=%s
    Environment=GOMEMLIMIT=%s
    Restart=always
    RestartSec=5
    LimitNOFILE=65536
    ProtectSystem=strict
    ProtectHome=yes
    PrivateTmp=yes
    NoNewPrivileges=yes

    [Install]
    WantedBy=multi-user.target
    """
        .formatted(folder.resolve(CONFIG), store.toAbsolutePath(), GROWTH, MEMORY);
  }

  private static String tableUnit(Path folder) {
    return """
    [Unit]
    Description=Table for San Marco
    Wants=network-online.target
    After=network-online.target san-marco-server.service

    [Service]
    LoadCredential=%s:%s
    ExecStart=/usr/games/san-marco table --creds ${CREDENTIALS_DIRECTORY}/%s
    DynamicUser=yes
    StateDirectory=san-marco-table
    Environment=HOME=/var/lib/san-marco-table
    Restart=always
    RestartSec=5
    ProtectHome=yes

    [Install]
    WantedBy=multi-user.target
    """
        .formatted(CREDS, folder.resolve(CREDS), CREDS);
  }

  private static String readMe(Path folder, ServerConfig config) {
    return """
    A server for San Marco
    ======================

    nats-server.conf          the server's configuration; it holds no secret
    san-marco-server.service  runs the server; for /etc/systemd/system
    san-marco-table.service   runs a table; for /etc/systemd/system
    table.creds               SECRET: who has it runs tables and sees all hands
    operator.seed             SECRET: signs a new configuration; keep it elsewhere
    member.txt                the line for members: who has it can start games
    work.txt                  SECRET: the address for workers that play matches of computers

    To start both, as root:

        cp %1$s/*.service /etc/systemd/system/
        systemctl daemon-reload
        systemctl enable --now san-marco-server san-marco-table

    Open port %2$d (TCP) to the players, and no other.
    To change an answer, run san-marco server-config --keep-keys for this folder again and
    restart san-marco-server. A new folder has new keys: all invitations end.
    """
        .formatted(folder, config.port());
  }
}
