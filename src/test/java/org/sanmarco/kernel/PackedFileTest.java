package org.sanmarco.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import module java.base;

import org.junit.jupiter.api.Test;

class PackedFileTest {

  @Test
  void aLineIsItsWordsAndRemarksAreNone() {
    assertThat(PackedFile.words("/org/sanmarco/kernel/packed.txt"))
        .containsExactly(List.of("pair", "CAN", "CRO"), List.of("MAR"));
  }

  @Test
  void fileBesideAClassIsFoundByItsName() {
    assertThat(PackedFile.text(PackedFileTest.class, "packed.txt")).startsWith("# a remark\n\n");
    assertThat(PackedFile.bytes(PackedFileTest.class, "none.txt")).isEmpty();
  }

  @Test
  void whatCanNotBeReadIsNoEmptyFile() throws IOException {
    InputStream closed = InputStream.nullInputStream();
    closed.close();
    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(() -> PackedFile.bytes(closed));
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> PackedFile.words("/assets/none.txt"))
        .withMessage("the program lacks /assets/none.txt");
  }
}
