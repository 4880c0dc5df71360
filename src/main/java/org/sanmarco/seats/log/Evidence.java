package org.sanmarco.seats.log;

import module java.base;

/**
 * The things that a player keeps of a game elsewhere: the right to speak for each seat, and to
 * check the game at the end, the frames that were shown, as the table has signed them, and the
 * proposals that the table has accepted, and when they came and went. As text it is a line for
 * each, so a file of it only grows; what comes again makes no line. For several threads.
 */
public final class Evidence {

  private static final String FRAME = "frame ";
  private static final String ACCEPTED = "accepted ";
  private static final String TOKEN = "token ";
  private static final String SEEN = "seen ";
  private static final String SENT = "sent ";

  /** A line that wasn't damaged. */
  private static final Pattern WHOLE =
      Pattern.compile(
          "(%s|%s|%s[1-9] )([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2,3}={1,2})?|(%s|%s)\\d{1,9} \\d{1,15}"
              .formatted(FRAME, ACCEPTED, TOKEN, SEEN, SENT));

  private final Set<String> lines = new LinkedHashSet<>();

  private Consumer<String> keeper = line -> {};

  /** Sets who keeps further lines. */
  public synchronized void onLine(Consumer<String> next) {
    keeper = next;
  }

  /** Adds what was kept before; lines of something else are left out. */
  public synchronized void read(Stream<String> kept) {
    kept.filter(line -> WHOLE.matcher(line).matches()).forEach(lines::add);
  }

  /** Keeps the right to speak for a seat, as the table has given it last. */
  public synchronized void seated(int seat, byte[] token) {
    add(TOKEN + seat + " ", token);
  }

  /** The right to speak for a seat; empty if the table has given none. */
  public synchronized byte[] token(int seat) {
    List<byte[]> tokens = of(TOKEN + seat + " ");
    return tokens.isEmpty() ? new byte[0] : tokens.getLast();
  }

  /** The same without what is needed for the check only. */
  public Evidence checked() {
    return with(tokens());
  }

  /** The same as it is now. */
  synchronized Evidence copy() {
    return with(lines);
  }

  private static Evidence with(Collection<String> kept) {
    Evidence copy = new Evidence();
    copy.read(kept.stream());
    return copy;
  }

  /** The lines of rights to speak for seats. */
  public synchronized List<String> tokens() {
    return lines.stream().filter(line -> line.startsWith(TOKEN)).toList();
  }

  /** Keeps when a frame that shows an entry came first, by this computer's clock. */
  synchronized void seen(int entry, Instant now) {
    addFirst(SEEN + entry + " ", now);
  }

  /** Keeps when a player here first proposed something about an entry. */
  synchronized void sent(int entry, Instant now) {
    addFirst(SENT + entry + " ", now);
  }

  private void addFirst(String kind, Instant now) {
    if (time(kind).isEmpty()) {
      addLine(kind + now.toEpochMilli());
    }
  }

  /** The time at which {@link #seen} was called for an entry; empty if it wasn't. */
  synchronized Optional<Instant> seen(int entry) {
    return time(SEEN + entry + " ");
  }

  /** The time at which {@link #sent} was called for an entry; empty if it wasn't. */
  synchronized Optional<Instant> sent(int entry) {
    return time(SENT + entry + " ");
  }

  private Optional<Instant> time(String kind) {
    return lines.stream()
        .filter(line -> line.startsWith(kind))
        .findFirst()
        .map(line -> Instant.ofEpochMilli(Long.parseLong(line.substring(kind.length()))));
  }

  synchronized void shown(byte[] frame) {
    add(FRAME, frame);
  }

  synchronized void accepted(byte[] proposal) {
    add(ACCEPTED, proposal);
  }

  private void add(String kind, byte[] bytes) {
    addLine(kind + Base64.getEncoder().encodeToString(bytes));
  }

  private void addLine(String line) {
    if (lines.add(line)) {
      keeper.accept(line);
    }
  }

  /** The frames that were shown. */
  synchronized List<byte[]> frames() {
    return of(FRAME);
  }

  /** The proposals that the table has accepted. */
  synchronized List<byte[]> accepted() {
    return of(ACCEPTED);
  }

  private List<byte[]> of(String kind) {
    return lines.stream()
        .filter(line -> line.startsWith(kind))
        .map(line -> LogBytes.decode(line.substring(kind.length())))
        .toList();
  }
}
