package org.sanmarco.seats.nats;

import module java.base;

import io.nats.client.Options;

/**
 * The address of a server for work, such as {@code nats://127.0.0.1:4222} for one that lets
 * everybody in. A club's server has an account for work; its address holds that account's seed as
 * the name of the user.
 */
public record WorkAddress(URI uri) {

  /**
   * Reads an address.
   *
   * @param text the address, or the name of a file that holds one
   * @throws IllegalArgumentException with a sentence, if it is neither
   */
  public static WorkAddress read(String text) {
    try {
      URI uri = new URI(text.contains("://") ? text : Files.readString(Path.of(text)).strip());
      if (List.of("nats", "tls").contains(uri.getScheme()) && uri.getHost() != null) {
        return new WorkAddress(uri);
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
    String user = Objects.requireNonNullElse(uri.getRawUserInfo(), "");
    return NKey.read(NKey.Kind.ACCOUNT, user)
        .map(account -> new Options.Builder().server(toString()).authHandler(Login.table(account)))
        .orElseGet(() -> new Options.Builder().server(uri.toString()));
  }

  /** The address without its secret. */
  @Override
  public String toString() {
    return uri.toString().replaceFirst("//.*@", "//");
  }
}
