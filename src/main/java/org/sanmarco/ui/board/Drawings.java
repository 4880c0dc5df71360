package org.sanmarco.ui.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.transform.Scale;

/** The drawings of landmarks, figures and seals that board and cards share. */
public final class Drawings {

  private static final double SIDE = 100;
  private static final Map<String, List<Part>> ALL = read();

  private Drawings() {}

  private record Part(String style, String outline) {}

  /** A new picture of a drawing, fitted into a square. */
  public static Group picture(String name, Rectangle2D square) {
    Group group = new Group();
    for (Part part : Venice.get(ALL, name)) {
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

  private static Map<String, List<Part>> read() {
    Map<String, List<Part>> all = new HashMap<>();
    List<Part> drawing = List.of();
    for (List<String> words : VeniceFile.lines("/assets/san-marco/drawings.txt")) {
      if (words.getFirst().equals("drawing")) {
        drawing = new ArrayList<>();
        all.put(words.get(1), drawing);
      } else {
        String outline = String.join(" ", words.subList(1, words.size()));
        drawing.add(new Part(words.getFirst(), outline));
      }
    }
    return all;
  }
}
