package org.sanmarco.ui.seats;

import module java.base;

import org.sanmarco.kernel.Move;
import org.sanmarco.save.Autosave;
import org.sanmarco.save.HostedGames;
import org.sanmarco.save.Library;
import org.sanmarco.save.SavedGameFile;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.http.Claims;
import org.sanmarco.table.Games;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.testing.AnyTable;

/**
 * Hosts a game as the window does, and plays its first player at random. It prints {@code link} and
 * the address, {@code begins} and the number of moves it begins with, {@code saved} and that number
 * after each change, and {@code over}. Tests kill it.
 */
public final class HostingPlayer {

  private static final String ID = "hosted";

  private HostingPlayer() {}

  /**
   * Plays until it is killed.
   *
   * @param arguments the program's folder, the game, the numbers of players and seats
   */
  @SuppressWarnings("SystemOut") // the watching process reads it
  public static void main(String[] arguments) throws Exception {
    Path home = Path.of(arguments[0]);
    int players = Integer.parseInt(arguments[2]);
    int seats = Integer.parseInt(arguments[3]);
    BlockingQueue<Runnable> work = new LinkedBlockingQueue<>();
    SavedGameStore store = new SavedGameStore(Games.installed());
    Autosave autosave =
        new Autosave(new Library(home, store).autosaveFolder(), List::of, store, () -> {});
    Optional<Path> before = file(home);
    Table table =
        before.isPresent()
            ? autosave.resume(before.get()).table()
            : AnyTable.of(arguments[1], players, seats, "", 5);
    if (before.isEmpty()) {
      autosave.begin(table.record(), null);
    }
    System.out.println("begins " + table.size());
    LedModel model =
        AnyTable.model(
            table,
            true,
            record -> {
              autosave.save(record);
              autosave.flush();
              autosave.trouble().ifPresent(why -> System.exit(why.hashCode() | 1));
              System.out.println("saved " + record.moves().size());
            });
    Hosting hosting =
        new Hosting(
            model,
            Hosting.open(
                table.game().id(),
                InetAddress.getLoopbackAddress(),
                claims(home, table),
                Tempos.FAST,
                System::nanoTime),
            Locale.ENGLISH,
            work::add,
            () -> {},
            signal -> {});
    IntPredicate elsewhere = seat -> table.view(0).player(seat) != 1;
    model.seatAtOwnScreens(elsewhere, elsewhere);
    System.out.println("link " + hosting.server().link());
    Random random = new Random(table.size());
    while (!(model.prompt() instanceof Prompt.GameOver)) {
      if (!acts(model, random)) {
        work.take().run();
        model.seatAtOwnScreens(elsewhere, elsewhere);
      }
      for (Runnable next = work.poll(); next != null; next = work.poll()) {
        next.run();
      }
    }
    System.out.println("over");
    while (true) {
      work.take().run();
    }
  }

  /** Does something at random at a screen where something can be done; whether it did. */
  public static boolean acts(GameModel model, Random random) {
    switch (model.prompt()) {
      case Prompt.Deciding(int _, var _) -> {
        List<? extends Move> legal = model.decision().asked().legal();
        model.decision().make(legal.get(random.nextInt(legal.size())));
      }
      case Prompt.TurnOver _,
          Prompt.Chance _,
          Prompt.Shown _,
          Prompt.RoundOver _,
          Prompt.Curtain _ ->
          model.goOn();
      default -> {
        return false;
      }
    }
    return true;
  }

  /** The game that is or was hosted from a folder; empty before it begins. */
  static Optional<Path> file(Path home) throws SaveException {
    Library library = new Library(home, new SavedGameStore(Games.installed()));
    return library.files().stream().map(SavedGameFile::path).findFirst();
  }

  private static Claims claims(Path home, Table table) {
    HostedGames hosted = new HostedGames(home, InstantSource.system());
    Claims claims =
        hosted
            .read(ID, written -> Claims.read(written, table.seats()), Claims::write)
            .orElseGet(() -> new Claims(table.seats()));
    claims.onChange(() -> {
      try {
        hosted.put(ID, Optional.of(claims.write()));
        hosted.flush();
      } catch (SaveException e) {
        throw new IllegalStateException(e);
      }
    });
    return claims;
  }
}
