package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogFileTest {

  private static final Logger ROOT = Logger.getLogger("");
  private static final Logger LOGGER = Logger.getLogger("lagoon");
  private static final LogRedactor REDACTOR =
      new LogRedactor(new Properties(), () -> List.of("Zoë"));

  private final List<Handler> usual = List.of(ROOT.getHandlers());

  @TempDir Path folder;

  @BeforeEach
  void beSilentOtherwise() {
    usual.forEach(ROOT::removeHandler);
    LOGGER.setLevel(Level.INFO);
  }

  @AfterEach
  void beAsUsual() {
    usual.forEach(ROOT::addHandler);
    LOGGER.setLevel(null);
  }

  @Test
  void holdsWhatFailedAndNothingPrivate() throws IOException {
    try (LogFile _ = new LogFile(folder, REDACTOR)) {
      LOGGER.log(Level.SEVERE, "Zoë\nfell in", new IOException("/home/zoë/evening.json"));
    }
    assertThat(text())
        .containsPattern("(?m)^[0-9-]+T[0-9:]+Z \\p{L}+ lagoon: \\(player\\) fell in\\R")
        .contains("java.io.IOException", "    at ", "LogFileTest.java")
        .doesNotContainIgnoringCase("zoë", "evening");
  }

  @Test
  void goesOnWhereItWasLeft() throws IOException {
    for (String word : List.of("first", "second")) {
      try (LogFile _ = new LogFile(folder.resolve("100% new"), REDACTOR)) {
        LOGGER.info(word);
      }
    }
    LOGGER.info("after it was closed");
    assertThat(Files.readString(folder.resolve("100% new").resolve("san-marco-0-0.log")))
        .contains("first", "second")
        .doesNotContain("closed");
  }

  @Test
  void neverGrowsBeyondItsRoom() throws IOException {
    String line = "x".repeat(1000);
    try (LogFile _ = new LogFile(folder, REDACTOR)) {
      for (int i = 0; i < 1500; i++) {
        LOGGER.info(line);
      }
    }
    try (Stream<Path> files = Files.list(folder)) {
      long bytes = files.mapToLong(file -> file.toFile().length()).sum();
      assertThat(bytes).isBetween(500_000L, 800_000L);
    }
  }

  @Test
  void twoWindowsWriteIntoFilesOfTheirOwn() throws IOException {
    try (LogFile _ = new LogFile(folder, REDACTOR);
        LogFile _ = new LogFile(folder, REDACTOR)) {
      LOGGER.info("heard by both");
    }
    assertThat(folder.resolve("san-marco-0-0.log")).content().contains("heard by both");
    assertThat(folder.resolve("san-marco-1-0.log")).content().contains("heard by both");
  }

  @Test
  void saysWhenNothingCanBeWritten() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    assertThatThrownBy(() -> new LogFile(file, REDACTOR)).isInstanceOf(IOException.class);
  }

  private String text() throws IOException {
    return Files.readString(folder.resolve("san-marco-0-0.log"));
  }
}
