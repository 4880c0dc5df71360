package org.sanmarco.cli;

import module java.base;

import org.sanmarco.coach.Coach;
import org.sanmarco.coach.Hint;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.View;
import org.sanmarco.save.format.Json;

/** The coach's hints as the protocol's JSON. */
final class Hinting {

  private Hinting() {}

  /**
   * The language of a tag such as {@code en} or {@code pt-BR} (BCP 47); the coach falls back to
   * English for those it doesn't know.
   */
  static Optional<Locale> language(String tag) {
    try {
      return Optional.of(new Locale.Builder().setLanguageTag(tag).build());
    } catch (IllformedLocaleException _) {
      return Optional.empty();
    }
  }

  /** The hint for the seat to act, from its view; from the view of all where no seat acts. */
  static String line(Position position, Locale language) {
    View view = position.view(position.actor() instanceof Actor.Seat(int number) ? number : 0);
    Hint hint = Coach.of(position.setup().game()).in(language, null).hint(view);
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("title", hint.title());
    json.put("text", hint.text());
    json.put("rules", hint.rules());
    json.put("why", hint.why());
    json.put("notes", hint.notes());
    return Json.line(json);
  }
}
