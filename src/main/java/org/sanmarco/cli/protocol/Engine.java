package org.sanmarco.cli.protocol;

import module java.base;

/**
 * The text protocol: reads commands, a line each, and answers each in GTP's form. Nothing that is
 * read can end it but {@code quit} and the end of the input.
 */
record Engine(Session session) {

  /**
   * Answers until {@code quit} or the end of the input.
   *
   * @throws IOException if reading or writing fails, such as when the other end is closed
   */
  void run(InputStream in, OutputStream out) throws IOException {
    OutputStream answers = new BufferedOutputStream(out, 1 << 16);
    Lines lines = new Lines(in, answers);
    while (!session.hasQuit()) {
      switch (lines.next()) {
        case Lines.Text(String text) -> write(answer(text), answers);
        case Lines.Unreadable(String reason) -> write(Reply.refused(reason), answers);
        case Lines.End _ -> {
          answers.flush();
          return;
        }
      }
    }
    answers.flush();
  }

  private Reply answer(String line) {
    try {
      return session.answer(line);
    } catch (OutOfMemoryError | StackOverflowError exhausted) {
      return Reply.refused("this takes more memory than there is");
    } catch (RuntimeException | Error broken) {
      return Reply.refused("the program failed on this: " + broken);
    }
  }

  private static void write(Reply answer, OutputStream out) throws IOException {
    String text = answer.text().isEmpty() ? "" : " " + answer.text();
    out.write(((answer.good() ? "=" : "?") + text + "\n\n").getBytes(StandardCharsets.UTF_8));
  }
}
