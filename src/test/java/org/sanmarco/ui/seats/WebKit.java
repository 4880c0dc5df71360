package org.sanmarco.ui.seats;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.MutableCapabilities;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.remote.RemoteWebDriver;

/**
 * The engine of Safari as Debian packs it, {@code webkit2gtk-driver}; it needs a display, and
 * speaks the language of the machine.
 */
final class WebKit extends Browser {

  private static final Optional<Path> STEERING = program("WebKitWebDriver");

  private final Process process;
  private final RemoteWebDriver driver;

  /**
   * Starts WebKit; only where it {@link #isInstalled}.
   *
   * @param folder an empty folder for its settings
   */
  WebKit(Path folder) throws IOException {
    Path settings = Files.createDirectories(folder.resolve("gtk-3.0")).resolve("settings.ini");
    // Colours that still change into others are no colours of the page.
    Files.writeString(settings, "[Settings]\ngtk-enable-animations=0\n");
    int port = freePort();
    ProcessBuilder builder =
        new ProcessBuilder(STEERING.orElseThrow().toString(), "--port=" + port)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("XDG_CONFIG_HOME", folder.toString());
    process = builder.start();
    waitUntil(() -> isListening(port));
    driver =
        new RemoteWebDriver(
            URI.create("http://127.0.0.1:" + port).toURL(),
            new MutableCapabilities(Map.of("browserName", "MiniBrowser")),
            /* enableTracing= */ false);
    driver.manage().timeouts().scriptTimeout(PATIENCE);
    turn(360, 740);
  }

  /** Whether this machine has WebKit, and a display for it. */
  static boolean isInstalled() {
    return STEERING.isPresent() && System.getenv("DISPLAY") != null;
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static boolean isListening(int port) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.isConnected();
    } catch (IOException notYet) {
      return false;
    }
  }

  @Override
  void open(String link) {
    driver.get("about:blank");
    driver.get(link);
  }

  @Override
  @Nullable Object script(String body, Object... arguments) {
    return driver.executeScript(body, arguments);
  }

  /** The window is as much larger than the page as it was before. */
  @Override
  void turn(int width, int height) {
    Dimension window = driver.manage().window().getSize();
    List<?> page = (List<?>) Objects.requireNonNull(script("return [innerWidth, innerHeight]"));
    driver
        .manage()
        .window()
        .setSize(
            new Dimension(
                width + window.width - ((Number) page.getFirst()).intValue(),
                height + window.height - ((Number) page.getLast()).intValue()));
  }

  @Override
  void check() {
    check(false);
  }

  @Override
  byte[] picture() {
    return driver.getScreenshotAs(OutputType.BYTES);
  }

  @Override
  public void close() {
    driver.quit();
    process.destroy();
    process.onExit().join();
  }
}
