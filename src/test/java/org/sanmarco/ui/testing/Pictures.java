package org.sanmarco.ui.testing;

import module java.base;

import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.transform.Transform;
import org.sanmarco.ui.Theme;

/** Takes pictures of the window for people to look at, if they are wanted. */
public final class Pictures {

  private static final Theme DARK = new Theme(true, false);

  /** The size of a window and the number of pixels to its unit. */
  private record Size(double width, double height, double scale) {
    @Override
    public String toString() {
      return "%.0fx%.0f".formatted(width * scale, height * scale);
    }
  }

  private static final Size SMALLEST = new Size(1024, 700, 1);
  private static final Size USUAL = new Size(1280, 800, 1);
  private static final Size LARGE = new Size(1920, 1080, 1);
  private static final Size FINE = new Size(1920, 1080, 2);

  /** The frames after which a log stands still whose lines are new. */
  private static final int FRAMES = 4;

  private Pictures() {}

  /** Takes a picture of the window at the usual sizes. */
  public static void take(Window window, String name) {
    take(window, name, List.of(USUAL, LARGE));
  }

  /** Takes a picture of the window in one of the languages, at the usual size. */
  public static void take(Window window, String language, String name) {
    take(window, language + "/" + name, List.of(USUAL));
  }

  /** Takes a picture of the smallest window. */
  public static void takeSmall(Window window, String name) {
    take(window, name, List.of(SMALLEST));
  }

  /**
   * Pictures of one of the main states: at all sizes, in the dark, and for colour-blind players.
   */
  public static void takeAll(Window window, String name) {
    take(window, name, List.of(SMALLEST, USUAL, LARGE, FINE));
    if (!Screens.ARE_WANTED) {
      return;
    }
    show(window, DARK);
    take(window, name + "-dark", List.of(USUAL, LARGE));
    show(window, new Theme(false, true));
    take(window, name + "-colour-blind", List.of(USUAL));
    show(window, Theme.STANDARD);
  }

  /** Takes a picture for the documents, and notes what it shows. */
  public static void takeForDocuments(Window window, String name) {
    PictureNotes.check(name, notes(window));
    if (Screens.ARE_WANTED) {
      Screens.write(Fx.on(() -> picture(window.scene(), USUAL)), name);
    }
  }

  /** The content of a picture for the documents, once nothing moves any more. */
  public static List<String> notes(Window window) {
    List<String> before = List.of();
    while (true) {
      // A list scrolls to its end only when it is drawn, and its lines get their heights so.
      for (int frame = 0; frame < FRAMES; frame++) {
        Fx.awaitFrame(window.scene());
      }
      window.settle();
      List<String> notes = new ArrayList<>();
      Fx.run(() -> layOut(window.scene(), USUAL, root -> notes.addAll(SceneNotes.of(root))));
      if (notes.equals(before)) {
        return notes;
      }
      before = notes;
    }
  }

  /** The same in the dark. */
  public static void takeForDocumentsInTheDark(Window window, String name) {
    show(window, DARK);
    takeForDocuments(window, name);
    show(window, Theme.STANDARD);
  }

  /** Takes a picture of the window after a failure, even if pictures are off. */
  public static void keep(Window window, String name) {
    Fx.run(() -> window.scene().getRoot().setOpacity(1));
    window.settle();
    Screens.write(Fx.on(() -> picture(window.scene(), USUAL)), name);
  }

  private static void show(Window window, Theme theme) {
    Fx.on(() -> {
      theme.apply(window.scene());
      return theme;
    });
  }

  private static void take(Window window, String name, List<Size> sizes) {
    window.settle();
    if (!Screens.ARE_WANTED) {
      return;
    }
    for (Size size : sizes) {
      Screens.write(Fx.on(() -> picture(window.scene(), size)), name + "-" + size);
    }
    window.settle();
  }

  private static WritableImage picture(Scene scene, Size size) {
    SnapshotParameters view = new SnapshotParameters();
    view.setTransform(Transform.scale(size.scale(), size.scale()));
    view.setViewport(
        new Rectangle2D(0, 0, size.width() * size.scale(), size.height() * size.scale()));
    List<WritableImage> taken = new ArrayList<>();
    layOut(scene, size, root -> taken.add(root.snapshot(view, null)));
    return taken.getFirst();
  }

  /** The root is made larger, not the window: the headless platform's screen is small. */
  private static void layOut(Scene scene, Size size, Consumer<Parent> look) {
    Parent root = scene.getRoot();
    root.resize(size.width(), size.height());
    // A node that moves to another place in a window of this size gets its size only afterwards.
    root.layout();
    look.accept(root);
    root.resize(scene.getWidth(), scene.getHeight());
    root.layout();
  }
}
