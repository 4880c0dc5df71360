package org.sanmarco.ui.table.tray;

import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.table.model.GameView;
import org.sanmarco.ui.table.model.Prompt.Elsewhere;
import org.sanmarco.ui.table.model.Prompt.Joining;

/** The tray while a player decides at a screen of their own, or has to take their seat. */
public final class ElsewhereTray implements Panel {

  private static final double CREST = 64;

  private final PanelContext context;
  private final BooleanSupplier hasInvitations;
  private final Runnable invite;
  private final HBox root = new HBox();
  private final Drawn<Said> said = new Drawn<>(this::draw);

  /** A seat and what is said of it, and whether there are invitations to pass on. */
  private record Said(int seat, String text, boolean invites) {}

  /**
   * A tray.
   *
   * @param hasInvitations whether a player here passes on invitations to free seats
   * @param invite shows them
   */
  public ElsewhereTray(PanelContext context, BooleanSupplier hasInvitations, Runnable invite) {
    this.context = context;
    this.hasInvitations = hasInvitations;
    this.invite = invite;
    root.setId("elsewhere");
    root.getStyleClass().addAll("tray", "elsewhere");
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public void show() {
    switch (context.model().prompt()) {
      case Elsewhere(int seat) -> said.show(new Said(seat, words(seat), false));
      case Joining(int seat) ->
          said.show(
              new Said(
                  seat,
                  context.text("joining.seat", context.name(seat)),
                  hasInvitations.getAsBoolean()));
      default -> {}
    }
  }

  private String words(int seat) {
    GameView model = context.model();
    boolean thinks = model.seats().get(seat - 1).isComputer();
    return context.text(
        thinks ? "computer.thinks" : model.isRemote() ? "elsewhere.turn" : "elsewhere",
        context.name(seat));
  }

  private void draw(Said now) {
    Label text = new Label(now.text());
    text.setWrapText(true);
    root.getChildren().setAll(context.crests(List.of(now.seat()), CREST), text);
    if (now.invites()) {
      Button button = new Button(context.text("joining.invite"));
      button.setId("joining-invite");
      button.setMinWidth(Region.USE_PREF_SIZE);
      button.setOnAction(event -> invite.run());
      root.getChildren().add(button);
    }
  }
}
