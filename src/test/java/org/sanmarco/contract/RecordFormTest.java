package org.sanmarco.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.RecordForm;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Result;

/** Events are read as they were described; anything else is refused. */
public class RecordFormTest {

  /** The colours of toy events. */
  public enum Colour {
    RED,
    BLUE
  }

  /** A thing that is written as a number. */
  public record Coin(int worth) {
    @Override
    public String toString() {
      return String.valueOf(worth);
    }
  }

  /** The events of a toy game. */
  public sealed interface Toy extends Event permits Paid, Ended {}

  /** Coins were paid. */
  public record Paid(
      int seat, boolean last, Colour colour, Coin coin, List<Coin> change, @Nullable Coin tip)
      implements Toy {

    /** Refuses seats that don't exist. */
    public Paid {
      if (seat < 1) {
        throw new IllegalArgumentException("no seat");
      }
    }
  }

  /** The game has ended. */
  public record Ended(Result result) implements Toy {}

  /** Events that only this package may read. */
  sealed interface Hidden extends Event permits Secret {}

  record Secret(int number) implements Hidden {}

  private static final RecordForm<Toy> FORM =
      new RecordForm<>(Toy.class, Map.of(Coin.class, text -> new Coin(Integer.parseInt(text))));

  private static final Paid PAID =
      new Paid(1, true, Colour.BLUE, new Coin(2), List.of(new Coin(1), new Coin(1)), null);

  static List<Event> events() {
    return List.of(
        PAID,
        new Paid(2, false, Colour.RED, new Coin(5), List.of(), new Coin(1)),
        new Ended(new Result(List.of(3, 4), List.of(2))));
  }

  @ParameterizedTest
  @MethodSource("events")
  void readAsDescribed(Event event) {
    assertThat(FORM.read(RecordForm.describe(event))).isEqualTo(event);
  }

  @Test
  void unknownKeysAreIgnored() {
    Map<String, @Nullable Object> described = new LinkedHashMap<>(RecordForm.describe(PAID));
    described.put("mood", "good");
    assertThat(FORM.read(described)).isEqualTo(PAID);
  }

  /** One value of an event that can't stand there. */
  record Wrong(String key, @Nullable Object value) {}

  static List<Wrong> wrongValues() {
    return List.of(
        new Wrong("type", "Stolen"),
        new Wrong("type", 7),
        new Wrong("seat", null),
        new Wrong("seat", "1"),
        new Wrong("seat", 1.5),
        new Wrong("seat", true),
        new Wrong("seat", List.of()),
        new Wrong("seat", Map.of()),
        new Wrong("seat", 0),
        new Wrong("last", 1),
        new Wrong("colour", "green"),
        new Wrong("colour", List.of("RED")),
        new Wrong("coin", "gold"),
        new Wrong("coin", 2),
        new Wrong("change", "1 1"),
        new Wrong("change", Arrays.asList("1", null)));
  }

  @ParameterizedTest
  @MethodSource("wrongValues")
  void wrongValuesAreRefused(Wrong wrong) {
    Map<String, @Nullable Object> described = new LinkedHashMap<>(RecordForm.describe(PAID));
    described.put(wrong.key(), wrong.value());
    assertThatThrownBy(() -> FORM.read(described)).isInstanceOf(RefusedException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"last", "colour", "coin", "change"})
  void missingValuesAreRefused(String key) {
    Map<String, @Nullable Object> described = new LinkedHashMap<>(RecordForm.describe(PAID));
    described.remove(key);
    assertThatThrownBy(() -> FORM.read(described)).isInstanceOf(RefusedException.class);
  }

  @Test
  void eventsOfAGameHaveToBePublic() {
    RecordForm<Hidden> hidden = new RecordForm<>(Hidden.class, Map.of());
    assertThatIllegalStateException().isThrownBy(() -> RecordForm.describe(new Secret(1)));
    assertThatIllegalStateException()
        .isThrownBy(() -> hidden.read(Map.of("type", "Secret", "number", 1)));
  }
}
