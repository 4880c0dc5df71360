package org.sanmarco.save;

import java.util.regex.Pattern;
import org.sanmarco.kernel.SafeText;

/** File names that are valid on every system, so that a game can be copied to another one. */
final class FileNames {

  private static final int LONGEST = 80;
  private static final Pattern FORBIDDEN = Pattern.compile("[\\\\/:*?\"<>|]|^\\.|[. ]$");
  private static final Pattern RESERVED =
      Pattern.compile("(?i)(con|prn|aux|nul|com\\d|lpt\\d)(\\..*)?");

  private FileNames() {}

  /** Whether this is a valid name, without the ending. */
  static boolean isFit(String name) {
    return !name.isBlank()
        && name.codePointCount(0, name.length()) <= LONGEST
        && name.codePoints().allMatch(SafeText::isVisible)
        && !FORBIDDEN.matcher(name).find()
        && !RESERVED.matcher(name).matches();
  }

  /** The name, with invalid characters replaced. */
  static String fit(String name) {
    String cut =
        name.codePointCount(0, name.length()) <= LONGEST
            ? name
            : name.substring(0, name.offsetByCodePoints(0, LONGEST));
    String fit = FORBIDDEN.matcher(cut).replaceAll("_");
    return isFit(fit) ? fit : "_" + fit;
  }
}
