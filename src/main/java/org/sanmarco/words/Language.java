package org.sanmarco.words;

import module java.base;

/**
 * The grammar rules of a language: plurals, lists, and what happens where two words meet. The rules
 * are in this package's bundle {@code language}.
 */
public final class Language {

  /** The tags of all languages the program knows; each but English has its files. */
  public static final List<String> TAGS = List.of("de", "en", "fr", "it", "ru");

  static final String RULES = Language.class.getPackageName() + ".language";

  /** The plural form that is taken where no rule fits. */
  static final String OTHER = "other";

  /** The plural forms that a language may have, in the order in which their rules are tried. */
  private static final List<String> PLURAL_FORMS = List.of("zero", "one", "two", "few", "many");

  private final Map<String, Pattern> plurals = new LinkedHashMap<>();
  private final Locale locale;
  private final ResourceBundle rules;
  private final Optional<Meeting> meeting;

  /** A change of a text's end before a word with a certain beginning. */
  private record Meeting(Pattern end, Pattern beginning, String changed) {}

  private Language(Locale locale) {
    this.locale = locale;
    rules = Bundles.load(RULES, locale);
    for (String form : PLURAL_FORMS) {
      if (rules.containsKey("plural." + form)) {
        plurals.put(form, Pattern.compile(rules.getString("plural." + form)));
      }
    }
    meeting =
        rules.containsKey("meeting.end")
            ? Optional.of(
                new Meeting(
                    Pattern.compile(rules.getString("meeting.end") + "\\z"),
                    Pattern.compile(rules.getString("meeting.beginning")),
                    rules.getString("meeting.changed")))
            : Optional.empty();
  }

  /** The rules of a language; of English where it is not known. */
  public static Language of(Locale locale) {
    return new Language(locale);
  }

  /** The system's language with its country, or English where the program doesn't know it. */
  public static Locale system() {
    return known(Locale.getDefault(Locale.Category.DISPLAY));
  }

  /**
   * The language that a player chose, or another one where the program doesn't know that.
   *
   * @param tag such as {@code fr}; may be empty
   */
  public static Locale chosen(String tag, Locale otherwise) {
    Locale chosen = Locale.forLanguageTag(tag);
    return isKnown(chosen) ? chosen : known(otherwise);
  }

  /**
   * The language's own name, capitalized.
   *
   * @param tag a tag such as {@code fr}
   */
  public static String nameOf(String tag) {
    return of(Locale.forLanguageTag(tag)).rules.getString("name");
  }

  /** A day and a time to the minute, such as {@code 25 November, 20:15}. */
  public String moment(Instant time) {
    ZonedDateTime here = time.atZone(ZoneId.systemDefault());
    return DateTimeFormatter.ofLocalizedPattern("MMMMd").withLocale(locale).format(here)
        + ", "
        + DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT).withLocale(locale).format(here);
  }

  /** Several things in a row, such as {@code Anna, Bruno and Chiara}; empty for none. */
  public String list(List<String> things) {
    if (things.size() < 2) {
      return String.join("", things);
    }
    String list = things.getFirst();
    for (String thing : things.subList(1, things.size() - 1)) {
      list = joined("list.middle", list, thing);
    }
    return joined("list.end", list, things.getLast());
  }

  /** A text as a sentence begins, with a large letter. */
  public String begin(String text) {
    int first = text.isEmpty() ? 0 : text.offsetByCodePoints(0, 1);
    return text.substring(0, first).toUpperCase(locale) + text.substring(first);
  }

  /** The plural form for a number, out of those that a text has. */
  String plural(int number, Set<String> forms) {
    String digits = Integer.toString(number);
    if (forms.contains("=" + digits)) {
      return "=" + digits;
    }
    for (Map.Entry<String, Pattern> plural : plurals.entrySet()) {
      if (forms.contains(plural.getKey()) && plural.getValue().matcher(digits).matches()) {
        return plural.getKey();
      }
    }
    return OTHER;
  }

  /**
   * Writes a word behind a text, which may change the end of the text: {@code de} to {@code d’}.
   */
  void append(StringBuilder text, String word) {
    meeting.ifPresent(rule -> {
      Matcher end = rule.end().matcher(text);
      if (rule.beginning().matcher(word).lookingAt() && end.find()) {
        String changed = end.replaceFirst(rule.changed());
        text.replace(0, text.length(), changed);
      }
    });
    text.append(word);
  }

  private String joined(String key, String first, String second) {
    return rules.getString(key).replace("{1}", "\0").replace("{0}", first).replace("\0", second);
  }

  private static Locale known(Locale locale) {
    return isKnown(locale) ? locale : Locale.ENGLISH;
  }

  private static boolean isKnown(Locale locale) {
    return TAGS.contains(locale.getLanguage());
  }
}
