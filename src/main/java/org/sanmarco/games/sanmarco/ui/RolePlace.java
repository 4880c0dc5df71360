package org.sanmarco.games.sanmarco.ui;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Buttons;

/** The place of a role, on which a colour is put. */
final class RolePlace extends VBox {

  private final StackPane slot = Nodes.styled(new StackPane(), "role-slot");

  /**
   * A place.
   *
   * @param place its number, from 1
   * @param role the name of the role
   */
  RolePlace(int place, String role, Runnable action) {
    setId("role-place-" + place);
    getStyleClass().add("role-place");
    Label title = Nodes.styled(new Label(role), "role-title");
    title.setMinHeight(USE_PREF_SIZE);
    getChildren().addAll(title, slot);
    HBox.setHgrow(this, Priority.ALWAYS);
    setPrefWidth(100);
    Buttons.press(this, role, action);
  }

  /**
   * Shows the token on this place.
   *
   * @param open whether the colour in hand may be put here
   */
  void show(@Nullable Node token, boolean open) {
    if (token == null) {
      slot.getChildren().clear();
    } else if (!slot.getChildren().contains(token)) {
      slot.getChildren().setAll(token);
    }
    Nodes.mark(this, "open", open);
  }
}
