package org.sanmarco.kernel;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The events of a game as plain data, to be sent and read back: a map with the event's name as
 * {@code type} and its record's components by their names.
 *
 * <p>Numbers and booleans stand for themselves, lists are lists, records of the kernel are maps,
 * and a game's own things are written as in moves. Reading ignores keys that it does not know.
 */
public final class EventForm {

  /** The key of the event's name. */
  public static final String TYPE = "type";

  private final Map<String, Class<?>> types;
  private final Map<Class<?>, Function<String, ?>> things;

  /**
   * The form of a game's events.
   *
   * @param events the sealed interface that the game's events implement, as records
   * @param things how the game's own things are read from their {@code toString}; the functions
   *     throw an {@link IllegalArgumentException} or a {@link RefusedException} for any other text
   */
  public EventForm(Class<? extends Event> events, Map<Class<?>, Function<String, ?>> things) {
    this.types =
        Arrays.stream(events.getPermittedSubclasses())
            .collect(Collectors.toUnmodifiableMap(Class::getSimpleName, type -> type));
    this.things = Map.copyOf(things);
  }

  /** The event as plain data. */
  public static Map<String, @Nullable Object> describe(Event event) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put(TYPE, event.getClass().getSimpleName());
    all.putAll(components((Record) event));
    return all;
  }

  private static Map<String, @Nullable Object> components(Record thing) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    for (RecordComponent component : thing.getClass().getRecordComponents()) {
      all.put(component.getName(), plain(get(thing, component)));
    }
    return all;
  }

  private static @Nullable Object get(Record thing, RecordComponent component) {
    try {
      return component.getAccessor().invoke(thing);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException(component.toString(), e);
    }
  }

  private static @Nullable Object plain(@Nullable Object value) {
    return switch (value) {
      case null -> null;
      case Integer _, Boolean _ -> value;
      case List<?> list -> list.stream().map(EventForm::plain).toList();
      case Result result -> components(result);
      default -> value.toString();
    };
  }

  /**
   * Reads an event.
   *
   * @throws RefusedException with {@code unreadable-data} if it is no event of the game
   */
  public Event read(Map<?, ?> described) {
    Class<?> type = described.get(TYPE) instanceof String name ? types.get(name) : null;
    if (type == null) {
      throw unreadable(described.get(TYPE));
    }
    return (Event) record(type, described);
  }

  private Object record(Class<?> type, Map<?, ?> described) {
    List<Class<?>> parameters = new ArrayList<>();
    List<@Nullable Object> values = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      parameters.add(component.getType());
      Object value = described.get(component.getName());
      boolean mayBeNull = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
      values.add(value == null && mayBeNull ? null : value(component.getGenericType(), value));
    }
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(parameters.toArray(Class[]::new));
      return constructor.newInstance(values.toArray());
    } catch (InvocationTargetException e) {
      throw unreadable(type.getSimpleName());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type.toString(), e);
    }
  }

  private Object value(Type type, @Nullable Object value) {
    return switch (value) {
      case Number number when type == int.class || type == Integer.class -> whole(number);
      case Boolean flag when type == boolean.class -> flag;
      case List<?> list when type instanceof ParameterizedType listed ->
          list.stream().map(item -> value(listed.getActualTypeArguments()[0], item)).toList();
      case Map<?, ?> map when type == Result.class -> record(Result.class, map);
      case String text when things.containsKey(type) -> thing(things.get(type), text);
      case String text when type instanceof Class<?> named && named.isEnum() ->
          Arrays.stream(named.getEnumConstants())
              .filter(constant -> constant.toString().equals(text))
              .findFirst()
              .orElseThrow(() -> unreadable(text));
      case null, default -> throw unreadable(value);
    };
  }

  private static Object thing(Function<String, ?> reader, String text) {
    try {
      return reader.apply(text);
    } catch (IllegalArgumentException | NoSuchElementException e) {
      throw unreadable(text);
    }
  }

  private static int whole(Number number) {
    if (number.intValue() != number.doubleValue()) {
      throw unreadable(number);
    }
    return number.intValue();
  }

  private static RefusedException unreadable(@Nullable Object found) {
    return new RefusedException(Refusal.of("", "unreadable-data", String.valueOf(found)));
  }
}
