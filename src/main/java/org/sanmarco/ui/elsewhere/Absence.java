package org.sanmarco.ui.elsewhere;

import module java.base;

import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.ui.DialogPage;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.words.Messages;

/** The page on which a player of a game elsewhere says until when they are away. */
public final class Absence extends DialogPage {

  /** The most days for which the page offers to be away. */
  private static final int DAYS = 60;

  private final RemoteGame game;
  private final List<LocalDate> offered;

  @FXML private ComboBox<String> days;
  @FXML private Button back;

  private Absence(Services services, RemoteGame game) {
    super(services, services.messages(ElsewhereDialog.TEXTS), "absence.fxml");
    this.game = game;
    offered = Stream.iterate(today().plusDays(1), day -> day.plusDays(1)).limit(DAYS).toList();
    offered.forEach(day -> days.getItems().add(messages.day(day)));
    days.getSelectionModel().selectFirst();
    Nodes.show(back, of(game).keySet().stream().anyMatch(game::isHere));
  }

  /** Opens the page over the game. */
  public static void open(Services services, RemoteGame game) {
    new Absence(services, game).open();
  }

  /** The players who are away today: the day of their return, by seat. */
  static Map<Integer, LocalDate> of(RemoteGame game) {
    Map<Integer, LocalDate> away = new TreeMap<>(game.people().away());
    away.values().removeIf(back -> !back.isAfter(today()));
    return away;
  }

  /** A sentence about everybody who is away; empty if nobody is. */
  public static String notice(Services services, RemoteGame game) {
    Messages messages = services.messages(ElsewhereDialog.TEXTS);
    return String.join(
        " ",
        of(game).entrySet().stream()
            .map(one ->
                messages.text(
                    "absence.notice",
                    game.seats().get(one.getKey() - 1).name(),
                    messages.day(one.getValue())))
            .distinct()
            .toList());
  }

  private static LocalDate today() {
    return LocalDate.now(ZoneOffset.UTC);
  }

  @FXML
  private void leave() {
    close();
    game.away(offered.get(days.getSelectionModel().getSelectedIndex()));
  }

  @FXML
  private void comeBack() {
    close();
    game.away(today());
  }
}
