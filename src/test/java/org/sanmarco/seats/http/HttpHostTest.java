package org.sanmarco.seats.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import module java.base;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.Seed;
import org.sanmarco.seats.Packed;
import org.sanmarco.seats.Seal;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.Tempos;
import org.sanmarco.table.Seat;
import org.sanmarco.testing.Waiting;

/** The server of own screens serves seats to those who may have them, and nothing else. */
@ExtendWith(Seed.class)
class HttpHostTest {

  private static final int HOSTILE_REQUESTS = Integer.getInteger("sanmarco.requests", 500);
  private static final int IDLE_CONNECTIONS = 1200;

  private final BlockingQueue<Integer> presence = new LinkedBlockingQueue<>();
  private final BlockingQueue<Integer> proposed = new LinkedBlockingQueue<>();
  private static final int MANY_STREAMS = 40;
  private static final int MOST_BYTES_OF_PAGE = 35_000;

  private final HttpClient client = HttpClient.newHttpClient();
  private final AtomicLong nanos = new AtomicLong();
  private HttpHost host;

  @BeforeEach
  void start() throws IOException {
    host =
        new HttpHost(
            InetAddress.getLoopbackAddress(),
            new Claims(
                List.of(
                    new Seat("Anna", "red"),
                    new Seat("Bruno", "blue"),
                    new Seat("Nane", "green", "easy"))),
            "c0ffee",
            language -> Map.of(),
            language -> Map.of("join", language),
            Tempos.FAST,
            nanos::get);
    host.streams().onPresence(presence::add);
    host.streams()
        .end()
        .onProposal((seat, proposal) -> {
          proposed.add(seat);
          return CompletableFuture.completedFuture(new byte[] {(byte) ('0' + seat)});
        });
  }

  @AfterEach
  void stop() {
    host.close();
    client.shutdownNow();
  }

  private HttpRequest.Builder request(String path, String bearer) {
    return HttpRequest.newBuilder(URI.create("http://" + host.authority() + path))
        .header("Authorization", "Bearer " + bearer);
  }

  private HttpResponse<String> get(String path, String bearer) throws Exception {
    return client.send(request(path, bearer).build(), BodyHandlers.ofString());
  }

  private HttpResponse<String> post(String path, String bearer, String body) throws Exception {
    return client.send(
        request(path, bearer).POST(BodyPublishers.ofString(body)).build(), BodyHandlers.ofString());
  }

  /** Sends a sealed request; the answer, opened if it is one. */
  private Answer ask(Seal seal, String what, String body) throws Exception {
    byte[] sealed = seal.seal(what, body.getBytes(StandardCharsets.UTF_8));
    HttpResponse<byte[]> answer =
        client.send(
            request("/" + what, "").POST(BodyPublishers.ofByteArray(sealed)).build(),
            BodyHandlers.ofByteArray());
    byte[] opened = seal.open(Seal.answer(sealed), answer.body()).orElse(new byte[0]);
    return new Answer(answer.statusCode(), new String(opened, StandardCharsets.UTF_8));
  }

  private record Answer(int status, String text) {}

  private Seal seal() {
    return new Seal(host.claims().seal().code());
  }

  private String claim(int seat) throws Exception {
    Answer answer = ask(seal(), "claim", "{\"seat\":" + seat + "}");
    assertThat(answer.status).isEqualTo(200);
    return answer.text.replaceAll(".*\"token\":\"([0-9a-f]{32})\".*", "$1");
  }

  private HttpResponse<String> release(String token, String about) throws Exception {
    byte[] sealed = host.claims().seal(1).seal(HttpHost.subject("/release", about), new byte[0]);
    return post("/release", token, new String(sealed, StandardCharsets.US_ASCII));
  }

  private HttpSeat seat(String token) {
    return new HttpSeat(URI.create("http://" + host.authority()), token, seal(), Tempos.FAST);
  }

  /** Sends bytes as they are; the status of the answer, or nothing if there is none. */
  private String raw(String text) throws IOException {
    String[] address = host.authority().split(":", -1);
    try (Socket socket = new Socket(address[0], Integer.parseInt(address[1]));
        OutputStream out = socket.getOutputStream();
        InputStream in = socket.getInputStream()) {
      out.write(text.getBytes(StandardCharsets.ISO_8859_1));
      out.flush();
      socket.shutdownOutput();
      String answer = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
      return answer.lines().findFirst().orElse("").replaceAll("HTTP/1.1 (\\d+).*", "$1");
    }
  }

  @Test
  void thePageIsServedWithAStrictPolicy() throws Exception {
    for (String path : List.of("/", "/seats.css", "/seats.js", "/seal.js")) {
      HttpResponse<String> page = get(path, "");
      assertThat(page.statusCode()).isEqualTo(200);
      assertThat(page.headers().firstValue("Content-Security-Policy"))
          .hasValueSatisfying(policy -> assertThat(policy).startsWith("default-src 'none'"));
      assertThat(page.headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
      assertThat(page.body()).doesNotContain("https://", "http://");
    }
  }

  @Test
  void thePageHasAtMost35KilobytesCompressed() throws Exception {
    int length = 0;
    for (String path : Page.FILES) {
      HttpResponse<String> file = get(path.equals("index.html") ? "/" : "/" + path, "");
      assertThat(file.headers().firstValue("Content-Type")).isPresent();
      length += Packed.pack(file.body().getBytes(StandardCharsets.UTF_8)).length;
    }
    assertThat(length).isBetween(20_000, MOST_BYTES_OF_PAGE);
  }

  @Test
  void scriptsTravelWithoutCommentsButWithTheirLicence() throws Exception {
    assertThat(get("/seal.js", "").body()).startsWith("\nimport").doesNotContain("/**", "// ");
    assertThat(get("/noble/utils.js", "").body()).contains("/*! noble-ciphers - MIT License");
  }

  @Test
  void thePageTravelsCompressedToThoseWhoReadThat() throws Exception {
    String plain = get("/sheet.js", "").body();
    HttpResponse<byte[]> packed =
        client.send(
            request("/sheet.js", "").header("Accept-Encoding", "gzip, deflate").build(),
            BodyHandlers.ofByteArray());
    assertThat(packed.headers().firstValue("Content-Encoding")).hasValue("gzip");
    assertThat(Packed.unpack(packed.body()))
        .hasValueSatisfying(
            page -> assertThat(new String(page, StandardCharsets.UTF_8)).isEqualTo(plain));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/index.htm",
        "/../seats.js",
        "/page/seats.js",
        "/noble/LICENSE",
        "/%2e%2e/",
        "/frames/1",
        "/x"
      })
  void nothingElseIsServed(String path) throws Exception {
    assertThat(raw("GET " + path + " HTTP/1.1\r\nHost: " + host.authority() + "\r\n\r\n"))
        .isEqualTo("404");
  }

  @ParameterizedTest
  @CsvSource({"GET,/claim", "GET,/propose", "GET,/seats", "GET,/release", "POST,/frames", "POST,/"})
  void eachPathHasItsMethod(String method, String path) throws Exception {
    HttpResponse<String> answer = method.equals("GET") ? get(path, "") : post(path, "", "{}");
    assertThat(answer.statusCode()).isEqualTo(405);
  }

  @Test
  void seatsAreListedForThoseWhoHaveTheCode() throws Exception {
    String typed = host.claims().seal().code().replaceAll("(.{4})", "$1 ").toLowerCase(Locale.ROOT);
    for (String code : List.of(host.claims().seal().code(), typed)) {
      Answer list = ask(new Seal(code), "seats", "{}");
      assertThat(list.status).isEqualTo(200);
      assertThat(list.text)
          .contains("\"name\":\"Anna\",\"colour\":\"red\",\"free\":true")
          .contains("\"name\":\"Nane\",\"colour\":\"green\",\"free\":false");
    }
    assertThat(ask(new Seal(""), "seats", "{}").status).isEqualTo(403);
    assertThat(ask(new Seal(host.claims().seal().code().substring(1)), "seats", "{}").status)
        .isEqualTo(403);
    assertThat(post("/seats", host.claims().seal().code(), "{}").statusCode()).isEqualTo(403);
  }

  @Test
  void neitherCodeNorNamesTravelUnsealed() throws Exception {
    byte[] sealed = seal().seal("seats", new byte[0]);
    String asked = new String(sealed, StandardCharsets.US_ASCII);
    assertThat(post("/seats", "", asked).body())
        .doesNotContain("Anna", host.claims().seal().code());
    assertThat(asked).doesNotContain(host.claims().seal().code());
  }

  @Test
  void aSeatBelongsToTheDeviceThatTookIt() throws Exception {
    String token = claim(1);
    assertThat(host.claims().isFree(1)).isFalse();
    assertThat(ask(seal(), "claim", "{\"seat\":1}").status).isEqualTo(409);
    assertThat(post("/propose", token, "{}").body()).isEqualTo("1");
    assertThat(post("/propose", host.claims().seal().code(), "{}").statusCode()).isEqualTo(403);
    assertThat(release(token, "another").statusCode()).isEqualTo(400);
    assertThat(host.claims().isFree(1)).isFalse();
    assertThat(release(token, token).statusCode()).isEqualTo(200);
    assertThat(host.claims().isFree(1)).isTrue();
    assertThat(post("/propose", token, "{}").statusCode()).isEqualTo(403);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"seat\":3}",
        "{\"seat\":4}",
        "{\"seat\":-1}",
        "{\"seat\":\"1\"}",
        "{}",
        "[",
        ""
      })
  void onlyPeoplesSeatsCanBeTaken(String body) throws Exception {
    assertThat(ask(seal(), "claim", body).status).isEqualTo(400);
  }

  @Test
  void spectatorsLookAndProposeNothing() throws Exception {
    String token = claim(0);
    assertThat(claim(0)).isEqualTo(token);
    assertThat(post("/propose", token, "{}").statusCode()).isEqualTo(403);
  }

  @Test
  void aScreenIsPresentWhileItReceives() throws Exception {
    String token = claim(2);
    assertThat(presence.take()).isEqualTo(2);
    host.streams().end().send(2, 1, new byte[] {'7'});
    HttpSeat seat = seat(token);
    BlockingQueue<String> received = new LinkedBlockingQueue<>();
    seat.receive(0, frame -> received.add(new String(frame, StandardCharsets.UTF_8)));
    assertThat(received.take()).isEqualTo("7");
    assertThat(host.streams().isPresent(2)).isTrue();
    host.release(2);
    host.streams().end().send(2, 2, new byte[] {'8'});
    while (host.streams().isPresent(2)) {
      presence.take();
    }
    assertThat(received).isEmpty();
    seat.close();
  }

  /** A connection that dies without a word looks open for minutes. */
  @Test
  void silentScreensAreAwayUntilTheySaySomething() throws Exception {
    String token = claim(1);
    assertThat(presence.take()).isEqualTo(1);
    var _ = client.send(request("/frames", token).build(), BodyHandlers.ofInputStream());
    await(true);
    nanos.addAndGet(ScreenWatch.SILENCE.toNanos() - 1);
    assertThat(host.streams().isPresent(1)).isTrue();
    nanos.incrementAndGet();
    await(false);
    assertThat(here(token, "another")).isEqualTo(400);
    assertThat(host.streams().isPresent(1)).isFalse();
    assertThat(here(token, token)).isEqualTo(200);
    await(true);
    nanos.addAndGet(ScreenWatch.SILENCE.toNanos());
    await(false);
    assertThat(post("/propose", token, "{}").statusCode()).isEqualTo(200);
    await(true);
    release(token, token);
    assertThat(here(token, token)).isEqualTo(403);
  }

  /** Waits until the host tells that the first player's screen is there, or isn't. */
  private void await(boolean isThere) throws InterruptedException {
    assertThat(presence.take()).isEqualTo(1);
    assertThat(host.streams().isPresent(1)).isEqualTo(isThere);
  }

  private int here(String token, String about) throws Exception {
    byte[] sealed = host.claims().seal(1).seal(HttpHost.subject("/here", about), new byte[0]);
    return post("/here", token, new String(sealed, StandardCharsets.US_ASCII)).statusCode();
  }

  @Test
  void readersAreToldThatTheHostCloses() throws Exception {
    List<HttpResponse<Stream<String>>> readers = new ArrayList<>();
    for (int seat : List.of(0, 0, 1, 2)) {
      host.streams().end().send(seat, readers.size() == 1 ? 2 : 1, new byte[] {'7'});
      readers.add(client.send(request("/frames", claim(seat)).build(), BodyHandlers.ofLines()));
    }
    host.close();
    for (HttpResponse<Stream<String>> reader : readers) {
      assertThat(reader.body()).contains("data: 7", "event: closed");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "PUT, /",
    "DELETE, /frames",
    "HEAD, /seats.js",
    "OPTIONS, /claim",
    "POST, /words.json",
    "GET, /propose",
    "PATCH, /nothing"
  })
  void otherMethodsAreNotAllowed(String method, String path) throws Exception {
    assertThat(raw(method + " " + path + " HTTP/1.1\r\nHost: " + host.authority() + "\r\n\r\n"))
        .isEqualTo("405");
  }

  @Test
  void streamsOfOthersThrowNobodyOut() throws Exception {
    host.streams().end().send(1, 1, new byte[] {'7'});
    String player = claim(1);
    String watcher = claim(0);
    for (int i = 0; i < MANY_STREAMS; i++) {
      client.send(request("/frames", watcher).build(), BodyHandlers.ofInputStream());
    }
    HttpResponse<InputStream> reader =
        client.send(request("/frames", player).build(), BodyHandlers.ofInputStream());
    assertThat(reader.statusCode()).isEqualTo(200);
  }

  /** A phone that comes back again and again leaves streams behind, and the host ends them. */
  @Test
  void onlyTheNewestStreamsOfASeatStay() throws Exception {
    String token = claim(1);
    HttpResponse<InputStream> first =
        client.send(request("/frames", token).build(), BodyHandlers.ofInputStream());
    HttpResponse<InputStream> newest = first;
    for (int i = 0; i < 4; i++) {
      newest = client.send(request("/frames", token).build(), BodyHandlers.ofInputStream());
    }
    host.streams().end().send(1, 1, new byte[] {'7'});
    assertThat(new String(first.body().readAllBytes(), StandardCharsets.US_ASCII))
        .doesNotContain("closed");
    assertThat(newest.body().read()).isPositive();
  }

  @Test
  void otherNamesAndOtherPagesAreRefused() throws Exception {
    String ok = "GET / HTTP/1.1\r\nHost: " + host.authority() + "\r\n";
    assertThat(raw(ok + "\r\n")).isEqualTo("200");
    assertThat(raw(ok + "Origin: http://" + host.authority() + "\r\n\r\n")).isEqualTo("200");
    assertThat(raw(ok + "Origin: http://evil.example\r\n\r\n")).isEqualTo("403");
    assertThat(raw(ok + "Origin: null\r\n\r\n")).isEqualTo("403");
    assertThat(raw("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n")).isEqualTo("403");
    assertThat(raw("GET / HTTP/1.1\r\n\r\n")).isIn("400", "403");
  }

  @Test
  void longProposalsAreRefused() throws Exception {
    String token = claim(1);
    String most = "x".repeat(Seal.length(SeatFormat.LONGEST_PROPOSAL));
    assertThat(post("/propose", token, most).statusCode()).isEqualTo(200);
    assertThat(post("/propose", token, most + "x").statusCode()).isEqualTo(413);
  }

  @Test
  void theCodeCantBeGuessedManyTimes() throws Exception {
    for (int i = 0; i < 20; i++) {
      assertThat(ask(new Seal("guess" + i), "seats", "{}").status).isEqualTo(403);
    }
    assertThat(ask(seal(), "seats", "{}").status).isEqualTo(403);
  }

  @Test
  void aReaderWhoReadsNothingHoldsUpNobody() throws Exception {
    String slow = claim(1);
    String quick = claim(2);
    String[] address = host.authority().split(":", -1);
    byte[] large = "x".repeat(100_000).getBytes(StandardCharsets.US_ASCII);
    try (Socket socket = new Socket(address[0], Integer.parseInt(address[1]))) {
      socket
          .getOutputStream()
          .write(
              ("GET /frames HTTP/1.1\r\nHost: "
                      + host.authority()
                      + "\r\nAuthorization: Bearer "
                      + slow
                      + "\r\nLast-Event-ID: 0\r\n\r\n")
                  .getBytes(StandardCharsets.US_ASCII));
      HttpSeat seat = seat(quick);
      BlockingQueue<byte[]> received = new LinkedBlockingQueue<>();
      seat.receive(0, received::add);
      for (int i = 1; i <= 200; i++) {
        host.streams().end().send(1, i, large);
        host.streams().end().send(2, i, large);
        assertThat(received.take()).isEqualTo(large);
      }
      assertThat(post("/propose", quick, "{}").body()).isEqualTo("2");
      seat.close();
    }
  }

  /** A house behind one router has room, and a crowd at one address takes nobody else's. */
  @Test
  void crowdsAtOneAddressHoldUpNobodyElse() throws Exception {
    assumeThat("127.0.0.2").matches(Doors::isOurs);
    int most = Server.MOST_FROM_ONE;
    List<Socket> idle = new ArrayList<>();
    try {
      for (int i = 0; i < IDLE_CONNECTIONS; i++) {
        idle.add(connect("127.0.0.2"));
        if (i % 2 == 0 && i < most) {
          // Half of them have begun to ask for something.
          idle.getLast()
              .getOutputStream()
              .write("GET /frames HT".getBytes(StandardCharsets.US_ASCII));
        }
      }
      for (Socket refused : idle.subList(most, IDLE_CONNECTIONS)) {
        assertThat(isEnded(refused)).isTrue();
      }
      String token = claim(1);
      assertThat(post("/propose", token, "{}").body()).isEqualTo("1");
      idle.subList(0, most).forEach(HttpHostTest::close);
      Waiting.until(() -> isAnswered(connect("127.0.0.2")));
    } finally {
      idle.forEach(HttpHostTest::close);
    }
  }

  private Socket connect(String from) throws IOException {
    InetSocketAddress place = host.socket();
    return new Socket(place.getAddress(), place.getPort(), InetAddress.ofLiteral(from), 0);
  }

  private static boolean isEnded(Socket socket) {
    try {
      return socket.getInputStream().read() < 0;
    } catch (IOException reset) {
      return true;
    }
  }

  private boolean isAnswered(Socket socket) {
    try (socket) {
      String request = "GET / HTTP/1.1\r\nHost: " + host.authority() + "\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return socket.getInputStream().read() == 'H';
    } catch (IOException refused) {
      return false;
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Nobody learns from it what answers there. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "HELLO\r\n\r\n",
        "GET / HTTP/1.0\r\n\r\n",
        "GET / HTTP/2.0\r\n\r\n",
        "GET x HTTP/1.1\r\nHost: HOST\r\n\r\n",
        "GET http://HOST/ HTTP/1.1\r\nHost: HOST\r\n\r\n",
        "OPTIONS * HTTP/1.1\r\nHost: HOST\r\n\r\n",
        "GET /%zz HTTP/1.1\r\nHost: HOST\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: HOST\r\nHost: other\r\n\r\n",
        "GET / HTTP/1.1\r\nHost HOST\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: HOST\r\n folded\r\n\r\n",
        "GET / HTTP/1.1\nHost: HOST\n\n",
        "POST /seats HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "POST /seats HTTP/1.1\r\nHost: HOST\r\nContent-Length: -1\r\n\r\n",
        "POST /seats HTTP/1.1\r\nHost: HOST\r\nContent-Length: 99999\r\n\r\n",
        "POST /seats HTTP/1.1\r\nHost: HOST\r\nContent-Length: 9\r\n\r\nshort",
        "\u0016\u0003\u0001\u0002\u0000\u0001\u0000"
      })
  void whatIsNoRequestIsAnsweredByNothing(String text) throws Exception {
    assertThat(raw(text.replace("HOST", host.authority()))).isEmpty();
    assertThat(raw("GET /" + "x".repeat(20_000) + " HTTP/1.1\r\n\r\n")).isEmpty();
  }

  @Test
  void answersNeverNameTheServer() throws Exception {
    for (String path : List.of("/", "/nothing", "/claim")) {
      HttpResponse<String> answer = get(path, "");
      assertThat(answer.headers().map().keySet()).doesNotContain("server", "date");
      assertThat(answer.body()).doesNotContainIgnoringCase("java", "context", "bad request");
    }
  }

  @Test
  void severalRequestsTravelOnOneConnection() throws Exception {
    String request = "GET /nothing HTTP/1.1\r\nHost: " + host.authority() + "\r\n";
    try (Socket socket = connect(host.socket().getAddress().getHostAddress())) {
      socket
          .getOutputStream()
          .write(
              (request + "\r\n" + request + "Connection: close\r\n\r\n" + request + "\r\n")
                  .getBytes(StandardCharsets.US_ASCII));
      String answers =
          new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      assertThat(answers.split("HTTP/1.1 404", -1)).hasSize(3);
    }
  }

  /** The server answers anything that comes, and the game goes on. */
  @Test
  void hostileRequestsChangeNothing() throws Exception {
    Random random = Seed.random();
    String token = claim(1);
    List<String> statuses = new ArrayList<>();
    for (int i = 0; i < HOSTILE_REQUESTS; i++) {
      StringBuilder text =
          new StringBuilder(
              "POST /propose HTTP/1.1\r\nHost: "
                  + host.authority()
                  + "\r\nAuthorization: Bearer 0123\r\nContent-Length: 4\r\n\r\n{}{}");
      for (int changes = random.nextInt(1, 8); changes > 0; changes--) {
        int place = random.nextInt(text.length());
        switch (random.nextInt(3)) {
          case 0 -> text.deleteCharAt(place);
          case 1 -> text.insert(place, (char) random.nextInt(256));
          default -> text.setCharAt(place, (char) random.nextInt(256));
        }
      }
      statuses.add(raw(text.toString()));
    }
    assertThat(statuses).doesNotContain("500");
    assertThat(proposed).isEmpty();
    assertThat(host.claims().isFree(1)).isFalse();
    HttpResponse<String> answer = post("/propose", token, "{}");
    while (answer.statusCode() == 429) {
      // Too many requests came from here; the account fills up again.
      answer = post("/propose", token, "{}");
    }
    assertThat(answer.body()).isEqualTo("1");
  }
}
