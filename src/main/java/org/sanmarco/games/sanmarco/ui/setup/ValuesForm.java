package org.sanmarco.games.sanmarco.ui.setup;

import module java.base;

import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.game.SetupForm;
import org.sanmarco.words.Messages;

/** The form for the values of the districts (B1). */
public final class ValuesForm implements SetupForm {

  private final DistrictValues values;
  private final Messages messages;
  private final Region root;
  private final List<WorthRow> rows = new ArrayList<>();

  @FXML private GridPane worthRows;
  @FXML private Button reset;

  public ValuesForm(DistrictValues values, Locale locale) {
    this.values = values;
    messages = Messages.load(ValuesForm.class.getPackageName() + ".values", locale);
    root = Fxml.load(this, "values.fxml", messages);
    for (District district : District.ALL) {
      rows.add(new WorthRow(values, district, worthRows, 1 + 2 * district.ordinal(), messages));
    }
    onChange(this::refresh);
    refresh();
  }

  @Override
  public Region root() {
    return root;
  }

  @Override
  public Map<String, String> options() {
    return values.isStandard() ? Map.of() : Map.of(SanMarco.BOARD, values.written());
  }

  @Override
  public String problem() {
    return values.isSound() ? "" : messages.text("wrong.values");
  }

  @Override
  public SetupForm in(Locale locale) {
    return new ValuesForm(values, locale);
  }

  @Override
  public void onChange(Runnable listener) {
    for (District district : District.ALL) {
      values.of(district).most().subscribe((before, now) -> listener.run());
      values.of(district).second().subscribe((before, now) -> listener.run());
    }
  }

  private void refresh() {
    rows.forEach(WorthRow::refresh);
    reset.setDisable(values.isStandard());
  }

  @FXML
  private void startReset() {
    values.reset();
  }
}
