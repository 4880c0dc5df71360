package org.sanmarco.notation;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * A part of a description that a game writes and reads by the same statements. Each method takes
 * the value that a state has and returns the one that it is to have: the same where a description
 * is written, and what stands in it where it is read. What can't be read is refused as by {@link
 * Described}.
 */
public final class Form {

  /** The value that is read; null where a description is written. */
  private final @Nullable Described data;

  /** Receives the value that is written. */
  private final Consumer<@Nullable Object> place;

  /** The content of an object that is written. */
  private final Map<String, @Nullable Object> content = new LinkedHashMap<>();

  private Form(@Nullable Described data, Consumer<@Nullable Object> place) {
    this.data = data;
    this.place = place;
  }

  /** The form of data that are read. */
  public static Form reading(Described data) {
    return new Form(data, _ -> {});
  }

  /**
   * Writes an object.
   *
   * @param fields puts its values into the form
   */
  public static Map<String, @Nullable Object> written(Consumer<Form> fields) {
    Form form = new Form(null, _ -> {});
    fields.accept(form);
    return form.content;
  }

  /** The value of a key of this object. */
  public Form at(Object key) {
    String name = key.toString();
    return data == null
        ? new Form(null, value -> content.put(name, value))
        : reading(data.get(name));
  }

  /** The object of a key of this object. */
  public Form object(Object key) {
    Form object = at(key);
    object.place.accept(object.content);
    return object;
  }

  /** Whether this object has such a key. */
  public boolean has(Object key, boolean own) {
    return data == null ? own : data.has(key.toString());
  }

  /** The items of this list of a known length. */
  public List<Form> items(int count) {
    return items(count, count, count);
  }

  /**
   * The items of this list.
   *
   * @param own how many the state has
   */
  public List<Form> items(int own, int least, int most) {
    if (data != null) {
      return data.list(least, most).stream().map(Form::reading).toList();
    }
    @Nullable Object[] items = new @Nullable Object[own];
    place.accept(Arrays.asList(items));
    return IntStream.range(0, own)
        .mapToObj(index -> new Form(null, value -> items[index] = value))
        .toList();
  }

  private <T extends @Nullable Object> T put(T own) {
    place.accept(own);
    return own;
  }

  /** A value that follows from others: written, and not read. */
  public void derived(@Nullable Object own) {
    put(own);
  }

  /** Whether this is null. */
  public boolean isNull(boolean own) {
    if (own) {
      put(null);
    }
    return data == null ? own : data.isNull();
  }

  /** Whether this is a certain text. */
  public boolean is(String text, boolean own) {
    if (own) {
      put(text);
    }
    return data == null ? own : data.is(text);
  }

  /** This truth value. */
  public boolean flag(boolean own) {
    return data == null ? put(own) : data.flag();
  }

  /** This whole number. */
  public int number(int own, int least, int most) {
    return data == null ? put(own) : data.number(least, most);
  }

  /**
   * The place, from 0, of what this number counts from 1.
   *
   * @param own from 0
   */
  public int place(int own, int count) {
    return number(own + 1, 1, count) - 1;
  }

  /** The same where there may be nothing: null for -1. */
  public int placeOrNull(int own, int count) {
    return isNull(own < 0) ? -1 : place(own, count);
  }

  /** The one of these that this text names by its {@code toString}. */
  public <T> T one(T own, List<T> all) {
    if (data == null) {
      put(own.toString());
      return own;
    }
    return data.one(all);
  }

  /** The place in a list of the one that this text names, or -1 for null. */
  public <T> int oneOrNull(int own, List<T> all) {
    return isNull(own < 0) ? -1 : all.indexOf(one(all.get(Math.max(own, 0)), all));
  }

  /** The ones of these in this list of names, a bit for each. */
  public <T> int set(int own, List<T> all) {
    return bits(
        own, all.size(), index -> all.get(index).toString(), name -> all.indexOf(name.one(all)));
  }

  /** The numbers in this list, a bit for each, that of the least number lowest. */
  public int numbers(int own, int least, int most) {
    return bits(
        own,
        most - least + 1,
        index -> least + index,
        number -> number.number(least, most) - least);
  }

  private int bits(int own, int count, IntFunction<Object> written, ToIntFunction<Described> read) {
    if (data == null) {
      put(
          IntStream.range(0, count)
              .filter(index -> (own >>> index & 1) != 0)
              .mapToObj(written)
              .toList());
      return own;
    }
    return data.list(0, count).stream()
        .mapToInt(item -> 1 << read.applyAsInt(item))
        .reduce(0, (some, more) -> some | more);
  }

  /**
   * The numbers in this list, packed.
   *
   * @param first the first of a row of equal fields
   * @param count the length of the list
   * @param most the largest number allowed; the least is 0
   */
  public long row(long own, Field first, int count, int most) {
    long row = 0;
    int index = 0;
    for (Form number : items(count)) {
      row |= first.of(number.number(first.get(own, index), 0, most), index++);
    }
    return row;
  }

  /** The cards in this list of codes, at most so many copies of each kind. */
  public <C> List<C> cards(PackedCards<C> own, List<C> kinds, ToIntFunction<C> copies) {
    if (data == null) {
      put(own.codes());
      return own.list();
    }
    int most = kinds.stream().mapToInt(copies).sum();
    List<C> cards = data.list(0, most).stream().map(code -> code.one(kinds)).toList();
    for (C kind : kinds) {
      data.require(Collections.frequency(cards, kind) <= copies.applyAsInt(kind));
    }
    return cards;
  }

  /** The cards that this object counts by kind, at most so many copies of each. */
  public <C> List<C> counts(PackedCards<C> own, List<C> kinds, ToIntFunction<C> copies) {
    List<C> cards = new ArrayList<>();
    for (C kind : kinds) {
      int count = at(kind).number(own.count(kind), 0, copies.applyAsInt(kind));
      cards.addAll(Collections.nCopies(count, kind));
    }
    return cards;
  }
}
