package org.sanmarco.seats.nats;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.sanmarco.seats.JsonMessage;

/**
 * A server in a simulation, with what a real one promises; a contract test tries both. It keeps all
 * that it has acknowledged when it is killed.
 */
public final class SimulatedServer {

  private static final long WINDOW = Duration.ofMinutes(2).toNanos();
  private static final String API = "$JS.API.";
  private static final int NOT_FOUND = 404;
  private static final int NO_RESPONDERS = 503;
  private static final int WRONG_LAST = 10071;
  private static final int NOT_STORED = 10077;
  private static final int NO_ROOM = 10023;

  private final Simulation simulation;
  private final Simulation.Program program;
  private final Set<SimulatedClient.Link> links = new LinkedHashSet<>();
  private final Set<String> streams = new TreeSet<>();
  private final NavigableMap<String, byte[]> stored = new TreeMap<>();

  /** The time at which each id of a message was seen. */
  private final Map<String, Long> ids = new LinkedHashMap<>();

  private final Set<String> revoked = new HashSet<>();
  private long room = 1 << 30;
  private long used;
  private long sequence;
  private long downUntil;

  /** An empty server. */
  public SimulatedServer(Simulation simulation) {
    this.simulation = simulation;
    program = simulation.program("server");
  }

  Simulation.Program program() {
    return program;
  }

  boolean isDown() {
    return simulation.nanos() < downUntil;
  }

  /** Sets how many bytes more it takes. */
  public void room(long more) {
    simulation.tell("the server takes " + more + " bytes more");
    room = used + more;
  }

  /** Kills it, and starts it again after a time. */
  public void kill(Duration down) {
    simulation.tell("the server is away for " + down);
    downUntil = simulation.nanos() + down.toNanos();
    revoked.clear();
    ids.clear();
    List.copyOf(links).forEach(SimulatedClient.Link::end);
    links.clear();
  }

  /** Lets a user in, if the token is good. */
  Optional<SimulatedClient.Link> admit(SimulatedClient client, String token) {
    JsonNode claims = JsonMessage.object(Base64.getUrlDecoder().decode(token.split("\\.", -1)[1]));
    String user = claims.path("sub").asText();
    long expires = claims.path("exp").asLong(Long.MAX_VALUE);
    if (revoked.contains(user) || program.instant().getEpochSecond() >= expires) {
      return Optional.empty();
    }
    SimulatedClient.Link link =
        client
        .new Link(
            user,
            allowed(claims.path("nats").path("pub")),
            allowed(claims.path("nats").path("sub")));
    links.add(link);
    return Optional.of(link);
  }

  private static List<String> allowed(JsonNode rights) {
    List<String> subjects = new ArrayList<>();
    rights.path("allow").forEach(one -> subjects.add(one.asText()));
    return subjects.isEmpty() ? List.of(">") : subjects;
  }

  void forget(SimulatedClient.Link link) {
    links.remove(link);
  }

  void subscribe(SimulatedClient.Link link, int id, SimulatedClient.Subscribed to) {
    String subject = to.subject();
    if (link.hears.stream().noneMatch(right -> matches(right, subject))) {
      link.refuse("Permissions Violation for Subscription to \"" + subject + "\"");
    } else {
      link.heard.put(id, to);
    }
  }

  /** Whether a subject is among those of a pattern. */
  static boolean matches(String pattern, String subject) {
    String[] wanted = pattern.split("\\.", -1);
    String[] words = subject.split("\\.", -1);
    for (int i = 0; i < wanted.length; i++) {
      if (wanted[i].equals(">")) {
        return words.length > i;
      }
      if (i >= words.length || !wanted[i].equals("*") && !wanted[i].equals(words[i])) {
        return false;
      }
    }
    return words.length == wanted.length;
  }

  /** Takes a message of a client. */
  void take(SimulatedClient.Link from, SimulatedClient.Packet packet) {
    String subject = packet.subject();
    if (from.publishes.stream().noneMatch(right -> matches(right, subject))) {
      from.refuse("Permissions Violation for Publish to \"" + subject + "\"");
      return;
    }
    if (subject.startsWith(Subjects.GET)) {
      String wanted = subject.substring(subject.indexOf('.', Subjects.GET.length()) + 1);
      byte[] found = stored.get(wanted);
      answer(from, packet, found == null ? new byte[0] : found, found == null ? NOT_FOUND : 0);
    } else if (subject.startsWith(API)) {
      answer(from, packet, JsonMessage.write(asked(subject, packet.bytes())), 0);
    } else if (subject.startsWith("$SYS.REQ.ACCOUNT.")) {
      revoke(new String(packet.bytes(), StandardCharsets.US_ASCII));
      answer(from, packet, JsonMessage.write(Map.of("data", Map.of("code", 200))), 0);
    } else {
      boolean isHeard = pass(packet);
      Optional<String> stream = stream(subject);
      if (stream.isPresent()) {
        answer(from, packet, JsonMessage.write(store(stream.get(), packet)), 0);
      } else if (!isHeard) {
        answer(from, packet, new byte[0], NO_RESPONDERS);
      }
    }
  }

  private static void answer(
      SimulatedClient.Link from, SimulatedClient.Packet packet, byte[] bytes, int status) {
    if (!packet.replyTo().isEmpty()) {
      from.answer(packet.replyTo(), bytes, status);
    }
  }

  private Optional<String> stream(String subject) {
    String name =
        switch (subject.charAt(0)) {
          case 'g' -> Subjects.LOG;
          case 'v' -> Subjects.VIEW;
          case 'p' -> Subjects.PROPOSALS;
          case 'x' -> Subjects.REVOKED;
          default -> "";
        };
    return Optional.of(name).filter(streams::contains);
  }

  /** Passes a message on to those who hear it now. */
  private boolean pass(SimulatedClient.Packet packet) {
    Map<String, List<Runnable>> groups = new TreeMap<>();
    boolean isHeard = false;
    Client.Message message =
        new Client.Message(packet.subject(), packet.replyTo(), packet.bytes(), 0);
    for (SimulatedClient.Link link : List.copyOf(links)) {
      if (link.isInbox(packet.subject())) {
        link.answer(packet.subject(), packet.bytes(), 0);
        isHeard = true;
      }
      for (var one : link.heard.entrySet()) {
        if (matches(one.getValue().subject(), packet.subject())) {
          isHeard = true;
          Runnable give = () -> link.give(one.getKey(), message);
          String group = one.getValue().group();
          if (group.isEmpty()) {
            give.run();
          } else {
            groups.computeIfAbsent(group, each -> new ArrayList<>()).add(give);
          }
        }
      }
    }
    groups.values().forEach(all -> all.get(simulation.random().nextInt(all.size())).run());
    return isHeard;
  }

  private Map<String, Object> store(String stream, SimulatedClient.Packet packet) {
    String subject = packet.subject();
    byte[] before = stored.get(subject);
    String id = packet.headers().getOrDefault("Nats-Msg-Id", "");
    Long seen = ids.get(stream + id);
    if (!id.isEmpty() && seen != null && simulation.nanos() - seen < WINDOW) {
      return Map.of("stream", stream, "seq", sequence, "duplicate", true);
    }
    boolean isOnce = stream.equals(Subjects.LOG) || stream.equals(Subjects.VIEW);
    boolean isExpected = packet.headers().containsKey("Nats-Expected-Last-Subject-Sequence");
    if (before != null && (isOnce || isExpected)) {
      return error(stream, isExpected ? WRONG_LAST : NOT_STORED);
    }
    long more = (long) packet.bytes().length - (before == null ? 0 : before.length);
    if (used + more > room) {
      return error(stream, NO_ROOM);
    }
    used += more;
    stored.put(subject, packet.bytes());
    if (!id.isEmpty()) {
      ids.put(stream + id, simulation.nanos());
    }
    return Map.of("stream", stream, "seq", ++sequence);
  }

  private static Map<String, Object> error(String stream, int code) {
    return Map.of("error", Map.of("code", 400, "err_code", code), "stream", stream, "seq", 0);
  }

  private Map<String, ?> asked(String subject, byte[] bytes) {
    JsonNode question = JsonMessage.object(bytes);
    String[] words = subject.substring(API.length()).split("\\.", -1);
    String what = words[0] + (words.length > 1 ? "." + words[1] : "");
    String stream = words[words.length - 1];
    return switch (what) {
      case "INFO" -> Map.of("storage", used, "limits", Map.of("max_storage", room));
      case "STREAM.NAMES" -> Map.of("streams", streams);
      case "STREAM.CREATE" -> {
        streams.add(stream);
        yield Map.of();
      }
      case "STREAM.INFO" -> {
        String filter = question.path("subjects_filter").asText();
        Map<String, Integer> subjects = new TreeMap<>();
        stored.keySet().stream()
            .filter(one -> matches(filter, one))
            .skip(question.path("offset").asInt())
            .forEach(one -> subjects.put(one, 1));
        yield Map.of(
            "state", Map.of("bytes", used, "messages", stored.size(), "subjects", subjects));
      }
      case "STREAM.PURGE" -> {
        String filter = question.path("filter").asText();
        stored
            .keySet()
            .removeIf(one -> {
              boolean isMeant = matches(filter, one);
              if (isMeant) {
                used -= Objects.requireNonNull(stored.get(one)).length;
              }
              return isMeant;
            });
        yield Map.of("success", true);
      }
      default -> throw new IllegalArgumentException(subject);
    };
  }

  private void revoke(String token) {
    JsonNode claims = JsonMessage.object(Base64.getUrlDecoder().decode(token.split("\\.", -1)[1]));
    revoked.clear();
    claims.path("nats").path("revocations").fieldNames().forEachRemaining(revoked::add);
    for (SimulatedClient.Link link : List.copyOf(links)) {
      if (revoked.contains(link.user)) {
        links.remove(link);
        link.end();
      }
    }
  }
}
