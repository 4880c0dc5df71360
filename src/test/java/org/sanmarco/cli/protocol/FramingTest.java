package org.sanmarco.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.save.format.Program;
import org.sanmarco.table.Games;

/** The framing of commands and answers as lines. */
class FramingTest {

  private static final String VERSION = "= 1 san-marco " + Program.version();
  private static final String GAMES = "= " + String.join(" ", Games.installed().ids());

  @Test
  void anAnswerIsALineAndAnEmptyLine() {
    assertThat(raw("games\nnew san-marco 3\nx\n"))
        .isEqualTo(GAMES + "\n\n=\n\n? there is no such command\n\n");
  }

  @Test
  void linesEndWithLfOrCrLf() {
    assertThat(answers("version\nversion\r\nversion\n")).containsExactly(VERSION, VERSION, VERSION);
  }

  @Test
  void theLastLineNeedsNoEnd() {
    assertThat(answers("version")).containsExactly(VERSION);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "version\r\r\n",
        "\rversion\n",
        "ver\rsion\n",
        "version\r",
        "\r\r\n",
        "\r",
        " \r \n"
      })
  void aCrElsewhereIsPartOfTheLine(String input) {
    assertThat(answers(input)).singleElement().asString().startsWith("? ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\n",
        "\r\n",
        " \n",
        "\t \r\n",
        "\n\n\n",
        "   ",
        "# state\n",
        "#\n",
        "#",
        "#version\r\n"
      })
  void blankLinesAndCommentsArePassedOver(String input) {
    assertThat(raw(input)).isEmpty();
    assertThat(answers(input + "\nversion\n")).containsExactly(VERSION);
  }

  @Test
  void aCommentBeginsAtTheBeginning() {
    assertThat(answers(" # no comment\nversion # no comment\n"))
        .hasSize(2)
        .allSatisfy(answer -> assertThat(answer).startsWith("? "));
  }

  @Test
  void aNulSpoilsOneLine() {
    assertThat(answers("ver\0sion\nversion\n")).hasSize(2).last().isEqualTo(VERSION);
    assertThat(answers("\0\nversion\n")).hasSize(2).first().asString().startsWith("? ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"FF", "C0AF", "EDA080", "F8888080", "E282", "80", "F4908080"})
  void brokenUtf8SpoilsOneLine(String hex) {
    byte[] broken = java.util.HexFormat.of().parseHex(hex);
    byte[] input =
        joined(
            "play ".getBytes(StandardCharsets.US_ASCII),
            broken,
            "\nversion\n".getBytes(StandardCharsets.US_ASCII));
    assertThat(Talk.split(Talk.raw(input)))
        .satisfiesExactly(
            answer -> assertThat(answer).startsWith("? "),
            answer -> assertThat(answer).isEqualTo(VERSION));
  }

  @ParameterizedTest
  @ValueSource(ints = {Lines.LONGEST + 1, 1 << 20, (1 << 20) + 1})
  void aLineOfAMegabyteSpoilsOneLine(int length) {
    assertThat(answers("x".repeat(length) + "\nversion\n"))
        .satisfiesExactly(
            answer -> assertThat(answer).startsWith("? ").hasSizeLessThan(100),
            answer -> assertThat(answer).isEqualTo(VERSION));
    assertThat(answers("version" + " ".repeat(length) + "\r\nversion\n")).hasSize(2);
    assertThat(answers("#" + "x".repeat(length) + "\nversion\n")).containsExactly(VERSION);
  }

  @Test
  void aLineOfAGigabyteTakesNoMemory() {
    byte[] megabyte = new byte[1 << 20];
    Arrays.fill(megabyte, (byte) 'x');
    List<InputStream> pieces = new java.util.ArrayList<>();
    for (int i = 0; i < 1 << 10; i++) {
      pieces.add(new ByteArrayInputStream(megabyte));
    }
    pieces.add(new ByteArrayInputStream("\nversion\n".getBytes(StandardCharsets.US_ASCII)));
    String out = Talk.raw(new SequenceInputStream(Collections.enumeration(pieces)));
    assertThat(Talk.split(out)).hasSize(2).last().isEqualTo(VERSION);
  }

  @Test
  void theLongestLineIsRead() {
    assertThat(answers("version" + " ".repeat(Lines.LONGEST - 7) + "\n")).containsExactly(VERSION);
    assertThat(answers("version" + " ".repeat(Lines.LONGEST - 7) + "\r\n"))
        .containsExactly(VERSION);
  }

  @Test
  void bytesMayComeOneByOne() {
    InputStream drops =
        new InputStream() {
          private final byte[] bytes = "version\r\n\r\ngames\n".getBytes(StandardCharsets.US_ASCII);
          private int at;

          @Override
          public int read() {
            return at < bytes.length ? bytes[at++] : -1;
          }

          @Override
          public int read(byte[] buffer, int offset, int length) {
            int next = read();
            buffer[offset] = (byte) next;
            return next < 0 ? -1 : 1;
          }
        };
    assertThat(Talk.split(Talk.raw(drops))).containsExactly(VERSION, GAMES);
  }

  @Test
  void reasonsNeverMoveTheCursor() {
    assertThat(answers("new san-marco 4 a\u001b[2J\u0085\u2028\u202e=\n"))
        .singleElement()
        .asString()
        .startsWith("? ")
        .doesNotContain("\u001b", "\u0085", "\u2028", "\u202e");
  }

  @Test
  void whoWaitsForAnAnswerGetsIt() throws IOException, InterruptedException {
    try (PipedOutputStream commands = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(commands);
        PipedInputStream answers = new PipedInputStream();
        PipedOutputStream out = new PipedOutputStream(answers)) {
      Thread engine = Thread.ofPlatform().start(() -> run(in, out));
      for (int i = 0; i < 100; i++) {
        commands.write("games\n".getBytes(StandardCharsets.US_ASCII));
        commands.flush();
        assertThat(answers.readNBytes(GAMES.length() + 2))
            .asString(StandardCharsets.US_ASCII)
            .isEqualTo(GAMES + "\n\n");
      }
      commands.write("quit\n".getBytes(StandardCharsets.US_ASCII));
      commands.flush();
      engine.join();
    }
  }

  private static void run(InputStream in, OutputStream out) {
    try {
      new Engine(new Session(Games.installed(), () -> 1)).run(in, out);
    } catch (IOException unexpected) {
      throw new java.io.UncheckedIOException(unexpected);
    }
  }

  private static byte[] joined(byte[]... pieces) {
    java.io.ByteArrayOutputStream all = new java.io.ByteArrayOutputStream();
    for (byte[] piece : pieces) {
      all.writeBytes(piece);
    }
    return all.toByteArray();
  }

  private static String raw(String input) {
    return Talk.raw(input.getBytes(StandardCharsets.UTF_8));
  }

  private static List<String> answers(String input) {
    return Talk.split(raw(input));
  }
}
