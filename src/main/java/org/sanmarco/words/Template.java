package org.sanmarco.words;

import module java.base;

/**
 * A text with places for arguments, in a small part of ICU's message syntax, which translators and
 * their tools know:
 *
 * <ul>
 *   <li><code>{0}</code> the argument in its usual form: a number, a district, a card …
 *   <li><code>{0, seat}</code>, <code>{0, player}</code>, <code>{0, leader}</code>, <code>
 *       {0, seats}</code>, <code>{0, players}</code> a number, or a list of them, as names; a
 *       leader is a seat that stands for its player
 *   <li><code>{0, as, to}</code> the argument in another form, which is the bundle's own affair: a
 *       case, a gender, with an article. For San Marco it is the term {@code district.MAR.to}
 *   <li><code>{0, plural, one {# card} other {# cards}}</code> by the plural rules of the bundle;
 *       {@code #} is the number. {@code other} is a must; {@code =0} is for that number alone
 * </ul>
 *
 * <p>Unlike there an apostrophe is an apostrophe. What arguments are called says a {@link Speaker}.
 */
public final class Template {

  /** The ways to name people. */
  public static final List<String> KINDS = List.of("seat", "player", "leader", "seats", "players");

  private sealed interface Part {}

  private record Text(String text) implements Part {}

  private record Slot(int index, String kind, String form) implements Part {}

  private record Plural(int index, Map<String, Template> forms) implements Part {}

  private record Count() implements Part {}

  private final List<Part> parts;

  private Template(List<Part> parts) {
    this.parts = parts;
  }

  /**
   * Reads a text.
   *
   * @param text as a bundle has it
   * @throws IllegalArgumentException if it is not written as it should be
   */
  public static Template read(String text) {
    Reader reader = new Reader(text);
    Template template = reader.template(false);
    reader.end();
    return template;
  }

  /** The text with its arguments filled in. */
  public String fill(Speaker speaker, Object... arguments) {
    StringBuilder filled = new StringBuilder();
    fill(filled, speaker, arguments, 0);
    return filled.toString();
  }

  private void fill(StringBuilder filled, Speaker speaker, Object[] arguments, int number) {
    for (Part part : parts) {
      switch (part) {
        case Text(String text) -> filled.append(text);
        case Count() -> filled.append(number);
        case Slot(int index, String kind, String form) ->
            speaker.language().append(filled, slot(speaker, arguments[index], kind, form));
        case Plural(int index, Map<String, Template> forms) -> {
          int count = (Integer) arguments[index];
          Template chosen = forms.get(speaker.language().plural(count, forms.keySet()));
          if (chosen != null) {
            chosen.fill(filled, speaker, arguments, count);
          }
        }
      }
    }
  }

  private static String slot(Speaker speaker, Object argument, String kind, String form) {
    return switch (kind) {
      case "" -> speaker.say(argument);
      case "as" -> speaker.form(argument, form);
      default -> speaker.people(argument, kind);
    };
  }

  private static final class Reader {

    private final String text;
    private int at;

    Reader(String text) {
      this.text = text;
    }

    Template template(boolean inPlural) {
      List<Part> parts = new ArrayList<>();
      int from = at;
      while (at < text.length() && text.charAt(at) != '}') {
        boolean number = inPlural && text.charAt(at) == '#';
        if (!number && text.charAt(at) != '{') {
          at++;
          continue;
        }
        addText(parts, from);
        if (number) {
          at++;
          parts.add(new Count());
        } else {
          parts.add(slot());
        }
        from = at;
      }
      addText(parts, from);
      return new Template(List.copyOf(parts));
    }

    private void addText(List<Part> parts, int from) {
      if (at > from) {
        parts.add(new Text(text.substring(from, at)));
      }
    }

    private Part slot() {
      require('{');
      int index = Integer.parseInt(word());
      String kind = "";
      if (at('}')) {
        require('}');
        return new Slot(index, kind, "");
      }
      require(',');
      kind = word();
      if (kind.equals("plural")) {
        require(',');
        Part plural = new Plural(index, forms());
        require('}');
        return plural;
      }
      String form = "";
      if (kind.equals("as")) {
        require(',');
        form = word();
      } else if (!KINDS.contains(kind)) {
        throw wrong();
      }
      require('}');
      return new Slot(index, kind, form);
    }

    private Map<String, Template> forms() {
      Map<String, Template> forms = new LinkedHashMap<>();
      while (!at('}')) {
        String category = word();
        require('{');
        forms.put(category, template(true));
        require('}');
      }
      if (!forms.containsKey(Language.OTHER)) {
        throw wrong();
      }
      return forms;
    }

    private boolean at(char sign) {
      while (at < text.length() && text.charAt(at) == ' ') {
        at++;
      }
      return at < text.length() && text.charAt(at) == sign;
    }

    private void require(char sign) {
      boolean there = sign == '}' && at < text.length() && text.charAt(at) == '}' || at(sign);
      if (!there) {
        throw wrong();
      }
      at++;
    }

    private String word() {
      boolean blank = at(' ');
      int from = at;
      while (!blank && at < text.length() && isInWord(text.charAt(at))) {
        at++;
      }
      if (at == from) {
        throw wrong();
      }
      return text.substring(from, at);
    }

    private static boolean isInWord(char sign) {
      return Character.isLetterOrDigit(sign) || sign == '=';
    }

    void end() {
      if (at < text.length()) {
        throw wrong();
      }
    }

    private IllegalArgumentException wrong() {
      return new IllegalArgumentException("at " + at + " in: " + text);
    }
  }
}
