package org.sanmarco.ui.elsewhere;

import java.util.List;
import java.util.Optional;
import org.sanmarco.elsewhere.HomeTable;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.save.NetworkGames;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.log.OfferAnswer;
import org.sanmarco.seats.nats.GameNumber;
import org.sanmarco.seats.nats.Lobby;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.seats.nats.Wire;

/**
 * The tables that this program can ask: those that run in it, or else those of its club. Questions
 * wait for the answer, so they are asked in the background; each fails if no table answers.
 *
 * @param member the line that the club gave; empty if it is not known
 */
record Club(HomeTable home, Optional<Pass> member) {

  /** The identifier of the file with the line that a club gives its members. */
  private static final String FILE = "club";

  /** The club whose line is kept. */
  static Club read(HomeTable home, NetworkGames files) {
    return new Club(home, files.read(FILE).stream().findFirst().flatMap(Club::pass));
  }

  private static Optional<Pass> pass(String line) {
    return RefusedException.unlessThrown(() -> Pass.read(line));
  }

  /** Keeps another line. */
  static Club keep(HomeTable home, NetworkGames files, Pass pass) throws Exception {
    files.write(FILE, List.of(pass.toString()));
    return new Club(home, Optional.of(pass));
  }

  boolean isKnown() {
    return home.isRunning() || member.isPresent();
  }

  /** The server's name; empty if it is not known. */
  String host() {
    return member.map(Pass::host).orElse("");
  }

  /**
   * Begins a game.
   *
   * @param own the seats of the people at this program
   */
  OfferAnswer begin(GameOffer offer, List<Integer> own) throws Exception {
    if (home.isRunning()) {
      return home.newGames().answer(GameNumber.OWNER, offer, own);
    }
    Pass pass = member.orElseThrow();
    try (Wire wire = Wire.open(pass, home.tempo())) {
      byte[] question = JsonMessage.write(1, offer);
      byte[] answer = Lobby.ask(wire, pass, question).toCompletableFuture().get();
      return JsonMessage.read(answer, OfferAnswer.class);
    }
  }
}
