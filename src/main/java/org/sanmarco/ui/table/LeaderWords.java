package org.sanmarco.ui.table;

import org.sanmarco.save.format.Program;
import org.sanmarco.seats.log.Attendance;
import org.sanmarco.words.Messages;

/** Words about the table that leads a game elsewhere. */
final class LeaderWords {

  private LeaderWords() {}

  /** A sentence about the owner of the table, and its version if that is not this program's. */
  static String of(Messages messages, Attendance.Table table) {
    String by =
        table.by().isEmpty()
            ? messages.text("visit.by.window")
            : messages.text("visit.by", table.by());
    return table.program().isEmpty() || table.program().equals(Program.version())
        ? by
        : by + " " + messages.text("visit.version", table.program(), Program.version());
  }
}
