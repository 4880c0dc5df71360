package org.sanmarco.kernel;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * Records of several kinds, such as the events of a game, as plain data, to be sent and read back:
 * a map with the kind's name as {@code type} and the record's components by their names.
 *
 * <p>Numbers and booleans stand for themselves, lists are lists, records of the kernel are maps,
 * and other things are written by their {@code toString}. Reading ignores keys that it does not
 * know.
 *
 * @param <T> the interface of all kinds
 */
public final class RecordForm<T> {

  /** The key of the kind's name. */
  public static final String TYPE = "type";

  private final Map<String, Class<? extends T>> types;
  private final Map<Class<?>, Function<String, ?>> things;

  /**
   * The form of records.
   *
   * @param kinds the sealed interface that the records implement
   * @param things how things other than numbers are read from their {@code toString}; the functions
   *     throw an {@link IllegalArgumentException} or a {@link RefusedException} for any other text
   */
  public RecordForm(Class<T> kinds, Map<Class<?>, Function<String, ?>> things) {
    this.types =
        Arrays.stream(kinds.getPermittedSubclasses())
            .<Class<? extends T>>map(kind -> kind.asSubclass(kinds))
            .collect(Collectors.toUnmodifiableMap(Class::getSimpleName, kind -> kind));
    this.things = Map.copyOf(things);
  }

  /** A record as plain data. */
  public static Map<String, @Nullable Object> describe(Object thing) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put(TYPE, thing.getClass().getSimpleName());
    all.putAll(parts((Record) thing));
    return all;
  }

  /** The components of a record by their names, without its kind. */
  public static Map<String, @Nullable Object> parts(Record thing) {
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
      case List<?> list -> list.stream().map(RecordForm::plain).toList();
      case Result result -> parts(result);
      default -> value.toString();
    };
  }

  /**
   * Reads a record.
   *
   * @throws RefusedException with {@code unreadable-data} if it is none of these kinds
   */
  public T read(Map<?, ?> described) {
    Class<? extends T> type = described.get(TYPE) instanceof String name ? types.get(name) : null;
    if (type == null) {
      throw unreadable(described.get(TYPE));
    }
    return record(type, described);
  }

  private <R> R record(Class<R> type, Map<?, ?> described) {
    List<Class<?>> parameters = new ArrayList<>();
    List<@Nullable Object> values = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      parameters.add(component.getType());
      Object value = described.get(component.getName());
      boolean mayBeNull = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
      values.add(value == null && mayBeNull ? null : value(component.getGenericType(), value));
    }
    try {
      Constructor<R> constructor = type.getDeclaredConstructor(parameters.toArray(Class[]::new));
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
