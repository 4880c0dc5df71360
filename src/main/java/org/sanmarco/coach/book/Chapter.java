package org.sanmarco.coach.book;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.sanmarco.coach.book.Block.Bullets;
import org.sanmarco.coach.book.Block.Figure;
import org.sanmarco.coach.book.Block.Heading;
import org.sanmarco.coach.book.Block.House;
import org.sanmarco.coach.book.Block.Paragraph;
import org.sanmarco.coach.book.Block.Table;

/**
 * A page of the rule book, written in a small part of Markdown: headings, paragraphs, lists,
 * tables, quotations (which are house rules), and figures as comments.
 *
 * @param page its name, such as {@code two-players}
 */
public record Chapter(String page, String title, List<Block> blocks) {

  private static final Pattern FIGURE = Pattern.compile("<!-- figure: ([a-z-]+) -->");
  private static final Pattern HEADING = Pattern.compile("#+ (.*)");
  private static final Pattern RULER = Pattern.compile("\\|[-|]+\\|");

  /** Reads a page. */
  static Chapter read(String page, String markdown) {
    List<Block> blocks =
        Stream.of(markdown.strip().split("\\R\\s*\\R")).map(Chapter::block).toList();
    return new Chapter(page, blocks.getFirst().text(), blocks.subList(1, blocks.size()));
  }

  private static Block block(String text) {
    Matcher figure = FIGURE.matcher(text);
    Matcher heading = HEADING.matcher(text);
    if (figure.matches()) {
      return new Figure(figure.group(1));
    } else if (heading.matches()) {
      return new Heading(heading.group(1));
    } else if (text.startsWith("> ")) {
      return new House(Run.read(joined(text.lines().map(line -> line.substring(2)).toList())));
    } else if (text.startsWith("- ")) {
      return new Bullets(
          Stream.of(text.substring(2).split("\\R- "))
              .map(item -> Run.read(joined(item.lines().toList())))
              .toList());
    } else if (text.startsWith("|")) {
      return table(text.lines().toList());
    }
    return new Paragraph(Run.read(joined(text.lines().toList())));
  }

  private static Table table(List<String> lines) {
    List<List<List<Run>>> rows = new ArrayList<>();
    for (String line : lines) {
      if (!RULER.matcher(line).matches()) {
        rows.add(
            Stream.of(line.substring(1).split("\\|")).map(String::strip).map(Run::read).toList());
      }
    }
    return new Table(rows.getFirst(), List.copyOf(rows.subList(1, rows.size())));
  }

  private static String joined(List<String> lines) {
    return String.join(" ", lines.stream().map(String::strip).toList());
  }
}
