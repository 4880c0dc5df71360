package org.sanmarco.save.settings;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.AppFolder;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.Json;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.own.OwnFile;

/**
 * The settings in the program's own folder. The program starts with any content of the file: an
 * invalid value is replaced by the standard one. Unknown keys, such as those of a later version,
 * are preserved. Safe for several threads.
 */
public final class SettingsFile {

  private static final int LARGEST = 1 << 16;

  private final OwnFile<ObjectNode> file;
  private final AtomicReference<@Nullable Settings> unwritten = new AtomicReference<>();

  /**
   * The file {@code settings.json} in a folder; neither need exist.
   *
   * @param home usually {@link AppFolder#path()}
   */
  public SettingsFile(Path home) {
    this(home, new Disk());
  }

  SettingsFile(Path home, Disk disk) {
    file =
        new OwnFile<>(
            disk, home, "settings.json", LARGEST, SettingsFile::parsed, SettingsFile::written);
  }

  private static OwnFile.Read<ObjectNode> parsed(byte[] bytes) {
    Optional<ObjectNode> object = Json.object(bytes);
    return new OwnFile.Read<>(
        object.orElseGet(JsonNodeFactory.instance::objectNode), object.isPresent());
  }

  private static byte[] written(ObjectNode content) {
    return Json.file(content);
  }

  /** Reads the settings; the standard ones if that is not possible now. */
  public synchronized Settings read() {
    try {
      JsonNode content = file.read().content();
      Settings settings = Settings.STANDARD;
      for (Setting<?> setting : Setting.ALL) {
        settings = setting.read(content, settings);
      }
      return settings;
    } catch (SaveException notNow) {
      return Settings.STANDARD;
    }
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
    try {
      file.change(before -> {
        ObjectNode content = before.deepCopy();
        for (Setting<?> setting : Setting.ALL) {
          content.set(setting.key(), Json.tree(setting.written(settings)));
        }
        return content;
      });
    } catch (SaveException failed) {
      unwritten.compareAndSet(null, settings);
      throw failed;
    }
  }
}
