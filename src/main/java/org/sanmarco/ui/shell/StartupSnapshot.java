package org.sanmarco.ui.shell;

import module java.base;

import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.event.EventHandler;
import javafx.event.EventType;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.WritableImage;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Transform;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.disk.OwnerOnly;
import org.sanmarco.save.format.Program;
import org.sanmarco.save.settings.Settings;
import org.sanmarco.ui.Pixels;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.art.Painting;
import org.sanmarco.words.Language;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The start screen at first sight: a picture that was made when the window was last closed, of what
 * would be there at the next start; for the very first one it comes with the program. It is in the
 * window long before the screen itself, and gives way to it unnoticed. All of it on the JavaFX
 * thread.
 */
final class StartupSnapshot {

  private static final Logger LOG = LoggerFactory.getLogger(StartupSnapshot.class);

  /** The number of pictures after which the first is on the screen. */
  private static final int SHOWN = 3;

  /** An upper bound of the bytes before the pixels. */
  private static final int HEAD = 1 << 16;

  /** Input that ends the snapshot; a mouse that only rests there does not. */
  private static final List<EventType<? extends InputEvent>> USES =
      List.of(MouseEvent.MOUSE_PRESSED, KeyEvent.KEY_PRESSED);

  private final Stage stage;
  private final Path folder;
  private final Path file;
  private final Rectangle2D room;
  private final double scale;

  /** The picture that covers the window, until the start screen exists. */
  private @Nullable ImageView picture;

  /** The properties on which the picture depends and that can change between two runs. */
  private final String sign;

  /** The requested width of the window with its frame; NaN if the scene has the size. */
  private final double frameWidth;

  private final double frameHeight;

  /** The width within the frame, in pixels. */
  private int width;

  private int height;

  /**
   * A snapshot in a stage, which gets the size with which the program starts.
   *
   * @param folder where it is stored
   */
  StartupSnapshot(Stage stage, Path folder) {
    this.stage = stage;
    this.folder = folder;
    file = folder.resolve("start-screen.pixels");
    Screen screen = Screen.getPrimary();
    scale = screen.getOutputScaleX();
    room = screen.getVisualBounds();
    WindowSize.fit(stage, room);
    frameWidth = stage.getWidth();
    frameHeight = stage.getHeight();
    sign =
        Stream.of(
                Program.version(),
                Language.system().toLanguageTag(),
                Platform.getPreferences().getColorScheme(),
                room.getWidth(),
                room.getHeight(),
                scale)
            .map(Object::toString)
            .collect(Collectors.joining(" "));
  }

  /**
   * Shows the window, with the picture if one fits.
   *
   * @param then is run once the picture is visible, or immediately if there is none; an exception
   *     closes the window
   */
  void show(Runnable then) {
    Image found = read().or(this::shipped).orElse(null);
    if (found == null) {
      then.run();
      return;
    }
    ImageView view = new ImageView(found);
    view.setFitWidth(found.getWidth() / scale);
    view.setFitHeight(found.getHeight() / scale);
    view.setMouseTransparent(true);
    view.setManaged(false);
    picture = view;
    stage.setScene(WindowSize.scene(new Pane(view)));
    stage.show();
    draw(SHOWN, then);
  }

  /** Runs what it is given after some pictures of the scene have been drawn. */
  private void draw(int pictures, Runnable then) {
    // Pulses don't wait until they are drawn, but this does, and the task comes after uploads.
    stage
        .getScene()
        .snapshot(
            drawn -> {
              Platform.runLater(pictures == 1 ? () -> goOn(then) : () -> draw(pictures - 1, then));
              return null;
            },
            new WritableImage(1, 1));
  }

  private void goOn(Runnable then) {
    if (!stage.isShowing()) {
      return;
    }
    boolean done = false;
    try {
      then.run();
      done = true;
    } finally {
      if (!done) {
        // A picture that takes no input would be worse than none.
        stage.hide();
      }
    }
  }

  /** Keeps the picture before a shell's start screen until that is complete or is used. */
  void cover(Shell shell) {
    Scene scene = stage.getScene();
    scene.widthProperty().subscribe(now -> measure(scene));
    scene.heightProperty().subscribe(now -> measure(scene));
    ImageView cover = picture;
    if (cover == null) {
      return;
    }
    // JavaFX keeps twice its size in memory for as long as the picture is reachable.
    picture = null;
    StackPane root = (StackPane) scene.getRoot();
    EventHandler<InputEvent> uncover = event -> root.getChildren().remove(cover);
    root.getChildren().add(cover);
    USES.forEach(use -> scene.addEventFilter(use, uncover));
    new AnimationTimer() {
      @Override
      public void handle(long now) {
        if (shell.services().background().isIdle()) {
          stop();
          root.getChildren().remove(cover);
          USES.forEach(use -> scene.removeEventFilter(use, uncover));
        }
      }
    }.start();
  }

  /** The system adds the window's frame at any time; the player may resize it later. */
  private void measure(Scene scene) {
    boolean asAsked =
        Double.isNaN(frameWidth)
            ? scene.getWidth() == WindowSize.WIDTH && scene.getHeight() == WindowSize.HEIGHT
            : stage.getWidth() == frameWidth && stage.getHeight() == frameHeight;
    if (asAsked) {
      width = (int) Math.round(scene.getWidth() * scale);
      height = (int) Math.round(scene.getHeight() * scale);
    }
  }

  private Optional<Image> read() {
    if (!Files.isRegularFile(file)) {
      // None yet, or a pipe or a device, which might never end.
      return Optional.empty();
    }
    try (InputStream in = Files.newInputStream(file)) {
      ByteBuffer bytes = ByteBuffer.wrap(in.readNBytes(longest()));
      byte[] signed = new byte[Short.toUnsignedInt(bytes.getShort())];
      bytes.get(signed);
      int wide = bytes.getInt();
      int high = bytes.getInt();
      if (wide > 0
          && high > 0
          && bytes.remaining() == Pixels.size(wide, high)
          && new String(signed, StandardCharsets.UTF_8).equals(sign)) {
        return Optional.of(Pixels.read(bytes.slice(), wide, high));
      }
    } catch (IOException | BufferUnderflowException none) {
      // The first start, or the file was spoilt.
    }
    return Optional.empty();
  }

  /** An upper bound of the bytes of a picture of the whole screen. */
  private int longest() {
    long pixels =
        Math.round(room.getWidth() * scale + 1) * Math.round(room.getHeight() * scale + 1);
    return (int) Math.min(Integer.MAX_VALUE - 8, pixels * Integer.BYTES + HEAD);
  }

  /** The picture that came with the program, where it was never started and nothing is set. */
  private Optional<Image> shipped() {
    if (Files.exists(folder)
        || scale != 1
        || room.getWidth() < WindowSize.WIDTH
        || room.getHeight() < WindowSize.HEIGHT) {
      return Optional.empty();
    }
    boolean dark = Theme.of(Settings.STANDARD).dark();
    Optional<byte[]> evening = Painting.bytes(dark);
    try (InputStream menu =
        StartupSnapshot.class.getResourceAsStream(shipped(Language.system(), dark))) {
      if (evening.isEmpty() || menu == null) {
        return Optional.empty();
      }
      Pixels.patch(evening.get(), menu, WindowSize.WIDTH);
      return Optional.of(
          Pixels.read(ByteBuffer.wrap(evening.get()), WindowSize.WIDTH, WindowSize.HEIGHT));
    } catch (IOException none) {
      return Optional.empty();
    }
  }

  /**
   * The path in a package of the first start's picture in a language, stored as a patch of the
   * evening.
   */
  static String shipped(Locale language, boolean dark) {
    return "first-start-" + language.getLanguage() + (dark ? "-dark" : "") + ".pixels";
  }

  /** Makes the picture for the next start out of a window that has been closed. */
  void store(Shell shell) {
    try {
      Files.deleteIfExists(file);
      if (width > 0 && shell.showNextStart()) {
        write(paint(stage.getScene().getRoot(), width, height, scale));
      }
    } catch (IOException full) {
      // A full disk is nothing that the program could mend.
      LOG.info("the next start will have no snapshot: {}", full.toString());
    } catch (RuntimeException broken) {
      LOG.warn("the next start will have no snapshot", broken);
    }
  }

  /** Paints what a scene would show if it were so large, in pixels. */
  static Image paint(Parent root, int width, int height, double scale) {
    root.resize(width / scale, height / scale);
    root.applyCss();
    root.layout();
    SnapshotParameters parameters = new SnapshotParameters();
    parameters.setTransform(Transform.scale(scale, scale));
    parameters.setViewport(new Rectangle2D(0, 0, width, height));
    return root.snapshot(parameters, null);
  }

  private void write(Image image) throws IOException {
    OwnerOnly.makeFile(file);
    try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
      out.writeUTF(sign);
      out.writeInt(width);
      out.writeInt(height);
      out.write(Pixels.bytes(image));
    }
  }
}
