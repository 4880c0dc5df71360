package org.sanmarco.seats.nats;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * The configuration of a NATS server for games.
 *
 * @param host the address on which it listens, such as {@code 0.0.0.0}
 * @param store the folder of its streams
 * @param maxFile the most bytes of the streams, such as {@code 10G}; with M, G or T
 * @param certificate the file of its certificate; null without TLS
 * @param key the file of the certificate's key; null without TLS
 */
public record ServerConfig(
    String host,
    int port,
    Path store,
    String maxFile,
    @Nullable Path certificate,
    @Nullable Path key) {

  /** Work has one in so many parts of the room, so that it leaves games theirs. */
  private static final int WORK = 10;

  /**
   * The server's own limit, in rooms; the limits of the accounts hold the room. A server counts the
   * tables' account twice if members and tables connect at the same moment, and stores nothing for
   * an account that doesn't fit below its own limit.
   */
  private static final int ROOMS = 100;

  /**
   * The address on which a server listens.
   *
   * @param name the name by which players reach it
   * @return that of the loopback if only programs on this machine reach it; else all of them
   */
  public static String listening(String name) {
    if (name.equals("localhost") || name.startsWith("127.")) {
      return name;
    }
    return name.equals("[::1]") ? "::1" : "0.0.0.0";
  }

  /** A server without TLS. */
  public static ServerConfig plain(String host, int port, Path store, String maxFile) {
    return new ServerConfig(host, port, store, maxFile, null, null);
  }

  /**
   * The text of {@code nats-server.conf}.
   *
   * @param operator the server's owner, whose key is needed only for this
   * @param issuedAt in seconds since 1970
   */
  String text(NKey operator, TableCreds tables, long issuedAt) {
    NKey system = NKey.of(NKey.Kind.ACCOUNT, SeatKeys.derive(operator.seed(), "system"));
    String account = tables.account().id();
    String seats = tables.seats().id();
    String members = tables.members().id();
    String work = tables.work().id();
    return """
    # Made by san-marco server-config. It holds no secret.
    host: "%s"
    port: %d
    max_payload: 1MB
    max_pending: 16MB
    write_deadline: "10s"
    %sjetstream {
      store_dir: "%s"
      max_mem: 64MB
      max_file: %d
    }

    operator: "%s"
    system_account: "%s"
    resolver: MEMORY
    resolver_preload: {
      %s: "%s"
      %s: "%s"
      %s: "%s"
      %s: "%s"
      %s: "%s"
    %s}
    """
        .formatted(
            host,
            port,
            tls(),
            quoted(store),
            ROOMS * room(),
            Jwt.operator(operator, tables.operator().id(), system.id(), issuedAt),
            system.id(),
            system.id(),
            Jwt.system(operator, system.id(), seats, issuedAt),
            account,
            Jwt.tables(operator, account, system.id(), seats, issuedAt, room() - room() / WORK),
            seats,
            Jwt.seats(operator, seats, account, issuedAt, List.of()),
            members,
            Jwt.members(operator, members, account, issuedAt),
            work,
            Jwt.work(operator, work, issuedAt, room() / WORK),
            players(operator, tables, issuedAt));
  }

  private static String players(NKey operator, TableCreds tables, long issuedAt) {
    String account = tables.account().id();
    return tables.players().stream()
        .map(NKey::id)
        .map(one -> "  %s: \"%s\"\n".formatted(one, Jwt.players(operator, one, account, issuedAt)))
        .collect(Collectors.joining());
  }

  private long room() {
    long unit =
        switch (maxFile.charAt(maxFile.length() - 1)) {
          case 'M' -> 1_000_000L;
          case 'G' -> 1_000_000_000L;
          default -> 1_000_000_000_000L;
        };
    return Long.parseLong(maxFile.substring(0, maxFile.length() - 1)) * unit;
  }

  private String tls() {
    return certificate == null
        ? ""
        : """
        tls {
          cert_file: "%s"
          key_file: "%s"
        }
        """
            .formatted(quoted(certificate), quoted(Objects.requireNonNull(key)));
  }

  /** A path as the configuration reads it: with slashes, on Windows too. */
  private static String quoted(Path path) {
    return path.toString().replace('\\', '/');
  }
}
