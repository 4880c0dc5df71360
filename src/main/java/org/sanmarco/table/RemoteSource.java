package org.sanmarco.table;

import java.util.List;
import java.util.Optional;
import org.sanmarco.kernel.Move;

/**
 * A game that a host leads elsewhere, as the seats at this screen receive it. What is done here is
 * proposed to the host; the game changes when the host has done it.
 */
public interface RemoteSource extends GameSource {

  /** The thing that the host waits for. */
  Awaited awaited();

  /** Whether a proposal is on its way, so that nothing else can be done. */
  boolean isSending();

  /** Proposes moves of the seat that is asked, to be played in a row. */
  void propose(List<Move> moves);

  /** Proposes to go on: to end the turn, to let chance act, or to close what is shown. */
  void goOn();

  /** Whether a player is at a screen; empty if that is not known of anybody. */
  Optional<Presence> presence(int seat);

  /** Sets what is called when the game, or something that is awaited, has changed. */
  void onChange(Runnable listener);
}
