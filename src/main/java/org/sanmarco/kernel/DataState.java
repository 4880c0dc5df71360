package org.sanmarco.kernel;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * A state whose content is its fields: equal to another one of its class if all fields are, arrays
 * by their content. Transient fields don't count.
 */
public abstract class DataState implements State {

  private static final ClassValue<List<Field>> FIELDS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
          List<Field> fields = new ArrayList<>();
          for (Class<?> part = type; part != DataState.class; part = part.getSuperclass()) {
            for (Field field : part.getDeclaredFields()) {
              if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
                field.setAccessible(true);
                fields.add(field);
              }
            }
          }
          return List.copyOf(fields);
        }
      };

  private @Nullable Object[] content() {
    List<Field> fields = FIELDS.get(getClass());
    @Nullable Object[] content = new @Nullable Object[fields.size()];
    try {
      for (int i = 0; i < content.length; i++) {
        content[i] = fields.get(i).get(this);
      }
    } catch (IllegalAccessException impossible) {
      throw new IllegalStateException(impossible);
    }
    return content;
  }

  @Override
  public final boolean equals(@Nullable Object object) {
    return object instanceof DataState other
        && getClass() == other.getClass()
        && Arrays.deepEquals(content(), other.content());
  }

  @Override
  public final int hashCode() {
    return Arrays.deepHashCode(content());
  }

  @Override
  public final String toString() {
    return describe().toString();
  }
}
