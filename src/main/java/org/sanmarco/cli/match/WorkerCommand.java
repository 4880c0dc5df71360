package org.sanmarco.cli.match;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.arena.Match;
import org.sanmarco.cli.shared.Subcommand;
import org.sanmarco.json.Json;
import org.sanmarco.save.format.Program;
import org.sanmarco.seats.nats.WorkAddress;
import org.sanmarco.seats.nats.WorkQueue;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code worker}: plays shares of the matches of {@code arena --workers}. */
@Command(
    name = "worker",
    description = {
      "Plays games for san-marco arena --workers, here or on other machines, until it is ended.",
      "Any number of workers share the games of a match. Another worker plays what one leaves"
          + " unfinished."
    })
public final class WorkerCommand extends Subcommand {

  @Parameters(
      paramLabel = "URL",
      description = {
        "The server, such as nats://127.0.0.1:4222 for a nats-server -js of this machine.",
        "Or a file that holds its address, such as work.txt of san-marco server-config."
      })
  private String server;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "The number of shares played at once; by default one for each core.")
  private @Nullable Integer threads;

  private final Set<String> titles = ConcurrentHashMap.newKeySet();

  @Override
  public Integer call() throws IOException, ExecutionException {
    int cores = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    require(cores >= 1, "--threads must be at least 1");
    WorkAddress address = read(() -> WorkAddress.read(server));
    try (WorkQueue queue =
            new WorkQueue(address, Fingerprint.program(), Program.version(), this::notice, tempo);
        ExecutorService pool = Executors.newFixedThreadPool(cores)) {
      say("Plays for arenas at %s until it is ended.".formatted(address));
      Callable<Integer> worker =
          () -> {
            queue.work(this::play);
            return ExitCode.OK;
          };
      return pool.invokeAny(Collections.nCopies(cores, worker));
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      return ExitCode.OK;
    }
  }

  private byte[] play(byte[] task) {
    try {
      MatchShare share = Json.read(task, MatchShare.class);
      Match match = share.match();
      if (titles.add(match.title())) {
        say(match.title());
      }
      return Json.bytes(new MatchShare.Result("", match.play(share.number())));
    } catch (IOException | RuntimeException failed) {
      return Json.bytes(new MatchShare.Result(failed.toString(), null));
    }
  }

  private void say(String line) {
    out().println(line);
    out().flush();
  }
}
