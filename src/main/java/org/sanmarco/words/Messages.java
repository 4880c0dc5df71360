package org.sanmarco.words;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * The texts of one subject in one language; in English where the language is not known. How a text
 * is written says {@link Template}. Safe for use by several threads.
 */
public final class Messages {

  private final ResourceBundle bundle;
  private final Locale locale;
  private final Speaker plain;
  private final Map<String, Template> templates = new ConcurrentHashMap<>();

  private Messages(ResourceBundle bundle, Locale locale, Speaker plain) {
    this.bundle = bundle;
    this.locale = locale;
    this.plain = plain;
  }

  /**
   * The texts of a bundle.
   *
   * @param bundle such as {@code org.sanmarco.ui.home.home}
   */
  public static Messages load(String bundle, Locale locale) {
    return new Messages(Bundles.load(bundle, locale), locale, new Plain(Language.of(locale)));
  }

  /**
   * These texts and those of another bundle, which come first where both have a key.
   *
   * @param own such as {@code org.sanmarco.games.sanmarco.ui.table}
   */
  public Messages with(String own) {
    return new Messages(new Stacked(Bundles.load(own, locale), bundle), locale, plain);
  }

  /** These texts and some others, which come first where both have a key. */
  public Messages with(Map<String, String> own) {
    return new Messages(new Stacked(new Fixed(own), bundle), locale, plain);
  }

  /** The same texts for the window: what is filled in can't turn their direction. */
  public Messages isolating() {
    return new Messages(bundle, locale, new Isolating(plain.language()));
  }

  /**
   * Whether there is a text of that key.
   *
   * @param key as in the bundle
   */
  public boolean has(String key) {
    return templates.containsKey(key) || bundle.containsKey(key);
  }

  /** The keys of all texts that begin like this, in their order. */
  public List<String> keys(String prefix) {
    return bundle.keySet().stream().filter(key -> key.startsWith(prefix)).sorted().toList();
  }

  /**
   * The text of a key with its arguments filled in, which are numbers and names.
   *
   * @param key as in the bundle
   */
  public String text(String key, Object... arguments) {
    return text(plain, key, arguments);
  }

  /**
   * The text of a key with its arguments filled in.
   *
   * @param speaker knows what the arguments are called
   */
  public String text(Speaker speaker, String key, Object... arguments) {
    return templates
        .computeIfAbsent(key, one -> Template.read(bundle.getString(one)))
        .fill(speaker, arguments);
  }

  /** A time as people here write it, to the minute. */
  public String time(Instant time) {
    return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
        .withLocale(locale)
        .withZone(ZoneId.systemDefault())
        .format(time);
  }

  /** The time of the day as people here write it, to the minute. */
  public String clock(Instant time) {
    return DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT)
        .withLocale(locale)
        .withZone(ZoneId.systemDefault())
        .format(time);
  }

  /** A day with its weekday, as the language writes it. */
  public String day(LocalDate day) {
    return DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL).withLocale(locale).format(day);
  }

  /** The language, with its country if that is known. */
  public Locale locale() {
    return locale;
  }

  /** The language's rules. */
  public Language language() {
    return plain.language();
  }

  /** The bundle itself, for FXML. */
  public ResourceBundle bundle() {
    return bundle;
  }

  private static final class Fixed extends ResourceBundle {

    private final Map<String, String> texts;

    Fixed(Map<String, String> texts) {
      this.texts = Map.copyOf(texts);
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
      return texts.get(key);
    }

    @Override
    public Enumeration<String> getKeys() {
      return Collections.enumeration(texts.keySet());
    }
  }

  /** A bundle over another. */
  private static final class Stacked extends ResourceBundle {

    private final ResourceBundle own;

    Stacked(ResourceBundle own, ResourceBundle below) {
      this.own = own;
      setParent(below);
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
      return own.containsKey(key) ? own.getObject(key) : null;
    }

    @Override
    public Enumeration<String> getKeys() {
      Set<String> keys = new TreeSet<>(own.keySet());
      keys.addAll(parent.keySet());
      return Collections.enumeration(keys);
    }
  }

  /** Says everything so that the sentence around it keeps its direction. */
  private record Isolating(Language language) implements Speaker {
    @Override
    public String say(Object argument) {
      return Isolation.of(argument.toString());
    }
  }

  /** Says everything as it is. */
  private record Plain(Language language) implements Speaker {
    @Override
    public String say(Object argument) {
      return argument.toString();
    }
  }
}
