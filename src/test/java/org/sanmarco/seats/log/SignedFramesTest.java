package org.sanmarco.seats.log;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** One signature proves all frames of a change, and tells nothing about the others. */
class SignedFramesTest {

  private static final Signer TABLE = Signer.of(new byte[Signer.KEY_BYTES]);

  private static List<String> sign(int least, String... frames) {
    return SignedFrames.sign(
            List.of(frames).stream().map(frame -> frame.getBytes(UTF_8)).toList(), least, TABLE)
        .stream()
        .map(frame -> new String(frame, UTF_8))
        .toList();
  }

  private static boolean isSigned(String frame) {
    return SignedFrames.isSigned(frame.getBytes(UTF_8), TABLE.publicKey());
  }

  private static String end(String frame) {
    return frame.substring(frame.indexOf(",\"frames\":"));
  }

  @Test
  void eachFrameIsProvenByTheSameSignature() {
    List<String> frames = sign(0, "{\"a\":1}", "{\"a\":\"Zoë\"}");
    assertThat(frames).allMatch(SignedFramesTest::isSigned);
    assertThat(end(frames.get(0))).isEqualTo(end(frames.get(1)));
    assertThat(frames.get(0)).startsWith("{\"a\":1,\"salt\":");
  }

  @Test
  void noChangedFrameIsProven() {
    String frame = sign(3, "{\"a\":1}").getFirst();
    for (int i = 0; i < frame.length() - 6; i++) {
      char other = frame.charAt(i) == 'A' ? 'B' : 'A';
      assertThat(isSigned(frame.substring(0, i) + other + frame.substring(i + 1))).isFalse();
    }
    assertThat(
            SignedFrames.isSigned(
                frame.getBytes(UTF_8), Signer.of(Signer.randomBytes(Signer.KEY_BYTES)).publicKey()))
        .isFalse();
  }

  @Test
  void whatIsNotSignedTogetherIsNotProven() {
    List<String> frames = sign(0, "{\"a\":1}", "{\"a\":2}");
    String other = sign(0, "{\"a\":3}").getFirst();
    String list = end(frames.getFirst());
    assertThat(isSigned(other.substring(0, other.indexOf(",\"frames\":")) + list)).isFalse();
    assertThat(isSigned("{\"a\":1" + list)).isFalse();
    assertThat(isSigned("{\"a\":1}")).isFalse();
    assertThat(isSigned("{\"a\":1,\"signature\":\"\"}")).isFalse();
    assertThat(isSigned("{\"a\":1,\"frames\":[\"\"],\"signature\":\"?\"}")).isFalse();
    assertThat(isSigned(",\"signature\":\",\"frames\":[")).isFalse();
  }

  @Test
  void hashesTellNothingAboutOtherFrames() {
    List<String> once = sign(5, "{\"hand\":\"doge\"}", "{\"hand\":\"spy\"}");
    List<String> again = sign(5, "{\"hand\":\"doge\"}", "{\"hand\":\"spy\"}");
    assertThat(end(once.getFirst()).split("\",\"", -1)).hasSize(5);
    assertThat(end(once.getFirst())).isNotEqualTo(end(again.getFirst()));
    assertThat(once.getFirst()).isNotEqualTo(again.getFirst());
  }
}
