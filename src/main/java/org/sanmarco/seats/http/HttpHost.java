package org.sanmarco.seats.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.Mailbox;
import org.sanmarco.seats.Packed;
import org.sanmarco.seats.Rates;
import org.sanmarco.seats.Seal;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.Transport;
import org.sanmarco.seats.router.Router;
import org.sanmarco.table.Seat;

/**
 * The host's end in the local network: a server that listens on one address until it is closed.
 * Each request has a virtual thread of its own, so that a slow reader slows nobody else. Requests
 * for seats are sealed; frames and proposals are carried as they are given.
 */
public final class HttpHost implements Transport.HostEnd {

  private static final int OK = 200;
  private static final int BAD_REQUEST = 400;
  private static final int FORBIDDEN = 403;
  private static final int NOT_FOUND = 404;
  private static final int NOT_ALLOWED = 405;
  private static final int CONFLICT = 409;
  private static final int TOO_LARGE = 413;
  private static final int TOO_MANY = 429;
  private static final int UNAVAILABLE = 503;

  /** The streams of a player's seat that may be open at once: the newest ones. */
  private static final int MOST_STREAMS = 4;

  /** The same of all spectators together, who have one token. */
  private static final int MOST_SPECTATORS = 32;

  private static final byte[] HEARTBEAT = {':', '\n', '\n'};

  /** Follows the frames that were sent before their reader came. */
  private static final byte[] NOW =
      (":" + HttpSeat.NOW + "\n\n").getBytes(StandardCharsets.US_ASCII);

  /** The bytes of an IPv6 address that name its network. */
  private static final int NETWORK_BYTES = 8;

  private static final int FIRST_PORT = 20_000;

  /** Systems give connections ports from here on. */
  private static final int PORTS_OF_CONNECTIONS = 32_000;

  /** The connections that wait to be accepted: those beyond try again after a second. */
  private static final int BACKLOG = 1000;

  private static final int LONGEST_BODY = Seal.length(SeatFormat.LONGEST_PROPOSAL);

  private static final String JSON = "application/json";

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "webmanifest", "application/manifest+json");

  /** The name of the program's sign among the pictures. */
  public static final String ICON = "icon";

  private static final Set<String> POSTED = Set.of("/seats", "/claim", "/release", "/propose");

  private static final List<String> FILES =
      List.of(
          "index.html",
          "manifest.webmanifest",
          "seats.css",
          "seats.js",
          "board.js",
          "seal.js",
          "noble/chacha.js",
          "noble/_arx.js",
          "noble/_poly1305.js",
          "noble/utils.js");

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'"
          + " data:; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  /** A language as browsers name it. */
  static final Pattern LANGUAGE = Pattern.compile("[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*");

  /** Groups of an IPv6 address that browsers leave out. */
  private static final Pattern ZEROS = Pattern.compile("(?:^|:)(?:0(?::|$)){2,}");

  private static final Pattern LAST = Pattern.compile("(?:([0-9a-f]+)-)?([0-9]{1,9})");

  /**
   * The hosts of this program that are being closed, by their ports, which are taken until then.
   */
  private static final Map<Integer, CompletableFuture<Void>> CLOSING = new ConcurrentHashMap<>();

  static {
    // The server reads these once; a request must be complete after ten seconds.
    System.setProperty("sun.net.httpserver.maxReqTime", "10");
    System.setProperty("sun.net.httpserver.idleInterval", "20");
    System.setProperty("jdk.httpserver.maxConnections", "1000");
  }

  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final AtomicIntegerArray streams;

  /** The number of streams that were ever opened, by seat. */
  private final AtomicIntegerArray opened;

  private final Claims claims;

  /** The limits on the requests and on the wrong guesses of the code, by address. */
  private final Rates<ByteBuffer> requests = new Rates<>(200, 50);

  private final Rates<ByteBuffer> guesses = new Rates<>(10, 0.1);

  /** The door for other houses; null while it is closed. */
  private volatile @Nullable OtherHouses houses;

  private final Drawings drawings;
  private final Function<String, Map<String, @Nullable Object>> labels;
  private final String authority;
  private volatile IntConsumer onPresence;
  private final Tempo tempo;
  private volatile Run now;
  private final JsonMapper mapper = new JsonMapper();

  /** The drawings of the page. */
  @FunctionalInterface
  public interface Drawings {

    /** The drawings as SVG by name, with names in a language. */
    Map<String, String> in(String language);

    /** A picture for home screens by the name of its file; empty if there is none. */
    default Optional<byte[]> png(String name) {
      return Optional.empty();
    }
  }

  /**
   * The frames of one game, and what answers proposals to it.
   *
   * @param id a text of hexadecimal digits that no other run has
   */
  private record Run(
      String id, List<Mailbox> boxes, CompletableFuture<Transport.Proposals> proposals) {

    static Run of(String id, int seats) {
      return new Run(
          id, Stream.generate(Mailbox::new).limit(seats + 1L).toList(), new CompletableFuture<>());
    }
  }

  /**
   * A server that listens.
   *
   * @param address where: one address of this machine
   * @param claims the rights to seats; their port is taken again, if it is free
   * @param run a text of hexadecimal digits that no other run has
   * @param drawings the drawings of the page; called by any thread
   * @param labels the page's own words in a language, for those who have no seat yet
   * @param onPresence called with a seat when its screen has come or gone, by any thread
   * @param tempo its heartbeats and longest waits
   * @throws IOException if it can't listen there
   */
  public HttpHost(
      InetAddress address,
      Claims claims,
      String run,
      Drawings drawings,
      Function<String, Map<String, @Nullable Object>> labels,
      IntConsumer onPresence,
      Tempo tempo)
      throws IOException {
    this.tempo = tempo;
    now = Run.of(run, claims.seats().size());
    this.labels = labels;
    this.drawings = drawings;
    this.claims = claims;
    this.onPresence = onPresence;
    streams = new AtomicIntegerArray(claims.seats().size() + 1);
    opened = new AtomicIntegerArray(claims.seats().size() + 1);
    server = listening(address, claims.port());
    server.setExecutor(threads);
    server.createContext("/", this::serve);
    authority = host(server.getAddress());
    server.start();
    claims.port(server.getAddress().getPort());
  }

  /**
   * Listens on a port.
   *
   * @param port the port, if it is free; 0 for any
   * @throws IOException if it can't listen on that address
   */
  static HttpServer listening(InetAddress address, int port) throws IOException {
    int asked = port == 0 ? freshPort() : port;
    CompletableFuture<Void> closing = CLOSING.get(asked);
    try {
      return HttpServer.create(new InetSocketAddress(address, asked), BACKLOG);
    } catch (BindException taken) {
      if (closing != null) {
        closing.join();
        return listening(address, asked);
      }
      return HttpServer.create(new InetSocketAddress(address, 0), BACKLOG);
    }
  }

  /** A port that no connection is given, so that it is free when the game is hosted again. */
  private static int freshPort() {
    return ThreadLocalRandom.current().nextInt(FIRST_PORT, PORTS_OF_CONNECTIONS);
  }

  /** An address and port as browsers write them. */
  static String host(InetSocketAddress address) {
    String host = address.getAddress().getHostAddress().replaceAll("%.*", "");
    String zeros =
        ZEROS
            .matcher(host)
            .results()
            .map(MatchResult::group)
            .max(Comparator.comparingInt(String::length))
            .orElse("");
    if (!zeros.isEmpty()) {
      host = host.replaceFirst(zeros, "::");
    }
    return (host.contains(":") ? "[" + host + "]" : host) + ":" + address.getPort();
  }

  /** The address and port that it listens on. */
  public InetSocketAddress socket() {
    return server.getAddress();
  }

  /** The address to be typed into a browser, such as {@code 192.168.1.7:4711}. */
  public String authority() {
    return authority;
  }

  /** The whole address with the code, for a picture that is scanned. */
  public String link() {
    return "http://" + authority + "/#" + code();
  }

  /** The seal of all that travels for a seat, or for 0. */
  public Seal seal(int seat) {
    return claims.seal(seat);
  }

  /** The code that is typed at the address. */
  public String code() {
    return claims.seal().code();
  }

  /** The end of the game that this carries now; what it sends later reaches nobody. */
  public Transport.HostEnd end() {
    Run run = now;
    return new Transport.HostEnd() {
      @Override
      public void send(int seat, int number, byte[] frame) {
        run.boxes.get(seat).add(number, frame);
      }

      @Override
      public void onProposal(Transport.Proposals answers) {
        run.proposals.complete(answers);
      }

      @Override
      public void close() {
        HttpHost.this.close();
      }
    };
  }

  /** Sets what is called with a seat when its screen has come or gone, by any thread. */
  public void onPresence(IntConsumer next) {
    onPresence = next;
  }

  /**
   * Goes on with another game of the same people: its frames follow on the same streams.
   *
   * @param run a text of hexadecimal digits that no other run has
   */
  public void again(String run) {
    Run before = now;
    now = Run.of(run, claims.seats().size());
    before.boxes.forEach(Mailbox::wake);
  }

  /**
   * Opens the door for other houses; waits for nothing but this computer. A door that is open stays
   * as it is.
   *
   * @param router the router of this house
   * @param changed called when something about the door has changed, by any thread
   * @return the door
   * @throws IOException if the program can't listen
   */
  public synchronized OtherHouses openHouses(Router router, Runnable changed) throws IOException {
    OtherHouses open = houses;
    if (open == null) {
      open = new OtherHouses(this, claims, socket().getAddress(), router, changed);
      houses = open;
    }
    return open;
  }

  /** The door for other houses, while it is open. */
  public Optional<OtherHouses> houses() {
    return Optional.ofNullable(houses);
  }

  /** Closes the door for other houses, until somebody opens it again. */
  public synchronized void closeHouses() {
    claims.outside(0);
    shutHouses();
  }

  private synchronized void shutHouses() {
    OtherHouses open = houses;
    houses = null;
    if (open != null) {
      open.close();
    }
  }

  /** Sets who sits where now: a person may play for a seat that a computer had, or back. */
  public void seats(List<Seat> now) {
    claims.seats(now);
  }

  /** Whether a device has chosen a seat. */
  public boolean isClaimed(int seat) {
    return !claims.isFree(seat);
  }

  /** Whether a seat's screen receives frames now. */
  public boolean isPresent(int seat) {
    return streams.get(seat) > 0;
  }

  /** Takes a seat back from its device. */
  public void release(int seat) {
    claims.release(seat);
    now.boxes.get(seat).wake();
    onPresence.accept(seat);
  }

  @Override
  public void send(int seat, int number, byte[] frame) {
    end().send(seat, number, frame);
  }

  @Override
  public void onProposal(Transport.Proposals answers) {
    end().onProposal(answers);
  }

  /** Accepts nothing more; readers are told first, so the last streams end a moment later. */
  @Override
  public void close() {
    shutHouses();
    now.boxes.forEach(Mailbox::close);
    stop(
        claims.port(),
        () -> {
          server.stop((int) tempo.lastWords().toSeconds());
          threads.shutdownNow();
        });
  }

  /** Stops what listens on a port, on another thread; who listens there next waits for that. */
  static void stop(int port, Runnable stopping) {
    CompletableFuture<Void> stopped = new CompletableFuture<>();
    CLOSING.put(port, stopped);
    Thread.startVirtualThread(() -> {
      stopping.run();
      CLOSING.remove(port, stopped);
      stopped.complete(null);
    });
  }

  private void serve(HttpExchange exchange) {
    serve(
        exchange,
        () -> {
          if (!requests.admits(sender(exchange, false))) {
            status(exchange, TOO_MANY);
          } else if (isForeign(exchange, authority)) {
            status(exchange, FORBIDDEN);
          } else {
            route(exchange, exchange.getRequestURI().getPath(), false);
          }
        });
  }

  /**
   * Serves a request from another house, below the secret folder alone: a stranger is told nothing.
   *
   * @return whether it comes from somebody who knows the folder
   */
  boolean serveHouse(HttpExchange exchange) {
    String path = exchange.getRequestURI().getPath();
    String folder = "/" + claims.folder() + "/";
    int end = Math.min(path.length(), folder.length());
    boolean isKnown =
        requests.admits(sender(exchange, true))
            && MessageDigest.isEqual(
                path.substring(0, end).getBytes(StandardCharsets.UTF_8),
                folder.getBytes(StandardCharsets.UTF_8));
    serve(
        exchange,
        () -> {
          String host =
              Objects.requireNonNullElse(exchange.getRequestHeaders().getFirst("Host"), "");
          if (!isKnown || isForeign(exchange, host)) {
            exchange.sendResponseHeaders(NOT_FOUND, -1);
          } else {
            route(exchange, "/" + path.substring(folder.length()), true);
          }
        });
    return isKnown;
  }

  /** The code that answers a request. */
  @FunctionalInterface
  private interface Answering {
    void answer() throws IOException, InterruptedException;
  }

  private static void serve(HttpExchange exchange, Answering answering) {
    try (exchange) {
      answering.answer();
    } catch (IOException e) {
      // The other side is gone.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * The address that limits are for: on the internet a whole network of IPv6, in which one computer
   * has any number of addresses.
   */
  private static ByteBuffer sender(HttpExchange exchange, boolean isOutside) {
    InetAddress address = exchange.getRemoteAddress().getAddress();
    return isOutside ? network(address) : ByteBuffer.wrap(address.getAddress());
  }

  /** The network of an IPv6 address; an IPv4 address itself. */
  static ByteBuffer network(InetAddress address) {
    byte[] bytes = address.getAddress();
    return ByteBuffer.wrap(bytes, 0, Math.min(bytes.length, NETWORK_BYTES));
  }

  /** Whether a request comes by another name of this machine or from another page. */
  private static boolean isForeign(HttpExchange exchange, String authority) {
    Headers headers = exchange.getRequestHeaders();
    String origin = headers.getFirst("Origin");
    return !authority.equals(headers.getFirst("Host"))
        || origin != null && !origin.equals("http://" + authority);
  }

  /**
   * Answers a request that may be one.
   *
   * @param path its path in the page's folder
   * @param isOutside whether it comes from another house, where each has the code of one seat
   */
  private void route(HttpExchange exchange, String path, boolean isOutside)
      throws IOException, InterruptedException {
    if (!exchange.getRequestMethod().equals(POSTED.contains(path) ? "POST" : "GET")) {
      status(exchange, NOT_ALLOWED);
      return;
    }
    if (isOutside && path.equals("/seats")) {
      status(exchange, NOT_FOUND);
      return;
    }
    switch (path) {
      case "/seats", "/claim", "/release", "/propose" -> posted(exchange, path, isOutside);
      case "/frames" -> stream(exchange);
      case "/pictures.json" -> compressed(exchange, JSON, written(drawings.in(language(exchange))));
      case "/icon.svg" -> {
        String icon = drawings.in(language(exchange)).getOrDefault(ICON, "");
        send(exchange, OK, "image/svg+xml", icon.getBytes(StandardCharsets.UTF_8));
      }
      case "/words.json" -> compressed(exchange, JSON, written(words(language(exchange))));
      default -> file(exchange, path.equals("/") ? "index.html" : path.substring(1));
    }
  }

  private void file(HttpExchange exchange, String name) throws IOException {
    Optional<byte[]> png = drawings.png(name);
    if (png.isPresent()) {
      send(exchange, OK, "image/png", png.get());
      return;
    }
    if (!FILES.contains(name)) {
      status(exchange, NOT_FOUND);
      return;
    }
    try (InputStream stream = HttpHost.class.getResourceAsStream("page/" + name)) {
      byte[] content = Objects.requireNonNull(stream, name).readAllBytes();
      String type = Objects.requireNonNull(TYPES.get(name.substring(name.lastIndexOf('.') + 1)));
      compressed(exchange, type, content);
    }
  }

  /** Sends what is the same for everybody, compressed if the reader can read that. */
  private static void compressed(HttpExchange exchange, String type, byte[] content)
      throws IOException {
    String accepted = exchange.getRequestHeaders().getFirst("Accept-Encoding");
    byte[] packed = accepted != null && accepted.contains("gzip") ? Packed.pack(content) : content;
    if (packed.length < content.length) {
      exchange.getResponseHeaders().set("Content-Encoding", "gzip");
    }
    send(exchange, OK, type, packed);
  }

  private void posted(HttpExchange exchange, String path, boolean isOutside)
      throws IOException, InterruptedException {
    byte[] body = exchange.getRequestBody().readNBytes(LONGEST_BODY + 1);
    if (body.length > LONGEST_BODY) {
      status(exchange, TOO_LARGE);
      return;
    }
    switch (path) {
      case "/seats", "/claim" -> {
        ByteBuffer from = sender(exchange, isOutside);
        OptionalInt own = isOutside ? seatOf(body) : OptionalInt.of(0);
        Optional<byte[]> asked =
            guesses.hasRoom(from) && own.isPresent()
                ? claims.seal(own.getAsInt()).open(path.substring(1), body)
                : Optional.empty();
        if (asked.isEmpty()) {
          var _ = guesses.admits(from);
          status(exchange, FORBIDDEN);
        } else if (isOutside) {
          claimAgain(exchange, body, own.getAsInt());
        } else if (path.equals("/seats")) {
          sealed(exchange, claims.seal(), body, list(language(exchange)));
        } else {
          claim(exchange, body, asked.get());
        }
      }
      default -> {
        String token = bearer(exchange);
        Optional<Integer> seat = claims.seat(token).filter(one -> one > 0);
        if (seat.isEmpty()) {
          status(exchange, FORBIDDEN);
        } else if (path.equals("/propose")) {
          propose(exchange, seat.get(), body);
        } else if (claims.seal(seat.get()).open(release(token), body).isEmpty()) {
          status(exchange, BAD_REQUEST);
        } else {
          release(seat.get());
          json(exchange, OK, Map.of());
        }
      }
    }
  }

  /** The subject of the request to give a seat back. */
  static String release(String token) {
    return "release " + token;
  }

  /** The language that a browser asks for first. */
  private static String language(HttpExchange exchange) {
    String asked =
        Objects.requireNonNullElse(exchange.getRequestHeaders().getFirst("Accept-Language"), "en");
    return LANGUAGE.matcher(asked).lookingAt() ? asked.split("[,;]", -1)[0].strip() : "en";
  }

  /** The language of a seat's screen; empty if it has none yet. */
  public Optional<Locale> language(int seat) {
    return claims.language(seat);
  }

  /**
   * The page's words, with the names of the players, so that one knows the game before the code.
   */
  private Map<String, @Nullable Object> words(String language) {
    Map<String, @Nullable Object> words = new LinkedHashMap<>(labels.apply(language));
    words.put("people", claims.seats().stream().map(Seat::name).distinct().toList());
    return words;
  }

  private Map<String, @Nullable Object> list(String language) {
    List<Map<String, @Nullable Object>> all = new ArrayList<>();
    List<Seat> seats = claims.seats();
    for (int number = 1; number <= seats.size(); number++) {
      Seat seat = seats.get(number - 1);
      Map<String, @Nullable Object> one = new LinkedHashMap<>();
      one.put("seat", number);
      one.put("name", seat.name());
      one.put("colour", seat.colour());
      one.put("free", !seat.isComputer() && claims.isFree(number));
      one.put("taken", !claims.isFree(number));
      all.add(one);
    }
    Map<String, @Nullable Object> answer = new LinkedHashMap<>();
    answer.put("v", SeatFormat.VERSION);
    answer.put("seats", all);
    answer.put("labels", labels.apply(language));
    return answer;
  }

  private void claim(HttpExchange exchange, byte[] body, byte[] asked) throws IOException {
    List<Seat> seats = claims.seats();
    int seat = seatNumber(asked);
    if (seat < 0 || seat > seats.size() || seat > 0 && seats.get(seat - 1).isComputer()) {
      status(exchange, BAD_REQUEST);
      return;
    }
    Optional<String> token = claims.claim(seat, language(exchange));
    if (token.isEmpty()) {
      status(exchange, CONFLICT);
      return;
    }
    taken(exchange, claims.seal(), body, seat, token.get());
  }

  /** The person's seat with whose own code a request to take it is sealed. */
  private OptionalInt seatOf(byte[] body) {
    List<Seat> seats = claims.seats();
    return IntStream.rangeClosed(1, seats.size())
        .filter(seat -> !seats.get(seat - 1).isComputer())
        .filter(seat -> claims.seal(seat).open("claim", body).isPresent())
        .findFirst();
  }

  /** Gives a seat to the device that has its own code: the device before has it no more. */
  private void claimAgain(HttpExchange exchange, byte[] body, int seat) throws IOException {
    String token = claims.claimAgain(seat, language(exchange));
    now.boxes.get(seat).wake();
    taken(exchange, claims.seal(seat), body, seat, token);
  }

  /** Tells a device that it has a seat, and the code of all that travels for it. */
  private void taken(HttpExchange exchange, Seal seal, byte[] body, int seat, String token)
      throws IOException {
    // First, so that the first frame is in the language of this screen.
    onPresence.accept(seat);
    sealed(
        exchange,
        seal,
        body,
        Map.of("seat", seat, "token", token, "code", claims.seal(seat).code()));
  }

  private int seatNumber(byte[] body) {
    try {
      JsonNode seat = mapper.readTree(body).path("seat");
      return seat.isInt() ? seat.intValue() : -1;
    } catch (IOException e) {
      return -1;
    }
  }

  private void propose(HttpExchange exchange, int seat, byte[] body)
      throws IOException, InterruptedException {
    try {
      byte[] answer =
          now.proposals
              .thenCompose(answers -> answers.answer(seat, body))
              .get(tempo.patience().toMillis(), TimeUnit.MILLISECONDS);
      send(exchange, OK, "text/plain", answer);
    } catch (ExecutionException | TimeoutException e) {
      status(exchange, UNAVAILABLE);
    }
  }

  private void stream(HttpExchange exchange) throws IOException, InterruptedException {
    Optional<Integer> seat = claims.seat(bearer(exchange));
    if (seat.isEmpty()) {
      status(exchange, FORBIDDEN);
      return;
    }
    streams.incrementAndGet(seat.get());
    onPresence.accept(seat.get());
    try {
      events(exchange, seat.get(), opened.incrementAndGet(seat.get()));
    } finally {
      streams.decrementAndGet(seat.get());
      onPresence.accept(seat.get());
    }
  }

  /**
   * Sends frames for as long as the seat is the reader's and few streams are newer.
   *
   * @param number the number of the stream among those of the seat
   */
  private void events(HttpExchange exchange, int seat, int number)
      throws IOException, InterruptedException {
    int most = seat == 0 ? MOST_SPECTATORS : MOST_STREAMS;
    Run run = now;
    Mailbox box = run.boxes.get(seat);
    String token = bearer(exchange);
    int after = after(exchange, run.id, box);
    int earlier = box.size();
    head(exchange, "text/event-stream");
    exchange.sendResponseHeaders(OK, 0);
    try (OutputStream out = exchange.getResponseBody()) {
      if (!box.isOver(after)) {
        out.write(after < earlier ? HEARTBEAT : NOW);
        out.flush();
      }
      while (!box.isOver(after)) {
        byte[] frame = box.next(after, tempo.heartbeat().toMillis());
        if (claims.seat(token).isEmpty() || opened.get(seat) - number >= most) {
          return;
        }
        if (!now.id.equals(run.id)) {
          run = now;
          box = run.boxes.get(seat);
          after = 0;
          earlier = 0;
          continue;
        }
        if (frame == null) {
          out.write(HEARTBEAT);
        } else {
          after++;
          out.write(
              ("id: " + run.id + "-" + after + "\ndata: ").getBytes(StandardCharsets.US_ASCII));
          out.write(frame);
          out.write("\n\n".getBytes(StandardCharsets.US_ASCII));
          if (after == earlier) {
            out.write(NOW);
          }
        }
        out.flush();
      }
      out.write("event: closed\ndata: {}\n\n".getBytes(StandardCharsets.US_ASCII));
    }
  }

  /**
   * The number of the last frame that the reader has. One that has none of this run says a number
   * or the identifier of a frame of an earlier run, or nothing to get only the newest.
   */
  private static int after(HttpExchange exchange, String run, Mailbox box) {
    Matcher last =
        LAST.matcher(
            Objects.requireNonNullElse(exchange.getRequestHeaders().getFirst("Last-Event-ID"), ""));
    if (!last.matches()) {
      return Math.max(box.size() - 1, 0);
    }
    return last.group(1) == null || last.group(1).equals(run)
        ? Math.min(Integer.parseInt(last.group(2)), box.size())
        : 0;
  }

  private static String bearer(HttpExchange exchange) {
    String given = exchange.getRequestHeaders().getFirst("Authorization");
    String prefix = "Bearer ";
    return given != null && given.startsWith(prefix) ? given.substring(prefix.length()) : "";
  }

  private void json(HttpExchange exchange, int status, Map<String, ? extends @Nullable Object> data)
      throws IOException {
    send(exchange, status, JSON, written(data));
  }

  /** Answers a sealed request. */
  private void sealed(
      HttpExchange exchange, Seal seal, byte[] body, Map<String, ? extends @Nullable Object> data)
      throws IOException {
    send(exchange, OK, "text/plain", seal.seal(Seal.answer(body), written(data)));
  }

  private byte[] written(Map<String, ? extends @Nullable Object> data) {
    try {
      return mapper.writeValueAsBytes(data);
    } catch (JsonProcessingException impossible) {
      throw new IllegalArgumentException(impossible);
    }
  }

  private static void status(HttpExchange exchange, int status) throws IOException {
    send(exchange, status, JSON, new byte[] {'{', '}'});
  }

  private static void send(HttpExchange exchange, int status, String type, byte[] content)
      throws IOException {
    head(exchange, type);
    if (exchange.getRequestMethod().equals("HEAD")) {
      exchange.sendResponseHeaders(status, -1);
      return;
    }
    exchange.sendResponseHeaders(status, content.length);
    exchange.getResponseBody().write(content);
  }

  private static void head(HttpExchange exchange, String type) {
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Type", type);
    headers.set("Cache-Control", "no-store");
    headers.set("Content-Security-Policy", POLICY);
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "no-referrer");
  }
}
