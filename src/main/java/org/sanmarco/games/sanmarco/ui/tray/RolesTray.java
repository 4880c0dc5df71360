package org.sanmarco.games.sanmarco.ui.tray;

import module java.base;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.games.sanmarco.ui.model.RoleAssignment;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.SeatName;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.table.board.Drag;

/** The plaque on which a player gives out the roles: by click, by key, or dragged (V1, V4). */
public final class RolesTray extends TablePanel<SanMarcoContext, Parent> {

  private static final double CREST = 32;
  private static final double PLACE_WIDTH = 100;

  /** The colours that get roles: to be picked up, put on places, or dragged there. */
  private final Map<Integer, HBox> tokens = new LinkedHashMap<>();

  private final List<Place> places = new ArrayList<>();
  private @Nullable RoleAssignment shown;

  /** The place of a role, with the slot into which a colour is put. */
  private record Place(VBox node, StackPane slot) {}

  @FXML private Label ask;
  @FXML private HBox pool;
  @FXML private HBox row;
  @FXML private Label help;
  @FXML private Button confirm;
  @FXML private Button reset;

  public RolesTray(SanMarcoContext context) {
    super(context, "roles.fxml");
  }

  @Override
  public Node first() {
    RoleAssignment assignment = context.decision().assignment().orElseThrow();
    return assignment.held() == 0 ? confirm : token(assignment.held());
  }

  @Override
  public void show() {
    RoleAssignment assignment = context.decision().assignment().orElse(null);
    if (assignment == null) {
      shown = null;
      return;
    }
    if (!assignment.equals(shown)) {
      lay(assignment);
    }
    Node focused = Nodes.focused(root);
    int held = assignment.held();
    pool.getChildren().removeIf(token -> !isInPool(assignment, token));
    for (int seat : assignment.seats()) {
      int place = assignment.placeOf(seat);
      Nodes.mark(token(seat), "held", seat == held);
      Nodes.mark(token(seat), "follows", place > 0 && !assignment.isPut(place));
      if (place == 0 && !pool.getChildren().contains(token(seat))) {
        pool.getChildren().add(token(seat));
      }
    }
    for (int place = 1; place <= places.size(); place++) {
      int seat = assignment.at(place);
      Place there = places.get(place - 1);
      if (seat == 0) {
        there.slot().getChildren().clear();
      } else {
        Nodes.put(token(seat), there.slot());
      }
      Nodes.mark(there.node(), "open", assignment.isOpen(place));
    }
    boolean settled = assignment.settled().isPresent();
    ask.setText(settled ? context.text("roles.settled") : context.text("roles.ask"));
    confirm.setDisable(!settled);
    Buttons.explain(confirm, context.text(settled ? "roles.give.tip" : "roles.give.why"));
    boolean begun = context.decision().canGoBack();
    reset.setDisable(!begun);
    Buttons.explain(reset, context.text(begun ? "roles.reset.tip" : "roles.reset.why"));
    // A token that changes its place would lose the focus.
    if (focused instanceof HBox token && tokens.containsValue(token)) {
      focused.requestFocus();
    }
  }

  private boolean isInPool(RoleAssignment assignment, Node token) {
    return assignment.seats().stream()
        .anyMatch(seat -> assignment.placeOf(seat) == 0 && token.equals(token(seat)));
  }

  private HBox token(int seat) {
    return Objects.requireNonNull(tokens.get(seat));
  }

  private void lay(RoleAssignment assignment) {
    shown = assignment;
    tokens.clear();
    places.clear();
    pool.getChildren().clear();
    row.getChildren().clear();
    int count = assignment.seats().size();
    for (int place = 1; place <= count; place++) {
      places.add(place(place, context.begun(context.terms().role(place - 1, count))));
      row.getChildren().add(places.getLast().node());
      if (place < count) {
        // A chooser takes from the divider before; with four there are two such pairs (T7).
        row.getChildren().add(between(count == 4 && place == 2));
      }
    }
    for (int seat : assignment.seats()) {
      HBox token =
          Nodes.styled(
              new HBox(new Crest(context.colour(seat), CREST), new SeatName(context, seat)),
              "role-token");
      token.setId("role-seat-" + seat);
      token.setMaxSize(HBox.USE_PREF_SIZE, HBox.USE_PREF_SIZE);
      Buttons.press(token, context.name(seat), () -> pressed(seat));
      new Drag(token, this::placeAt, place -> put(seat, place));
      tokens.put(seat, token);
    }
    help.setText(context.text("roles.help." + count));
  }

  private Place place(int number, String role) {
    Label title = Nodes.styled(new Label(role), "role-title");
    title.setMinHeight(Label.USE_PREF_SIZE);
    StackPane slot = Nodes.styled(new StackPane(), "role-slot");
    VBox place = Nodes.styled(new VBox(title, slot), "role-place");
    place.setId("role-place-" + number);
    HBox.setHgrow(place, Priority.ALWAYS);
    place.setPrefWidth(PLACE_WIDTH);
    Buttons.press(place, role, () -> putHeld(number));
    return new Place(place, slot);
  }

  private static Node between(boolean pairs) {
    return Nodes.uncut(new Label(pairs ? "" : "\u2192"), pairs ? "role-gap" : "role-arrow");
  }

  /** Takes a colour in hand; on one that can't leave its place the other in hand is tried. */
  private void pressed(int seat) {
    RoleAssignment assignment = context.decision().assignment().orElseThrow();
    int place = assignment.placeOf(seat);
    if (place > 0 && !assignment.isPut(place) && assignment.held() > 0) {
      putHeld(place);
    } else {
      context.decision().hold(seat);
    }
  }

  private void putHeld(int place) {
    int held = context.decision().assignment().orElseThrow().held();
    if (held > 0) {
      put(held, place);
    }
  }

  /** Puts a colour on a place, and on to the next one or the button. */
  private void put(int seat, int place) {
    context.decision().assign(seat, place);
    first().requestFocus();
  }

  /** The place under a point of the scene, -1 if there is none. */
  private int placeAt(double x, double y) {
    for (int place = 1; place <= places.size(); place++) {
      Node node = places.get(place - 1).node();
      if (node.getLayoutBounds().contains(node.sceneToLocal(x, y))) {
        return place;
      }
    }
    return -1;
  }

  @Override
  public boolean key(KeyEvent event) {
    RoleAssignment assignment = context.decision().assignment().orElseThrow();
    int digit = Key.digit(event);
    Node focused = Nodes.focused(root);
    int seat =
        assignment.seats().stream()
            .filter(one -> token(one).equals(focused))
            .findFirst()
            .orElse(assignment.held());
    if (seat == 0 || digit < 1 || digit > places.size()) {
      return false;
    }
    put(seat, digit);
    return true;
  }

  @FXML
  private void give() {
    context.decision().giveRoles();
  }

  @FXML
  private void reset() {
    while (context.decision().canGoBack()) {
      context.decision().back();
    }
    first().requestFocus();
  }
}
