package org.sanmarco.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class RegistryTest {

  private record Service(String game, String name) {}

  private static final Service CHESS = new Service("chess", "own");

  private static Registry<Service> registry(Service... services) {
    Function<String, Service> byDefault = game -> new Service(game, "default");
    return Registry.of(List.of(services), Service::game, byDefault);
  }

  @Test
  void aRegisteredGameHasItsOwnService() {
    assertThat(registry(CHESS).get("chess")).isSameAs(CHESS);
  }

  @Test
  void anyOtherGameHasTheDefault() {
    Registry<Service> registry = registry(CHESS);
    assertThat(registry.get("go")).isEqualTo(new Service("go", "default"));
    assertThat(registry.get("go")).as("made once").isSameAs(registry.get("go"));
    assertThat(registry.all()).containsExactly(CHESS);
  }

  @Test
  void aGameRegisteredTwiceIsReported() {
    assertThatThrownBy(() -> registry(CHESS, CHESS))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("chess")
        .hasMessageContaining(Service.class.getName());
  }
}
