package org.sanmarco.ui.shell;

import module java.base;

/**
 * Removes names of players and folders from texts that players may send to others. For all threads.
 */
final class LogRedactor {

  /**
   * Messages of these packages are about the program; those of others may name files and people.
   */
  private static final List<String> HARMLESS = List.of("java.lang", "java.util");

  private final Map<String, String> places = new LinkedHashMap<>();
  private final String user;
  private final Supplier<? extends Collection<String>> players;

  /**
   * Hides the user's name and folders.
   *
   * @param system where {@code user.home} and {@code user.name} are looked up
   * @param players the names of those who are playing
   */
  LogRedactor(Properties system, Supplier<? extends Collection<String>> players) {
    String set = System.getenv().getOrDefault("HOME", "");
    for (String home : List.of(system.getProperty("user.home", ""), set)) {
      places.put(home, "~");
      places.put(home.replace('\\', '/'), "~");
    }
    user = system.getProperty("user.name", "");
    this.players = players;
  }

  /** The text on one line, with stand-ins for all that is private. */
  String hide(String text) {
    String hidden = text.strip().replaceAll("\\s*\\R\\s*", " ");
    for (Map.Entry<String, String> place : places.entrySet()) {
      // Where there is no home, Java gives "?", and some systems give "/".
      if (place.getKey().length() > 1) {
        hidden = replace(hidden, Pattern.quote(place.getKey()), place.getValue());
      }
    }
    hidden = replaceWord(hidden, user, "(user)");
    for (String player : players.get()) {
      hidden = replaceWord(hidden, player, "(player)");
    }
    return hidden;
  }

  /** The failure and its causes with their stack traces; messages only where they are harmless. */
  String trace(Throwable failure) {
    List<String> lines = new ArrayList<>();
    add("", failure, lines, Collections.newSetFromMap(new IdentityHashMap<>()));
    return String.join(System.lineSeparator(), lines);
  }

  /** The failure without its stack trace. */
  String name(Throwable failure) {
    String message = message(failure);
    String name = failure.getClass().getName();
    return message.isEmpty() ? name : name + ": " + message;
  }

  private void add(String head, Throwable failure, List<String> lines, Set<Throwable> seen) {
    if (!seen.add(failure)) {
      return;
    }
    lines.add(head + name(failure));
    for (StackTraceElement frame : failure.getStackTrace()) {
      lines.add("    at " + frame);
    }
    for (Throwable suppressed : failure.getSuppressed()) {
      add("Suppressed: ", suppressed, lines, seen);
    }
    Throwable cause = failure.getCause();
    if (cause != null) {
      add("Caused by: ", cause, lines, seen);
    }
  }

  private String message(Throwable failure) {
    String message = failure.getMessage();
    if (message == null || !HARMLESS.contains(failure.getClass().getPackageName())) {
      return "";
    }
    // Many repeat what their cause says.
    Throwable cause = failure.getCause();
    boolean repeats = cause != null && message.contains(String.valueOf(cause.getMessage()));
    return repeats ? "" : hide(message);
  }

  private static String replaceWord(String text, String word, String by) {
    return word.isBlank()
        ? text
        : replace(text, "(?<![\\p{L}\\p{N}])" + Pattern.quote(word) + "(?![\\p{L}\\p{N}])", by);
  }

  private static String replace(String text, String pattern, String by) {
    return Pattern.compile(pattern, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
        .matcher(text)
        .replaceAll(Matcher.quoteReplacement(by));
  }
}
