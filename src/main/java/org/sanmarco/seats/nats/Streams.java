package org.sanmarco.seats.nats;

import module java.base;

import io.nats.client.JetStreamApiException;
import io.nats.client.JetStreamManagement;
import io.nats.client.JetStreamOptions;
import io.nats.client.PurgeOptions;
import io.nats.client.api.AccountStatistics;
import io.nats.client.api.DiscardPolicy;
import io.nats.client.api.StreamConfiguration;
import io.nats.client.api.StreamInfoOptions;
import io.nats.client.api.StreamState;

/**
 * The streams of a server, for tables. Every method waits, and throws an {@link IOException} if the
 * server can't be reached or refuses.
 */
public record Streams(Wire wire) {

  /** Waits as long as a slow line needs. */
  private static final JetStreamOptions PATIENT =
      JetStreamOptions.builder().requestTimeout(Duration.ofSeconds(30)).build();

  /** The first version without a fault in concurrent appends (nats-server issue 4320). */
  private static final int[] SOUND = {2, 9, 21};

  /** The time in which the server knows a message by its id. */
  private static final Duration ID_WINDOW = Duration.ofMinutes(2);

  /** Something that is asked about streams. */
  private interface Call<T> {
    T ask(JetStreamManagement streams) throws IOException, JetStreamApiException;
  }

  private <T> T ask(Call<T> call) throws IOException, InterruptedException {
    try {
      return call.ask(wire.connected().jetStreamManagement(PATIENT));
    } catch (JetStreamApiException refused) {
      throw new IOException(refused);
    }
  }

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
    return wire.present().map(to -> to.getServerInfo().getVersion()).orElse("");
  }

  /**
   * Makes the streams, where the server doesn't have them.
   *
   * @param replicas 1, or the number of servers of a cluster that keep each message
   */
  public void prepare(int replicas) throws IOException, InterruptedException {
    List<StreamConfiguration.Builder> wanted =
        List.of(
            stream(Subjects.LOG, "g.>").discardPolicy(DiscardPolicy.New).discardNewPerSubject(true),
            stream(Subjects.VIEW, "v.>")
                .discardPolicy(DiscardPolicy.New)
                .discardNewPerSubject(true),
            stream(Subjects.PROPOSALS, "p.>").duplicateWindow(ID_WINDOW),
            stream(Subjects.REVOKED, Subjects.revoked(">"))
                .maxAge(Revocations.AGE)
                .maxMessages(Revocations.MOST));
    List<String> present = ask(JetStreamManagement::getStreamNames);
    for (StreamConfiguration.Builder one : wanted) {
      StreamConfiguration stream = one.replicas(replicas).build();
      if (!present.contains(stream.getName())) {
        var _ = ask(streams -> streams.addStream(stream));
      }
    }
  }

  private static StreamConfiguration.Builder stream(String name, String subjects) {
    return StreamConfiguration.builder()
        .name(name)
        .subjects(subjects)
        .maxMessagesPerSubject(1)
        .allowDirect(true);
  }

  /** The numbers of all games whose logs are stored. */
  public List<String> games() throws IOException, InterruptedException {
    return seconds(Subjects.LOG, "g.*.0").stream().filter(GameNumber::isOne).toList();
  }

  /** The numbers of those that are over. */
  public List<String> finishedGames() throws IOException, InterruptedException {
    return seconds(Subjects.LOG, Subjects.over("*"));
  }

  /** The users of invitations that are revoked, in order. */
  List<String> revoked() throws IOException, InterruptedException {
    return seconds(Subjects.REVOKED, Subjects.revoked(">")).stream().sorted().toList();
  }

  /** The second words of the subjects of stored messages. */
  private List<String> seconds(String stream, String subjects)
      throws IOException, InterruptedException {
    return state(stream, subjects).getSubjects().stream()
        .map(subject -> subject.getName().split("\\.", -1)[1])
        .toList();
  }

  private StreamState state(String stream, String subjects)
      throws IOException, InterruptedException {
    StreamInfoOptions some = StreamInfoOptions.filterSubjects(subjects);
    return ask(streams -> streams.getStreamInfo(stream, some).getStreamState());
  }

  /** About how many bytes the frames of a game take. */
  public long sizeOfFrames(String game) throws IOException, InterruptedException {
    StreamState all = state(Subjects.VIEW, "v." + game + ".>");
    return all.getByteCount() / Math.max(1, all.getMsgCount()) * all.getSubjects().size();
  }

  /** The part of its room that the server has used, in percent; 0 if it has no limit. */
  public int usedRoom() throws IOException, InterruptedException {
    AccountStatistics all = ask(JetStreamManagement::getAccountStatistics);
    long most = all.getLimits().getMaxStorage();
    return most <= 0 ? 0 : (int) (100 * all.getStorage() / most);
  }

  /** Deletes all that is stored of a game. */
  public void deleteGame(String game) throws IOException, InterruptedException {
    delete(Subjects.PROPOSALS, "p." + game + ".>");
    delete(Subjects.VIEW, "v." + game + ".>");
    delete(Subjects.LOG, "g." + game + ".>");
  }

  /** Deletes stored messages. */
  void delete(String stream, String subjects) throws IOException, InterruptedException {
    PurgeOptions some = PurgeOptions.builder().subject(subjects).build();
    var _ = ask(streams -> streams.purgeStream(stream, some));
  }
}
