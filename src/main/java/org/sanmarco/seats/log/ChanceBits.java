package org.sanmarco.seats.log;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.table.SecretDealer;
import org.sanmarco.table.Table;

/**
 * The players' part of chance, as the entries of a log say: the bits, and who has added to them
 * since the last decision. {@code docs/chance.md} says why nobody can choose them.
 */
final class ChanceBits {

  /** The players who must have added a link since the last decision. */
  static final int WITNESSES = 2;

  private final LogChain chain;
  private final Entry.Begun begun;
  private final Table table;
  private final SeatClaims seats;

  /** The key of chance; null for readers who don't know it yet. */
  private final byte @Nullable [] key;

  private byte[] bits = new byte[Signer.KEY_BYTES];

  /** Whether the log shows that nobody chose what chance gave. */
  private boolean isProven = true;

  /** Whether somebody who runs the table added to the bits last, and could foresee chance. */
  private boolean isForeseen;

  /** The newest link of each seat that is known. */
  private final Map<Integer, Link> links = new HashMap<>();

  /** The players who have added a link since the last decision. */
  private final Set<String> givers = new HashSet<>();

  /** The number of the entry that made the present position, and of the link that belongs to it. */
  private int position;

  @SuppressWarnings("ArrayRecordComponent") // These are never compared.
  private record Link(int number, byte[] bytes) {}

  /**
   * The bits of a game that begins.
   *
   * @param key the key of chance; null if it isn't known
   */
  ChanceBits(
      LogChain chain, Entry.Begun begun, Table table, SeatClaims seats, byte @Nullable [] key) {
    this.chain = chain;
    this.begun = begun;
    this.table = table;
    this.seats = seats;
    this.key = key;
  }

  /** Comes to a new position, for which each seat has another link. */
  void moved() {
    position = chain.size();
  }

  /** The number of the link that a proposal reveals now; -1 if it sends other bits. */
  int position() {
    return chain.isLinked() ? position : -1;
  }

  /** Notes the chain to which a seat's player has committed themselves. */
  void commit(int seat, byte[] first) {
    links.put(seat, new Link(0, first));
  }

  /** Whether a proposal reveals what belongs to it: a link for chance, or nothing. */
  boolean isFitting(SeatProposal proposal) {
    if (!chain.isLinked()) {
      return true;
    }
    Link known = links.get(proposal.seat());
    return SeatProposal.isLinked(proposal.proposal().act())
        ? known != null
            && LinkChain.follows(
                known.bytes, known.number, LogBytes.decode(proposal.bits()), position)
        : proposal.bits().isEmpty();
  }

  /** Forgets who has added: what follows now needs new links. */
  void forgetGivers() {
    givers.clear();
  }

  /** Asks for new links, because somebody has come or left; that could be timed. */
  void interrupt(boolean isStarted) {
    isProven &= !(isStarted && isAsked());
    forgetGivers();
    moved();
  }

  /** Notes that a player has taken over from a computer, which could be timed. */
  void returned() {
    isProven &= !isAsked();
  }

  /** Notes that chance moves. */
  void rolls() {
    isProven &= seats.players() >= WITNESSES;
  }

  /** Whether it is chance's turn. */
  boolean isAsked() {
    return table.actor() instanceof Actor.Chance;
  }

  /** Adds the link that a proposal reveals. */
  void reveal(SeatProposal proposal) {
    byte[] link = LogBytes.decode(proposal.bits());
    links.put(proposal.seat(), new Link(position, link));
    givers.add(seats.player(proposal.seat()));
    bits = after(link);
  }

  /** Adds bits that a seat's player has chosen. */
  void absorb(int seat, String more) {
    bits = after(LogBytes.decode(more));
    isForeseen = begun.hosts().contains(seat);
  }

  /**
   * Whether the log shows that nobody chose what chance gave: two players have added to each roll
   * after the decision before it, and nobody came or left while it waited for one.
   */
  boolean isProven() {
    return chain.isLinked() && isProven;
  }

  /** Whether the players have added to the bits what nobody could foresee. */
  boolean isFair() {
    return chain.isLinked()
        ? givers.size() >= Math.min(WITNESSES, seats.players())
        : !isForeseen || witness().isEmpty();
  }

  /** The next seat whose player adds to the bits; empty if there is none. */
  Optional<Integer> witness() {
    return seats
        .after(Math.max(table.view(0).onTurn(), 1))
        .filter(seats::isPlayed)
        .filter(seat ->
            chain.isLinked() ? !givers.contains(seats.player(seat)) : !begun.hosts().contains(seat))
        .findFirst();
  }

  /** The move that chance makes now; the key has to be known. */
  Move move() {
    return move(bits);
  }

  /** The same, after the bits of a proposal. */
  Move move(SeatProposal proposal) {
    return move(after(LogBytes.decode(proposal.bits())));
  }

  /** Whether chance may give a move now, so far as the key is known. */
  boolean mayGive(String move) {
    return key == null || move().toString().equals(move);
  }

  private Move move(byte[] now) {
    byte[] secret = Objects.requireNonNull(key, "the key is not known");
    String number = begun.game() + " " + HexFormat.of().formatHex(now);
    return table.position().sample(new SecretDealer(number, () -> secret).at(table.size() + 1));
  }

  /** The bits, if these are added. */
  private byte[] after(byte[] more) {
    return LogBytes.sha256(SignedMessage.join(bits, more));
  }

  byte[] bits() {
    return bits;
  }
}
