package org.sanmarco.words;

/** Says what the arguments of a text are called. */
public interface Speaker {

  /** The language that is spoken. */
  Language language();

  /** An argument in its usual form. */
  String say(Object argument);

  /**
   * An argument in a form of the language's own, such as a case; an argument with only one form is
   * in its usual one.
   */
  default String form(Object argument, String form) {
    return say(argument);
  }

  /**
   * A number, or several, as names of people.
   *
   * @param kind one of {@link Template#KINDS}
   */
  default String people(Object argument, String kind) {
    return say(argument);
  }
}
