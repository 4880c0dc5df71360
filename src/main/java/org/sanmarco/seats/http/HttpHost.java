package org.sanmarco.seats.http;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.Rates;
import org.sanmarco.seats.Seal;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.http.Claims.Ways;
import org.sanmarco.seats.http.Networks.Network;
import org.sanmarco.seats.router.Router;
import org.sanmarco.table.Seat;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The host's end in the local network: a server that listens on one address until it is closed, or
 * until this computer has another one. Each request has a virtual thread of its own, so that a slow
 * reader slows nobody else. Requests for seats are sealed; frames and proposals are carried as they
 * are given.
 */
public final class HttpHost implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(HttpHost.class);
  private static final int LONGEST_BODY = Seal.length(SeatFormat.LONGEST_PROPOSAL);

  /** The name of the program's sign among the pictures. */
  public static final String ICON = "icon";

  private static final Set<String> POSTED =
      Set.of("/seats", "/claim", "/here", "/release", "/propose");

  private volatile Server server;
  private final Claims claims;

  /** The limits on the requests and on the wrong guesses of the code, by address. */
  private final Rates<ByteBuffer> requests = new Rates<>(200, 50);

  private final Rates<ByteBuffer> guesses = new Rates<>(10, 0.1);
  private volatile Optional<OtherHouses> houses = Optional.empty();
  private final FrameStreams streams;
  private volatile Page page;
  private final Tempo tempo;

  /** Looks for screens that have fallen silent, and for this computer's address. */
  private final Thread watching;

  private volatile Moves moves = new Moves(List::of, () -> {});

  /** The networks to look at, and what is called after a move to another address or port. */
  private record Moves(Callable<List<Network>> networks, Runnable moved) {}

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
   * A server that listens.
   *
   * @param address where: one address of this machine
   * @param claims the rights to seats; their port is taken again, if it is free
   * @param run a text of hexadecimal digits that no other run has
   * @param drawings the drawings of the page; called by any thread
   * @param labels the page's own words in a language, for those who have no seat yet
   * @param tempo its heartbeats and longest waits
   * @param nanos a time such as {@link System#nanoTime}
   * @throws IOException if it can't listen there
   */
  public HttpHost(
      InetAddress address,
      Claims claims,
      String run,
      Drawings drawings,
      Function<String, Map<String, String>> labels,
      Tempo tempo,
      LongSupplier nanos)
      throws IOException {
    this.tempo = tempo;
    this.claims = claims;
    page = new Page(claims, drawings, labels);
    streams = new FrameStreams(claims, run, this, tempo, nanos);
    server = Ports.listening(address, claims.ways().port());
    start(server);
    watching = Thread.startVirtualThread(this::watch);
  }

  private void start(Server listening) {
    listening.start(from -> ByteBuffer.wrap(from.getAddress()), this::serve);
    claims.listens(listening.place());
  }

  private void watch() {
    try {
      while (true) {
        Thread.sleep(tempo.heartbeat());
        streams.look();
        follow();
      }
    } catch (InterruptedException closed) {
      // There is nobody to look for any more.
    }
  }

  /** Listens where devices look for this host, or else where this computer can be reached. */
  private void follow() throws InterruptedException {
    InetSocketAddress here = socket();
    try {
      InetSocketAddress place = Networks.place(moves.networks.call(), claims.ways(), here);
      if (!place.equals(here)) {
        move(place);
      }
    } catch (InterruptedException closed) {
      throw closed;
    } catch (Exception stays) {
      LOG.debug("stays at {}: {}", here, stays.toString());
    }
  }

  private synchronized void move(InetSocketAddress place) throws IOException {
    Server before = server;
    boolean isAnotherAddress = !place.getAddress().equals(socket().getAddress());
    Server now =
        isAnotherAddress ? Ports.listening(place.getAddress(), place.getPort()) : new Server(place);
    if (isAnotherAddress) {
      shutHouses();
    }
    server = now;
    start(now);
    Ports.stop(List.of(before), Duration.ZERO);
    moves.moved.run();
  }

  /**
   * Follows this computer to other addresses from now on, and back to the port where devices look
   * for it if that was taken.
   *
   * @param networks finds the networks of this computer
   * @param moved called after a move, by any thread
   */
  public void onMove(Callable<List<Network>> networks, Runnable moved) {
    moves = new Moves(networks, moved);
  }

  /** The address and port that it listens on. */
  public InetSocketAddress socket() {
    return server.place();
  }

  /** The address to be typed into a browser, such as {@code 192.168.1.7:4711}. */
  public String authority() {
    return Ports.host(socket());
  }

  /** The whole address with the code, for a picture that is scanned. */
  public String link() {
    return "http://" + authority() + "/#" + claims.seal().code();
  }

  /** The rights to seats. */
  public Claims claims() {
    return claims;
  }

  /** The streams of frames to the screens of seats. */
  public FrameStreams streams() {
    return streams;
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
    if (houses.isEmpty()) {
      houses = Optional.of(new OtherHouses(this, router, changed));
    }
    return houses.orElseThrow();
  }

  /** The door for other houses, while it is open. */
  public Optional<OtherHouses> houses() {
    return houses;
  }

  /** Closes the door for other houses, until somebody opens it again. */
  public synchronized void closeHouses() {
    claims.update(ways -> new Ways(ways.port(), ways.address(), 0, ways.known()));
    shutHouses();
  }

  private synchronized void shutHouses() {
    Optional<OtherHouses> open = houses;
    houses = Optional.empty();
    // Its readers are told before it is shut.
    streams.wake();
    open.ifPresent(OtherHouses::close);
  }

  /** Whether the device of who sits at a seat is there. */
  public boolean isPresent(int seat) {
    return streams.isPresent(claims.seating().number(seat));
  }

  /**
   * Whether anybody receives the frames of a seat, now or once their device is back.
   *
   * @param seat 1 and up; 0 for spectators and those who sit out the game
   */
  public boolean isWatched(int seat) {
    return seat == 0
        ? streams.isReading(0) || claims.sittingOut().stream().anyMatch(streams::isReading)
        : !claims.isFree(seat);
  }

  /** The names of those who sit out the game, and whose devices are there. */
  public List<String> sittingOut() {
    return claims.sittingOut().stream()
        .filter(streams::isPresent)
        .map(number -> claims.seating().names().get(number - 1))
        .toList();
  }

  /** Takes a seat back from its device. */
  public void release(int seat) {
    leave(claims.seating().number(seat));
  }

  private void leave(int number) {
    claims.release(number);
    streams.tell(number);
  }

  /**
   * Goes on with another game at the same place: whoever has a device and plays is in it.
   *
   * @param drawings the drawings of its page
   * @param labels its page's own words in a language
   */
  public void next(
      List<Seat> seats, Drawings drawings, Function<String, Map<String, String>> labels) {
    claims.seats(seats);
    page = new Page(claims, drawings, labels);
    streams.again();
  }

  /** The longest wait for streams to end. */
  Duration lastWords() {
    return tempo.lastWords();
  }

  /** Accepts nothing more; readers are told first, so the last streams end a moment later. */
  @Override
  public void close() {
    watching.interrupt();
    shutHouses();
    streams.close();
    Ports.stop(List.of(server), lastWords());
  }

  private void serve(Request request) throws IOException, InterruptedException {
    if (!requests.admits(request.sender(false))) {
      request.status(Request.TOO_MANY);
    } else if (request.isForeign(authority())) {
      request.status(HttpURLConnection.HTTP_FORBIDDEN);
    } else {
      route(request, request.path(), false);
    }
  }

  /**
   * Serves a request from another house, below the secret folder alone: a stranger is told nothing.
   *
   * @return whether it comes from somebody who knows the folder
   */
  boolean serveHouse(Request request) throws IOException, InterruptedException {
    String path = request.path();
    String folder = "/" + claims.folder() + "/";
    int end = Math.min(path.length(), folder.length());
    boolean isKnown =
        requests.admits(request.sender(true))
            && MessageDigest.isEqual(
                path.substring(0, end).getBytes(StandardCharsets.UTF_8),
                folder.getBytes(StandardCharsets.UTF_8));
    if (!isKnown || request.isForeign(request.header("Host"))) {
      request.refuse();
    } else {
      route(request, "/" + path.substring(folder.length()), true);
    }
    return isKnown;
  }

  /**
   * Answers a request that may be one.
   *
   * @param path its path in the page's folder
   * @param isOutside whether it comes from another house, where each has the code of one seat
   */
  private void route(Request request, String path, boolean isOutside)
      throws IOException, InterruptedException {
    if (!request.method().equals(POSTED.contains(path) ? "POST" : "GET")) {
      request.status(HttpURLConnection.HTTP_BAD_METHOD);
      return;
    }
    if (isOutside && path.equals("/seats")) {
      request.status(HttpURLConnection.HTTP_NOT_FOUND);
      return;
    }
    switch (path) {
      case "/seats", "/claim", "/here", "/release", "/propose" -> posted(request, path, isOutside);
      case "/frames" -> {
        if (!isOutside && claims.person(request.bearer()).isPresent()) {
          claims.settle();
        }
        streams.stream(request, () -> !isOutside || houses.isPresent());
      }
      default -> page.serve(request, path);
    }
  }

  private void posted(Request request, String path, boolean isOutside)
      throws IOException, InterruptedException {
    byte[] body = request.body();
    if (body.length > LONGEST_BODY) {
      request.status(HttpURLConnection.HTTP_ENTITY_TOO_LARGE);
      return;
    }
    switch (path) {
      case "/seats", "/claim" -> {
        ByteBuffer from = request.sender(isOutside);
        OptionalInt own = isOutside ? personOf(body) : OptionalInt.of(0);
        Optional<byte[]> asked =
            guesses.hasRoom(from) && own.isPresent()
                ? claims.seal(own.getAsInt()).open(path.substring(1), body)
                : Optional.empty();
        if (asked.isEmpty()) {
          var _ = guesses.admits(from);
          request.status(HttpURLConnection.HTTP_FORBIDDEN);
        } else if (isOutside) {
          claimAgain(request, body, own.getAsInt());
        } else if (path.equals("/seats")) {
          request.sealed(claims.seal(), body, list(request.language()));
        } else {
          claim(request, body, asked.get());
        }
      }
      default -> {
        String token = request.bearer();
        Optional<Integer> seat =
            claims.person(token).filter(one -> one > 0 || path.equals("/here"));
        if (seat.isEmpty()) {
          request.status(HttpURLConnection.HTTP_FORBIDDEN);
        } else if (path.equals("/propose")) {
          streams.heard(seat.get());
          propose(request, seat.get(), body);
        } else if (claims.seal(seat.get()).open(subject(path, token), body).isEmpty()) {
          request.status(HttpURLConnection.HTTP_BAD_REQUEST);
        } else {
          if (path.equals("/here")) {
            streams.heard(seat.get());
          } else {
            leave(seat.get());
          }
          request.status(HttpURLConnection.HTTP_OK);
        }
      }
    }
  }

  /** The subject of a request with nothing in it, such as that to give a seat back. */
  static String subject(String path, String token) {
    return path.substring(1) + " " + token;
  }

  /** A seat in the list for those who have none yet. */
  private record Offered(int seat, String name, String colour, boolean free, boolean taken) {}

  private Map<String, ?> list(String language) {
    List<Offered> all = new ArrayList<>();
    for (Seat seat : claims.seats()) {
      int number = all.size() + 1;
      int person = claims.seating().number(number);
      all.add(
          new Offered(
              number,
              seat.name(),
              seat.colour(),
              claims.mayClaim(person) && claims.isPerson(person),
              !claims.isFree(number)));
    }
    for (int person : claims.sittingOut()) {
      String name = claims.seating().names().get(person - 1);
      all.add(new Offered(claims.seats().size() + person, name, "", claims.mayClaim(person), true));
    }
    return Map.of("v", SeatFormat.VERSION, "seats", all, "labels", page.labels().apply(language));
  }

  /** The number of the person at a place of the list, or 0; -1 if there is no such place. */
  private int person(int place) {
    int sittingOut = place - claims.seats().size();
    return sittingOut <= 0
        ? place < 0 ? -1 : claims.seating().number(place)
        : claims.sittingOut().contains(sittingOut) ? sittingOut : -1;
  }

  private void claim(Request request, byte[] body, byte[] asked) throws IOException {
    JsonNode wanted = JsonMessage.object(asked).path("seat");
    int number = person(wanted.isInt() ? wanted.intValue() : -1);
    if (number < 0 || number > 0 && !claims.isPerson(number)) {
      request.status(HttpURLConnection.HTTP_BAD_REQUEST);
      return;
    }
    Optional<String> token = claims.claim(number, request.language());
    if (token.isEmpty()) {
      request.status(HttpURLConnection.HTTP_CONFLICT);
      return;
    }
    claims.settle();
    taken(request, claims.seal(), body, number, token.get());
  }

  /** The number of the person with whose own code a request to take a seat is sealed. */
  private OptionalInt personOf(byte[] body) {
    return IntStream.rangeClosed(1, claims.seating().names().size())
        .filter(claims::isPerson)
        .filter(number -> claims.seal(number).open("claim", body).isPresent())
        .findFirst();
  }

  /** Gives a seat to the device that has its own code: the device before has it no more. */
  private void claimAgain(Request request, byte[] body, int number) throws IOException {
    String token = claims.claimAgain(number, request.language());
    taken(request, claims.seal(number), body, number, token);
  }

  /** Tells a device that it has a seat, and the code of all that travels for it. */
  private void taken(Request request, Seal seal, byte[] body, int number, String token)
      throws IOException {
    // First, so that the first frame is in the language of this screen.
    streams.tell(number);
    request.sealed(
        seal, body, Map.of("seat", number, "token", token, "code", claims.seal(number).code()));
  }

  private void propose(Request request, int seat, byte[] body)
      throws IOException, InterruptedException {
    try {
      byte[] answer =
          streams
              .proposals()
              .thenCompose(answers -> answers.answer(seat, body))
              .get(tempo.patience().toMillis(), TimeUnit.MILLISECONDS);
      request.send("text/plain", answer);
    } catch (ExecutionException | TimeoutException e) {
      request.status(HttpURLConnection.HTTP_UNAVAILABLE);
    }
  }
}
