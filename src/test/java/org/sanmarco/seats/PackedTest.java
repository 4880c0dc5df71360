package org.sanmarco.seats;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Long frames are stored compressed. */
class PackedTest {

  private static byte[] frame(int moves) {
    return ("{\"played\":[" + "\"take 1\",".repeat(moves) + "\"take 2\"]}")
        .getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void aLongFrameIsShortWhileItIsStored() {
    byte[] packed = Packed.pack(frame(10_000));
    assertThat(packed).hasSizeLessThan(frame(10_000).length / 10);
    assertThat(Packed.unpack(packed)).contains(frame(10_000));
  }

  @Test
  void aShortFrameStaysAsItIs() {
    assertThat(Packed.pack(frame(3))).isEqualTo(frame(3));
    assertThat(Packed.unpack(frame(3))).contains(frame(3));
  }

  @Test
  void nothingIsReadFromADamagedFrame() {
    byte[] packed = Packed.pack(frame(10_000));
    assertThat(Packed.unpack(Arrays.copyOf(packed, packed.length / 2))).isEmpty();
    packed[packed.length / 2] ^= 1;
    assertThat(Packed.unpack(packed)).isEmpty();
  }
}
