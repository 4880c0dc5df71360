package org.sanmarco.ui.seats;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.art.DrawingFile;
import org.sanmarco.ui.art.Drawings;
import org.sanmarco.ui.art.SeatColour;

/** The program's drawings as SVG, from the same outlines and paints as in the window. */
final class CardPictures {

  private static final List<String> FILES =
      List.of(
          "/assets/art/drawings.txt",
          "/assets/canal-grande/drawings.txt",
          "/assets/marco-polo/drawings.txt");

  /** Stands for a drawing that no card has: it is painted with a map's own colours. */
  private static final String ONLY_MAP = "";

  private static final Pattern RULE = Pattern.compile("\\.([A-Za-z0-9-]+) \\{([^}]*)}");
  private static final Pattern TOKEN = Pattern.compile("(-sm-[a-z0-9-]+): ([^;]+);");
  private static final Pattern VALUE = Pattern.compile("-fx-([a-z-]+): ([^;]+);");

  /** The colours of a gradient, in order. */
  private static final Pattern STOP = Pattern.compile("#[0-9a-f]{6}|-sm-[a-z0-9-]+");

  private static final Map<String, String> TOKENS = read(TOKEN, Theme.class, "tokens.css");
  private static final Map<String, String> STYLES = read(RULE, Drawings.class, "palette.css");

  private CardPictures() {}

  /** All drawings by name, and the crests of seats, such as {@code crest-red}. */
  static Map<String, String> all() {
    Map<String, String> all = new LinkedHashMap<>();
    for (String file : FILES) {
      String name = ONLY_MAP;
      StringBuilder paths = new StringBuilder();
      for (List<String> words : DrawingFile.lines(file)) {
        if (words.getFirst().equals("drawing")) {
          close(all, name, paths);
          name = words.get(1);
        } else {
          if (!STYLES.containsKey("ink-" + words.getFirst())) {
            name = ONLY_MAP;
            continue;
          }
          String outline = String.join(" ", words.subList(1, words.size()));
          paths.append("<path d=\"%s\"%s/>".formatted(outline, style("ink-" + words.getFirst())));
        }
      }
      close(all, name, paths);
    }
    for (SeatColour colour : SeatColour.ALL) {
      String token = "-sm-" + colour.id();
      all.put(
          "crest-" + colour.id(),
          """
          <svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 20 20"><circle r="9.3" fill="%s" stroke="%s" \
          stroke-width="1.4"/><path d="%s" fill="%s"/></svg>\
          """
              .formatted(
                  paint(token), paint(token + "-dark"), colour.outline(), paint(token + "-ink")));
    }
    return all;
  }

  private static void close(Map<String, String> all, String name, StringBuilder paths) {
    if (!name.equals(ONLY_MAP)) {
      all.put(
          name,
          "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 -6 100 106\" fill=\"none\""
              + " stroke-linecap=\"round\" stroke-linejoin=\"round\">"
              + paths
              + "</svg>");
    }
    paths.setLength(0);
  }

  /** The values of a style class as attributes. */
  private static String style(String name) {
    StringBuilder attributes = new StringBuilder();
    Matcher values = VALUE.matcher(Objects.requireNonNull(STYLES.get(name), name));
    while (values.find()) {
      String value = values.group(2).equals("null") ? "none" : plain(values.group(2));
      attributes.append(" %s=\"%s\"".formatted(values.group(1), value));
    }
    return attributes.toString();
  }

  /**
   * A paint as a colour for the web.
   *
   * @param name a token, such as {@code -sm-cas}, or a style class of the palette
   */
  static String paint(String name) {
    if (name.startsWith("-sm-")) {
      return plain(name);
    }
    Matcher values = VALUE.matcher(Objects.requireNonNull(STYLES.get(name), name));
    return values.find() ? plain(values.group(2)) : "none";
  }

  /** A value with the colour that a token stands for, and the middle colour of a gradient. */
  private static String plain(String value) {
    if (value.contains("gradient")) {
      List<String> stops = STOP.matcher(value).results().map(stop -> stop.group()).toList();
      return plain(stops.get((stops.size() - 1) / 2));
    }
    return value.startsWith("-sm-")
        ? plain(Objects.requireNonNull(TOKENS.get(value), value))
        : value;
  }

  private static Map<String, String> read(Pattern entry, Class<?> beside, String file) {
    try (InputStream in = beside.getResourceAsStream(file)) {
      String text =
          new String(Objects.requireNonNull(in, file).readAllBytes(), StandardCharsets.UTF_8);
      Map<String, String> all = new LinkedHashMap<>();
      entry.matcher(text).results().forEach(one -> all.putIfAbsent(one.group(1), one.group(2)));
      return all;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
