package org.sanmarco.cli;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.cli.bots.SimulateCommand;
import org.sanmarco.cli.match.ArenaCommand;
import org.sanmarco.cli.match.WorkerCommand;
import org.sanmarco.cli.protocol.EngineCommand;
import org.sanmarco.cli.saved.CheckCommand;
import org.sanmarco.cli.saved.ExportCommand;
import org.sanmarco.cli.saved.ReviewCommand;
import org.sanmarco.cli.server.ServerCommand;
import org.sanmarco.cli.server.ServerConfigCommand;
import org.sanmarco.cli.server.TableCommand;
import org.sanmarco.cli.shared.Subcommand;
import org.sanmarco.coach.Coach;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.SafeText;
import org.sanmarco.seats.nats.Pass;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** The command line, with all subcommands. */
@Command(
    name = "san-marco",
    description = "San Marco, an unofficial computer edition. Without a command, opens the window.",
    scope = CommandLine.ScopeType.INHERIT,
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    subcommands = {
      EngineCommand.class,
      SimulateCommand.class,
      ArenaCommand.class,
      WorkerCommand.class,
      CheckCommand.class,
      ExportCommand.class,
      ReviewCommand.class,
      ServerCommand.class,
      ServerConfigCommand.class,
      TableCommand.class
    })
final class SanMarcoCommand extends Subcommand {

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "A saved game to open, or an invitation: san-marco://...")
  private @Nullable String opened;

  private SanMarcoCommand() {}

  /** Runs the command, and returns the exit status. */
  static int execute(String... args) {
    CommandLine commands = commandLine();
    Charset terminal = System.out.charset();
    return execute(
        commands,
        new PrintWriter(new FileOutputStream(FileDescriptor.out), true, terminal),
        // Names have to survive a terminal that doesn't know their letters: this goes into files.
        new PrintWriter(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8),
        args);
  }

  /**
   * Runs a command, and returns the exit status, which is not 0 where the answer could not be
   * written.
   *
   * @param out for what is said
   * @param files for what goes into files
   */
  static int execute(CommandLine commands, PrintWriter out, PrintWriter files, String... args) {
    // First for all: it would take the place of the export's otherwise.
    commands.setOut(out);
    Objects.requireNonNull(commands.getSubcommands().get(ExportCommand.NAME)).setOut(files);
    int status = commands.execute(args);
    // Asking writes what waits.
    boolean isLost = Stream.of(out, files).filter(PrintWriter::checkError).count() > 0;
    if (isLost && status == ExitCode.OK) {
      say(commands, "san-marco: the answer could not be written to the end");
      return ExitCode.SOFTWARE;
    }
    return status;
  }

  static CommandLine commandLine() {
    return new CommandLine(new SanMarcoCommand())
        .setExpandAtFiles(false)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(SanMarcoCommand::sayWrongUse)
        .setExecutionExceptionHandler(SanMarcoCommand::sayFailure);
  }

  @Override
  public Integer call() {
    if (opened == null || Pass.isLink(opened)) {
      return WindowStart.open(opened, err());
    }
    Path file = file(opened);
    require(Files.exists(file), "there is no command and no file called " + opened);
    return WindowStart.open(file.toAbsolutePath().toString(), err());
  }

  /** A file by its name, or by its address, which desktops may hand over. */
  private Path file(String name) {
    try {
      return name.startsWith("file:") ? Path.of(URI.create(name)) : Path.of(name);
    } catch (IllegalArgumentException | FileSystemNotFoundException wrong) {
      throw new ParameterException(
          spec.commandLine(), "there is no command and no file called " + name, wrong);
    }
  }

  private static int sayWrongUse(ParameterException wrong, String[] args) {
    CommandLine command = wrong.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    say(command, name + ": " + wrong.getMessage() + " (" + name + " --help says more)");
    return command.getCommandSpec().exitCodeOnInvalidInput();
  }

  private static int sayFailure(
      Exception failure, CommandLine command, CommandLine.ParseResult arguments) {
    String reason =
        switch (failure) {
          case RefusedException refused ->
              ": " + Coach.refusal("", refused.refusal(), Locale.ENGLISH);
          // Its message is a sentence; the classes below it tell a file's name only.
          case IOException told when told.getClass().equals(IOException.class) ->
              ": " + told.getMessage();
          default -> " failed: " + failure;
        };
    say(command, command.getCommandSpec().qualifiedName() + reason);
    return command.getCommandSpec().exitCodeOnExecutionException();
  }

  private static void say(CommandLine command, String sentence) {
    PrintWriter err = command.getErr();
    err.println(SafeText.of(sentence.strip().replaceAll("\\s*\\R\\s*", " ")));
    err.flush();
  }
}
