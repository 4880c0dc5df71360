package org.sanmarco.coach.book;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Some words of a page that look alike.
 *
 * @param target where a click on them leads, as the page says it, such as {@code turn.md#t4}; empty
 *     if nowhere
 */
public record Run(String text, Look look, String target) {

  /** How words look. */
  public enum Look {
    PLAIN,
    BOLD,
    ITALIC,
    CODE
  }

  private static final Pattern MARKED =
      Pattern.compile(
          "\\*\\*(?<bold>[^*]+)\\*\\*|\\*(?<italic>[^*]+)\\*|`(?<code>[^`]+)`"
              + "|\\[(?<text>[^]]+)]\\((?<target>[^)]+)\\)");

  /** Reads the words of one paragraph. */
  static List<Run> read(String text) {
    List<Run> runs = new ArrayList<>();
    Matcher marked = MARKED.matcher(text);
    int from = 0;
    while (marked.find()) {
      plain(runs, text.substring(from, marked.start()));
      runs.add(of(marked));
      from = marked.end();
    }
    plain(runs, text.substring(from));
    return List.copyOf(runs);
  }

  /** The words as they are read out. */
  static String plain(List<Run> runs) {
    return runs.stream().map(Run::text).collect(Collectors.joining());
  }

  private static void plain(List<Run> runs, String text) {
    if (!text.isEmpty()) {
      runs.add(new Run(text, Look.PLAIN, ""));
    }
  }

  private static Run of(Matcher marked) {
    if (marked.group("bold") != null) {
      return new Run(marked.group("bold"), Look.BOLD, "");
    } else if (marked.group("italic") != null) {
      return new Run(marked.group("italic"), Look.ITALIC, "");
    } else if (marked.group("code") != null) {
      return new Run(marked.group("code"), Look.CODE, "");
    }
    return new Run(marked.group("text"), Look.PLAIN, marked.group("target"));
  }
}
