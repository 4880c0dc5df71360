package org.sanmarco.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import module java.base;

import org.junit.jupiter.api.Test;

class PackedFileTest {

  @Test
  void aLineIsItsWordsAndRemarksAreNone() {
    String text = "# a remark\n\npair CAN  CRO\n  MAR\n";
    assertThat(PackedFile.words(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))))
        .containsExactly(new String[] {"pair", "CAN", "CRO"}, new String[] {"MAR"});
  }

  @Test
  void whatCanNotBeReadIsNoEmptyFile() throws IOException {
    InputStream closed = InputStream.nullInputStream();
    closed.close();
    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(() -> PackedFile.words(closed));
    assertThatExceptionOfType(NullPointerException.class)
        .isThrownBy(() -> PackedFile.words("/assets/none.txt"))
        .withMessage("/assets/none.txt");
  }
}
