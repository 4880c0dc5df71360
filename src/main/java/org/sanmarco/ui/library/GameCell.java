package org.sanmarco.ui.library;

import module java.base;

import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.image.ImageView;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.save.Summary;
import org.sanmarco.save.Summary.Progress;
import org.sanmarco.save.format.SaveRefusal;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.SavedGameActions;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.game.BoardPictures;
import org.sanmarco.ui.game.GameIcon;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.words.Messages;

/** A game in the list: its board, its name, who plays, how it stands, and when it was saved. */
final class GameCell extends ListCell<Entry> {

  private static final double CREST = 18;

  private final Messages messages;
  private final Messages shared;
  private final PeopleTerms terms;
  private final SavedGameActions files;
  private final BoardPictures pictures;
  private final Node content;

  @FXML private ImageView board;
  @FXML private Label name;
  @FXML private HBox players;
  @FXML private Label problem;
  @FXML private Label when;
  @FXML private Label round;
  @FXML private Label kept;
  @FXML private Label practice;
  @FXML private Label elsewhere;

  /**
   * An empty line.
   *
   * @param shared the words at every game's table
   * @param open what a double click does
   */
  GameCell(
      Messages messages,
      Messages shared,
      SavedGameActions files,
      BoardPictures pictures,
      Runnable open) {
    this.messages = messages;
    this.shared = shared;
    terms = PeopleTerms.in(messages.locale());
    this.files = files;
    this.pictures = pictures;
    content = Fxml.load(this, "game.fxml", messages);
    setPrefWidth(0);
    addEventHandler(
        MouseEvent.MOUSE_CLICKED,
        event -> {
          if (event.getButton() == MouseButton.PRIMARY
              && event.getClickCount() == 2
              && !isEmpty()) {
            open.run();
          }
        });
  }

  @Override
  protected void updateItem(@Nullable Entry entry, boolean empty) {
    super.updateItem(entry, empty);
    if (empty || entry == null) {
      pictures.show(null, board);
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    Progress progress = entry.progress().orElse(null);
    pictures.show(progress, board);
    name.setText(entry.name(messages.language()));
    name.setGraphic(progress == null ? null : GameIcon.of(shared, progress.game()));
    players.getChildren().setAll(progress == null ? List.of() : players(progress));
    Nodes.say(
        problem,
        entry
            .summary()
            .flatMap(Summary::refusal)
            .map(refusal -> problem(progress, refusal))
            .orElse(""));
    when.setText(messages.time(entry.saved()));
    Nodes.say(round, round(entry));
    Nodes.say(kept, entry.file().autosaved() ? messages.text("kept") : "");
    Nodes.say(practice, progress != null && progress.practice() ? messages.text("practice") : "");
    Nodes.say(
        elsewhere,
        entry.summary().filter(Summary::isInUse).isPresent() ? messages.text("elsewhere") : "");
    setGraphic(content);
    setAccessibleText(spoken(progress));
  }

  private String problem(@Nullable Progress progress, SaveRefusal refusal) {
    String reason = files.reason(refusal);
    return progress == null || progress.moves() == 0
        ? messages.text("problem", reason)
        : messages.text("problem.playable", progress.moves(), reason);
  }

  private String round(Entry entry) {
    if (entry.summary().isEmpty()) {
      return messages.text("looking");
    }
    return entry
        .progress()
        .map(progress ->
            progress.isOver()
                ? messages.text("over")
                : GameUi.progress(GameUi.of(progress.game()).messages(shared), progress.view()))
        .orElse("");
  }

  /** Each player with the score of each of their colours. */
  private List<Node> players(Progress progress) {
    Map<String, HBox> boxes = new LinkedHashMap<>();
    for (int index = 0; index < progress.seats().size(); index++) {
      Seat seat = progress.seats().get(index);
      List<Node> own =
          boxes.computeIfAbsent(seat.name(), player -> new HBox(4, called(seat))).getChildren();
      own.add(new Crest(SeatColour.of(seat.colour()), CREST));
      String score = String.valueOf(score(progress, index + 1));
      own.add(Nodes.uncut(new Label(score), "game-score"));
    }
    boxes.values().forEach(box -> box.setAlignment(Pos.CENTER_LEFT));
    return List.copyOf(boxes.values());
  }

  private static int score(Progress progress, int seat) {
    return Coach.of(progress.game()).measures().getFirst().of(progress.view(), seat);
  }

  /** A player's name, with a sign if a computer plays. */
  private Label called(Seat seat) {
    Label label = new Label(seat.name());
    if (seat.isComputer()) {
      label.setGraphic(new FontIcon("mdal-computer"));
      label.setTooltip(new Tooltip(named(seat)));
    }
    return label;
  }

  private String named(Seat seat) {
    return terms.withComputer(seat.name(), seat.computer());
  }

  private String spoken(@Nullable Progress progress) {
    Stream<String> stands = Stream.of();
    if (progress != null) {
      stands =
          IntStream.rangeClosed(1, progress.seats().size())
              .mapToObj(seat ->
                  messages.text(
                      "spoken", named(progress.seats().get(seat - 1)), score(progress, seat)));
    }
    return Stream.of(
            Stream.of(name.getText()),
            stands,
            Stream.of(
                round.getText(),
                kept.getText(),
                practice.getText(),
                when.getText(),
                problem.getText(),
                elsewhere.getText()))
        .flatMap(part -> part)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }
}
