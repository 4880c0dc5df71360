package org.sanmarco.ui.shell;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Transform;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.sanmarco.save.Program;
import org.sanmarco.ui.Pixels;
import org.sanmarco.words.Language;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The start screen at first sight: a picture that was made when the window was last closed, of what
 * would be there at the next start. It is in the window long before the screen itself, and gives
 * way to it unnoticed. All of it on the JavaFX thread.
 */
final class Glimpse {

  private static final Logger LOG = LoggerFactory.getLogger(Glimpse.class);

  /** After so many pulses the first picture is on the screen. */
  private static final int SHOWN = 3;

  /** What somebody does who doesn't only look; the mouse may just lie there. */
  private static final List<EventType<? extends InputEvent>> USES =
      List.of(MouseEvent.MOUSE_PRESSED, KeyEvent.KEY_PRESSED);

  private final Stage stage;
  private final Path file;
  private final double scale;
  private final ImageView picture = new ImageView();

  /** All that it depends on and that can become other while the program isn't running. */
  private final String sign;

  private final double frameWidth;
  private final double frameHeight;

  /** Of what is within the frame, in pixels. */
  private int width;

  private int height;

  /**
   * A glimpse in a stage, which gets the size with which the program starts.
   *
   * @param folder where it is kept
   */
  Glimpse(Stage stage, Path folder) {
    this.stage = stage;
    this.file = folder.resolve("start-screen.pixels");
    Screen screen = Screen.getPrimary();
    scale = screen.getOutputScaleX();
    Shell.size(stage, screen.getVisualBounds());
    frameWidth = stage.getWidth();
    frameHeight = stage.getHeight();
    sign =
        Stream.of(
                Program.version(),
                Language.system().toLanguageTag(),
                Platform.getPreferences().getColorScheme(),
                frameWidth,
                frameHeight,
                scale)
            .map(Object::toString)
            .collect(Collectors.joining(" "));
    picture.setMouseTransparent(true);
    picture.setManaged(false);
  }

  /**
   * Shows the window, with the picture if one fits.
   *
   * @param then is run once that can be seen, or at once if there is nothing to be seen; what it
   *     throws closes the window
   */
  void show(Runnable then) {
    Image found = read().orElse(null);
    if (found == null) {
      then.run();
      return;
    }
    picture.setImage(found);
    picture.setFitWidth(found.getWidth() / scale);
    picture.setFitHeight(found.getHeight() / scale);
    stage.setScene(Shell.scene(new Pane(picture)));
    stage.show();
    new AnimationTimer() {
      private int left = SHOWN;

      @Override
      public void handle(long now) {
        if (--left == 0) {
          stop();
          goOn(then);
        }
      }
    }.start();
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
        // A picture that does nothing would be worse than none.
        stage.hide();
      }
    }
  }

  /** Keeps the picture before a shell's start screen until that is complete or is used. */
  void cover(Shell shell) {
    Scene scene = stage.getScene();
    StackPane root = (StackPane) scene.getRoot();
    EventHandler<InputEvent> uncover = event -> root.getChildren().remove(picture);
    if (picture.getImage() != null) {
      root.getChildren().add(picture);
      USES.forEach(use -> scene.addEventFilter(use, uncover));
    }
    new AnimationTimer() {
      @Override
      public void handle(long now) {
        if (shell.services().background().isIdle()) {
          stop();
          root.getChildren().remove(picture);
          USES.forEach(use -> scene.removeEventFilter(use, uncover));
          picture.setImage(null);
        }
      }
    }.start();
    scene.widthProperty().subscribe(now -> measure(scene));
    scene.heightProperty().subscribe(now -> measure(scene));
  }

  /** The system puts its frame around the window when it likes; whoever plays sizes it later. */
  private void measure(Scene scene) {
    if (stage.getWidth() == frameWidth && stage.getHeight() == frameHeight) {
      width = (int) Math.round(scene.getWidth() * scale);
      height = (int) Math.round(scene.getHeight() * scale);
    }
  }

  private Optional<Image> read() {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
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

  /** Makes the picture for the next start out of a window that has been closed. */
  void keep(Shell shell) {
    try {
      Files.deleteIfExists(file);
      if (width > 0 && shell.showNextStart()) {
        write(paint());
      }
    } catch (IOException | RuntimeException lost) {
      LOG.info("the next start will have no glimpse", lost);
    }
  }

  private Image paint() {
    Parent root = stage.getScene().getRoot();
    root.resize(width / scale, height / scale);
    root.applyCss();
    root.layout();
    SnapshotParameters parameters = new SnapshotParameters();
    parameters.setTransform(Transform.scale(scale, scale));
    parameters.setViewport(new Rectangle2D(0, 0, width, height));
    return root.snapshot(parameters, null);
  }

  private void write(Image image) throws IOException {
    try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
      out.writeUTF(sign);
      out.writeInt(width);
      out.writeInt(height);
      out.write(Pixels.bytes(image));
    }
  }
}
