package org.sanmarco.seats.log;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

/** The seats of a game elsewhere and the players who have them, as the entries of its log say. */
final class SeatClaims {

  private final Table table;
  private final Set<Integer> persons = new HashSet<>();
  private final Map<Integer, Entry.Claimed> claims = new TreeMap<>();

  /** The number of times that each seat was freed. */
  private final Map<Integer, Integer> turns = new HashMap<>();

  private final Map<Integer, Instant> takenAt = new HashMap<>();

  /** The number of the entry with which each seat was taken or changed its absence last. */
  private final Map<Integer, Integer> settled = new HashMap<>();

  /** The seat whose player passes on the invitation for each free seat. */
  private final Map<Integer, Integer> inviters = new TreeMap<>();

  /** Whether players reveal bits before the game starts. */
  private final boolean hasBits;

  /** The bits of each seat that are revealed, by seat. */
  private final SortedMap<Integer, byte[]> revealed = new TreeMap<>();

  /** The number of seats that were freed before the game started. */
  private int attempt;

  /** The number of the newest claim's entry. */
  private int lastClaim;

  private boolean isStarted;

  /**
   * The seats of a game that begins, all of them free.
   *
   * @param hasBits whether players reveal bits before the game starts
   */
  SeatClaims(Table table, List<Seat> seats, boolean hasBits) {
    this.table = table;
    this.hasBits = hasBits;
    for (int seat = 1; seat <= seats.size(); seat++) {
      if (!seats.get(seat - 1).isComputer()) {
        persons.add(seat);
      }
    }
    isStarted = persons.isEmpty();
  }

  /** Notes that a player has taken a seat. */
  void take(Entry.Claimed claim, Instant at, int entry) {
    claims.put(claim.seat(), claim);
    takenAt.put(claim.seat(), at);
    settled.put(claim.seat(), entry);
    inviters.remove(claim.seat());
    lastClaim = entry;
    isStarted |= !hasBits && unclaimed().isEmpty();
  }

  /** The number of the attempt to start the game, for which players have bits of their own. */
  int attempt() {
    return attempt;
  }

  int lastClaim() {
    return lastClaim;
  }

  /** The seats that have yet to reveal their bits, once all are taken; none after the start. */
  List<Integer> unrevealed() {
    return isStarted || !unclaimed().isEmpty()
        ? List.of()
        : persons.stream().filter(seat -> !revealed.containsKey(seat)).sorted().toList();
  }

  /** Whether a seat's player has committed themselves to bits. */
  boolean isMeant(int seat, byte[] bits) {
    Entry.Claimed claim = claims.get(seat);
    return claim != null && OwnBits.areMeant(bits, attempt, LogBytes.decode(claim.commitment()));
  }

  /** Notes the bits of a seat. */
  void reveal(int seat, byte[] bits) {
    revealed.put(seat, bits);
    isStarted |= unrevealed().isEmpty();
  }

  byte[] bits() {
    return SignedMessage.join(revealed.values().toArray(byte[][]::new));
  }

  /**
   * Notes that a seat is free again.
   *
   * @param inviter the seat whose player passes on the new invitation
   */
  void free(int seat, int inviter) {
    inviters.put(seat, inviter);
    claims.remove(seat);
    takenAt.remove(seat);
    turns.merge(seat, 1, Integer::sum);
    if (!isStarted) {
      // Some know the bits of others: all have new ones.
      revealed.clear();
      attempt++;
    }
  }

  /** Notes that a seat's player is away, or back. */
  void settle(int seat, int entry) {
    of(seat).forEach(own -> settled.put(own, entry));
  }

  /** Whether all seats of people have been taken once and chance is settled. */
  boolean isStarted() {
    return isStarted;
  }

  /** The seats that began with a person. */
  Set<Integer> persons() {
    return persons;
  }

  /** The claims of seats that are taken now, by seat. */
  Map<Integer, Entry.Claimed> claims() {
    return claims;
  }

  boolean isTaken(int seat) {
    return claims.containsKey(seat);
  }

  /** The time at which a seat was taken; null if it is free. */
  @Nullable Instant takenAt(int seat) {
    return takenAt.get(seat);
  }

  /** The number of times that a seat was freed. */
  int turn(int seat) {
    return turns.getOrDefault(seat, 0);
  }

  /** The seats that were freed, and the seat whose player passes on the new invitation. */
  Map<Integer, Integer> inviters() {
    return inviters;
  }

  /** The seats of people that nobody has taken. */
  List<Integer> unclaimed() {
    return persons.stream().filter(seat -> !isTaken(seat)).sorted().toList();
  }

  /** Whether a proposal was made after a seat was taken or its player was away last. */
  boolean isNews(int seat, SeatProposal proposal) {
    return proposal.entry() >= settled.getOrDefault(seat, 0);
  }

  boolean isSeat(int seat) {
    return seat >= 1 && seat <= table.seats().size();
  }

  /** A player, whose seats have the same name. */
  String player(int seat) {
    return table.seat(seat).name();
  }

  boolean isSamePlayer(int seat, int other) {
    return player(seat).equals(player(other));
  }

  /** The first seat of a seat's player. */
  int first(int seat) {
    return persons.stream()
        .filter(one -> isSamePlayer(one, seat))
        .min(Comparator.naturalOrder())
        .orElse(seat);
  }

  /** The seats of a seat's player that are taken, that one among them. */
  List<Integer> of(int seat) {
    return claims.keySet().stream().filter(one -> isSamePlayer(one, seat)).toList();
  }

  /** Whether a person plays a seat now. */
  boolean isPlayed(int seat) {
    return isTaken(seat) && !table.seat(seat).isComputer();
  }

  /** The number of people who have taken seats. */
  long takers() {
    return claims.keySet().stream().map(this::player).distinct().count();
  }

  /** The next seat that another player has taken; empty if there is none. */
  Optional<Integer> next(int seat) {
    return after(seat).filter(other -> isTaken(other) && !isSamePlayer(seat, other)).findFirst();
  }

  /** The seats after one, in their order, and that one last. */
  Stream<Integer> after(int seat) {
    int seats = table.seats().size();
    return IntStream.rangeClosed(1, seats).mapToObj(step -> (seat - 1 + step) % seats + 1);
  }
}
