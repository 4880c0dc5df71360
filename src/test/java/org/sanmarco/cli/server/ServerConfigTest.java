package org.sanmarco.cli.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import java.security.cert.Certificate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.nats.Lobby;
import org.sanmarco.seats.nats.NatsServer;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.seats.nats.Streams;
import org.sanmarco.seats.nats.TableCreds;
import org.sanmarco.seats.nats.Wire;
import picocli.CommandLine;

/** A server's folder from the command line. */
class ServerConfigTest {

  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String input, String... args) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    CommandLine command =
        new CommandLine(new ServerConfigCommand(new StringReader(input)))
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true));
    return command.execute(
        Stream.concat(Stream.of(folder.toString()), Stream.of(args)).toArray(String[]::new));
  }

  private String read(String file) throws IOException {
    return Files.readString(folder.resolve(file));
  }

  @Test
  void itAsksForWhatItNeeds() throws IOException {
    assertThat(run("play.example.org\n\n/etc/cert.pem\n/etc/key.pem\n\n2G\n")).isZero();
    assertThat(out.toString())
        .contains("Name or address", "Port [4222]", "certificate's key", "Room for them [10G]");
    assertThat(read("nats-server.conf"))
        .contains("port: 4222", "max_file: 200000000000", "cert_file: \"/etc/cert.pem\"")
        .contains("store_dir: \"/var/lib/san-marco\"");
    assertThat(read("table.creds")).contains("tls://play.example.org:4222");
    assertThat(Pass.read(read("member.txt")).host()).isEqualTo("play.example.org");
    assertThat(read("work.txt")).matches("tls://SA[A-Z2-7]+@play\\.example\\.org:4222\n");
    assertThat(read("README.txt")).contains("Open port 4222");
  }

  @Test
  void withoutACertificateNoKeyIsAskedFor() {
    assertThat(run("play.example.org\n\n\n\n\n")).isZero();
    assertThat(out.toString()).doesNotContain("certificate's key");
  }

  @Test
  void withAHostNothingIsAsked() throws IOException {
    assertThat(run("", "--host", "192.168.1.7", "--port", "4333")).isZero();
    assertThat(out.toString()).doesNotContain("?", "Port").contains("README.txt");
    assertThat(read("table.creds")).contains("nats://192.168.1.7:4333");
  }

  @Test
  void aFileAnswersToo() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("answers"), "\uFEFFhost = play.example.org\nroom=1G\nport=1\n");
    assertThat(run("", "--answers", file.toString(), "--port", "4444")).isZero();
    assertThat(read("nats-server.conf")).contains("port: 4444", "max_file: 100000000000");
    assertThat(run("", "--answers", folder.resolve("none").toString())).isNotZero();
    assertThat(err.toString()).contains("the answers can't be read");
  }

  @ParameterizedTest
  @CsvSource({
    "'host=a.example.org\nprot=1', unknown answers: [prot]",
    "'host=a.example.org\nstore=', the store must be",
    "'host=a.example.org\ncertificate=/a\\u0000b\nkey=/k', the certificate must be",
  })
  void wrongAnswersInAFileAreRefused(String text, String reason) throws IOException {
    Path file = Files.writeString(folder.resolve("answers"), text);
    assertThat(run("", "--answers", file.toString())).isEqualTo(2);
    assertThat(err.toString()).contains(reason);
    assertThat(folder.resolve("nats-server.conf")).doesNotExist();
  }

  @Test
  void aHostHasAtMost253Letters() {
    assertThat(run("", "--host", "a".repeat(100_000))).isEqualTo(2);
  }

  @Test
  void keysAreNotOverwritten() throws IOException {
    assertThat(run("", "--host", "a.example.org")).isZero();
    String creds = read("table.creds");
    assertThat(run("", "--host", "a.example.org")).isEqualTo(2);
    assertThat(err.toString()).contains("is there already, and is kept");
    assertThat(run("", "--host", "a.example.org", "--room", "1G", "--keep-keys")).isZero();
    assertThat(read("table.creds")).isEqualTo(creds);
    assertThat(read("nats-server.conf")).contains("max_file: 100000000000");
  }

  @Test
  void anotherAddressKeepsTheKeys() throws IOException {
    assertThat(run("", "--host", "a.example.org")).isZero();
    String seed = read("table.creds").lines().toList().getLast();
    assertThat(run("", "--host", "b.example.org", "--port", "4333", "--keep-keys")).isZero();
    assertThat(read("table.creds")).contains("nats://b.example.org:4333").endsWith(seed + "\n");
    assertThat(read("table.creds")).doesNotContain("a.example.org");
    assertThat(Pass.read(read("member.txt")).host()).isEqualTo("b.example.org");
  }

  @ParameterizedTest
  @CsvSource({
    "play.example.org, 0.0.0.0",
    "192.168.1.7, 0.0.0.0",
    "127.0.0.1, 127.0.0.1",
    "localhost, localhost",
    "[::1], ::1",
  })
  void onlyTheLoopbackIsListenedOnAlone(String host, String listening) throws IOException {
    assertThat(run("", "--host", host)).isZero();
    assertThat(read("nats-server.conf")).contains("host: \"" + listening + "\"");
  }

  @ParameterizedTest
  @CsvSource({
    "--host, a b, a host is needed",
    "--host, '', a host is needed",
    "--port, 0, the port must be",
    "--port, 65536, the port must be",
    "--port, x, the port must be",
    "--room, many, the room must be",
    "--certificate, /etc/cert.pem, needs its key",
    "--store, '', the store must be",
    "--store, 'a\"b', the store must be without quotes",
    "--store, 'a\u0000b', the store must be without quotes",
  })
  void wrongAnswersAreRefused(String option, String value, String reason) {
    String[] args =
        option.equals("--host")
            ? new String[] {option, value}
            : new String[] {"--host", "a.example.org", option, value};
    assertThat(run("", args)).isEqualTo(2);
    assertThat(err.toString()).contains(reason);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aServerRunsWithIt() throws Exception {
    assumeTrue(NatsServer.isInstalled(), "Left out: there is no nats-server on the path");
    int port = NatsServer.freePort();
    run("", "--host", "127.0.0.1", "--port", "" + port, "--store", folder + "/store");
    try (NatsServer server = NatsServer.started(folder, port)) {
      try (Wire table = Wire.open(TableCreds.read(folder.resolve("table.creds")), Tempos.FAST)) {
        new Streams(table).prepare(1);
        assertThat(new Streams(table).serverVersion()).isNotEmpty();
      }
      assertThat(server.log()).contains("Server is ready");
    }
  }

  @Test
  void withACertificateTheConnectionIsEncrypted() throws Exception {
    assumeTrue(NatsServer.isInstalled(), "Left out: there is no nats-server on the path");
    int port = NatsServer.freePort();
    SSLContext trusting = makeCertificate();
    run(
        "",
        "--host",
        "127.0.0.1",
        "--port",
        "" + port,
        "--store",
        folder + "/store",
        "--certificate",
        folder + "/cert.pem",
        "--key",
        folder + "/key.pem");
    SSLContext usual = SSLContext.getDefault();
    SSLContext.setDefault(trusting);
    TableCreds creds = TableCreds.read(folder.resolve("table.creds"));
    Pass pass = Pass.read(read("member.txt").strip());
    try (NatsServer server = NatsServer.started(folder, port);
        Wire table = Wire.open(creds, Tempos.FAST);
        Wire member = Wire.open(pass, Tempos.FAST)) {
      new Streams(table).prepare(1);
      Lobby.serve(table, creds, (line, asked) -> CompletableFuture.completedFuture(asked))
          .begun()
          .get();
      byte[] question = "please".getBytes(StandardCharsets.US_ASCII);
      assertThat(Lobby.ask(member, pass, question).toCompletableFuture().get()).isEqualTo(question);
      assertThat(server.log()).contains("TLS required for client connections");
    } finally {
      SSLContext.setDefault(usual);
    }
  }

  /** Makes the files of a certificate that signs itself; returns a context that trusts it. */
  private SSLContext makeCertificate() throws Exception {
    Path file = folder.resolve("store.p12");
    String password = "password";
    Process keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                "server",
                "-keyalg",
                "EC",
                "-dname",
                "CN=127.0.0.1",
                "-ext",
                "san=ip:127.0.0.1",
                "-storetype",
                "PKCS12",
                "-storepass",
                password,
                "-keystore",
                file.toString())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(keytool.waitFor()).isZero();
    KeyStore store = KeyStore.getInstance(file.toFile(), password.toCharArray());
    Certificate certificate = store.getCertificate("server");
    pem("cert.pem", "CERTIFICATE", certificate.getEncoded());
    pem("key.pem", "PRIVATE KEY", store.getKey("server", password.toCharArray()).getEncoded());
    KeyStore trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    trusted.setCertificateEntry("server", certificate);
    TrustManagerFactory trust =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(trusted);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, trust.getTrustManagers(), null);
    return context;
  }

  private void pem(String file, String name, byte[] bytes) throws IOException {
    Files.writeString(
        folder.resolve(file),
        "-----BEGIN %1$s-----%n%2$s%n-----END %1$s-----%n"
            .formatted(name, Base64.getMimeEncoder().encodeToString(bytes)));
  }

  @Test
  void theServerIsFoundOnThePath() throws IOException {
    Path file = Files.createFile(folder.resolve("nats-server.exe"));
    assertThat(file.toFile().setExecutable(true)).isTrue();
    assertThat(ServerCommand.program(Map.of("PATH", folder.toString()), "Windows 11"))
        .hasValue(file);
    assertThat(ServerCommand.program(Map.of(), "Windows 11")).isEmpty();
  }
}
