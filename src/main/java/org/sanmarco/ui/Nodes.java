package org.sanmarco.ui;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/** Shared operations on the scene graph. */
public final class Nodes {

  private Nodes() {}

  /** Whether a node is another one, or a descendant of it. */
  public static boolean isWithin(@Nullable Node inner, Node outer) {
    return outwards(inner).anyMatch(outer::equals);
  }

  /** A node and all that it is within, from the inside out; nothing for what is no node. */
  public static Stream<Node> outwards(@Nullable Object node) {
    return node instanceof Node inner
        ? Stream.iterate(inner, Objects::nonNull, Node::getParent)
        : Stream.empty();
  }

  /** The nodes directly within a node. */
  public static List<Node> children(Node node) {
    return node instanceof Parent parent ? parent.getChildrenUnmodifiable() : List.of();
  }

  /** The focused node of a node's scene; null if there is none. */
  public static @Nullable Node focused(Node node) {
    return node.getScene() == null ? null : node.getScene().getFocusOwner();
  }

  /** The window of a node; null if it is in none. */
  public static @Nullable Window window(Node node) {
    return node.getScene() == null ? null : node.getScene().getWindow();
  }

  /** Shows a node, or hides it without leaving room for it. */
  public static void show(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  /** Shows a node, or hides it without leaving room for it, whenever this changes. */
  public static void show(Node node, ObservableValue<Boolean> shown) {
    node.visibleProperty().bind(shown);
    node.managedProperty().bind(shown);
  }

  /** Sets a state of a node, by the name that style sheets have for it. */
  public static void mark(Node node, String state, boolean on) {
    node.pseudoClassStateChanged(PseudoClass.getPseudoClass(state), on);
  }

  /** Shows a text; an empty one leaves no room. */
  public static void say(Labeled label, String text) {
    label.setText(text);
    show(label, !text.isEmpty());
  }

  /** A node with style classes added; returns it. */
  public static <T extends Node> T styled(T node, String... classes) {
    node.getStyleClass().addAll(classes);
    return node;
  }

  /** A region that is never narrower than its content, with style classes added; returns it. */
  public static <T extends Region> T uncut(T region, String... classes) {
    region.setMinWidth(Region.USE_PREF_SIZE);
    return styled(region, classes);
  }

  /** A node that takes the width left in its row; returns it. */
  public static <T extends Node> T wide(T node) {
    HBox.setHgrow(node, Priority.ALWAYS);
    return node;
  }

  /** A button, with an identifier and style classes. */
  public static Button button(String id, String text, Runnable action, String... classes) {
    Button button = styled(new Button(text), classes);
    button.setId(id);
    button.setOnAction(event -> action.run());
    return button;
  }

  /** A line of a menu, with an identifier. */
  public static MenuItem item(String id, String text, Runnable action) {
    MenuItem item = new MenuItem(text);
    item.setId(id);
    item.setOnAction(event -> action.run());
    return item;
  }

  /** A label whose text is broken into lines where it must be, all of which are seen. */
  public static Label whole(String text, String... classes) {
    Label label = wrapped(text, classes);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }

  /** A label whose text is broken into lines where it must be. */
  public static Label wrapped(String text, String... classes) {
    Label label = styled(new Label(text), classes);
    label.setWrapText(true);
    return label;
  }

  /** Puts the choices of a box into words. */
  public static <T extends @Nullable Object> StringConverter<T> words(
      Function<? super T, String> words) {
    return new StringConverter<>() {
      @Override
      public String toString(T choice) {
        return words.apply(choice);
      }

      @Override
      public T fromString(String text) {
        throw new UnsupportedOperationException(text);
      }
    };
  }

  /** Makes a node the only child of a pane, unless it is already there. */
  public static void put(Node node, Pane into) {
    if (!into.equals(node.getParent())) {
      into.getChildren().setAll(node);
    }
  }

  /** Calls a listener after each layout of the scene that a node is in. */
  public static void afterLayout(Node node, Runnable listener) {
    node.sceneProperty()
        .subscribe((before, now) -> {
          if (before != null) {
            before.removePostLayoutPulseListener(listener);
          }
          if (now != null) {
            now.addPostLayoutPulseListener(listener);
          }
        });
  }

  /** Gives a node a place in its parent. */
  public static void place(Node node, Rectangle2D room) {
    node.resizeRelocate(room.getMinX(), room.getMinY(), room.getWidth(), room.getHeight());
  }

  /** A style sheet beside a class. */
  public static String stylesheet(Class<?> beside, String file) {
    return Objects.requireNonNull(beside.getResource(file), file).toExternalForm();
  }

  /** Copies a text to the clipboard. */
  public static void copy(String text) {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
  }

  /** Passes an event on to a node around the control that would consume it. */
  public static void passOn(Event event, Node around) {
    event.consume();
    around.fireEvent(event.copyFor(around, around));
  }
}
