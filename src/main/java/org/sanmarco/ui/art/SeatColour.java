package org.sanmarco.ui.art;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javafx.scene.shape.SVGPath;

/**
 * The colours a seat may have. Each has a crest and a {@link Hatching} as well, so that they differ
 * without colour. The paints themselves are in the style sheet, by {@link #styleClass()}.
 */
public enum SeatColour {
  /** Crimson, with a cross. */
  RED("M-1.6,-5H1.6V-1.6H5V1.6H1.6V5H-1.6V1.6H-5V-1.6H-1.6Z", Hatching.PALES),
  /** Cobalt, with a lozenge. */
  BLUE("M0,-5.6L4.4,0L0,5.6L-4.4,0Z", Hatching.BARS),
  /** Saffron, with a sun. */
  YELLOW(
      "M0,-5.8L1.4,-2.6L4.1,-4.1L2.6,-1.4L5.8,0L2.6,1.4L4.1,4.1L1.4,2.6L0,5.8L-1.4,2.6"
          + "L-4.1,4.1L-2.6,1.4L-5.8,0L-2.6,-1.4L-4.1,-4.1L-1.4,-2.6Z",
      Hatching.DOTS),
  /** Emerald, with a chevron. */
  GREEN("M-5,2.2L0,-4.6L5,2.2V5.4L0,-1.2L-5,5.4Z", Hatching.BENDS),
  /** Ivory, with a crescent. */
  WHITE("M2.4,-4.8A5,5 0 1 0 2.4,4.8A6.2,6.2 0 0 1 2.4,-4.8Z", Hatching.PLAIN),
  /** Charcoal, with a tower. */
  BLACK("M-4.4,-5H-2.2V-3.2H-1.1V-5H1.1V-3.2H2.2V-5H4.4V-1.2H3.2V5H-3.2V-1.2H-4.4Z", Hatching.GRID);

  /** All of them, in the order in which they are handed out. */
  public static final List<SeatColour> ALL = List.of(values());

  private static final Map<List<Object>, String> HATCHED = new ConcurrentHashMap<>();

  private final String crest;
  private final Hatching hatching;

  SeatColour(String crest, Hatching hatching) {
    this.crest = crest;
    this.hatching = hatching;
  }

  /** The name in saved games and on the table, such as {@code red}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The colour of this name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static SeatColour of(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT));
  }

  /** The style class that sets this colour's paints for a node and its descendants. */
  public String styleClass() {
    return "seat-" + id();
  }

  /** The pattern of its cloth. */
  public Hatching hatching() {
    return hatching;
  }

  /** The outline of the crest, about ten units wide, its middle at the origin. */
  public String outline() {
    return crest;
  }

  /** A new drawing of the pattern within an outline; what it covers is found once. */
  public SVGPath hatch(String outline, double step) {
    return Art.path(
        HATCHED.computeIfAbsent(
            List.of(this, outline, step), found -> hatching.within(Art.path(outline), step)),
        "hatch");
  }

  /** A new drawing of the crest, about ten units wide, its middle at the origin. */
  public SVGPath crest() {
    return Art.path(crest, "crest");
  }
}
