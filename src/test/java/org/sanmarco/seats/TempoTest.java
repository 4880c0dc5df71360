package org.sanmarco.seats;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The times of a tempo fit together. */
class TempoTest {

  @ParameterizedTest
  @CsvSource({
    "pace, PT0S",
    "beat, PT4S",
    "silence, PT6S",
    "listing, PT2S",
    "patience, PT3S",
    "again, PT1M",
    "lastWords, PT1.5S"
  })
  void timesThatDontFitAreRefused(String name, Duration time) {
    assertThatIllegalArgumentException().isThrownBy(() -> real(name, time));
  }

  /** The real tempo with another time. */
  private static void real(String name, Duration time) throws Throwable {
    RecordComponent[] parts = Tempo.class.getRecordComponents();
    Object[] times = new Object[parts.length];
    for (int i = 0; i < parts.length; i++) {
      times[i] = parts[i].getName().equals(name) ? time : parts[i].getAccessor().invoke(Tempo.REAL);
    }
    try {
      Tempo.class
          .getDeclaredConstructor(
              Stream.of(parts).map(RecordComponent::getType).toArray(Class<?>[]::new))
          .newInstance(times);
    } catch (InvocationTargetException refused) {
      throw refused.getCause();
    }
  }
}
