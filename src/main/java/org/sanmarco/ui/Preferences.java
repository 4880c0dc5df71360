package org.sanmarco.ui;

import module java.base;

import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleDoubleProperty;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings;

/**
 * The current settings, observable. A change takes effect immediately and is stored.
 *
 * <p>They outlive every screen: a screen that listens stops when it is closed.
 */
public final class Preferences {

  private final ReadOnlyObjectWrapper<Settings> settings;
  private final Consumer<? super Settings> store;
  private final DoubleProperty logWidth = new SimpleDoubleProperty(this, "logWidth", 246);
  private final Set<String> remarks = new HashSet<>();

  /**
   * Preferences with initial settings.
   *
   * @param store receives the settings whenever they change
   */
  public Preferences(Settings settings, Consumer<? super Settings> store) {
    this.settings = new ReadOnlyObjectWrapper<>(this, "settings", settings);
    this.store = store;
  }

  /** The settings as an observable property. */
  public ReadOnlyObjectProperty<Settings> settingsProperty() {
    return settings.getReadOnlyProperty();
  }

  /** The width of a game's log, in pixels; kept until the program ends. */
  public DoubleProperty logWidthProperty() {
    return logWidth;
  }

  /** Notes a remark of a computer; false if it was made before, since the program was started. */
  public boolean sayOnce(String remark) {
    return remarks.add(remark);
  }

  /** The settings as they are now. */
  public Settings settings() {
    return settings.get();
  }

  /** A setting as it is now. */
  public <T> T get(Setting<T> setting) {
    return settings().get(setting);
  }

  /** Changes a setting. */
  public <T> void set(Setting<T> setting, T value) {
    change(all -> all.with(setting, value));
  }

  /** Changes the settings; does nothing if they are equal. */
  public void change(UnaryOperator<Settings> change) {
    Settings changed = change.apply(settings.get());
    if (!changed.equals(settings.get())) {
      settings.set(changed);
      store.accept(changed);
    }
  }
}
