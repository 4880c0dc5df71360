package org.sanmarco.ui.art;

import module java.base;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import org.sanmarco.kernel.PackedFile;

/**
 * The face of a computer of the cast, within a rim in its seat's colour; its middle at the origin.
 * Faces and their parts are in {@code assets/art/portraits.txt}.
 */
public final class Portrait extends Group {

  private static final double RADIUS = 32;
  private static final double FACE = 30;

  /** The seat's crest at the lower right, and its distance from the middle. */
  private static final double BADGE = 0.62;

  private static final double ASIDE = 21;
  private static final String BEHIND = "behind-";

  /** The paints that a face gives to its parts, in the order of its line. */
  private static final List<String> PAINTS = List.of("skin", "hair", "robe", "hat");

  /** The shapes of each part, as paint and outline. */
  private static final Map<String, List<List<String>>> PARTS = new HashMap<>();

  /** The words of each face after its name. */
  private static final Map<String, List<String>> FACES = new HashMap<>();

  static {
    List<List<String>> part = List.of();
    for (List<String> words : PackedFile.words("/assets/art/portraits.txt")) {
      switch (words.getFirst()) {
        case "part" -> {
          part = new ArrayList<>();
          PARTS.put(words.get(1), part);
        }
        case "face" -> FACES.put(words.get(1) + " " + words.get(2), words.subList(3, words.size()));
        default -> part.add(words);
      }
    }
  }

  /**
   * A face of a certain size.
   *
   * @param level the computer's level
   * @param place its place in the cast of that level, from 0
   * @param size the diameter in pixels
   */
  public static Node of(String level, int place, SeatColour colour, double size) {
    Portrait portrait = new Portrait(level, place, colour);
    double scale = size / 2 / RADIUS;
    portrait.getTransforms().add(new Scale(scale, scale));
    return new Group(portrait);
  }

  /**
   * A face.
   *
   * @param level the computer's level
   * @param place its place in the cast of that level, from 0
   */
  public Portrait(String level, int place, SeatColour colour) {
    List<String> face = Objects.requireNonNull(FACES.get(level + " " + place), level);
    List<String> parts = face.subList(PAINTS.size(), face.size());
    getChildren()
        .addAll(Art.circle(0, 0, RADIUS, "marker-face"), Art.circle(0, 0, FACE, "portrait-ground"));
    Stream.of(parts.stream().map(BEHIND::concat), Stream.of("bust", "head"), parts.stream())
        .flatMap(names -> names)
        .flatMap(name -> PARTS.getOrDefault(name, List.of()).stream())
        .forEach(shape -> getChildren().add(shape(shape, face)));
    Medal badge = new Medal(colour);
    badge.lookupAll(".hatch").forEach(pattern -> pattern.setVisible(false));
    badge.getTransforms().addAll(new Translate(ASIDE, ASIDE), new Scale(BADGE, BADGE));
    getChildren().add(badge);
    getStyleClass().addAll("portrait", colour.styleClass());
    setMouseTransparent(true);
    Art.cached(this);
  }

  private static SVGPath shape(List<String> words, List<String> face) {
    String paint = words.getFirst();
    int given = PAINTS.indexOf(paint);
    SVGPath path =
        Art.path(
            String.join(" ", words.subList(1, words.size())),
            given < 0 ? paint : (given > 1 ? "cloth" : paint) + "-" + face.get(given));
    path.setStrokeLineCap(StrokeLineCap.ROUND);
    path.setStrokeLineJoin(StrokeLineJoin.ROUND);
    return path;
  }
}
