package org.sanmarco.ui.art;

import module java.base;

import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.transform.Scale;
import org.sanmarco.kernel.PackedFile;

/** The drawings of landmarks, figures and seals that board and cards share, and a large one. */
public final class Drawings {

  private static final double SIDE = 100;
  private static final String SHARED = "/assets/art/drawings.txt";
  private static final Map<String, Map<String, List<Part>>> FILES = new ConcurrentHashMap<>();

  private Drawings() {}

  /**
   * A part of a drawing.
   *
   * @param style its paint's name in the palette
   */
  record Part(String style, String outline) {}

  /** The parts of a drawing, from back to front. */
  static List<Part> parts(String file, String name) {
    return Objects.requireNonNull(all(file).get(name), name);
  }

  private static Map<String, List<Part>> all(String file) {
    return FILES.computeIfAbsent(file, Drawings::read);
  }

  /** The drawings of a file as SVG by name, without those in colours of one map alone. */
  public static Map<String, String> svgs(String file) {
    Map<String, String> svgs = new LinkedHashMap<>();
    all(file)
        .forEach((name, parts) -> {
          if (parts.stream().allMatch(part -> WebPaints.isStyle("ink-" + part.style()))) {
            svgs.put(name, svg(parts));
          }
        });
    return svgs;
  }

  private static String svg(List<Part> parts) {
    return parts.stream()
        .map(part ->
            "<path d=\"%s\"%s/>"
                .formatted(part.outline(), WebPaints.attributes("ink-" + part.style())))
        .collect(
            Collectors.joining(
                "",
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 -6 100 106\" fill=\"none\""
                    + " stroke-linecap=\"round\" stroke-linejoin=\"round\">",
                "</svg>"));
  }

  /**
   * A new picture of a drawing, fitted into a square.
   *
   * @param name as {@code assets/art/drawings.txt} calls it
   */
  public static Group picture(String name, Rectangle2D square) {
    return picture(SHARED, name, square);
  }

  /**
   * A new picture of a drawing of a game's own, fitted into a square.
   *
   * @param file such as {@code /assets/art/drawings.txt}
   * @param name as the file calls it
   */
  public static Group picture(String file, String name, Rectangle2D square) {
    Group group = new Group();
    for (Part part : parts(file, name)) {
      SVGPath path = Art.path(part.outline(), "ink-" + part.style());
      path.setStrokeLineCap(StrokeLineCap.ROUND);
      path.setStrokeLineJoin(StrokeLineJoin.ROUND);
      group.getChildren().add(path);
    }
    group.getTransforms().add(new Scale(square.getWidth() / SIDE, square.getWidth() / SIDE));
    group.setLayoutX(square.getMinX());
    group.setLayoutY(square.getMinY());
    group.setMouseTransparent(true);
    group.getStyleClass().add("picture");
    return group;
  }

  /** Venice across the lagoon in the evening, in a frame of 1600 by 1000 that it reaches out of. */
  public static Group evening() {
    Group group = new Group();
    for (List<String> words : PackedFile.words("/assets/art/evening.txt")) {
      Part part = part(words);
      group.getChildren().add(Art.path(part.outline(), part.style()));
    }
    return group;
  }

  private static Map<String, List<Part>> read(String file) {
    Map<String, List<Part>> all = new LinkedHashMap<>();
    List<Part> drawing = List.of();
    for (List<String> words : PackedFile.words(file)) {
      if (words.getFirst().equals("drawing")) {
        drawing = new ArrayList<>();
        all.put(words.get(1), drawing);
      } else {
        drawing.add(part(words));
      }
    }
    return all;
  }

  private static Part part(List<String> words) {
    return new Part(words.getFirst(), String.join(" ", words.subList(1, words.size())));
  }
}
