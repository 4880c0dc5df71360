package org.sanmarco.notation;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.View;

/**
 * A value that comes from outside: a message that was sent over a network, or a view in it. Each
 * method reads what is expected there and refuses anything else, by the value's key.
 */
public final class Described {

  private final String key;
  private final String code;
  private final @Nullable Object value;

  /** A description of a view; refused with {@code no-such-view}. */
  public Described(Map<String, @Nullable Object> view) {
    this("view", "no-such-view", view);
  }

  private Described(String key, String code, @Nullable Object value) {
    this.key = key;
    this.code = code;
    this.value = value;
  }

  /** A message; refused with {@code unreadable-data}. */
  public static Described message(@Nullable Object message) {
    return new Described("message", "unreadable-data", message);
  }

  private Described inner(String name, @Nullable Object inner) {
    return new Described(name, code, inner);
  }

  /** Whether this is an object with such a key. */
  public boolean has(String name) {
    return value instanceof Map<?, ?> map && map.containsKey(name);
  }

  /** The value of a key of this object. */
  public Described get(String name) {
    Described inner =
        inner(key + "." + name, value instanceof Map<?, ?> map ? map.get(name) : null);
    inner.require(has(name));
    return inner;
  }

  /** This object by its keys. */
  public Map<String, @Nullable Object> object() {
    if (value instanceof Map<?, ?> map) {
      @SuppressWarnings("unchecked") // The keys of such data are texts.
      Map<String, @Nullable Object> named = (Map<String, @Nullable Object>) map;
      return named;
    }
    throw refused();
  }

  /** This text. */
  public String text() {
    if (value instanceof String text) {
      return text;
    }
    throw refused();
  }

  /** This text, read by a parser, which may throw any exception when it can't. */
  public <T> T parsed(Function<String, T> parser) {
    try {
      return parser.apply(text());
    } catch (RuntimeException wrong) {
      throw refused();
    }
  }

  /** The items of this list. */
  public List<Described> list(int least, int most) {
    if (value instanceof List<?> list && list.size() >= least && list.size() <= most) {
      return list.stream().map(item -> inner(key, item)).toList();
    }
    throw refused();
  }

  /** Whether this is null. */
  public boolean isNull() {
    return value == null;
  }

  /** Whether this is a text. */
  public boolean is(String text) {
    return text.equals(value);
  }

  /** This truth value. */
  public boolean flag() {
    if (value instanceof Boolean flag) {
      return flag;
    }
    throw refused();
  }

  /** This whole number. */
  public int number(int least, int most) {
    if (value instanceof Number number) {
      double exact = number.doubleValue();
      if (exact >= least && exact <= most && exact == Math.rint(exact)) {
        return (int) exact;
      }
    }
    throw refused();
  }

  /** The seat that acts, written as an {@link Actor.Seat}. */
  public int seat(int seats) {
    return one(IntStream.rangeClosed(1, seats).mapToObj(Actor.Seat::new).toList()).number();
  }

  /** The one of these that this text names by its {@code toString}. */
  public <T> T one(List<T> all) {
    return all.stream().filter(each -> is(each.toString())).findFirst().orElseThrow(this::refused);
  }

  /** Refuses this value unless something holds. */
  public void require(boolean holds) {
    if (!holds) {
      throw refused();
    }
  }

  /** Refuses this unless a state read from it describes itself in the same way. */
  public void requireSame(@Nullable Object own) {
    switch (own) {
      case Map<?, ?> map -> map.forEach((name, item) -> get(name.toString()).requireSame(item));
      case List<?> list -> {
        Iterator<Described> here = list(list.size(), list.size()).iterator();
        list.forEach(item -> here.next().requireSame(item));
      }
      case Number number ->
          require(value instanceof Number other && other.doubleValue() == number.doubleValue());
      case null -> require(isNull());
      default -> require(own.equals(value));
    }
  }

  /**
   * Refuses this unless the position behind a view has as many cards and pieces as every other.
   *
   * @param position the view's, hidden cards anywhere
   * @param start the first position of the same game
   */
  public void requireComplete(Position position, Position start) {
    require(Arrays.equals(position.inventory(), start.inventory()));
  }

  /**
   * Refuses this unless what is hidden can be drawn such that the view stays the same.
   *
   * @return the position with what was drawn
   */
  public Position requireSample(View view) {
    int[] next = {0};
    Position sample = view.sample(bound -> next[0]++ % bound);
    require(sample.view(view.seat()).equals(view));
    return sample;
  }

  private RefusedException refused() {
    return new RefusedException(Refusal.of("", code, key));
  }
}
