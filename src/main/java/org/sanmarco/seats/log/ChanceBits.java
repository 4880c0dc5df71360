package org.sanmarco.seats.log;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The players' part of chance, as the entries of a log say: the bits, and who has added to them
 * since the last decision. {@code docs/chance.md} says why nobody can choose them.
 */
final class ChanceBits {

  /** The players who must have added a link since the last decision. */
  static final int WITNESSES = 2;

  private byte[] bits = new byte[Signer.KEY_BYTES];

  /** The newest link of each seat that is known. */
  private final Map<Integer, Link> links = new HashMap<>();

  /** The players who have added a link since the last decision. */
  private final Set<String> givers = new HashSet<>();

  /** The number of the entry that made the present position, and of the link that belongs to it. */
  private int position;

  @SuppressWarnings("ArrayRecordComponent") // These are never compared.
  private record Link(int number, byte[] bytes) {}

  /** Comes to a new position, for which each seat has another link. */
  void moveTo(int entry) {
    position = entry;
  }

  /** The number of the link that a proposal reveals now. */
  int position() {
    return position;
  }

  /** Notes the chain to which a seat's player has committed themselves. */
  void commit(int seat, byte[] first) {
    links.put(seat, new Link(0, first));
  }

  /** Whether a link is the one of a seat for the present position. */
  boolean isLink(int seat, byte[] link) {
    Link known = links.get(seat);
    return known != null && LinkChain.follows(known.bytes, known.number, link, position);
  }

  /** Forgets who has added: what follows now needs new links. */
  void forgetGivers() {
    givers.clear();
  }

  /** Adds a player's link. */
  void reveal(int seat, byte[] link, String player) {
    links.put(seat, new Link(position, link));
    givers.add(player);
    absorb(link);
  }

  /** Whether a player has added a link since the last decision. */
  boolean hasGiven(String player) {
    return givers.contains(player);
  }

  /** Whether so many players have. */
  boolean haveGiven(int players) {
    return givers.size() >= players;
  }

  void absorb(byte[] more) {
    bits = after(more);
  }

  /** The bits, if these are added. */
  byte[] after(byte[] more) {
    byte[] all = Arrays.copyOf(bits, bits.length + more.length);
    System.arraycopy(more, 0, all, bits.length, more.length);
    return Ledger.sha256(all);
  }

  byte[] bits() {
    return bits;
  }
}
