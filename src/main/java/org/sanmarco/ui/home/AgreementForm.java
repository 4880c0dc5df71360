package org.sanmarco.ui.home;

import module java.base;

import javafx.beans.binding.BooleanExpression;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.elsewhere.Holidays;
import org.sanmarco.ui.elsewhere.Holidays.Pause;
import org.sanmarco.words.Messages;

/** The part of a new game elsewhere in which the players' agreement is chosen. */
final class AgreementForm {

  /** The days that players can agree on for being away. */
  private static final List<Integer> LEAVES = List.of(0, 7, 14, 30);

  /** The minutes in a bank that players can agree on. */
  private static final List<Integer> BANKS = List.of(0, 5, 10, 20, 30, 60, 120);

  /** The place of the last day that is chosen first, counted from the first day of the break. */
  private static final int WEEK = 6;

  private final LocalDate today = LocalDate.now(ZoneOffset.UTC);

  /** The days on which a break can begin and end, as the language writes them. */
  private final List<String> days;

  private final Messages messages;
  private final Parent root;

  @FXML private ComboBox<String> time;
  @FXML private ComboBox<String> bank;
  @FXML private ComboBox<String> after;
  @FXML private ComboBox<String> leave;
  @FXML private ComboBox<String> weekends;
  @FXML private ComboBox<String> begin;
  @FXML private ComboBox<String> end;
  @FXML private Label holidays;
  @FXML private CheckBox advice;
  @FXML private CheckBox chat;

  /** An agreement that time doesn't matter, with advice and chat. */
  AgreementForm(Messages messages) {
    this.messages = messages;
    root = Fxml.load(this, "agreement.fxml", messages);
    days = Holidays.choices(today).stream().map(messages::day).toList();
    fill(time, Stream.of(MoveTime.values()).map(one -> messages.text("time." + one)));
    fill(bank, BANKS.stream().map(minutes -> messages.text("bank", minutes)));
    fill(after, Stream.of(Terms.After.values()).map(one -> messages.text("after." + one)));
    fill(leave, LEAVES.stream().map(count -> messages.text("leave", count)));
    fill(weekends, Stream.of(messages.text("weekends.play"), messages.text("weekends.free")));
    fill(
        begin,
        Stream.concat(
            Stream.of(messages.text("break.none")),
            days.stream().map(day -> messages.text("break.begin", day))));
    offerEnds();
    begin.getSelectionModel().selectedIndexProperty().subscribe(this::offerEnds);
    end.getSelectionModel().select(WEEK);
    BooleanExpression isTimed = isChosen(time);
    BooleanExpression isLong =
        time.getSelectionModel().selectedIndexProperty().greaterThan(MoveTime.HOUR.ordinal());
    Nodes.show(bank, isTimed.and(isLong.not()));
    Nodes.show(after, isTimed);
    Nodes.show(leave, isLong);
    Nodes.show(weekends, isLong);
    Nodes.show(begin, isLong);
    Nodes.show(end, isLong.and(isChosen(begin)));
    Nodes.show(holidays, isLong.and(isChosen(begin).or(isChosen(weekends))));
  }

  private static void fill(ComboBox<String> box, Stream<String> choices) {
    box.getItems().setAll(choices.toList());
    box.getSelectionModel().selectFirst();
  }

  /** Whether something else than the first choice is chosen. */
  private static BooleanExpression isChosen(ComboBox<String> box) {
    return box.getSelectionModel().selectedIndexProperty().greaterThan(0);
  }

  /** Offers as the last day of the break those from its first on; the break stays as long. */
  private void offerEnds() {
    int before = end.getSelectionModel().getSelectedIndex();
    int first = first();
    end.getItems()
        .setAll(
            days.subList(first, days.size()).stream()
                .map(day -> messages.text("break.end", day))
                .toList());
    end.getSelectionModel().select(Math.clamp(before, 0, days.size() - first - 1));
  }

  /** The number of days before the break, where there is one. */
  private int first() {
    return Math.max(0, begin.getSelectionModel().getSelectedIndex() - 1);
  }

  /** The nodes. */
  Parent root() {
    return root;
  }

  /** The agreement that is chosen now. */
  Terms terms() {
    MoveTime chosen = MoveTime.values()[time.getSelectionModel().getSelectedIndex()];
    return (chosen == MoveTime.NONE ? Terms.NONE : terms(chosen.time()))
        .with(advice.isSelected(), chat.isSelected());
  }

  /** A reserve goes with the times for an evening, and days without play with longer ones. */
  private Terms terms(Duration move) {
    boolean isLong = !bank.isVisible();
    return new Terms(
        move,
        isLong
            ? Duration.ZERO
            : Duration.ofMinutes(BANKS.get(bank.getSelectionModel().getSelectedIndex())),
        Terms.After.values()[after.getSelectionModel().getSelectedIndex()],
        isLong ? new Holidays(today, isChosen(weekends).get(), pause()).days() : Set.of(),
        isLong ? LEAVES.get(leave.getSelectionModel().getSelectedIndex()) : 0);
  }

  private Optional<Pause> pause() {
    if (!isChosen(begin).get()) {
      return Optional.empty();
    }
    LocalDate first = today.plusDays(first());
    return Optional.of(
        new Pause(first, first.plusDays(end.getSelectionModel().getSelectedIndex())));
  }
}
