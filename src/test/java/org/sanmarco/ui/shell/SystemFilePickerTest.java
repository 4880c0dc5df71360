package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The folders in which file choosers open. */
class SystemFilePickerTest {

  @Test
  void exportsOpenInTheFolderOfTheLastOne(@TempDir Path folder, @TempDir Path other) {
    File last = other.toFile();
    Path none = folder.resolve("none");
    assertThat(SystemFilePicker.beginning(folder, last, none)).contains(folder.toFile());
    assertThat(SystemFilePicker.beginning(null, last, none)).contains(last);
    assertThat(SystemFilePicker.beginning(null, null, folder)).contains(folder.toFile());
    assertThat(SystemFilePicker.beginning(none, null, none)).isEmpty();
  }
}
