package org.sanmarco.seats.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Names of games in the local network are short enough for it. */
class MulticastDnsTest {

  @Test
  void aShortNameStays() {
    assertThat(MulticastDns.cut("San Marco: Anna and Bruno"))
        .isEqualTo("San Marco: Anna and Bruno");
  }

  @Test
  void aLongNameIsCutBetweenTwoCharacters() {
    String name = "Карты 🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲";
    String cut = MulticastDns.cut(name);
    assertThat(name).startsWith(cut);
    assertThat(cut.getBytes(StandardCharsets.UTF_8).length).isBetween(60, 63);
    assertThat(cut).endsWith("🎲");
  }
}
