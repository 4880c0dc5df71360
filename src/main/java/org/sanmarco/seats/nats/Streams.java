package org.sanmarco.seats.nats;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * The streams of a server, for tables. Every method waits, and throws an {@link IOException} if the
 * server can't be reached or refuses.
 */
public record Streams(Wire wire) {

  /** The first version without a fault in concurrent appends (nats-server issue 4320). */
  private static final int[] SOUND = {2, 9, 21};

  /** The time in which the server knows a message by its id. */
  private static final Duration ID_WINDOW = Duration.ofMinutes(2);

  /** Whether a server of a version may stand for long: older ones have a fault in appends. */
  public static boolean isSound(String version) {
    int[] parts =
        Arrays.stream(version.split("[^0-9]+"))
            .filter(part -> !part.isEmpty())
            .limit(SOUND.length)
            .mapToInt(Integer::parseInt)
            .toArray();
    return Arrays.compare(parts, SOUND) >= 0;
  }

  /** The server's version, such as {@code 2.10.22}; empty before the first connection. */
  public String serverVersion() {
    return wire.serverVersion();
  }

  /**
   * Makes the streams, where the server doesn't have them.
   *
   * @param replicas 1, or the number of servers of a cluster that keep each message
   */
  public void prepare(int replicas) throws IOException {
    Set<String> names = new HashSet<>();
    wire.ask("STREAM.NAMES", Map.of()).path("streams").forEach(name -> names.add(name.asText()));
    Map<String, ?> onceOnly = Map.of("discard", "new", "discard_new_per_subject", true);
    Map<String, ?> newest = Map.of("duplicate_window", ID_WINDOW.toNanos());
    Map<String, ?> aged =
        Map.of("max_age", Revocations.AGE.toNanos(), "max_msgs", Revocations.MOST);
    prepare(names, Subjects.LOG, "g.>", replicas, onceOnly);
    prepare(names, Subjects.VIEW, "v.>", replicas, onceOnly);
    prepare(names, Subjects.PROPOSALS, "p.>", replicas, newest);
    prepare(names, Subjects.REVOKED, Subjects.revoked(">"), replicas, aged);
  }

  private void prepare(
      Set<String> present, String name, String subjects, int replicas, Map<String, ?> more)
      throws IOException {
    if (!present.contains(name)) {
      Map<String, Object> stream = new TreeMap<>(more);
      stream.put("name", name);
      stream.put("subjects", List.of(subjects));
      stream.put("num_replicas", replicas);
      stream.put("max_msgs_per_subject", 1);
      stream.put("allow_direct", true);
      stream.put("retention", "limits");
      stream.put("storage", "file");
      JsonNode _ = wire.ask("STREAM.CREATE." + name, stream);
    }
  }

  /** The numbers of all games whose logs are stored. */
  public List<String> games() throws IOException {
    return seconds(Subjects.LOG, "g.*.0").stream().filter(GameNumber::isOne).toList();
  }

  /** The numbers of those that are over. */
  public List<String> finishedGames() throws IOException {
    return seconds(Subjects.LOG, Subjects.over("*"));
  }

  /** The users of invitations that are revoked, in order. */
  List<String> revoked() throws IOException {
    return seconds(Subjects.REVOKED, Subjects.revoked(">")).stream().sorted().toList();
  }

  /** The second words of the subjects of stored messages. */
  private List<String> seconds(String stream, String subjects) throws IOException {
    List<String> all = new ArrayList<>();
    for (JsonNode page = state(stream, subjects, 0);
        !page.path("subjects").isEmpty();
        page = state(stream, subjects, all.size())) {
      page.path("subjects")
          .fieldNames()
          .forEachRemaining(name -> all.add(name.split("\\.", -1)[1]));
    }
    return all;
  }

  /** The state of a stream with a part of its subjects, from one on. */
  private JsonNode state(String stream, String subjects, int from) throws IOException {
    return wire.ask("STREAM.INFO." + stream, Map.of("subjects_filter", subjects, "offset", from))
        .path("state");
  }

  /** About how many bytes the frames of a game take. */
  public long sizeOfFrames(String game) throws IOException {
    JsonNode all = state(Subjects.VIEW, "v." + game + ".>", 0);
    long size = all.path("bytes").asLong() / Math.max(1, all.path("messages").asLong());
    return size * all.path("subjects").size();
  }

  /** The part of its room that the server has used, in percent; 0 if it has no limit. */
  public int usedRoom() throws IOException {
    JsonNode all = wire.ask("INFO", Map.of());
    long most = all.path("limits").path("max_storage").asLong();
    return most <= 0 ? 0 : (int) (100 * all.path("storage").asLong() / most);
  }

  /** Deletes all that is stored of a game. */
  public void deleteGame(String game) throws IOException {
    delete(Subjects.PROPOSALS, "p." + game + ".>");
    delete(Subjects.VIEW, "v." + game + ".>");
    delete(Subjects.LOG, "g." + game + ".>");
  }

  /** Deletes stored messages. */
  void delete(String stream, String subjects) throws IOException {
    JsonNode _ = wire.ask("STREAM.PURGE." + stream, Map.of("filter", subjects));
  }
}
