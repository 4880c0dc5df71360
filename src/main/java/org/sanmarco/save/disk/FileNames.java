package org.sanmarco.save.disk;

import module java.base;

import org.sanmarco.kernel.SafeText;

/** File names that are valid on every system, so that a game can be copied to another one. */
public final class FileNames {

  private static final int LONGEST = 80;

  /** In UTF-8, of which most systems allow 255 with all endings; a few allow only 143. */
  private static final int MOST_BYTES = 120;

  private static final Pattern FORBIDDEN = Pattern.compile("[\\\\/:*?\"<>|]|^\\.|[. ]$");
  private static final Pattern RESERVED =
      Pattern.compile("(?i)(con|prn|aux|nul|com\\d|lpt\\d)(\\..*)?");

  private FileNames() {}

  /** Whether this is a valid name, without the ending. */
  public static boolean isFit(String name) {
    return !name.isBlank()
        && isShort(name)
        && name.codePoints().allMatch(SafeText::isVisible)
        && !FORBIDDEN.matcher(name).find()
        && !RESERVED.matcher(name).matches()
        && isPath(name);
  }

  /** The name, stripped, cut and with invalid characters replaced, so that it is fit. */
  public static String fit(String name) {
    StringBuilder visible = new StringBuilder();
    name.codePoints()
        .mapToObj(character -> isAllowed(character) ? Character.toString(character) : "_")
        .forEach(visible::append);
    String fit = plain(visible.toString().strip());
    return isFit(fit) ? fit : plain("_" + fit);
  }

  private static String plain(String name) {
    String plain = name;
    while (!isShort(plain)) {
      plain = plain.substring(0, plain.offsetByCodePoints(plain.length(), -1));
    }
    return FORBIDDEN.matcher(plain).replaceAll("_");
  }

  private static boolean isAllowed(int character) {
    return SafeText.isVisible(character) && isPath(Character.toString(character));
  }

  /** Whether a name is not too long. */
  public static boolean isShort(String name) {
    return name.codePointCount(0, name.length()) <= LONGEST
        && name.getBytes(StandardCharsets.UTF_8).length <= MOST_BYTES;
  }

  /** The system may have no letters but ASCII for names. */
  private static boolean isPath(String name) {
    return path(name).filter(path -> !path.toString().isEmpty()).isPresent();
  }

  /** A path; empty if the system has none that is written so. */
  public static Optional<Path> path(String written) {
    try {
      return Optional.of(Path.of(written));
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }
}
