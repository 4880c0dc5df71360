package org.sanmarco.save.settings;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.CharConversionException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.AppFolder;
import org.sanmarco.save.disk.AtomicFile;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.disk.DiskFolder;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.Troubles;

/**
 * The settings in the program's own folder. The program starts with any content of the file: an
 * invalid value is replaced by the standard one. Unknown keys, such as those of a later version,
 * are preserved. Safe for several threads.
 */
public final class SettingsFile {

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();
  private static final int LARGEST = 1 << 16;

  private final Path file;
  private final Disk disk;
  private final DiskFolder place;
  private final AtomicReference<@Nullable Settings> unwritten = new AtomicReference<>();
  private ObjectNode content = MAPPER.createObjectNode();

  /**
   * The file {@code settings.json} in a folder; neither need exist.
   *
   * @param home usually {@link AppFolder#path()}
   */
  public SettingsFile(Path home) {
    this(home, new Disk());
  }

  SettingsFile(Path home, Disk disk) {
    this.file = home.toAbsolutePath().resolve("settings.json");
    this.disk = disk;
    this.place = new DiskFolder(disk, home);
  }

  /**
   * Reads the settings. A file that can't be read as such is set aside as {@code settings.json~}.
   */
  public synchronized Settings read() {
    place.look();
    content = MAPPER.createObjectNode();
    if (Files.isRegularFile(file)) {
      try {
        if (Files.size(file) <= LARGEST
            && MAPPER.readTree(Files.readAllBytes(file)) instanceof ObjectNode object) {
          content = object;
        } else {
          setAside();
        }
      } catch (JacksonException | CharConversionException _) {
        setAside();
      } catch (IOException _) {
        // It can't be read now; perhaps next time.
      }
    }
    return settings();
  }

  /** Sets what the next {@link #flush} writes; takes no time. */
  public void set(Settings settings) {
    unwritten.set(settings);
  }

  /**
   * Writes the settings last handed over, in one step; not for the JavaFX thread.
   *
   * @throws SaveException if that is not possible; the next time tries again
   */
  public synchronized void flush() throws SaveException {
    Settings settings = unwritten.getAndSet(null);
    if (settings == null) {
      return;
    }
    put(settings);
    try {
      place.make();
      AtomicFile.write(
          disk, file, (content.toPrettyString() + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException failed) {
      unwritten.compareAndSet(null, settings);
      throw Troubles.writing(failed, place.folder());
    }
  }

  private void setAside() {
    try {
      disk.replace(file, file.resolveSibling(file.getFileName() + "~"));
    } catch (IOException _) {
      // Then it is overwritten by the next change.
    }
  }

  private Settings settings() {
    Settings settings = Settings.STANDARD;
    for (Setting<?> setting : Setting.ALL) {
      settings = setting.read(content, settings);
    }
    return settings;
  }

  private void put(Settings settings) {
    for (Setting<?> setting : Setting.ALL) {
      content.set(setting.key(), MAPPER.valueToTree(setting.written(settings)));
    }
  }
}
