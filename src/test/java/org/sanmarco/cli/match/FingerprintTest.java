package org.sanmarco.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The word that tells builds apart. */
class FingerprintTest {

  @TempDir private Path folder;

  private String after(String file, String content) throws Exception {
    Path path = folder.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, content);
    return Fingerprint.of(folder);
  }

  @Test
  void onlyPlayingCounts() throws Exception {
    String first = after("org/sanmarco/kernel/Game.class", "a");
    assertThat(after("org/sanmarco/ui/Window.class", "a")).isEqualTo(first);
    assertThat(after("org/sanmarco/games/nim/ui/Board.class", "a")).isEqualTo(first);
    String second = after("org/sanmarco/games/nim/Nim.class", "a");
    assertThat(second).isNotEqualTo(first);
    String third = after("assets/nim/weights.txt", "a");
    assertThat(third).isNotEqualTo(second);
    assertThat(after("assets/nim/weights.txt", "b")).isNotEqualTo(third);
    assertThat(after("assets/nim/weights.txt", "a")).isEqualTo(third);
  }

  @Test
  void thisProgramHasOne() {
    assertThat(Fingerprint.program()).matches("[0-9a-f]{16}").isEqualTo(Fingerprint.program());
  }
}
