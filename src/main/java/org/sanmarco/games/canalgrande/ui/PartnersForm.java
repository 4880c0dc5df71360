package org.sanmarco.games.canalgrande.ui;

import java.util.Locale;
import java.util.Map;
import javafx.fxml.FXML;
import javafx.scene.control.RadioButton;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.SetupForm;
import org.sanmarco.words.Messages;

/** Sets up whether partners play with closed or open hands (GS4); for two there is nothing. */
final class PartnersForm implements SetupForm {

  private static final int OF_FOUR = 4;

  private final Region root;
  private int count;
  @FXML private VBox four;
  @FXML private RadioButton open;
  @FXML private VBox two;

  PartnersForm(boolean opened, Locale locale) {
    String bundle = PartnersForm.class.getPackageName() + ".partners";
    root = Fxml.load(this, "partners.fxml", Messages.load(bundle, locale));
    open.setSelected(opened);
  }

  @Override
  public void setPlayers(int players) {
    count = players;
    Nodes.show(four, count == OF_FOUR);
    Nodes.show(two, count != OF_FOUR);
  }

  @Override
  public Region root() {
    return root;
  }

  @Override
  public Map<String, String> options() {
    return count == OF_FOUR && open.isSelected() ? Map.of("partners", "open") : Map.of();
  }

  @Override
  public SetupForm in(Locale locale) {
    return new PartnersForm(open.isSelected(), locale);
  }

  @Override
  public void onChange(Runnable listener) {
    open.selectedProperty().subscribe((before, now) -> listener.run());
  }
}
