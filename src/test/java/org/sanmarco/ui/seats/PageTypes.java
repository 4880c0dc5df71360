package org.sanmarco.ui.seats;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

/** The shapes of messages as the page's scripts know them. */
final class PageTypes {

  private static final Path FILE =
      Path.of("src/main/resources/org/sanmarco/seats/http/page/types.d.ts");
  private static final Pattern INTERFACE =
      Pattern.compile("export interface (\\w+)(?: extends (\\w+))? \\{\n([^{}]*)\\}");
  private static final Pattern FIELD = Pattern.compile(" {2}(\\w+)(\\??): \\[?(\\w+)[^;]*;");

  private final Map<String, Map<String, Field>> interfaces = new HashMap<>();

  private record Field(boolean isOptional, String type) {}

  private PageTypes() {}

  static PageTypes read() {
    PageTypes types = new PageTypes();
    List<MatchResult> all;
    try {
      all = INTERFACE.matcher(Files.readString(FILE)).results().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (MatchResult one : all) {
      Map<String, Field> fields = new HashMap<>();
      FIELD
          .matcher(one.group(3))
          .results()
          .forEach(field ->
              fields.put(field.group(1), new Field(!field.group(2).isEmpty(), field.group(3))));
      types.interfaces.put(one.group(1), fields);
    }
    // An interface may extend a later one.
    for (MatchResult one : all) {
      if (one.group(2) != null) {
        types.of(one.group(1)).putAll(types.of(one.group(2)));
      }
    }
    return types;
  }

  private Map<String, Field> of(String name) {
    return interfaces.getOrDefault(name, Map.of());
  }

  /** Checks that a message has all fields of an interface, and no others. */
  void check(String name, Map<?, ?> message) {
    Map<String, Field> fields = of(name);
    assertThat(message.keySet()).as(name).allMatch(fields::containsKey);
    fields.forEach((key, field) -> {
      Object value = message.get(key);
      assertThat(field.isOptional || value != null).as("%s of %s", key, name).isTrue();
      if (value != null && interfaces.containsKey(field.type)) {
        List<?> parts = value instanceof List<?> list ? list : List.of(value);
        parts.forEach(part -> check(field.type, (Map<?, ?>) part));
      }
    });
  }

  /** The names of the fields of an interface and of all its parts. */
  Set<String> names(String name) {
    Set<String> names = new TreeSet<>();
    of(name)
        .forEach((key, field) -> {
          names.add(key);
          if (interfaces.containsKey(field.type)) {
            names.addAll(names(field.type));
          }
        });
    return names;
  }
}
