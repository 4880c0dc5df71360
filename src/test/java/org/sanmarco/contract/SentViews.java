package org.sanmarco.contract;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.State;
import org.sanmarco.kernel.View;

/** Views as they come over a network, whole and spoilt. */
final class SentViews {

  private static final JsonMapper JSON = new JsonMapper();
  private static final TypeReference<Map<String, @Nullable Object>> OBJECT =
      new TypeReference<>() {};

  private static final int SPOILT = 100;
  private static final int MOST_CHANGES = 3;

  private static final List<@Nullable Object> JUNK = junk();

  /** The answers of a view that everything shown of it comes from. */
  private static final List<Function<View, @Nullable Object>> ANSWERS =
      List.of(
          view -> view.describe().toString(),
          View::legal,
          State::setup,
          State::round,
          State::turn,
          State::phase,
          State::actor,
          State::onTurn,
          State::isOver,
          State::result,
          State::mustLookAlone,
          View::seat);

  private SentViews() {}

  private static List<@Nullable Object> junk() {
    List<@Nullable Object> junk =
        new ArrayList<>(
            List.of(
                "",
                "hidden",
                "seat 0",
                "seat 9",
                "x".repeat(1 << 20),
                true,
                false,
                0,
                -1,
                1,
                2,
                3,
                7,
                16,
                255,
                1 << 30,
                Long.MIN_VALUE,
                2.5,
                Double.NaN,
                1e300,
                List.of(),
                Map.of(),
                List.of(0),
                List.of("1"),
                List.of(List.of()),
                Map.of("1", "hidden"),
                Collections.nCopies(1 << 20, 1)));
    junk.add(null);
    Object nested = List.of();
    for (int i = 0; i < 500; i++) {
      nested = List.of(nested);
    }
    junk.add(nested);
    return junk;
  }

  /** Plain data after its way through JSON. */
  static Map<String, @Nullable Object> sent(Map<String, @Nullable Object> data) {
    try {
      return JSON.readValue(JSON.writeValueAsBytes(data), OBJECT);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  static View read(Game game, View view, Map<String, @Nullable Object> data) {
    return game.readView(view.setup(), view.seat(), data);
  }

  /**
   * A view equals what is read of its data; what is read of its description alone shows the same.
   */
  static void requireReadBack(Game game, View view) {
    Map<String, @Nullable Object> data = view.toData();
    check(
        game,
        view,
        data,
        () -> {
          assertThat(data).containsAllEntriesOf(view.describe());
          Map<String, @Nullable Object> more = sent(data);
          more.put("no-such-key", "x");
          View sent = read(game, view, more);
          assertThat(sent).isEqualTo(view);
          assertThat(sent.toData()).hasToString(data.toString());
          View described = read(game, view, sent(view.describe()));
          for (Function<View, @Nullable Object> answer : ANSWERS) {
            assertThat(answer.apply(sent)).isEqualTo(answer.apply(view));
            assertThat(answer.apply(described)).isEqualTo(answer.apply(view));
          }
        });
  }

  /** Runs a check; its failure tells the game, the seat and the data. */
  private static void check(
      Game game, View view, Map<String, @Nullable Object> data, Runnable check) {
    try {
      check.run();
    } catch (RuntimeException | AssertionError broken) {
      throw new AssertionError(
          "%s, seat %d of %s: %s".formatted(game.id(), view.seat(), view.setup(), text(data)),
          broken);
    }
  }

  /**
   * Spoilt data is refused, or is a view that can be shown and played on.
   *
   * @param other a view whose values come among those of the first
   */
  static void requireRobust(Game game, View view, View other, Random random) {
    Map<String, @Nullable Object> data = sent(view.toData());
    List<String> keys = List.copyOf(data.keySet());
    for (String key : keys) {
      Map<String, @Nullable Object> lacking = new LinkedHashMap<>(data);
      lacking.remove(key);
      check(game, view, lacking, () -> requireRefusedOrWorking(game, view, lacking, random));
    }
    Map<String, @Nullable Object> foreign = sent(other.toData());
    List<String> words = words(view);
    for (int i = 0; i < SPOILT; i++) {
      Map<String, @Nullable Object> mixed = new LinkedHashMap<>(data);
      Map<String, @Nullable Object> spoilt = new LinkedHashMap<>(data);
      for (int changes = 1 + random.nextInt(MOST_CHANGES); changes > 0; changes--) {
        String key = keys.get(random.nextInt(keys.size()));
        mixed.put(key, foreign.get(key));
        spoilt.put(key, spoilt(spoilt.get(key), words, random));
      }
      check(game, view, mixed, () -> requireRefusedOrWorking(game, view, mixed, random));
      check(game, view, spoilt, () -> requireRefusedOrWorking(game, view, spoilt, random));
    }
  }

  private static void requireRefusedOrWorking(
      Game game, View view, Map<String, @Nullable Object> data, Random random) {
    View read;
    try {
      read = read(game, view, data);
    } catch (RefusedException refused) {
      assertThat(refused.refusal().code()).isEqualTo("no-such-view");
      return;
    }
    requireReadBack(game, read);
    boolean acts = read.actor().equals(new Actor.Seat(read.seat()));
    assertThat(acts && read.legal().isEmpty()).as("a seat that acts has no move").isFalse();
    for (int i = 0; i < 5; i++) {
      assertThat(read.sample(random::nextInt).view(read.seat())).isEqualTo(read);
    }
  }

  private static String text(Map<String, @Nullable Object> data) {
    String text = data.toString();
    return text.substring(0, Math.min(4000, text.length()));
  }

  /** The texts that replace others: phases and actors. */
  private static List<String> words(View view) {
    return Stream.concat(
            Stream.of(view.phase().getDeclaringClass().getEnumConstants()).map(Object::toString),
            Stream.of("chance", "over", "seat 1", "seat 2"))
        .toList();
  }

  /** The same data with one change at a random place. */
  private static @Nullable Object spoilt(@Nullable Object data, List<String> words, Random random) {
    boolean isInside = random.nextInt(8) > 0;
    return switch (data) {
      case Map<?, ?> map when !map.isEmpty() && isInside -> {
        Map<Object, @Nullable Object> other = new LinkedHashMap<>(map);
        List<Object> keys = new ArrayList<>(map.keySet());
        Object key = keys.get(random.nextInt(keys.size()));
        Object from = keys.get(random.nextInt(keys.size()));
        if (random.nextInt(8) == 0) {
          other.remove(key);
        } else if (map.get(key) instanceof Integer more && map.get(from) instanceof Integer less) {
          other.put(key, more + 1);
          other.put(from, less - 1);
        } else {
          other.put(key, spoilt(map.get(key), words, random));
        }
        yield other;
      }
      case List<?> list when !list.isEmpty() && isInside -> {
        List<@Nullable Object> other = new ArrayList<>(list);
        int place = random.nextInt(list.size());
        switch (random.nextInt(8)) {
          case 0 -> other.remove(place);
          case 1 -> other.add(place, other.get(place));
          case 2 -> Collections.swap(other, place, 0);
          default -> other.set(place, spoilt(list.get(place), words, random));
        }
        yield other;
      }
      case Integer number when isInside -> number + random.nextInt(5) - 2;
      case String _ when isInside -> words.get(random.nextInt(words.size()));
      case null, default -> JUNK.get(random.nextInt(JUNK.size()));
    };
  }
}
