package org.sanmarco.coach.book;

import module java.base;

/** One thing after another on a page. */
public sealed interface Block {

  /** Its whole text. */
  String text();

  /**
   * The start of a section that links can lead to.
   *
   * @param text a rule's identifier, or words
   */
  record Heading(String text) implements Block {

    /** Whether a rule begins here. */
    public boolean isRule() {
      return RuleBook.RULE.matcher(text).matches();
    }
  }

  /** Words. */
  record Paragraph(List<Run> words) implements Block {
    @Override
    public String text() {
      return Run.plain(words);
    }
  }

  /** Something that the program had to decide itself, and why. */
  record House(List<Run> words) implements Block {
    @Override
    public String text() {
      return Run.plain(words);
    }
  }

  /** Words with dots before them. */
  record Bullets(List<List<Run>> items) implements Block {
    @Override
    public String text() {
      return items.stream().map(Run::plain).collect(Collectors.joining(" "));
    }
  }

  /** Rows of words under a head, all equally long. */
  record Table(List<List<Run>> head, List<List<List<Run>>> rows) implements Block {
    @Override
    public String text() {
      return Stream.concat(Stream.of(head), rows.stream())
          .map(Table::text)
          .collect(Collectors.joining(" "));
    }

    static String text(List<List<Run>> row) {
      return row.stream().map(Run::plain).collect(Collectors.joining(" "));
    }
  }

  /**
   * A position on a little board, to be clicked through.
   *
   * @param name of its file
   */
  record Figure(String name) implements Block {
    @Override
    public String text() {
      return "";
    }
  }
}
