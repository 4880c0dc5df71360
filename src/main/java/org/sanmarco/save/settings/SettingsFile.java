package org.sanmarco.save.settings;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.sanmarco.json.Json;
import org.sanmarco.save.AppFolder;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.JsonFile;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.own.OwnFile;

/**
 * The settings in the program's own folder. The program starts with any content of the file: an
 * invalid value is replaced by the standard one. Unknown keys, such as those of a later version,
 * are preserved.
 */
public final class SettingsFile extends OwnFile<ObjectNode> {

  private static final int LARGEST = 1 << 16;

  /** The settings as this program knows them; another one may have changed the file since. */
  private Settings known = Settings.STANDARD;

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
    Optional<ObjectNode> object = JsonFile.object(bytes);
    ObjectNode content = object.orElseGet(JsonNodeFactory.instance::objectNode);
    return new Read<>(content, JsonFile.holds(written(content), bytes));
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
      known = settings;
    } catch (SaveException notNow) {
      known = Settings.STANDARD;
    }
    return known;
  }

  /** Has the next {@link #flush} write the settings that have changed; takes no time. */
  public void set(Settings settings) {
    Settings before = known;
    known = settings;
    List<Setting<?>> changed =
        Setting.ALL.stream()
            .filter(setting -> !settings.get(setting).equals(before.get(setting)))
            .toList();
    put(stored -> {
      ObjectNode content = stored.deepCopy();
      changed.forEach(setting ->
          content.set(setting.key(), Json.STRICT.valueToTree(setting.written(settings))));
      return content;
    });
  }
}
