package org.sanmarco.ui.seats;

import module java.base;

import javafx.application.Platform;
import javafx.scene.image.Image;
import org.sanmarco.seats.http.HttpHost;
import org.sanmarco.ui.Png;
import org.sanmarco.ui.art.Drawings;
import org.sanmarco.ui.art.Emblem;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.art.WebPaints;
import org.sanmarco.ui.game.BoardPicture;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.words.Messages;

/**
 * The program's drawings as SVG for the screens of one game, from the same outlines and paints as
 * in the window. For any thread.
 */
final class ScreenPictures implements HttpHost.Drawings {

  private static final List<String> FILES =
      List.of(
          "/assets/art/drawings.txt",
          "/assets/canal-grande/drawings.txt",
          "/assets/marco-polo/drawings.txt");

  /** The drawings that have no words. */
  private static final Map<String, String> WORDLESS = wordless();

  /** The icons for home screens by the names of their files. */
  private static final Map<String, Supplier<Image>> ICONS =
      Map.of(
          "icon-192.png",
          () -> Emblem.icon(192),
          "icon-512.png",
          () -> Emblem.icon(512),
          "icon-maskable.png",
          () -> Emblem.maskable(512));

  /** The icons that were asked for. */
  private static final Map<String, byte[]> DRAWN = new ConcurrentHashMap<>();

  private final String name;
  private final Optional<BoardPicture> board;
  private final Map<Locale, Map<String, String>> all = new ConcurrentHashMap<>();

  ScreenPictures(String game) {
    name = board(game);
    board = GameUi.of(game).board();
  }

  /** The name of the picture of a game's board. */
  static String board(String game) {
    return "board-" + game;
  }

  /**
   * All drawings by name: those of cards, the crests of seats, such as {@code crest-red}, and the
   * game's board, such as {@code board-san-marco}, with names in a language.
   */
  @Override
  public Map<String, String> in(String language) {
    // Browsers may ask for any language; there are only a few.
    Locale locale = Messages.load(Sheet.TEXTS, Locale.forLanguageTag(language)).locale();
    return all.computeIfAbsent(locale, this::with);
  }

  @Override
  public Optional<byte[]> png(String file) {
    return Optional.ofNullable(ICONS.get(file))
        .map(icon -> DRAWN.computeIfAbsent(file, one -> drawn(icon)));
  }

  /** Draws on the JavaFX thread. */
  private static byte[] drawn(Supplier<Image> icon) {
    return Png.bytes(CompletableFuture.supplyAsync(icon, Platform::runLater).join());
  }

  private Map<String, String> with(Locale locale) {
    Map<String, String> pictures = new LinkedHashMap<>(WORDLESS);
    board.ifPresent(picture -> {
      pictures.put(name, picture.svg(locale));
      pictures.putAll(picture.drawings());
    });
    return pictures;
  }

  private static Map<String, String> wordless() {
    Map<String, String> all = new LinkedHashMap<>();
    FILES.forEach(file -> all.putAll(Drawings.svgs(file)));
    all.put(HttpHost.ICON, Emblem.svg());
    for (SeatColour colour : SeatColour.ALL) {
      String token = "-sm-" + colour.id();
      all.put(
          "crest-" + colour.id(),
          """
          <svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 20 20"><circle r="9.3" fill="%s" stroke="%s" \
          stroke-width="1.4"/><path d="%s" fill="%s"/></svg>\
          """
              .formatted(
                  WebPaints.paint(token),
                  WebPaints.paint(token + "-dark"),
                  colour.outline(),
                  WebPaints.paint(token + "-ink")));
    }
    return all;
  }
}
