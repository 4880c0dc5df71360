package org.sanmarco.ui.shell;

import module java.base;

import javafx.application.HostServices;
import javafx.stage.Window;
import org.sanmarco.save.ChanceKey;
import org.sanmarco.seats.Nearby;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.http.MulticastDns;
import org.sanmarco.seats.http.Networks;
import org.sanmarco.seats.http.Networks.Network;
import org.sanmarco.seats.router.HomeRouter;
import org.sanmarco.seats.router.Router;
import org.sanmarco.table.ChanceSource;
import org.sanmarco.ui.FilePicker;
import org.sanmarco.ui.sound.Sounds;
import org.sanmarco.ui.sound.Speakers;
import org.sanmarco.words.Messages;

/**
 * The environment in which a window starts; tests pass other values.
 *
 * @param folder the folder of the program's own files
 * @param filePicker asks for files, given the window that the question belongs to and its words
 * @param chanceSources gives each new game its chance, with the key of this place
 * @param seeds gives the seeds of computers' thinking
 * @param clock tells when a game is saved
 * @param nanos gives a time in nanoseconds that never goes back
 * @param locale the system's language, for players who chose no other
 * @param sounds plays sounds
 * @param nearby finds hosted games in the local network
 * @param networks finds the networks of this computer
 * @param router asks the router of this house for ports
 * @param tempo the times by which this program and others wait for each other
 */
public record Start(
    Path folder,
    BiFunction<Window, Supplier<Messages>, FilePicker> filePicker,
    Function<ChanceKey, ChanceSource> chanceSources,
    LongSupplier seeds,
    InstantSource clock,
    LongSupplier nanos,
    Locale locale,
    Sounds sounds,
    Nearby nearby,
    Callable<List<Network>> networks,
    Router router,
    Tempo tempo) {

  /**
   * The environment for players.
   *
   * @param host shows folders
   */
  public static Start standard(HostServices host, Path folder, Locale locale) {
    SecureRandom random = new SecureRandom();
    return new Start(
        folder,
        (window, messages) -> new SystemFilePicker(window, host, messages),
        ChanceKey::newGame,
        random::nextLong,
        InstantSource.system(),
        System::nanoTime,
        locale,
        new Speakers(),
        new MulticastDns(),
        Networks::all,
        new HomeRouter(),
        Tempo.REAL);
  }
}
