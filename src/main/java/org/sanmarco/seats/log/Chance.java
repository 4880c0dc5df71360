package org.sanmarco.seats.log;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;
import org.sanmarco.table.SecretDealer;
import org.sanmarco.table.Table;

/**
 * Chance in a game elsewhere: each of its moves follows from the table's key, the bits of the
 * players and the number of the move. {@code docs/chance.md} says why nobody can choose them.
 *
 * @param key the key of chance; null for readers who don't know it yet
 */
@SuppressWarnings("ArrayRecordComponent") // These are never compared.
record Chance(LogChain chain, String game, Table table, SeatClaims seats, byte @Nullable [] key) {

  /** The source of all moves of chance; the key has to be known and all bits revealed. */
  SecretDealer dealer() {
    byte[] known = Objects.requireNonNull(key, "the key is not known");
    byte[] secret = LogBytes.sha256(SignedMessage.join(known, seats.bits()));
    return new SecretDealer(game, () -> secret);
  }

  /** The move that chance makes now. */
  Move move() {
    return table.position().sample(dealer().at(table.size() + 1));
  }

  /** Whether chance may give a move now, so far as that can be checked. */
  boolean mayGive(String move) {
    return key == null || !chain.isSettled() || move().toString().equals(move);
  }
}
