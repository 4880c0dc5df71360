package org.sanmarco.ui.table.tray;

import java.util.List;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.table.model.GameView;
import org.sanmarco.ui.table.model.Prompt.Elsewhere;

/** The tray while a player decides at a screen of their own. */
public final class ElsewhereTray implements Panel {

  private static final double CREST = 64;

  private final PanelContext context;
  private final HBox root = new HBox();
  private final Drawn<Said> said = new Drawn<>(this::draw);

  /** A seat and what is said of it. */
  private record Said(int seat, String text) {}

  public ElsewhereTray(PanelContext context) {
    this.context = context;
    root.setId("elsewhere");
    root.getStyleClass().addAll("tray", "elsewhere");
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public void show() {
    if (context.model().prompt() instanceof Elsewhere(int seat)) {
      said.show(new Said(seat, words(seat)));
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
  }
}
