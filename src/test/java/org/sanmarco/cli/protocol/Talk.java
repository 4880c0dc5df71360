package org.sanmarco.cli.protocol;

import module java.base;

import org.sanmarco.table.Games;

/** Talks to an engine as another program would: bytes in, bytes out. */
public final class Talk {

  private Talk() {}

  /** The bytes an engine answers to these. */
  static String raw(byte[] input) {
    return raw(new ByteArrayInputStream(input));
  }

  static String raw(InputStream input) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      new Engine(new Session(Games.installed(), () -> 42)).run(input, out);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  /** The answers to these lines, each without the empty line after it. */
  static List<String> answers(String... lines) {
    return split(raw((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8)));
  }

  /** The answer to the last of these lines. */
  public static String last(String... lines) {
    return answers(lines).getLast();
  }

  /** Cuts what came out into answers, and checks that all of it is answers. */
  static List<String> split(String out) {
    List<String> answers = new ArrayList<>();
    int at = 0;
    while (at < out.length()) {
      int end = out.indexOf("\n\n", at);
      String answer = end < 0 ? out.substring(at) : out.substring(at, end);
      if (end < 0 || answer.contains("\n") || !answer.matches("(?s)=|[=?] .+")) {
        throw new AssertionError("no answer: " + answer);
      }
      answers.add(answer);
      at = end + 2;
    }
    return answers;
  }
}
