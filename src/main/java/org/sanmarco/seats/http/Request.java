package org.sanmarco.seats.http;

import module java.base;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.Packed;
import org.sanmarco.seats.Seal;

/** A request to a host, and its answer. */
record Request(HttpExchange exchange) {

  /** The status that Java has no name for: too many requests. */
  static final int TOO_MANY = 429;

  /** A language as browsers name it. */
  static final Pattern LANGUAGE = Pattern.compile("[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*");

  /** The bytes of an IPv6 address that name its network. */
  private static final int NETWORK_BYTES = 8;

  private static final String JSON = "application/json";

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'"
          + " data:; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  /** The code that answers a request. */
  @FunctionalInterface
  interface Answering {
    void answer(Request request) throws IOException, InterruptedException;
  }

  /** Answers a request, unless the other side is gone. */
  static void serve(HttpExchange exchange, Answering answering) {
    try (exchange) {
      answering.answer(new Request(exchange));
    } catch (IOException e) {
      // The other side is gone.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  String method() {
    return exchange.getRequestMethod();
  }

  String path() {
    return exchange.getRequestURI().getPath();
  }

  /** The content of a header; empty if there is none. */
  String header(String name) {
    return Objects.requireNonNullElse(exchange.getRequestHeaders().getFirst(name), "");
  }

  /** The first bytes of what was sent. */
  byte[] body(int most) throws IOException {
    return exchange.getRequestBody().readNBytes(most);
  }

  /** The language that a browser asks for first. */
  String language() {
    String asked = header("Accept-Language");
    return LANGUAGE.matcher(asked).lookingAt() ? asked.split("[,;]", -1)[0].strip() : "en";
  }

  /** The token of a seat's screen; empty if there is none. */
  String bearer() {
    String given = header("Authorization");
    String prefix = "Bearer ";
    return given.startsWith(prefix) ? given.substring(prefix.length()) : "";
  }

  /**
   * The address that limits are for: on the internet a whole network of IPv6, in which one computer
   * has any number of addresses.
   */
  ByteBuffer sender(boolean isOutside) {
    InetAddress address = exchange.getRemoteAddress().getAddress();
    return isOutside ? network(address) : ByteBuffer.wrap(address.getAddress());
  }

  /** The network of an IPv6 address; an IPv4 address itself. */
  static ByteBuffer network(InetAddress address) {
    byte[] bytes = address.getAddress();
    return ByteBuffer.wrap(bytes, 0, Math.min(bytes.length, NETWORK_BYTES));
  }

  /** Whether it comes by another name of this machine or from another page. */
  boolean isForeign(String authority) {
    String origin = exchange.getRequestHeaders().getFirst("Origin");
    return !authority.equals(exchange.getRequestHeaders().getFirst("Host"))
        || origin != null && !origin.equals("http://" + authority);
  }

  /** Tells a stranger nothing. */
  void refuse() throws IOException {
    exchange.sendResponseHeaders(HttpURLConnection.HTTP_NOT_FOUND, -1);
  }

  void status(int status) throws IOException {
    send(status, JSON, new byte[] {'{', '}'});
  }

  /** Answers a sealed request. */
  void sealed(Seal seal, byte[] body, Map<String, ? extends @Nullable Object> data)
      throws IOException {
    send("text/plain", seal.seal(Seal.answer(body), JsonMessage.write(data)));
  }

  /** Sends what is the same for everybody, compressed if the reader can read that. */
  void compressed(Map<String, ? extends @Nullable Object> data) throws IOException {
    compressed(JSON, JsonMessage.write(data));
  }

  /** As {@link #compressed(Map)}. */
  void compressed(String type, byte[] content) throws IOException {
    byte[] packed = header("Accept-Encoding").contains("gzip") ? Packed.pack(content) : content;
    if (packed.length < content.length) {
      exchange.getResponseHeaders().set("Content-Encoding", "gzip");
    }
    send(type, packed);
  }

  void send(String type, byte[] content) throws IOException {
    send(HttpURLConnection.HTTP_OK, type, content);
  }

  /** Begins an answer whose length nobody knows yet. */
  OutputStream stream(String type) throws IOException {
    head(type);
    exchange.sendResponseHeaders(HttpURLConnection.HTTP_OK, 0);
    return exchange.getResponseBody();
  }

  private void send(int status, String type, byte[] content) throws IOException {
    head(type);
    if (method().equals("HEAD")) {
      exchange.sendResponseHeaders(status, -1);
      return;
    }
    exchange.sendResponseHeaders(status, content.length);
    exchange.getResponseBody().write(content);
  }

  private void head(String type) {
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Type", type);
    headers.set("Cache-Control", "no-store");
    headers.set("Content-Security-Policy", POLICY);
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "no-referrer");
  }
}
