package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The system's folder for documents. */
class DocumentsTest {

  @Test
  void documentsFolderIsTheSystems(@TempDir Path home) throws IOException {
    assertThat(Documents.in(home)).isEqualTo(home);
    Path documents = Files.createDirectory(home.resolve("Documents"));
    assertThat(Documents.in(home)).isEqualTo(documents);
    Path named = Files.createDirectory(home.resolve("Dokumente"));
    Files.createDirectory(home.resolve(".config"));
    Files.writeString(
        home.resolve(".config/user-dirs.dirs"), "# names\nXDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\n");
    assertThat(Documents.in(home)).isEqualTo(named);
  }
}
