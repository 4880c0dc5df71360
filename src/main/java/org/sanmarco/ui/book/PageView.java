package org.sanmarco.ui.book;

import module java.base;

import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.sanmarco.coach.book.Block;
import org.sanmarco.coach.book.Block.Bullets;
import org.sanmarco.coach.book.Block.Figure;
import org.sanmarco.coach.book.Block.Heading;
import org.sanmarco.coach.book.Block.House;
import org.sanmarco.coach.book.Block.Paragraph;
import org.sanmarco.coach.book.Block.Table;
import org.sanmarco.coach.book.Chapter;
import org.sanmarco.coach.book.Run;
import org.sanmarco.ui.Nodes;

/** A page of the rule book, as it is read. */
final class PageView extends VBox {

  private static final Insets ABOVE = new Insets(10, 0, 0, 0);

  private final Predicate<String> leads;
  private final Consumer<String> follow;
  private final Function<String, Region> figures;
  private final Map<String, Node> headings = new HashMap<>();

  /**
   * A page.
   *
   * @param leads whether the target of a link exists
   * @param follow goes there
   * @param figures makes the figure of a name
   */
  PageView(
      Chapter chapter,
      Predicate<String> leads,
      Consumer<String> follow,
      Function<String, Region> figures) {
    this.leads = leads;
    this.follow = follow;
    this.figures = figures;
    getStyleClass().add("page");
    getChildren().add(SheetPage.label(chapter.title(), "page-title"));
    for (Block block : chapter.blocks()) {
      getChildren().add(node(block));
    }
  }

  /** The heading with the given text, or the page itself if there is none. */
  Node heading(String text) {
    return headings.getOrDefault(text, this);
  }

  private Node node(Block block) {
    return switch (block) {
      case Heading heading -> heading(heading);
      case Paragraph(List<Run> words) -> flow(words);
      case House(List<Run> words) -> {
        TextFlow flow = flow(words);
        flow.getStyleClass().add("house-rule");
        yield flow;
      }
      case Bullets(List<List<Run>> items) -> bullets(items);
      case Table table -> table(table);
      case Figure(String name) -> figures.apply(name);
    };
  }

  private Label heading(Heading heading) {
    Label label = SheetPage.label(heading.text(), heading.isRule() ? "page-rule" : "page-heading");
    label.setId("rule-" + heading.text().toLowerCase(Locale.ROOT).replace(' ', '-'));
    VBox.setMargin(label, ABOVE);
    headings.put(heading.text(), label);
    return label;
  }

  private TextFlow flow(List<Run> words) {
    List<Node> nodes = new ArrayList<>();
    for (Run run : words) {
      if (run.target().isEmpty() || !leads.test(run.target())) {
        Text text = new Text(run.text());
        text.getStyleClass().addAll("page-text", run.look().name().toLowerCase(Locale.ROOT));
        nodes.add(text);
      } else {
        Hyperlink link = new Hyperlink(run.text());
        link.setOnAction(event -> follow.accept(run.target()));
        nodes.add(link);
      }
    }
    return Nodes.styled(new TextFlow(nodes.toArray(Node[]::new)), "page-flow");
  }

  private VBox bullets(List<List<Run>> items) {
    VBox list = Nodes.styled(new VBox(), "page-list");
    for (List<Run> item : items) {
      TextFlow words = flow(item);
      list.getChildren().add(new HBox(SheetPage.label("•", "page-dot"), Nodes.wide(words)));
    }
    return list;
  }

  /** The last column has the room that is left. */
  private GridPane table(Table table) {
    GridPane grid = Nodes.styled(new GridPane(), "page-table");
    int columns = table.head().size();
    for (int column = 0; column < columns; column++) {
      ColumnConstraints constraints = new ColumnConstraints();
      boolean last = column == columns - 1;
      constraints.setHgrow(last ? Priority.ALWAYS : Priority.NEVER);
      constraints.setMinWidth(last ? 0 : Region.USE_PREF_SIZE);
      grid.getColumnConstraints().add(constraints);
    }
    row(grid, 0, table.head(), "page-table-head");
    for (int row = 0; row < table.rows().size(); row++) {
      row(grid, row + 1, table.rows().get(row), "page-table-cell");
    }
    return grid;
  }

  private void row(GridPane grid, int row, List<List<Run>> cells, String style) {
    for (int column = 0; column < cells.size(); column++) {
      TextFlow cell = flow(cells.get(column));
      cell.getStyleClass().add(style);
      grid.add(cell, column, row);
    }
  }
}
