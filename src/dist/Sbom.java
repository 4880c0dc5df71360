import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The list of the program's parts in CycloneDX's form. */
final class Sbom {

  private static final Pattern HEADING = Pattern.compile("(?m)^## (.+)$");

  private Sbom() {}

  /**
   * Writes the list.
   *
   * @param jar the program's own jar
   * @param runtime the runtime, in an image
   */
  static void write(Project project, Path jar, Optional<Path> runtime, Path target)
      throws IOException {
    Map<String, Object> program =
        component("application", "", Project.COMMAND, project.version(), "MIT", Optional.of(jar));
    List<Object> parts = new ArrayList<>();
    for (Licences.Library library : Licences.libraries()) {
      if (library.isPacked()) {
        Map<String, Object> part =
            component(
                "library",
                "",
                library.name(),
                library.version(),
                library.licence(),
                Optional.empty());
        part.put("purl", "pkg:npm/" + library.name().replace("@", "%40") + "@" + library.version());
        parts.add(part);
        continue;
      }
      Path file = library.jar();
      Map<String, Object> part =
          component(
              "library",
              library.group(),
              library.name(),
              library.version(),
              library.licence(),
              Optional.of(file));
      String classifier =
          file.getFileName()
              .toString()
              .replace(library.name() + "-" + library.version(), "")
              .replace(".jar", "");
      part.put(
          "purl",
          "pkg:maven/"
              + library.group()
              + "/"
              + library.name()
              + "@"
              + library.version()
              + "?"
              + (classifier.isEmpty() ? "" : "classifier=" + classifier.substring(1) + "&")
              + "type=jar");
      parts.add(part);
    }
    if (runtime.isPresent()) {
      parts.add(runtime(runtime.get()));
    }
    Map<String, Object> bom = new LinkedHashMap<>();
    bom.put("bomFormat", "CycloneDX");
    bom.put("specVersion", "1.6");
    bom.put("serialNumber", "urn:uuid:" + UUID.nameUUIDFromBytes(json(parts).getBytes()));
    bom.put("version", 1);
    bom.put("metadata", map("timestamp", project.day().toString(), "component", program));
    bom.put("components", parts);
    Tools.write(target, json(bom) + "\n");
  }

  /** Java's runtime, its modules, and the foreign code that their licence files name. */
  private static Map<String, Object> runtime(Path runtime) throws IOException {
    Map<String, Object> java =
        component(
            "platform",
            "",
            "OpenJDK",
            System.getProperty("java.runtime.version"),
            Licences.GPL_WITH_EXCEPTION,
            Optional.empty());
    java.put("supplier", Map.of("name", System.getProperty("java.vendor")));
    List<Object> properties = new ArrayList<>();
    for (String module : modules(runtime)) {
      properties.add(map("name", "module", "value", module));
    }
    java.put("properties", properties);
    List<Object> parts = new ArrayList<>();
    for (Path text : Tools.walk(runtime.resolve("legal"))) {
      if (text.toString().endsWith(".md") && !Files.isSymbolicLink(text)) {
        Matcher heading = HEADING.matcher(Files.readString(text));
        parts.add(
            map(
                "type",
                "library",
                "name",
                heading.find() ? heading.group(1) : text.getFileName().toString(),
                "description",
                "licence: legal/" + text.getParent().getFileName() + "/" + text.getFileName()));
      }
    }
    java.put("components", parts);
    return java;
  }

  /** The names of a runtime's modules. */
  static List<String> modules(Path runtime) throws IOException {
    String release = Files.readString(runtime.resolve("release"));
    return List.of(release.replaceAll("(?s).*MODULES=\"([^\"]*)\".*", "$1").split(" "));
  }

  private static Map<String, Object> component(
      String type, String group, String name, String version, String licence, Optional<Path> file)
      throws IOException {
    Map<String, Object> component = map("type", type);
    if (!group.isEmpty()) {
      component.put("group", group);
    }
    component.put("name", name);
    component.put("version", version);
    if (file.isPresent()) {
      component.put("hashes", List.of(map("alg", "SHA-256", "content", hash(file.get()))));
    }
    component.put("licenses", Licences.cyclone(licence));
    return component;
  }

  static String hash(Path file) throws IOException {
    try {
      return HexFormat.of()
          .formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static Map<String, Object> map(Object... entries) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < entries.length; i += 2) {
      map.put((String) entries[i], entries[i + 1]);
    }
    return map;
  }

  private static String json(Object value) {
    return switch (value) {
      case Map<?, ?> map ->
          map.entrySet().stream()
              .map(entry -> json(entry.getKey()) + ": " + json(entry.getValue()))
              .collect(Collectors.joining(",\n", "{", "}"));
      case List<?> list ->
          list.stream().map(Sbom::json).collect(Collectors.joining(",\n", "[", "]"));
      case Number number -> number.toString();
      default ->
          value
              .toString()
              .chars()
              .mapToObj(c ->
                  c < ' ' || c == '"' || c == '\\' ? "\\u%04x".formatted(c) : Character.toString(c))
              .collect(Collectors.joining("", "\"", "\""));
    };
  }
}
