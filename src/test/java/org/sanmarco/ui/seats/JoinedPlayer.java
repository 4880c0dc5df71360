package org.sanmarco.ui.seats;

import module java.base;

import org.sanmarco.seats.Digest;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.http.HttpClaim;
import org.sanmarco.seats.http.JoinedSeats;
import org.sanmarco.table.Games;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.testing.AnyTable;

/**
 * Joins a game as a second window does, and plays its seats at random. It prints {@code joined},
 * and at the end {@code over} and a digest of all that it has seen. Tests kill it.
 */
final class JoinedPlayer {

  private JoinedPlayer() {}

  /**
   * Plays until the game is over.
   *
   * @param arguments the file of the seats taken, the host's address, the seats
   */
  @SuppressWarnings("SystemOut") // the watching process reads it
  public static void main(String[] arguments) throws Exception {
    List<Integer> own = Stream.of(arguments[2].split(" ")).map(Integer::valueOf).toList();
    JoinedSeats seats = seats(Path.of(arguments[0]), arguments[1], own);
    BlockingQueue<Runnable> work = new LinkedBlockingQueue<>();
    RemoteGame game = join(seats, work);
    GameModel model = AnyTable.joined(game);
    System.out.println("joined");
    Random random = new Random(game.size());
    while (!(model.prompt() instanceof Prompt.GameOver)) {
      if (game.isSending() || !HostingPlayer.acts(model, random)) {
        work.take().run();
      }
    }
    System.out.println(
        "over " + Digest.of(Stream.concat(Stream.of(0), own.stream()).toList(), game));
    System.exit(0);
  }

  private static JoinedSeats seats(Path file, String link, List<Integer> own) throws Exception {
    if (Files.exists(file)) {
      return JoinedSeats.read(Files.readAllBytes(file), Tempos.FAST).orElseThrow();
    }
    JoinedSeats taken = JoinedSeats.take(HttpClaim.read(link, "", Tempos.FAST).orElseThrow(), own);
    Path part = file.resolveSibling("part");
    Files.write(part, taken.toBytes());
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    return taken;
  }

  /** Joins; tries again while the host is away. */
  private static RemoteGame join(JoinedSeats seats, BlockingQueue<Runnable> work)
      throws InterruptedException {
    while (true) {
      var joining =
          RemoteGame.join(Games.installed(), seats.ends(), work::add).toCompletableFuture();
      while (!joining.isDone()) {
        work.take().run();
      }
      if (!joining.isCompletedExceptionally()) {
        return joining.join();
      }
    }
  }
}
