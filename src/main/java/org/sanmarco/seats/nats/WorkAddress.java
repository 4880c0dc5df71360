package org.sanmarco.seats.nats;

import module java.base;

import io.nats.client.Options;
import org.jspecify.annotations.Nullable;

/**
 * The address of a server for work, such as {@code nats://127.0.0.1:4222} for one that lets
 * everybody in. A club's server has an account for work; its address holds that account's seed as
 * the name of the user.
 */
public final class WorkAddress {

  private final String server;
  private final @Nullable NKey account;

  private WorkAddress(String server, @Nullable NKey account) {
    this.server = server;
    this.account = account;
  }

  /**
   * Reads an address.
   *
   * @param text the address, or the name of a file that holds one
   * @throws IllegalArgumentException with a sentence, if it is neither
   */
  public static WorkAddress read(String text) {
    try {
      URI uri = new URI(text.contains("://") ? text : Files.readString(Path.of(text)).strip());
      String user = Objects.requireNonNullElse(uri.getRawUserInfo(), "");
      Optional<NKey> account = NKey.read(NKey.Kind.ACCOUNT, user);
      if (List.of("nats", "tls").contains(uri.getScheme()) && uri.getHost() != null) {
        int port = uri.getPort() < 0 ? Options.DEFAULT_PORT : uri.getPort();
        String from = account.isPresent() || user.isEmpty() ? "" : user + "@";
        return new WorkAddress(
            uri.getScheme() + "://" + from + uri.getHost() + ":" + port, account.orElse(null));
      }
    } catch (IOException | InvalidPathException | URISyntaxException neither) {
      // Refused below.
    }
    throw new IllegalArgumentException(
        "neither a server's address, such as nats://127.0.0.1:4222, nor a file with one: " + text);
  }

  /** The address of the account for work of a club's server, which is secret. */
  public static String of(TableCreds creds) {
    URI server = creds.servers().getFirst();
    return "%s://%s@%s:%d"
        .formatted(server.getScheme(), creds.work().secret(), server.getHost(), server.getPort());
  }

  Options.Builder options() {
    Options.Builder options = new Options.Builder().server(server);
    return account == null ? options : options.authHandler(Wire.user(account));
  }

  /** The address without its secret. */
  @Override
  public String toString() {
    return server.replaceFirst("//.*@", "//");
  }
}
