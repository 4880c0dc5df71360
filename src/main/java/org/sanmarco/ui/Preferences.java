package org.sanmarco.ui;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleDoubleProperty;
import org.sanmarco.save.Settings;

/**
 * The settings that hold now, for whoever follows them. What is changed holds at once and is kept.
 *
 * <p>They outlive every screen: a screen that listens stops when it is closed.
 */
public final class Preferences {

  private final ReadOnlyObjectWrapper<Settings> settings;
  private final Consumer<? super Settings> keep;
  private final DoubleProperty logWidth = new SimpleDoubleProperty(this, "logWidth", 246);

  /**
   * Begins with these settings.
   *
   * @param keep is handed all changed ones
   */
  public Preferences(Settings settings, Consumer<? super Settings> keep) {
    this.settings = new ReadOnlyObjectWrapper<>(this, "settings", settings);
    this.keep = keep;
  }

  /** The settings, now and from now on. */
  public ReadOnlyObjectProperty<Settings> settingsProperty() {
    return settings.getReadOnlyProperty();
  }

  /** How wide the log of a game is, in pixels; this is not kept longer than the program runs. */
  public DoubleProperty logWidthProperty() {
    return logWidth;
  }

  /** The settings as they are now. */
  public Settings settings() {
    return settings.get();
  }

  /** Changes the settings; what is as it was changes nothing. */
  public void change(UnaryOperator<Settings> change) {
    Settings changed = change.apply(settings.get());
    if (!changed.equals(settings.get())) {
      settings.set(changed);
      keep.accept(changed);
    }
  }
}
