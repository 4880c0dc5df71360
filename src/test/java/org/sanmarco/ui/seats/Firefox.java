package org.sanmarco.ui.seats;

import module java.base;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import org.jspecify.annotations.Nullable;

/** Firefox, steered by WebDriver BiDi, which it speaks without another program. */
final class Firefox extends Browser {

  private static final Optional<Path> BROWSER = program("firefox-esr", "firefox");
  private static final Pattern LISTENING =
      Pattern.compile("WebDriver BiDi listening on (ws://\\S+)");

  private final JsonMapper mapper = new JsonMapper();
  private final HttpClient client = HttpClient.newHttpClient();
  private final Process process;
  private final BufferedReader said;
  private final WebSocket socket;
  private final String context;
  private int asked;
  private volatile CompletableFuture<String> answer = new CompletableFuture<>();

  /**
   * Starts Firefox; only where it {@link #isInstalled}.
   *
   * @param folder an empty folder for its profile
   */
  Firefox(String language, boolean dark, Path folder) throws IOException {
    Files.writeString(
        folder.resolve("user.js"),
        """
        user_pref("intl.accept_languages", "%s");
        user_pref("layout.css.prefers-color-scheme.content-override", %d);
        user_pref("ui.prefersReducedMotion", 1);
        """
            .formatted(language, dark ? 0 : 1));
    process =
        new ProcessBuilder(
                BROWSER.orElseThrow().toString(),
                "--headless",
                "--no-remote",
                "--profile",
                folder.toString(),
                "--remote-debugging-port",
                "0")
            .redirectErrorStream(true)
            .start();
    said = process.inputReader();
    String address =
        said.lines()
            .flatMap(line -> LISTENING.matcher(line).results())
            .map(result -> result.group(1))
            .findFirst()
            .orElseThrow();
    // A full pipe would stop the browser.
    Thread.ofVirtual().start(() -> said.lines().forEach(line -> {}));
    socket =
        client
            .newWebSocketBuilder()
            .buildAsync(URI.create(address + "/session"), new Answers())
            .join();
    send("session.new", Map.of("capabilities", Map.of()));
    context = send("browsingContext.getTree", Map.of()).at("/contexts/0/context").asText();
    turn(360, 740);
  }

  /** Whether this machine has Firefox. */
  static boolean isInstalled() {
    return BROWSER.isPresent();
  }

  /** Puts answers together, of which there is one at a time. */
  private final class Answers implements WebSocket.Listener {

    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean isLast) {
      text.append(part);
      if (isLast) {
        answer.complete(text.toString());
        text.setLength(0);
      }
      from.request(1);
      return null;
    }
  }

  private JsonNode send(String method, Map<String, Object> parameters) {
    answer = new CompletableFuture<>();
    try {
      Map<String, Object> command = Map.of("id", ++asked, "method", method, "params", parameters);
      socket.sendText(mapper.writeValueAsString(command), true).join();
      JsonNode read =
          mapper.readTree(answer.orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join());
      JsonNode result = read.path("result");
      if (result.isMissingNode() || result.path("type").asText().equals("exception")) {
        throw new AssertionError(method + ": " + read);
      }
      return result;
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void load(String link) {
    send("browsingContext.navigate", Map.of("context", context, "url", link, "wait", "complete"));
  }

  @Override
  void open(String link) {
    load("about:blank");
    load(link);
  }

  @Override
  @Nullable Object script(String body, Object... arguments) {
    String function =
        "async (...all) => JSON.stringify(await (function() {%s}).apply(null, all) ?? null)"
            .formatted(body);
    JsonNode result =
        send(
            "script.callFunction",
            Map.of(
                "functionDeclaration",
                function,
                "awaitPromise",
                true,
                "target",
                Map.of("context", context),
                "arguments",
                Stream.of(arguments)
                    .map(one ->
                        Map.of("type", one instanceof Boolean ? "boolean" : "string", "value", one))
                    .toList()));
    try {
      return mapper.readValue(result.at("/result/value").asText(), Object.class);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  void turn(int width, int height) {
    send(
        "browsingContext.setViewport",
        Map.of("context", context, "viewport", Map.of("width", width, "height", height)));
  }

  @Override
  void check() {
    check(false);
  }

  @Override
  byte[] picture() {
    return Base64.getDecoder()
        .decode(
            send("browsingContext.captureScreenshot", Map.of("context", context))
                .path("data")
                .asText());
  }

  @Override
  public void close() {
    send("browser.close", Map.of());
    client.close();
    process.onExit().join();
  }
}
