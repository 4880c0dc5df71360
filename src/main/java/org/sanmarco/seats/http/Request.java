package org.sanmarco.seats.http;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.Packed;
import org.sanmarco.seats.Seal;

/** A request to a host, and its answer. */
final class Request {

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

  /** The headers of all answers with a content. */
  private static final Map<String, String> HEADERS =
      Map.of(
          "Cache-Control",
          "no-store",
          "Content-Security-Policy",
          POLICY,
          "X-Content-Type-Options",
          "nosniff",
          "Referrer-Policy",
          "no-referrer");

  private final InetAddress from;
  private final String method;
  private final String path;
  private final Map<String, String> headers;
  private final byte[] body;
  private final OutputStream out;

  /** Whether another request may follow on the same connection. */
  private boolean mayFollow;

  /**
   * A request.
   *
   * @param headers by name in small letters
   * @param out takes the answer
   */
  Request(
      InetAddress from,
      String method,
      String path,
      Map<String, String> headers,
      byte[] body,
      OutputStream out) {
    this.from = from;
    this.method = method;
    this.path = path;
    this.headers = headers;
    this.body = body;
    this.out = out;
  }

  String method() {
    return method;
  }

  String path() {
    return path;
  }

  InetAddress from() {
    return from;
  }

  /** The content of a header; empty if there is none. */
  String header(String name) {
    return headers.getOrDefault(name.toLowerCase(Locale.ROOT), "");
  }

  byte[] body() {
    return body;
  }

  /** Whether it was answered, and another may follow on the same connection. */
  boolean mayFollow() {
    return mayFollow;
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
    return isOutside ? network(from) : ByteBuffer.wrap(from.getAddress());
  }

  /** The network of an IPv6 address; an IPv4 address itself. */
  static ByteBuffer network(InetAddress address) {
    byte[] bytes = address.getAddress();
    return ByteBuffer.wrap(bytes, 0, Math.min(bytes.length, NETWORK_BYTES));
  }

  /** Whether it comes by another name of this machine or from another page. */
  boolean isForeign(String authority) {
    return !authority.equals(header("Host"))
        || !headers.getOrDefault("origin", "http://" + authority).equals("http://" + authority);
  }

  /** Tells a stranger nothing. */
  void refuse() throws IOException {
    answer(HttpURLConnection.HTTP_NOT_FOUND, Map.of(), new byte[0]);
  }

  void status(int status) throws IOException {
    send(status, JSON, new byte[] {'{', '}'});
  }

  void sealed(Seal seal, byte[] body, Map<String, ? extends @Nullable Object> data)
      throws IOException {
    send("text/plain", seal.seal(Seal.answer(body), JsonMessage.write(data)));
  }

  /** Sends what is the same for everybody, compressed if the reader can read that. */
  void compressed(Map<String, ? extends @Nullable Object> data) throws IOException {
    compressed(JSON, JsonMessage.write(data));
  }

  void compressed(String type, byte[] content) throws IOException {
    byte[] packed = header("Accept-Encoding").contains("gzip") ? Packed.pack(content) : content;
    Map<String, String> head = head(type);
    if (packed.length < content.length) {
      head.put("Content-Encoding", "gzip");
    }
    answer(HttpURLConnection.HTTP_OK, head, packed);
  }

  void send(String type, byte[] content) throws IOException {
    send(HttpURLConnection.HTTP_OK, type, content);
  }

  /** Begins an answer that ends with the connection. */
  OutputStream stream(String type) throws IOException {
    Map<String, String> head = head(type);
    head.put("Connection", "close");
    out.write(head(HttpURLConnection.HTTP_OK, head));
    return out;
  }

  private void send(int status, String type, byte[] content) throws IOException {
    answer(status, head(type), content);
  }

  private static Map<String, String> head(String type) {
    Map<String, String> head = new TreeMap<>(HEADERS);
    head.put("Content-Type", type);
    return head;
  }

  private static byte[] head(int status, Map<String, String> head) {
    StringBuilder text = new StringBuilder("HTTP/1.1 ").append(status).append(" \r\n");
    head.forEach((name, content) -> text.append(name).append(": ").append(content).append("\r\n"));
    return text.append("\r\n").toString().getBytes(StandardCharsets.US_ASCII);
  }

  private void answer(int status, Map<String, String> head, byte[] content) throws IOException {
    Map<String, String> whole = new TreeMap<>(head);
    whole.put("Content-Length", String.valueOf(content.length));
    ByteArrayOutputStream answer = new ByteArrayOutputStream();
    answer.writeBytes(head(status, whole));
    if (!method.equals("HEAD")) {
      answer.writeBytes(content);
    }
    out.write(answer.toByteArray());
    mayFollow = !header("Connection").toLowerCase(Locale.ROOT).contains("close");
  }
}
