package org.sanmarco.cli.server;

import module java.base;

import org.sanmarco.seats.Tempos;
import picocli.CommandLine;

/** The command {@code table} with a clock that tests set forward. */
public final class ShiftedTable {

  private ShiftedTable() {}

  /**
   * Runs the command.
   *
   * @param arguments the file with the hours by which the clock is ahead, the name of the tempo,
   *     and those of the command
   */
  public static void main(String[] arguments) {
    Path hours = Path.of(arguments[0]);
    TableCommand command = new TableCommand(new ShiftedClock(hours));
    command.waitIn(Tempos.named(arguments[1]));
    CommandLine table = new CommandLine(command);
    table.setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8));
    // It ends with the test.
    Thread.ofPlatform()
        .daemon()
        .start(() -> {
          try (Scanner in = new Scanner(System.in, StandardCharsets.UTF_8)) {
            while (in.hasNextLine()) {
              in.nextLine();
            }
          }
          Runtime.getRuntime().halt(0);
        });
    System.exit(table.execute(Arrays.copyOfRange(arguments, 2, arguments.length)));
  }

  private static final class ShiftedClock extends Clock {

    private final Path hours;

    ShiftedClock(Path hours) {
      this.hours = hours;
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }

    @Override
    public Instant instant() {
      try {
        return Instant.now()
            .plus(Duration.ofHours(Long.parseLong(Files.readString(hours).strip())));
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
    }
  }
}
