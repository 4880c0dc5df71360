package org.sanmarco.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;

/** The types that every game shares. */
class KernelTest {

  @Test
  void actorsAreWrittenAsInTheNotation() {
    assertThat(new Actor.Seat(2)).hasToString("seat 2").isEqualTo(new Actor.Seat(2));
    assertThat(Actor.CHANCE).hasToString("chance");
    assertThat(Actor.OVER).hasToString("over");
  }

  @Test
  void aListenerIsActiveUnlessItIsTheSilentOne() {
    Event event = new Event() {};
    List<Event> heard = new ArrayList<>();
    EventListener listener = heard::add;
    assertThat(listener.isActive()).isTrue();
    listener.happened(event);
    assertThat(heard).containsExactly(event);
    assertThat(event.reveals()).isFalse();
    EventListener.SILENT.happened(event);
    assertThat(EventListener.SILENT.isActive()).isFalse();
  }

  @Test
  void aRefusalKeepsItsArgumentsAndTravelsUp() {
    List<Object> arguments = new ArrayList<>(List.of(2, "CAN"));
    Refusal refusal = new Refusal("C1", "no-own-bridge", arguments);
    arguments.clear();
    assertThat(refusal).isEqualTo(Refusal.of("C1", "no-own-bridge", 2, "CAN"));
    assertThat(new RefusedException(refusal))
        .hasMessageContaining("no-own-bridge")
        .extracting(RefusedException::refusal)
        .isSameAs(refusal);
  }

  @Test
  void aSetUpKeepsItsOptionsInTheOrderOfTheirNames() {
    Map<String, String> options = new HashMap<>(Map.of("leader", "2", "board", "MAR:9/1"));
    Setup setup = new Setup("san-marco", 4, options);
    options.clear();
    assertThat(setup.options()).hasToString("{board=MAR:9/1, leader=2}");
    assertThatThrownBy(() -> setup.options().put("leader", "3"))
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
