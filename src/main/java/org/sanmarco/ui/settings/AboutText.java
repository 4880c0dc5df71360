package org.sanmarco.ui.settings;

import module java.base;

import org.sanmarco.kernel.PackedFile;
import org.sanmarco.save.format.Program;
import org.sanmarco.words.Messages;

/** The text about the program: its version, its libraries and where to report issues. */
final class AboutText {

  /**
   * The lists of libraries, the build's and that of files packed with the program: lines such as
   * {@code (MIT) Name (group:artifact:1.0 - …)}.
   */
  private static final List<String> LISTS = List.of("THIRD-PARTY.txt", "PACKED.txt");

  private static final Pattern LIBRARY =
      Pattern.compile("\\s*\\((.+?)\\) .*\\(.+:(.+:.+?) - .*\\)");

  private AboutText() {}

  static String of(Messages messages) {
    String home = Program.home();
    return messages.text("about.text", Program.version())
        + "\n"
        + (home.isEmpty() ? messages.text("about.faults") : messages.text("about.faults.at", home))
        + "\n\n"
        + messages.text("about.libraries")
        + "\n"
        + String.join("\n", libraries());
  }

  static List<String> libraries() {
    return LISTS.stream()
        .flatMap(list -> PackedFile.text(AboutText.class, list).lines())
        .map(LIBRARY::matcher)
        .filter(Matcher::matches)
        .collect(
            Collectors.groupingBy(
                line -> line.group(1),
                TreeMap::new,
                Collectors.mapping(
                    line -> line.group(2).replace(':', ' '), Collectors.joining(", "))))
        .entrySet()
        .stream()
        .map(entry -> entry.getValue() + ": " + entry.getKey())
        .toList();
  }
}
