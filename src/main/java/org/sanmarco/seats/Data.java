package org.sanmarco.seats;

import java.util.ArrayList;
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
    if (all.get(key) instanceof String text) {
      return text;
    }
    throw unreadable(key);
  }

  int number(String key) {
    if (all.get(key) instanceof Integer number) {
      return number;
    }
    throw unreadable(key);
  }

  boolean flag(String key) {
    if (all.get(key) instanceof Boolean flag) {
      return flag;
    }
    throw unreadable(key);
  }

  Map<String, @Nullable Object> map(String key) {
    if (all.get(key) instanceof Map<?, ?> map) {
      @SuppressWarnings("unchecked") // The keys of JSON are texts.
      Map<String, @Nullable Object> named = (Map<String, @Nullable Object>) map;
      return named;
    }
    throw unreadable(key);
  }

  Data inner(String key) {
    return new Data(map(key));
  }

  List<String> texts(String key) {
    List<String> texts = new ArrayList<>();
    for (Object item : list(key)) {
      if (!(item instanceof String text)) {
        throw unreadable(key);
      }
      texts.add(text);
    }
    return texts;
  }

  List<Data> inners(String key) {
    List<Data> inners = new ArrayList<>();
    for (Object item : list(key)) {
      if (!(item instanceof Map<?, ?> map)) {
        throw unreadable(key);
      }
      inners.add(new Data(map));
    }
    return inners;
  }

  private List<?> list(String key) {
    if (all.get(key) instanceof List<?> list) {
      return list;
    }
    throw unreadable(key);
  }

  static RefusedException unreadable(String what) {
    return new RefusedException(Refusal.of("", "unreadable-data", what));
  }
}
