package org.sanmarco.seats.http;

import module java.base;

/** Reads the requests that come on a connection. */
final class RequestReader {

  private static final int MOST_HEAD = 16_384;
  private static final int MOST_BODY = 65_536;

  /** The time until a request begins, and until it is complete. */
  private static final Duration IDLE = Duration.ofSeconds(20);

  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final byte[] END = "\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
  private static final Pattern FIRST = Pattern.compile("([A-Z]{1,16}) (/[!-~]*) HTTP/1\\.1");
  private static final Pattern HEADER =
      Pattern.compile("([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \\t]*([ -~\\t\\x80-\\xff]*?)[ \\t]*");
  private static final Pattern LENGTH = Pattern.compile("\\d{1,5}");

  private final Socket socket;
  private final InputStream in;
  private final OutputStream out;

  /** The time, as {@link System#nanoTime}, until which something must come. */
  private long deadlineNanos;

  RequestReader(Socket socket) throws IOException {
    this.socket = socket;
    out = socket.getOutputStream();
    InputStream raw = socket.getInputStream();
    in =
        new BufferedInputStream(
            new FilterInputStream(raw) {
              @Override
              public int read(byte[] bytes, int from, int most) throws IOException {
                long left = TimeUnit.NANOSECONDS.toMillis(deadlineNanos - System.nanoTime());
                if (left <= 0) {
                  throw new SocketTimeoutException();
                }
                socket.setSoTimeout((int) left);
                return super.read(bytes, from, most);
              }
            });
  }

  /** The next request; empty if something else comes, or nothing. */
  Optional<Request> next() throws IOException {
    waitFor(IDLE);
    in.mark(1);
    if (in.read() < 0) {
      return Optional.empty();
    }
    in.reset();
    waitFor(PATIENCE);
    String[] lines = head().split("\r\n", -1);
    Matcher first = FIRST.matcher(lines[0]);
    Map<String, String> headers = new HashMap<>();
    boolean areHeaders =
        Stream.of(lines)
            .skip(1)
            .map(HEADER::matcher)
            .allMatch(line -> line.matches() && isNew(headers, line.group(1), line.group(2)));
    String length = headers.getOrDefault("content-length", "0");
    if (!first.matches()
        || !areHeaders
        || headers.containsKey("transfer-encoding")
        || !LENGTH.matcher(length).matches()
        || Integer.parseInt(length) > MOST_BODY) {
      return Optional.empty();
    }
    Optional<String> path = path(first.group(2));
    byte[] body = in.readNBytes(Integer.parseInt(length));
    return path.filter(known -> body.length == Integer.parseInt(length))
        .map(known ->
            new Request(
                socket.getInetAddress(), first.group(1), known, Map.copyOf(headers), body, out));
  }

  private void waitFor(Duration most) {
    deadlineNanos = System.nanoTime() + most.toNanos();
  }

  /** Adds a header; false if there is another of that name that decides about the request. */
  private static boolean isNew(Map<String, String> headers, String name, String content) {
    String key = name.toLowerCase(Locale.ROOT);
    return headers.putIfAbsent(key, content) == null
        || !key.equals("host") && !key.equals("content-length");
  }

  /** The first lines up to an empty one; empty if they are too long, or end before. */
  private String head() throws IOException {
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    int matched = 0;
    while (matched < END.length && head.size() < MOST_HEAD) {
      int next = in.read();
      if (next < 0) {
        return "";
      }
      head.write(next);
      matched = next == END[matched] ? matched + 1 : next == END[0] ? 1 : 0;
    }
    return matched < END.length
        ? ""
        : head.toString(StandardCharsets.ISO_8859_1).substring(0, head.size() - END.length);
  }

  private static Optional<String> path(String target) {
    try {
      return Optional.ofNullable(new URI(target).getPath());
    } catch (URISyntaxException another) {
      return Optional.empty();
    }
  }
}
