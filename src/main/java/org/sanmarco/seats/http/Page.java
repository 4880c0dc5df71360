package org.sanmarco.seats.http;

import module java.base;

import org.sanmarco.kernel.PackedFile;
import org.sanmarco.table.Seat;

/**
 * The page of own screens: its files, drawings and words.
 *
 * @param claims tell who plays
 * @param labels the page's own words in a language, for those who have no seat yet
 */
record Page(
    Claims claims, HttpHost.Drawings drawings, Function<String, Map<String, String>> labels) {

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "webmanifest", "application/manifest+json");

  /** The files that a browser may load, the page itself first. */
  static final List<String> FILES =
      List.of(
          "index.html",
          "manifest.webmanifest",
          "seats.css",
          "seats.js",
          "app.js",
          "board.js",
          "connection.js",
          "device.js",
          "inflate.js",
          "lobby.js",
          "page.js",
          "parts.js",
          "seal.js",
          "sheet.js",
          "sorting.js",
          "state.js",
          "noble/chacha.js",
          "noble/_arx.js",
          "noble/_poly1305.js",
          "noble/utils.js");

  /** A comment on lines of its own, except for licences, or the type of an expression. */
  private static final Pattern COMMENT =
      Pattern.compile(
          "(?ms)^[ \\t]*(?://[^\\n]*|/\\*(?!!)(?:(?!\\*/).)*\\*/)[ \\t]*\\n|/\\*\\* @type [^\\n]*?\\*/ ?");

  /** Sends what has a path in the page's folder. */
  void serve(Request request, String path) throws IOException {
    switch (path) {
      case "/pictures.json" -> request.compressed(drawings.in(request.language()));
      case "/icon.svg" -> {
        String icon = drawings.in(request.language()).getOrDefault(HttpHost.ICON, "");
        request.send("image/svg+xml", icon.getBytes(StandardCharsets.UTF_8));
      }
      case "/words.json" -> request.compressed(words(request.language()));
      default -> file(request, path.equals("/") ? "index.html" : path.substring(1));
    }
  }

  private void file(Request request, String name) throws IOException {
    Optional<byte[]> png = drawings.png(name);
    if (png.isPresent()) {
      request.send("image/png", png.get());
      return;
    }
    if (!FILES.contains(name)) {
      request.status(HttpURLConnection.HTTP_NOT_FOUND);
      return;
    }
    String type = Objects.requireNonNull(TYPES.get(name.substring(name.lastIndexOf('.') + 1)));
    String text = PackedFile.text(Page.class, "page/" + name);
    String sent = COMMENT.matcher(text).replaceAll("");
    request.compressed(type, sent.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * The page's words, with the names of the players, so that one knows the game before the code.
   */
  private Map<String, Object> words(String language) {
    Map<String, Object> words = new LinkedHashMap<>(labels.apply(language));
    words.put("people", claims.seats().stream().map(Seat::name).distinct().toList());
    return words;
  }
}
