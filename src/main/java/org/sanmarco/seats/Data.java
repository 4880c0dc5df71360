package org.sanmarco.seats;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;

/**
 * Plain data that was received. What isn't as it should be is refused with {@code unreadable-data}.
 *
 * @param all the keys with their values
 */
record Data(Map<?, ?> all) {

  boolean has(String key) {
    return all.get(key) != null;
  }

  Set<String> keys() {
    @SuppressWarnings("unchecked") // The keys of JSON are texts.
    Set<String> keys = (Set<String>) all.keySet();
    return keys;
  }

  String text(String key) {
    return all.get(key) instanceof String text ? text : refuse(key);
  }

  int number(String key) {
    return all.get(key) instanceof Integer number ? number : Data.<Integer>refuse(key);
  }

  boolean flag(String key) {
    return all.get(key) instanceof Boolean flag ? flag : Data.<Boolean>refuse(key);
  }

  Map<String, @Nullable Object> map(String key) {
    if (all.get(key) instanceof Map<?, ?> map) {
      @SuppressWarnings("unchecked") // The keys of JSON are texts.
      Map<String, @Nullable Object> named = (Map<String, @Nullable Object>) map;
      return named;
    }
    return refuse(key);
  }

  Data inner(String key) {
    return new Data(map(key));
  }

  List<String> texts(String key) {
    return list(key).stream()
        .map(item -> item instanceof String text ? text : Data.<String>refuse(key))
        .toList();
  }

  List<Data> inners(String key) {
    return list(key).stream()
        .map(item -> item instanceof Map<?, ?> map ? new Data(map) : Data.<Data>refuse(key))
        .toList();
  }

  private List<?> list(String key) {
    return all.get(key) instanceof List<?> list ? list : Data.<List<?>>refuse(key);
  }

  private static <T> T refuse(String key) {
    throw unreadable(key);
  }

  static RefusedException unreadable(String what) {
    return new RefusedException(Refusal.of("", "unreadable-data", what));
  }
}
