package org.sanmarco.export;

import module java.base;

import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.dataformat.csv.CsvGenerator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.Measure;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Position;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Redaction;
import org.sanmarco.table.Table;

/**
 * A game's data as a table, a line for each move, as CSV (RFC 4180).
 *
 * <p>The columns are {@code number}, {@code round} and {@code turn} (0 in the set-up) of the move,
 * {@code seat} and {@code player} who made it (both empty for chance), {@code move} in the notation
 * (empty while it is secret), and after it, for each measure of the game, a column a seat, such as
 * {@code prestige_1}.
 */
public final class MoveTable {

  private static final CsvMapper MAPPER =
      CsvMapper.builder().enable(CsvGenerator.Feature.ALWAYS_QUOTE_STRINGS).build();

  /** A byte order mark: without it, Excel misreads every letter that isn't English. */
  private static final String BOM = "\uFEFF";

  /** First characters that a spreadsheet reads as a formula, also in full width. */
  private static final Pattern FORMULA = Pattern.compile("^(?=[=+\\-@＝＋－＠])");

  private MoveTable() {}

  /** The table, to be written as UTF-8. */
  public static String of(Table table) {
    int seats = table.seats().size();
    StringWriter text = new StringWriter().append(BOM);
    try (SequenceWriter rows = MAPPER.writer(columns(table, seats)).writeValues(text)) {
      Redaction redaction = new Redaction(table.history());
      List<Measure> measures = Coach.of(table.game().id()).measures();
      for (PlayedMove played : table.history()) {
        rows.write(row(table, played, redaction, measures));
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return text.toString();
  }

  private static CsvSchema columns(Table table, int seats) {
    CsvSchema.Builder columns = CsvSchema.builder();
    List.of("number", "round", "turn", "seat", "player", "move").forEach(columns::addColumn);
    for (Measure measure : Coach.of(table.game().id()).measures()) {
      for (int seat = 1; seat <= seats; seat++) {
        columns.addColumn(measure.name() + "_" + seat);
      }
    }
    return columns.setUseHeader(true).setLineSeparator("\r\n").build();
  }

  private static List<Object> row(
      Table table, PlayedMove played, Redaction redaction, List<Measure> measures) {
    Position before = table.positionAfter(played.number() - 1);
    Position after = table.positionAfter(played.number());
    List<Object> row = new ArrayList<>();
    row.add(played.number());
    row.add(before.round());
    row.add(before.turn());
    if (played.by() instanceof Actor.Seat(int number)) {
      row.add(number);
      row.add(harmless(table.seat(number).name()));
    } else {
      row.add("");
      row.add("");
    }
    row.add(redaction.hides(played) ? "" : played.move().toString());
    for (Measure measure : measures) {
      for (int seat = 1; seat <= after.seats(); seat++) {
        row.add(measure.of(after, seat));
      }
    }
    return row;
  }

  /** A name that a spreadsheet doesn't read as a formula. */
  private static String harmless(String name) {
    return FORMULA.matcher(name).replaceFirst("'");
  }
}
