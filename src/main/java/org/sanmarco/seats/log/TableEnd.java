package org.sanmarco.seats.log;

import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import org.sanmarco.seats.Transport;

/**
 * The table's end of a transport whose seats are taken by those who were invited. Frames of a seat
 * that is free wait until it is taken.
 */
public interface TableEnd extends Transport.HostEnd {

  /** Sets who decides about seats that somebody wants to take; until then they wait. */
  void onClaim(Claims claims);

  /**
   * Gives a seat to the owner of a key: its frames are sealed to that key from now on, and its
   * proposals come from there.
   *
   * @param sealer the public X25519 key, 32 bytes
   */
  void seated(int seat, byte[] sealer);

  /** Sets who hears, with the seat and the sign, that a screen shows the game; by any thread. */
  void onSign(BiConsumer<Integer, byte[]> signs);

  /** Tells all who look now who is there; nobody keeps it. */
  void tell(byte[] attendance);

  /** Decides about seats. */
  @FunctionalInterface
  interface Claims {

    /**
     * Called when somebody with the invitation for a seat wants to take it.
     *
     * @param signer the public Ed25519 key of the player, 32 bytes
     * @param sealer the public X25519 key of the player, 32 bytes
     * @param commitment the commitment to the bits that the player adds to chance, 32 bytes
     * @return whether the seat is that player's now, or was before; else somebody else has it
     */
    CompletionStage<Boolean> claim(int seat, byte[] signer, byte[] sealer, byte[] commitment);
  }
}
