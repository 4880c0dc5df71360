package org.sanmarco.ui.keys;

import java.util.Set;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.sanmarco.ui.DialogPage;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.keys.Key.Where;

/** The overview of all keys: a sheet over the screen. */
public final class KeySheet extends DialogPage {

  /** The groups in the left column; chosen so that both columns are about as long. */
  private static final Set<Where> LEFT = Set.of(Where.ANYWHERE, Where.PAST, Where.NEW_GAME);

  private final KeyWords words;

  @FXML private VBox left;
  @FXML private VBox right;

  private KeySheet(Services services, KeyWords words) {
    super(services, words.messages(), "keys.fxml");
    this.words = words;
    for (Where where : Where.values()) {
      (LEFT.contains(where) ? left : right).getChildren().add(part(where));
    }
  }

  /** Opens the sheet. */
  public static void open(Services services, KeyWords words) {
    new KeySheet(services, words).open();
  }

  private VBox part(Where where) {
    Label title = Nodes.styled(new Label(messages.text("where." + where)), "keys-part");
    GridPane rows = Nodes.styled(new GridPane(), "keys-rows");
    Stream.of(Key.values())
        .filter(key -> key.where() == where)
        .forEach(key -> rows.addRow(rows.getRowCount(), caps(key), does(key)));
    return new VBox(title, rows);
  }

  private Label does(Key key) {
    return Nodes.uncut(new Label(words.does(key)));
  }

  private HBox caps(Key key) {
    HBox caps = Nodes.uncut(new Caps(), "keys-caps");
    for (String name : words.names(key)) {
      caps.getChildren().add(Nodes.uncut(new Label(name), "keys-cap"));
    }
    return caps;
  }

  /** The keys in a row, in columns that are alike unless one needs more. */
  private static final class Caps extends HBox {

    private static final double USUAL = 122;

    @Override
    protected double computePrefWidth(double height) {
      return Math.max(USUAL, super.computePrefWidth(height));
    }
  }
}
