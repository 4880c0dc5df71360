package org.sanmarco.games.canalgrande.ui;

import java.util.Locale;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.SetupForm;
import org.sanmarco.words.Messages;

/** Sets up whether partners play with closed or open hands (GS4); for two there is nothing. */
final class PartnersForm implements SetupForm {

  private static final int OF_FOUR = 4;

  private final Messages messages;
  private final VBox root = Nodes.styled(new VBox(), "setup-form");
  private final RadioButton closed;
  private final RadioButton open;
  private int count;

  PartnersForm(boolean opened, Locale locale) {
    messages = Messages.load(PartnersForm.class.getPackageName() + ".partners", locale);
    ToggleGroup both = new ToggleGroup();
    closed = button("closed", both);
    open = button("open", both);
    (opened ? open : closed).setSelected(true);
  }

  private RadioButton button(String key, ToggleGroup group) {
    RadioButton button = new RadioButton(messages.text(key));
    button.setId("partners-" + key);
    button.setToggleGroup(group);
    button.setWrapText(true);
    return button;
  }

  private Label label(String key, String... styles) {
    return Nodes.whole(messages.text(key), styles);
  }

  @Override
  public void setPlayers(int players) {
    count = players;
    if (count == OF_FOUR) {
      root.getChildren()
          .setAll(
              label("partners", "part-title"),
              label("partners.who"),
              closed,
              open,
              label("partners.why", "soft"));
    } else {
      root.getChildren().setAll(label("two", "part-title"), label("two.why"));
    }
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
