package org.sanmarco.ui.home;

import module java.base;

import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Nodes;
import org.sanmarco.words.Messages;

/** The part of a new game elsewhere in which the players' agreement is chosen. */
final class AgreementForm {

  /** The days that players can agree on for being away. */
  private static final List<Integer> LEAVES = List.of(0, 7, 14, 30);

  /** The minutes in a bank that players can agree on. */
  private static final List<Integer> BANKS = List.of(0, 5, 10, 20, 30, 60, 120);

  private final Parent root;

  @FXML private ComboBox<String> time;
  @FXML private ComboBox<String> bank;
  @FXML private ComboBox<String> after;
  @FXML private ComboBox<String> leave;
  @FXML private CheckBox advice;
  @FXML private CheckBox chat;

  /** An agreement that time doesn't matter, with advice and chat. */
  AgreementForm(Messages messages) {
    root = Fxml.load(this, "agreement.fxml", messages);
    fill(time, Stream.of(MoveTime.values()).map(one -> messages.text("time." + one)));
    fill(bank, BANKS.stream().map(minutes -> messages.text("bank", minutes)));
    fill(after, Stream.of(Terms.After.values()).map(one -> messages.text("after." + one)));
    fill(leave, LEAVES.stream().map(count -> messages.text("leave", count)));
    ReadOnlyIntegerProperty chosen = time.getSelectionModel().selectedIndexProperty();
    BooleanExpression isTimed = chosen.greaterThan(MoveTime.NONE.ordinal());
    BooleanExpression isLong = chosen.greaterThan(MoveTime.HOUR.ordinal());
    Nodes.show(bank, isTimed.and(isLong.not()));
    Nodes.show(after, isTimed);
    Nodes.show(leave, isLong);
  }

  private static void fill(ComboBox<String> box, Stream<String> choices) {
    box.getItems().setAll(choices.toList());
    box.getSelectionModel().selectFirst();
  }

  Parent root() {
    return root;
  }

  Terms terms() {
    MoveTime chosen = MoveTime.values()[time.getSelectionModel().getSelectedIndex()];
    return (chosen == MoveTime.NONE ? Terms.NONE : terms(chosen.time()))
        .with(advice.isSelected(), chat.isSelected());
  }

  /** A reserve goes with the times for an evening, and days away with longer ones. */
  private Terms terms(Duration move) {
    boolean isLong = !bank.isVisible();
    return new Terms(
        move,
        isLong
            ? Duration.ZERO
            : Duration.ofMinutes(BANKS.get(bank.getSelectionModel().getSelectedIndex())),
        Terms.After.values()[after.getSelectionModel().getSelectedIndex()],
        isLong ? LEAVES.get(leave.getSelectionModel().getSelectedIndex()) : 0);
  }
}
