package org.sanmarco.ui;

import module java.base;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.util.Subscription;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings;
import org.sanmarco.save.settings.Settings.Palette;

/**
 * A look of the whole window.
 *
 * @param dark whether it is light on dark
 * @param colourBlind whether the players' colours are those that colour-blind players can tell
 *     apart
 */
public record Theme(boolean dark, boolean colourBlind) {

  /** The size of letters in menus and tooltips, in pixels. */
  private static final int POPUP_SIZE = 16;

  /** The size of a window in which letters have their usual size. */
  private static final double USUAL_WIDTH = 1280;

  private static final double USUAL_HEIGHT = 800;
  private static final String ALWAYS = "theme.css";
  private static final List<String> BY_NIGHT = List.of("tokens-dark.css", "art/lagoon-night.css");
  private static final String COLOUR_BLIND = "tokens-colour-blind.css";

  /** The look of the box. */
  public static final Theme STANDARD = new Theme(false, false);

  /** The theme of the settings, which may follow the system. On the JavaFX thread. */
  public static Theme of(Settings settings) {
    boolean dark =
        switch (settings.get(Setting.THEME)) {
          case SYSTEM -> Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
          case LIGHT -> false;
          case DARK -> true;
        };
    return new Theme(dark, settings.get(Setting.PALETTE) == Palette.COLOUR_BLIND);
  }

  /**
   * Applies the theme of the settings or the system to a window's scene, now and whenever it
   * changes.
   *
   * @return ends it
   */
  public static Subscription follow(Scene scene, Preferences preferences) {
    Runnable apply =
        () -> of(preferences.settings()).apply(scene, popups(preferences.settings(), scene));
    apply.run();
    return Subscription.combine(
        preferences.settingsProperty().subscribe(apply),
        scene.widthProperty().subscribe(apply),
        scene.heightProperty().subscribe(apply),
        Platform.getPreferences().colorSchemeProperty().subscribe(apply));
  }

  /** Applies this theme to the window's scene: AtlantaFX below, {@code theme.css} on top. */
  public void apply(Scene scene) {
    apply(scene, List.of());
  }

  private void apply(Scene scene, List<String> more) {
    String base = (dark ? new PrimerDark() : new PrimerLight()).getUserAgentStylesheet();
    if (!base.equals(Application.getUserAgentStylesheet())) {
      Application.setUserAgentStylesheet(base);
    }
    scene.getPreferences().setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT);
    style(scene, more);
  }

  /**
   * The styles of menus and tooltips. These have windows of their own and are not enlarged with the
   * window's content: they grow with the text size, and with the window as the page of a game does.
   */
  private static List<String> popups(Settings settings, Scene scene) {
    double room = Math.min(scene.getWidth() / USUAL_WIDTH, scene.getHeight() / USUAL_HEIGHT);
    // In steps: a window that changes its size little keeps its styles.
    double factor =
        settings.get(Setting.TEXT_SIZE).factor() * Math.max(1, Math.rint(4 + 4 * room) / 8);
    String sheet =
        ".tooltip, .context-menu, .combo-box-popup > .list-view { -fx-font-size: %spx; }"
            .formatted(POPUP_SIZE * factor);
    return factor == 1
        ? List.of()
        : List.of(
            "data:text/css;base64,"
                + Base64.getEncoder().encodeToString(sheet.getBytes(StandardCharsets.UTF_8)));
  }

  /** The same for a further scene, on the thread that owns it. */
  void style(Scene scene) {
    style(scene, List.of());
  }

  private void style(Scene scene, List<String> more) {
    List<String> sheets = new ArrayList<>(List.of(sheet(ALWAYS)));
    if (dark) {
      BY_NIGHT.forEach(name -> sheets.add(sheet(name)));
    }
    if (colourBlind) {
      sheets.add(sheet(COLOUR_BLIND));
    }
    sheets.addAll(more);
    if (!scene.getStylesheets().equals(sheets)) {
      scene.getStylesheets().setAll(sheets);
    }
  }

  private static String sheet(String name) {
    return Objects.requireNonNull(Theme.class.getResource(name)).toExternalForm();
  }
}
