package org.sanmarco.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sanmarco.rules.Position;
import org.sanmarco.save.Json;

/** Hints as JSON. */
final class Hinting {

  private Hinting() {}

  static String line(Position position, String language) {
    Map<String, Object> hint = new LinkedHashMap<>();
    hint.put("title", String.valueOf(position.describe().get("phase")));
    hint.put("text", position.actor().toString());
    hint.put("rules", List.of());
    return Json.line(hint);
  }
}
