package org.sanmarco.seats.http;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.seats.Seal;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.router.FakeRouter;
import org.sanmarco.seats.router.PortKeeper;
import org.sanmarco.table.Seat;
import org.sanmarco.testing.Waiting;

/** Other houses find one seat behind each link, and strangers find nothing. */
class OtherHousesTest {

  private static final String ROUTER = "127.0.0.1";
  private static final List<Seat> SEATS =
      List.of(
          new Seat("Anna", "red"), new Seat("Bruno", "blue"), new Seat("Nane", "green", "easy"));

  /** More than the server has. */
  private static final int MANY = 1100;

  private final HttpClient client = HttpClient.newHttpClient();
  private final FakeRouter router = new FakeRouter(ROUTER);
  private final BlockingQueue<Boolean> changes = new LinkedBlockingQueue<>();
  private HttpHost host;
  private OtherHouses houses;

  @BeforeEach
  void open() throws Exception {
    open(new Claims(SEATS));
  }

  private void open(Claims claims) throws Exception {
    host =
        new HttpHost(
            InetAddress.getLoopbackAddress(),
            claims,
            "c0ffee",
            language -> Map.of(),
            language -> Map.of(),
            Tempos.FAST,
            System::nanoTime);
    host.streams()
        .end()
        .onProposal((seat, proposal) ->
            CompletableFuture.completedFuture(new byte[] {(byte) ('0' + seat)}));
    houses = host.openHouses(router, () -> changes.add(true));
    while (houses.state() instanceof PortKeeper.Asking) {
      var _ = changes.take();
    }
  }

  @AfterEach
  void close() {
    host.close();
    client.shutdownNow();
  }

  /** The link of a seat as a browser in this house opens it. */
  private URI link(int seat) {
    return URI.create(houses.link(Ports.host(houses.socket()), seat));
  }

  private HttpResponse<String> get(String path) throws Exception {
    return client.send(
        HttpRequest.newBuilder(link(1).resolve(path)).build(), BodyHandlers.ofString());
  }

  private HttpResponse<byte[]> post(String path, String token, byte[] body) throws Exception {
    return client.send(
        HttpRequest.newBuilder(link(1).resolve(path))
            .header("Authorization", "Bearer " + token)
            .POST(BodyPublishers.ofByteArray(body))
            .build(),
        BodyHandlers.ofByteArray());
  }

  /** Asks for the seat of a link, and returns the answer if the link is good for it. */
  private String claim(int seat) throws Exception {
    Seal seal = new Seal(link(seat).getFragment().split("\\.", 2)[1]);
    byte[] sealed = seal.seal("claim", new byte[0]);
    HttpResponse<byte[]> answer = post("claim", "", sealed);
    return seal.open(Seal.answer(sealed), answer.body())
        .map(opened -> new String(opened, StandardCharsets.UTF_8))
        .orElse("");
  }

  private static String token(String claimed) {
    return claimed.replaceAll(".*\"token\":\"([0-9a-f]{32})\".*", "$1");
  }

  /** A friend is told that the door was shut; the house itself notices nothing. */
  @Test
  void readersAreToldThatTheDoorIsShut() throws Exception {
    String token = token(claim(2));
    CompletableFuture<HttpResponse<Stream<String>>> answer =
        client.sendAsync(
            HttpRequest.newBuilder(link(2).resolve("frames"))
                .header("Authorization", "Bearer " + token)
                .build(),
            BodyHandlers.ofLines());
    Iterator<String> lines = answer.join().body().iterator();
    assertThat(lines.next()).startsWith(":");
    host.closeHouses();
    List<String> rest = new ArrayList<>();
    lines.forEachRemaining(rest::add);
    assertThat(rest).contains("event: closed");
  }

  @Test
  void aLinkLeadsToItsSeat() throws Exception {
    assertThat(houses.authority()).contains(ROUTER + ":" + houses.socket().getPort());
    assertThat(get("").body()).contains("seats.js");
    assertThat(get("words.json").body()).contains("Anna");
    String claimed = claim(2);
    assertThat(claimed).contains("\"seat\":2");
    assertThat(post("propose", token(claimed), new byte[0]).body()).isEqualTo(new byte[] {'2'});
    assertThat(host.claims().isFree(1)).isTrue();
  }

  @Test
  void aLinkTakesItsSeatAgain() throws Exception {
    String first = token(claim(1));
    String second = token(claim(1));
    assertThat(post("propose", first, new byte[0]).statusCode()).isEqualTo(403);
    assertThat(post("propose", second, new byte[0]).statusCode()).isEqualTo(200);
  }

  @Test
  void aLinkIsGoodForNothingElse() throws Exception {
    assertThat(claim(3)).as("a computer's seat").isEmpty();
    byte[] table =
        new Seal(host.claims().seal().code())
            .seal("claim", "{\"seat\":1}".getBytes(StandardCharsets.UTF_8));
    assertThat(post("claim", "", table).statusCode()).as("the table's code").isEqualTo(403);
    assertThat(
            post("seats", "", new Seal(host.claims().seal().code()).seal("seats", new byte[0]))
                .statusCode())
        .isEqualTo(404);
    assertThat(link(1).toString()).doesNotContain(host.claims().seal().code());
    assertThat(link(1).getFragment()).isNotEqualTo(link(2).getFragment());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/", "/seats.js", "/words.json", "/claim", "/ABCDEFGHJKLMNPQRSTUV/", "/x"})
  void strangersLearnNothing(String path) throws Exception {
    HttpResponse<String> answer = get(path);
    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(answer.body()).isEmpty();
    assertThat(answer.headers().map().keySet()).containsExactly("content-length");
  }

  @Test
  void aCrowdAtTheDoorKeepsNobodyInTheHouseOut() throws Exception {
    List<Socket> crowd = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      crowd.add(new Socket(houses.socket().getAddress(), houses.socket().getPort()));
    }
    HttpResponse<String> page =
        client.send(
            HttpRequest.newBuilder(URI.create("http://" + host.authority() + "/")).build(),
            BodyHandlers.ofString());
    assertThat(page.statusCode()).isEqualTo(200);
    for (Socket one : crowd) {
      one.close();
    }
  }

  @Test
  void linksStayTheSameTomorrow() throws Exception {
    Claims claims = new Claims(SEATS);
    host.close();
    open(claims);
    String before = houses.link(houses.authority().orElseThrow(), 1);
    host.close();
    open(Claims.read(claims.write(), SEATS).orElseThrow());
    assertThat(houses.link(houses.authority().orElseThrow(), 1)).isEqualTo(before);
    assertThat(houses.hasMoved()).isFalse();
    host.close();
    router.move("127.0.0.2", 0);
    open(Claims.read(claims.write(), SEATS).orElseThrow());
    assertThat(houses.hasMoved()).isTrue();
  }

  @Test
  void aClosedDoorLetsNobodyIn() throws Exception {
    String token = token(claim(1));
    host.closeHouses();
    Waiting.until(() -> router.open.get() == 0);
    assertThat(host.houses()).isEmpty();
    HttpRequest again =
        HttpRequest.newBuilder(link(1).resolve("propose"))
            .header("Authorization", "Bearer " + token)
            .POST(BodyPublishers.noBody())
            .build();
    assertThat(
            client.sendAsync(again, BodyHandlers.discarding()).handle((answer, failed) -> failed))
        .succeedsWithin(Tempos.FAST.patience().multipliedBy(100))
        .isNotNull();
  }
}
