package org.sanmarco.ui.board;

import java.text.MessageFormat;
import java.util.ResourceBundle;

/** What the board says in words. */
final class Words {

  private Words() {}

  static String of(String key, Object... arguments) {
    String pattern = ResourceBundle.getBundle("org.sanmarco.ui.board.board").getString(key);
    return arguments.length == 0 ? pattern : MessageFormat.format(pattern, arguments);
  }
}
