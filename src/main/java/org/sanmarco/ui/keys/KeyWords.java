package org.sanmarco.ui.keys;

import module java.base;

import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
import org.sanmarco.words.Messages;

/** The names of keys and their effects, in a player's language. */
public final class KeyWords {

  private static final Map<KeyCode, String> SIGNS =
      Map.of(
          KeyCode.LEFT, "\u2190",
          KeyCode.UP, "\u2191",
          KeyCode.RIGHT, "\u2192",
          KeyCode.DOWN, "\u2193",
          KeyCode.PLUS, "+",
          KeyCode.MINUS, "\u2212");

  private static final boolean MAC = System.getProperty("os.name", "").startsWith("Mac");

  private final Messages messages;

  private KeyWords(Messages messages) {
    this.messages = messages;
  }

  /** The words of a language. */
  public static KeyWords in(Locale locale) {
    return new KeyWords(Messages.load("org.sanmarco.ui.keys.keys", locale));
  }

  /** A tooltip that also names the keys that do the same. */
  public String tip(String text, Key... keys) {
    List<String> names = Stream.of(keys).flatMap(key -> names(key).stream()).toList();
    return names.isEmpty() ? text : messages.text("tip", text, String.join(", ", names));
  }

  /** The name of a key; if several do the same, all their names. */
  public String name(Key key) {
    return String.join(", ", names(key));
  }

  /** Gives a control a tooltip: what it does, and the key that does the same. */
  public void explain(Control control, Key key) {
    String tip = tip(does(key), key);
    control.setTooltip(new Tooltip(tip));
    control.setAccessibleHelp(tip);
  }

  /** The names of all keys that do the same, such as {@code F1} and {@code ?}. */
  List<String> names(Key key) {
    List<String> names =
        key.shown().stream().map(this::name).collect(Collectors.toCollection(ArrayList::new));
    if (!key.sign().isEmpty()) {
      names.add(key.sign());
    }
    return names;
  }

  /** The description of a key's effect. */
  String does(Key key) {
    return messages.text("does." + key);
  }

  Messages messages() {
    return messages;
  }

  private String name(KeyCombination combination) {
    KeyCode code = ((KeyCodeCombination) combination).getCode();
    List<String> parts = new ArrayList<>();
    if (combination.getShortcut() == ModifierValue.DOWN) {
      parts.add(messages.text(MAC ? "key.COMMAND" : "key.CONTROL"));
    }
    if (combination.getAlt() == ModifierValue.DOWN) {
      parts.add(messages.text("key.ALT"));
    }
    if (combination.getShift() == ModifierValue.DOWN) {
      parts.add(messages.text("key.SHIFT"));
    }
    parts.add(
        messages.has("key." + code)
            ? messages.text("key." + code)
            : SIGNS.getOrDefault(code, code.getName()));
    return String.join("+", parts);
  }
}
