package org.sanmarco.ui.table.tray;

import java.util.List;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.table.model.Prompt.Elsewhere;

/** The tray while a player decides at a screen of their own. */
public final class ElsewhereTray implements Panel {

  private static final double CREST = 64;

  private final PanelContext context;
  private final HBox root = new HBox();
  private final Drawn<Integer> who = new Drawn<>(this::draw);

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
      who.show(seat);
    }
  }

  private void draw(int seat) {
    Label text = new Label(context.text("elsewhere", context.name(seat)));
    text.setWrapText(true);
    root.getChildren().setAll(context.crests(List.of(seat), CREST), text);
  }
}
