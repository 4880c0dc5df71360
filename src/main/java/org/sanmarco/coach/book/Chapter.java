package org.sanmarco.coach.book;

import java.util.List;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.sanmarco.coach.book.Block.Bullets;
import org.sanmarco.coach.book.Block.Figure;
import org.sanmarco.coach.book.Block.Heading;
import org.sanmarco.coach.book.Block.House;
import org.sanmarco.coach.book.Block.Paragraph;
import org.sanmarco.coach.book.Block.Table;

/**
 * A page of the rule book. Of Markdown it uses headings, paragraphs, lists with dots, tables,
 * quotations (which are house rules), and comments that name a figure.
 *
 * @param page its name, such as {@code two-players}
 */
public record Chapter(String page, String title, List<Block> blocks) {

  private static final Parser MARKDOWN =
      Parser.builder().extensions(List.of(TablesExtension.create())).build();

  /**
   * Reads a page.
   *
   * @throws IllegalArgumentException if it has something that no page has
   */
  static Chapter read(String page, String markdown) {
    List<Block> blocks = children(MARKDOWN.parse(markdown)).map(Chapter::block).toList();
    return new Chapter(page, blocks.getFirst().text(), blocks.subList(1, blocks.size()));
  }

  private static Block block(Node node) {
    return switch (node) {
      case org.commonmark.node.Heading _ -> new Heading(Run.plain(Run.read(node)));
      case org.commonmark.node.Paragraph _ -> new Paragraph(Run.read(node));
      case BlockQuote _ -> new House(Run.read(node));
      case BulletList _ -> new Bullets(children(node).map(Run::read).toList());
      case TableBlock _ -> table(node);
      case HtmlBlock html -> figure(html.getLiteral());
      default -> throw new IllegalArgumentException("no page has a " + node);
    };
  }

  private static Table table(Node table) {
    List<List<List<Run>>> rows =
        children(table)
            .flatMap(Chapter::children)
            .map(row -> children(row).map(Run::read).toList())
            .toList();
    return new Table(rows.getFirst(), rows.subList(1, rows.size()));
  }

  private static Figure figure(String comment) {
    return new Figure(comment.replace("<!-- figure: ", "").replace(" -->", ""));
  }

  static Stream<Node> children(Node node) {
    return Stream.iterate(node.getFirstChild(), child -> child != null, Node::getNext);
  }
}
