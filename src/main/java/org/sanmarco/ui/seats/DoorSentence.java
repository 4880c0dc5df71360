package org.sanmarco.ui.seats;

import java.net.InetSocketAddress;
import org.sanmarco.seats.http.OtherHouses.Proof;
import org.sanmarco.seats.router.PortKeeper;
import org.sanmarco.words.Messages;

/** The sentence that says whether other houses reach a game, and what helps if they don't. */
final class DoorSentence {

  private DoorSentence() {}

  /**
   * The sentence; it claims nothing that isn't known.
   *
   * @param local the address and port of this computer
   */
  static String of(
      Messages messages, PortKeeper.State state, Proof proof, InetSocketAddress local) {
    String port = String.valueOf(local.getPort());
    String computer = local.getAddress().getHostAddress();
    return switch (state) {
      case PortKeeper.Asking _ -> messages.text("houses.asking");
      case PortKeeper.Open _ ->
          messages.text(
              switch (proof) {
                case NONE -> "houses.open";
                case FROM_HERE -> "houses.open.tried";
                case FROM_OUTSIDE -> "houses.open.proven";
              });
      case PortKeeper.Vanished _ -> messages.text("houses.vanished");
      case PortKeeper.Closed _ when proof == Proof.FROM_OUTSIDE ->
          messages.text("houses.open.proven");
      case PortKeeper.Closed closed ->
          messages.text("houses.closed." + closed.obstacle(), port, computer);
    };
  }
}
