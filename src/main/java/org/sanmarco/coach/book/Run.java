package org.sanmarco.coach.book;

import module java.base;

import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;

/**
 * Some words of a page that look alike.
 *
 * @param target where a click on them leads, as the page says it, such as {@code turn.md#t4}; empty
 *     if nowhere
 */
public record Run(String text, Look look, String target) {

  /** The style of words. */
  public enum Look {
    PLAIN,
    BOLD,
    ITALIC,
    CODE
  }

  /** All words in a node of Markdown; those that follow each other look different. */
  static List<Run> read(Node node) {
    List<Run> runs = new ArrayList<>();
    read(node, Look.PLAIN, "", runs);
    return List.copyOf(runs);
  }

  /** The words as they are read out. */
  static String plain(List<Run> runs) {
    return runs.stream().map(Run::text).collect(Collectors.joining());
  }

  private static void read(Node node, Look look, String target, List<Run> runs) {
    switch (node) {
      case Text text -> add(new Run(text.getLiteral(), look, target), runs);
      case SoftLineBreak _ -> add(new Run(" ", look, target), runs);
      case Code code -> add(new Run(code.getLiteral(), Look.CODE, target), runs);
      case StrongEmphasis _ -> readAll(node, Look.BOLD, target, runs);
      case Emphasis _ -> readAll(node, Look.ITALIC, target, runs);
      case Link link -> readAll(node, look, link.getDestination(), runs);
      default -> readAll(node, look, target, runs);
    }
  }

  private static void readAll(Node node, Look look, String target, List<Run> runs) {
    Chapter.children(node).forEach(child -> read(child, look, target, runs));
  }

  private static void add(Run more, List<Run> runs) {
    Run last = runs.isEmpty() ? more : runs.getLast();
    if (!runs.isEmpty() && last.look == more.look && last.target.equals(more.target)) {
      runs.set(runs.size() - 1, new Run(last.text + more.text, more.look, more.target));
    } else {
      runs.add(more);
    }
  }
}
