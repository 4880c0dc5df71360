package org.sanmarco.ui.game;

import module java.base;

import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.art.SizedDrawing;
import org.sanmarco.ui.table.model.score.ScoreHistory;

/**
 * The scores over the moves of a game: a line for each seat, with its crest at the end. A point is
 * looked at with the mouse or the arrow keys, and chosen by a click or Enter.
 */
public final class ScoreChart extends SizedDrawing {

  private static final double LEFT = 34;
  private static final double RIGHT = 34;
  private static final double TOP = 10;
  private static final double BOTTOM = 24;
  private static final double CREST = 22;
  private static final double DOT = 5;
  private static final double ROOM = 26;

  /** Dash patterns that tell the seats' lines apart without colour. */
  private static final List<List<Double>> DASHES =
      List.of(
          List.of(),
          List.of(12.0, 6.0),
          List.of(2.0, 6.0),
          List.of(14.0, 5.0, 2.0, 5.0),
          List.of(7.0, 3.0));

  private final PanelContext context;
  private final WholeSentences told;
  private final IntConsumer looked;
  private Runnable chosen = () -> {};
  private final List<Node> marks = new ArrayList<>();
  private final List<Node> cursor = new ArrayList<>();
  private ScoreHistory history = new ScoreHistory(List.of(), List.of(), List.of());
  private int pointedMove;
  private int marked;

  /** An empty chart whose points only lead back to where they were. */
  public ScoreChart(PanelContext context) {
    this(context, new WholeSentences(new Label()), moves -> {});
  }

  /**
   * An empty chart.
   *
   * @param point tells which move led to the point selected; its size doesn't depend on its text
   */
  public ScoreChart(PanelContext context, Label point) {
    WholeSentences sentences = new WholeSentences(point);
    this(context, sentences, moves -> sentences.tell(words(context, moves)));
  }

  private ScoreChart(PanelContext context, WholeSentences told, IntConsumer looked) {
    this.context = context;
    this.told = told;
    this.looked = looked;
    getStyleClass().add("chart");
    setMinSize(200, 90);
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setAccessibleText(context.text("chart"));
    addEventHandler(MouseEvent.MOUSE_MOVED, event -> look(moves(event.getX())));
    addEventHandler(
        MouseEvent.MOUSE_CLICKED,
        event -> {
          look(moves(event.getX()));
          choose();
        });
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    focusedProperty().subscribe(focused -> showCursor());
  }

  private static List<String> words(PanelContext context, int moves) {
    if (moves == 0) {
      return List.of(context.text("chart.start"));
    }
    List<String> words = new ArrayList<>(context.tell(moves));
    String first = words.isEmpty() ? "" : words.removeFirst();
    words.addFirst(context.text("chart.point", moves, first));
    return words;
  }

  /**
   * Shows a game, and looks at the move that is shown beside it.
   *
   * @param mark after how many moves a part was over that is to stand out; 0 for none
   */
  public void show(ScoreHistory shown, int mark) {
    draw(shown, mark);
    looked.accept(context.model().moves());
  }

  /**
   * Shows a whole game, and says which part decided it until a point is looked at.
   *
   * @param mark after how many moves that part was over; 0 for none
   */
  public void show(ScoreHistory shown, int mark, String decision) {
    draw(shown, mark);
    pointedMove = mark > 0 ? Math.clamp(mark, 0, last()) : pointedMove;
    told.tell(List.of(context.text("decision") + ".", decision));
  }

  private void draw(ScoreHistory shown, int mark) {
    history = shown;
    pointedMove = Math.clamp(context.model().moves(), 0, last());
    marked = mark;
    drawAgain();
  }

  private int last() {
    return Math.max(0, history.scores().size() - 1);
  }

  /** Looks at the point after so many moves. */
  private void look(int moves) {
    if (moves != pointedMove) {
      pointedMove = Math.clamp(moves, 0, last());
      looked.accept(pointedMove);
      showCursor();
    }
  }

  /** Sets what is called before a point is shown on the board. */
  public void onChoose(Runnable next) {
    chosen = next;
  }

  /**
   * Marks moves above the lines.
   *
   * @param moves their numbers, ascending
   * @param words of a move
   * @param opened called with a move whose mark is pressed
   */
  public void mark(List<Integer> moves, IntFunction<String> words, IntConsumer opened) {
    marks.clear();
    for (int move : moves) {
      Label mark = Nodes.styled(new Label("▼"), "chart-mark");
      mark.setId("chart-mark-" + move);
      mark.setUserData(move);
      Buttons.explain(mark, words.apply(move));
      Buttons.press(mark, words.apply(move), () -> opened.accept(move));
      marks.add(mark);
    }
    drawAgain();
  }

  private void choose() {
    chosen.run();
    context.model().lookAt(pointedMove);
  }

  private void pressed(KeyEvent event) {
    switch (event.getCode()) {
      case LEFT -> look(change(-1));
      case RIGHT -> look(change(1));
      case ENTER, SPACE -> choose();
      default -> {
        return;
      }
    }
    event.consume();
  }

  /** The next move that changed anybody's scores, forwards or backwards; or the first or last. */
  private int change(int step) {
    int moves = pointedMove + step;
    while (moves > 0
        && moves < last()
        && history.scores().get(moves).equals(history.scores().get(moves - 1))) {
      moves += step;
    }
    return Math.clamp(moves, 0, last());
  }

  private int moves(double x) {
    return (int) Math.round((x - LEFT) / (getWidth() - LEFT - RIGHT) * last());
  }

  private double x(double moves) {
    return LEFT + (getWidth() - LEFT - RIGHT) * moves / Math.max(1, last());
  }

  private double y(double points) {
    return getHeight() - BOTTOM - (getHeight() - TOP - BOTTOM) * points / highest();
  }

  private int highest() {
    int most =
        history.scores().stream().flatMap(List::stream).mapToInt(Integer::intValue).max().orElse(0);
    return Math.max(10, (most + 9) / 10 * 10);
  }

  @Override
  protected void draw() {
    int step = highest() > 60 || getHeight() < 160 ? 20 : 10;
    for (int points = 0; points <= highest(); points += step) {
      line(LEFT, y(points), getWidth() - RIGHT, y(points), "chart-grid");
      text(String.valueOf(points), LEFT - 8, y(points), true);
    }
    for (int round = 1; round <= history.rounds().size(); round++) {
      double x = x(history.rounds().get(round - 1));
      line(x, TOP, x, getHeight() - BOTTOM, "chart-round");
      Text name = text(context.text("chart.round", round), x + 4, getHeight() - BOTTOM / 2, false);
      name.applyCss();
      double end = round < history.rounds().size() ? x(history.rounds().get(round)) : getWidth();
      if (name.getLayoutBounds().getMaxX() > end) {
        name.setText(String.valueOf(round));
      }
    }
    if (marked > 0) {
      line(x(marked), TOP, x(marked), getHeight() - BOTTOM, "chart-decision");
    }
    for (Node mark : marks) {
      double x = x((int) mark.getUserData());
      line(x, TOP, x, getHeight() - BOTTOM, "chart-turn");
    }
    if (!history.scores().isEmpty()) {
      IntStream.rangeClosed(1, history.scores().getFirst().size()).forEach(this::seat);
      ends();
    }
    for (Node mark : marks) {
      getChildren().add(mark);
      mark.applyCss();
      double width = mark.prefWidth(-1);
      mark.resizeRelocate(x((int) mark.getUserData()) - width / 2, -2, width, mark.prefHeight(-1));
    }
    showCursor();
    // What is drawn while it is laid out would have its look only later.
    applyCss();
  }

  private void seat(int seat) {
    Polyline polyline = new Polyline();
    int before = history.scores().getFirst().get(seat - 1);
    for (int moves = 0; moves <= last(); moves++) {
      int points = history.scores().get(moves).get(seat - 1);
      if (points != before) {
        polyline.getPoints().addAll(x(moves), y(before));
      }
      if (points != before || moves == 0 || moves == last()) {
        polyline.getPoints().addAll(x(moves), y(points));
      }
      before = points;
    }
    SeatColour colour = context.colour(seat);
    Polyline edge = Nodes.styled(new Polyline(), "chart-edge", colour.styleClass());
    edge.getPoints().setAll(polyline.getPoints());
    polyline.getStyleClass().addAll("chart-line", colour.styleClass());
    polyline.getStrokeDashArray().setAll(DASHES.get(seat - 1));
    getChildren().addAll(edge, polyline);
  }

  /** A crest at the end of each line, none over another. */
  private void ends() {
    List<Integer> scores = history.scores().getLast();
    double free = 0;
    List<Integer> down =
        IntStream.rangeClosed(1, scores.size())
            .boxed()
            .sorted((one, other) -> scores.get(other - 1) - scores.get(one - 1))
            .toList();
    for (int seat : down) {
      double y = Math.max(y(scores.get(seat - 1)) - CREST / 2, free);
      Crest crest = new Crest(context.colour(seat), CREST);
      crest.resizeRelocate(getWidth() - RIGHT + 5, y, CREST, CREST);
      getChildren().add(crest);
      free = y + CREST - 4;
    }
  }

  private void showCursor() {
    getChildren().removeAll(cursor);
    cursor.clear();
    if (history.scores().isEmpty() || getWidth() <= LEFT + RIGHT) {
      return;
    }
    cursor.add(
        Nodes.styled(
            new Line(x(pointedMove), TOP, x(pointedMove), getHeight() - BOTTOM), "chart-cursor"));
    List<Integer> scores = history.scores().get(pointedMove);
    for (int seat = 1; seat <= scores.size(); seat++) {
      Circle dot = new Circle(x(pointedMove), y(scores.get(seat - 1)), DOT);
      dot.getStyleClass().addAll("chart-dot", context.colour(seat).styleClass());
      cursor.add(dot);
    }
    // A click on a mark that it lies on means the mark.
    cursor.forEach(node -> node.setMouseTransparent(true));
    getChildren().addAll(cursor);
  }

  private void line(double fromX, double fromY, double toX, double toY, String style) {
    getChildren().add(Nodes.styled(new Line(fromX, fromY, toX, toY), style));
  }

  private Text text(String words, double x, double y, boolean before) {
    Text text = Nodes.styled(new Text(words), "chart-text");
    text.setTextOrigin(VPos.CENTER);
    text.setWrappingWidth(before ? ROOM : 0);
    text.setTextAlignment(before ? TextAlignment.RIGHT : TextAlignment.LEFT);
    text.setX(before ? x - ROOM : x);
    text.setY(y);
    getChildren().add(text);
    return text;
  }
}
