package org.sanmarco.ui.shell;

import java.util.stream.Collectors;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.Services;

/** A game that is being played. */
final class AtTable implements Screen {

  private final Table table;
  private final Parent root;

  AtTable(Services services, Table table) {
    this.table = table;
    this.root = new StackPane(new Label(title()));
    services.autosave().keep(table.record());
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public String title() {
    return table.seats().stream().map(Seat::name).distinct().collect(Collectors.joining(", "));
  }
}
