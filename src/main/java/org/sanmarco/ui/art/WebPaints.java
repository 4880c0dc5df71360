package org.sanmarco.ui.art;

import module java.base;

import org.sanmarco.kernel.PackedFile;
import org.sanmarco.ui.Theme;

/** The window's paints as a browser reads them. */
public final class WebPaints {

  private static final Pattern RULE = Pattern.compile("\\.([A-Za-z0-9-]+) \\{([^}]*)}");
  private static final Pattern TOKEN = Pattern.compile("(-sm-[a-z0-9-]+): ([^;]+);");
  private static final Pattern VALUE = Pattern.compile("-fx-([a-z-]+): ([^;]+);");

  /** The colours of a gradient, in order. */
  private static final Pattern STOP = Pattern.compile("#[0-9a-f]{6}|-sm-[a-z0-9-]+");

  private static final Map<String, String> TOKENS = read(TOKEN, Theme.class, "tokens.css");
  private static final Map<String, String> STYLES = read(RULE, Drawings.class, "palette.css");

  private WebPaints() {}

  /** Whether the palette has a style class of this name. */
  public static boolean isStyle(String name) {
    return STYLES.containsKey(name);
  }

  /** The values of a style class of the palette as attributes of an SVG element. */
  public static String attributes(String name) {
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
  public static String paint(String name) {
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
    Map<String, String> all = new LinkedHashMap<>();
    entry
        .matcher(PackedFile.text(beside, file))
        .results()
        .forEach(one -> all.putIfAbsent(one.group(1), one.group(2)));
    return all;
  }
}
