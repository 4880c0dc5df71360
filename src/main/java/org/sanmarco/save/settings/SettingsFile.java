package org.sanmarco.save.settings;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.sanmarco.save.AppFolder;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.Json;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.own.OwnFile;

/**
 * The settings in the program's own folder. The program starts with any content of the file: an
 * invalid value is replaced by the standard one. Unknown keys, such as those of a later version,
 * are preserved.
 */
public final class SettingsFile extends OwnFile<ObjectNode> {

  private static final int LARGEST = 1 << 16;

  /**
   * The file {@code settings.json} in a folder; neither need exist.
   *
   * @param home usually {@link AppFolder#path()}
   */
  public SettingsFile(Path home, Disk disk) {
    super(disk, home, "settings.json", LARGEST);
  }

  @Override
  protected Read<ObjectNode> parsed(byte[] bytes) {
    Optional<ObjectNode> object = Json.object(bytes);
    return new Read<>(object.orElseGet(JsonNodeFactory.instance::objectNode), object.isPresent());
  }

  @Override
  protected byte[] written(ObjectNode content) {
    return Json.file(content);
  }

  /** The settings; the standard ones if they can't be read now. */
  public Settings settings() {
    try {
      JsonNode content = read().content();
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
    put(before -> {
      ObjectNode content = before.deepCopy();
      for (Setting<?> setting : Setting.ALL) {
        content.set(setting.key(), Json.tree(setting.written(settings)));
      }
      return content;
    });
  }
}
