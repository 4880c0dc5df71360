package org.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/** The program's lines, so that growth is seen. */
class LinesTest {

  /** The lines of the program at the last commit that changed their number on purpose. */
  private static final long LINES = 108_705;

  @Test
  void programDoesNotGrowUnnoticed() throws IOException {
    long lines = 0;
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        lines += Files.readAllLines(file).size();
      }
    }
    System.out.printf("%d lines of main, %+d since the last count%n", lines, lines - LINES);
    assertThat(lines)
        .as("lines of main: shorten the code, or set the number here and give the reason")
        .isLessThanOrEqualTo(LINES);
  }
}
