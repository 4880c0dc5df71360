package org.sanmarco.ui.puzzle;

import module java.base;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Coach;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Position;
import org.sanmarco.save.Summary.Progress;
import org.sanmarco.save.puzzle.Puzzle;
import org.sanmarco.table.Games;
import org.sanmarco.table.Occasion;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Puzzles;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.ServedPage;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.BoardPictures;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.GameButtons;
import org.sanmarco.ui.game.GameTitle;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.keys.KeyWords;
import org.sanmarco.words.Messages;

/** The page with all puzzles of a game by their themes, and those from own games. */
public final class PuzzlesScreen extends ServedPage implements Screen {

  /** A step of difficulty. */
  private static final String DOT = "●";

  private final BoardPictures pictures;
  private String game;
  private Puzzles.@Nullable Known puzzles;
  private boolean isLeft;

  @FXML private HBox gameButtons;
  @FXML private Button today;
  @FXML private Label count;
  @FXML private Label notice;
  @FXML private VBox themes;
  @FXML private Button back;

  /** The page, which immediately starts loading. */
  public PuzzlesScreen(Services services) {
    super(services, PuzzlePanel.TEXTS, "puzzles.fxml");
    game = services.puzzles().game();
    pictures = new BoardPictures(messages.locale(), services.preferences());
    KeyWords.in(messages.locale()).explain(back, Key.ESCAPE);
    gameButtons.getChildren().setAll(GameButtons.of(messages, "puzzles-", game, this::show));
    Nodes.show(today, false);
    count.setText(messages.text("loading"));
    services.puzzles().load(this::loaded);
  }

  @Override
  public String title() {
    return messages.text("title");
  }

  @Override
  public String game() {
    return game;
  }

  @Override
  public Screen renewed() {
    return new PuzzlesScreen(services);
  }

  @Override
  public void close() {
    isLeft = true;
    pictures.close();
  }

  private void show(String next) {
    game = next;
    services.puzzles().lookAt(next);
    if (puzzles != null) {
      refresh(puzzles);
    }
  }

  private void loaded(Puzzles.Known found) {
    if (!isLeft) {
      puzzles = found;
      String words =
          found
              .refusal()
              .map(why -> messages.text("refused", services.savedGameActions().reason(why)))
              .or(() -> found.setAside().map(copy -> messages.text("aside", copy.getFileName())))
              .orElse("");
      Nodes.say(notice, words);
      refresh(found);
    }
  }

  private void refresh(Puzzles.Known all) {
    all.today()
        .ifPresent(puzzle -> {
          today.setText(words(messages, puzzle, all.isSolved(puzzle)));
          today.setOnAction(event -> services.navigator().puzzle(puzzle));
          Nodes.show(today, true);
        });
    List<Puzzle> packed = of(all.packed());
    List<Puzzle> own = of(all.own());
    Map<String, List<Puzzle>> byTheme =
        packed.stream()
            .collect(Collectors.groupingBy(Puzzle::theme, LinkedHashMap::new, Collectors.toList()));
    themes.getChildren().clear();
    byTheme.forEach((theme, puzzles) ->
        themes.getChildren().add(row(theme(messages, puzzles.getFirst()), puzzles, all)));
    if (!own.isEmpty()) {
      themes.getChildren().add(row(messages.text("own"), own, all));
    }
    count.setText(
        messages.text(
            "count",
            packed.stream().filter(all::isSolved).count()
                + own.stream().filter(all::isSolved).count(),
            packed.size() + own.size()));
  }

  private List<Puzzle> of(List<Puzzle> all) {
    return all.stream().filter(puzzle -> puzzle.setup().game().equals(game)).toList();
  }

  private Node row(String head, List<Puzzle> puzzles, Puzzles.Known all) {
    Label label = Nodes.styled(new Label(head), "part-title");
    FlowPane buttons = Nodes.styled(new FlowPane(), "puzzle-buttons");
    IntStream.rangeClosed(1, puzzles.size())
        .mapToObj(number -> button(number, head, puzzles.get(number - 1), all))
        .forEach(buttons.getChildren()::add);
    return new VBox(label, buttons);
  }

  private Button button(int number, String head, Puzzle puzzle, Puzzles.Known all) {
    boolean isSolved = all.isSolved(puzzle);
    Button button =
        new Button(
            Stream.of(String.valueOf(number), DOT.repeat(puzzle.difficulty()), isSolved ? "✓" : "")
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("  ")));
    button.setId("puzzle-" + puzzle.id());
    button.getStyleClass().add("puzzle-button");
    button.setGraphic(face(puzzle));
    button.setContentDisplay(ContentDisplay.TOP);
    Buttons.name(
        button,
        head + " " + number + (isSolved ? ", " + messages.text("is-solved") : ""),
        Stream.of(
                messages.text("players", puzzle.setup().players()),
                puzzle.difficulty() > 0 ? messages.text("difficulty." + puzzle.difficulty()) : "")
            .filter(words -> !words.isEmpty())
            .collect(Collectors.joining(", ")));
    button.setOnAction(event -> services.navigator().puzzle(puzzle));
    return button;
  }

  /** The board of a puzzle, which is drawn later. */
  private Node face(Puzzle puzzle) {
    ImageView board = new ImageView();
    board.setFitWidth(BoardPictures.WIDTH);
    board.setFitHeight(BoardPictures.HEIGHT);
    board.setPreserveRatio(true);
    services.<Progress>run(
        "set up a puzzle", () -> progress(puzzle), found -> pictures.show(found, board));
    StackPane face = new StackPane(board);
    face.setMinSize(BoardPictures.WIDTH, BoardPictures.HEIGHT);
    return face;
  }

  private Progress progress(Puzzle puzzle) {
    Game rules = Games.installed().find(puzzle.setup().game()).orElseThrow();
    Position position = puzzle.position(rules);
    return new Progress(
        Instant.EPOCH,
        rules.id(),
        PuzzleTable.seats(position, puzzle.seat(), messages),
        Occasion.NONE,
        puzzle.moves().size(),
        false,
        false,
        position.view(puzzle.seat()));
  }

  /**
   * The puzzle of the day in words.
   *
   * @param messages the words of puzzles
   */
  public static String words(Messages messages, Puzzle puzzle, boolean isSolved) {
    String kind = GameTitle.kind(messages, puzzle.setup().game());
    return messages.text("today.of", kind, theme(messages, puzzle)) + (isSolved ? " ✓" : "");
  }

  static String theme(Messages messages, Puzzle puzzle) {
    return Coach.of(puzzle.setup().game())
        .in(messages.locale(), null)
        .voice()
        .term("theme." + puzzle.theme());
  }

  @FXML
  private void startBack() {
    services.navigator().home();
  }
}
