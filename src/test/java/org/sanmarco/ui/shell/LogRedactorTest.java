package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

class LogRedactorTest {

  private static final LogRedactor REDACTOR = redactor("/home/casanova", "casanova");

  @Test
  void hidesTheUserHisFoldersAndThePlayers() {
    assertThat(REDACTOR.hide("reading file:/home/casanova/evening.css as CASANOVA"))
        .isEqualTo("reading file:~/evening.css as (user)");
    assertThat(REDACTOR.hide("zoë takes what Anna-Maria left; Annals, 3 of Bo"))
        .isEqualTo("(player) takes what (player)-Maria left; Annals, 3 of Bo");
    assertThat(redactor("C:\\Users\\Casanova", "Casanova").hide("file:/c:/users/casanova/a.css"))
        .isEqualTo("file:/~/a.css");
  }

  @Test
  void findsNothingWhereTheSystemNamesNobody() {
    String text = "3 / 4?";
    assertThat(redactor("?", "").hide(text)).isEqualTo(text);
    assertThat(redactor("/", "").hide(text)).isEqualTo(text);
    assertThat(new LogRedactor(new Properties(), List::of).hide(text)).isEqualTo(text);
  }

  @Test
  void aTextCannotPretendToBeSeveralLines() {
    assertThat(REDACTOR.hide("one\r\n  two\n")).isEqualTo("one two");
  }

  @Test
  void onlyHarmlessMessagesAreTold() {
    assertThat(REDACTOR.name(new IndexOutOfBoundsException("Index 7 out of bounds for length 3")))
        .isEqualTo("java.lang.IndexOutOfBoundsException: Index 7 out of bounds for length 3");
    assertThat(REDACTOR.name(new IllegalStateException("no seat for Zoë")))
        .isEqualTo("java.lang.IllegalStateException: no seat for (player)");
    NoSuchFileException missing = new NoSuchFileException("/media/stick/anna-and-ben.json");
    assertThat(REDACTOR.name(missing)).isEqualTo("java.nio.file.NoSuchFileException");
    assertThat(REDACTOR.name(new UncheckedIOException(missing)))
        .isEqualTo("java.io.UncheckedIOException");
    assertThat(REDACTOR.name(new IllegalStateException(missing)))
        .isEqualTo("java.lang.IllegalStateException");
    assertThat(REDACTOR.name(new InvalidPathException("anna\0", "Nul character")))
        .isEqualTo("java.nio.file.InvalidPathException");
  }

  @Test
  void theTraceLeadsToTheCause() {
    Exception cause = new IllegalArgumentException("high water");
    Exception failure = new IllegalStateException("the doge is late", cause);
    failure.addSuppressed(new ArithmeticException("/ by zero"));
    cause.initCause(failure);
    assertThat(REDACTOR.trace(failure).lines().filter(line -> !line.startsWith("    at ")))
        .containsExactly(
            "java.lang.IllegalStateException: the doge is late",
            "Suppressed: java.lang.ArithmeticException: / by zero",
            "Caused by: java.lang.IllegalArgumentException: high water");
    assertThat(REDACTOR.trace(failure)).contains("LogRedactorTest.java:");
  }

  private static LogRedactor redactor(String home, String user) {
    Properties system = new Properties();
    system.setProperty("user.home", home);
    system.setProperty("user.name", user);
    return new LogRedactor(system, () -> List.of("Zoë", "Anna"));
  }
}
