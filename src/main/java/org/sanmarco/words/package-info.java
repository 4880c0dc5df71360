/**
 * The lookup of texts in the player's language: {@link org.sanmarco.words.Messages} are the texts
 * of one subject in one language, {@link org.sanmarco.words.Template} says how a text is written,
 * {@link org.sanmarco.words.Language} knows what differs between languages apart from words.
 *
 * <p>No other package reads resource bundles or asks for the system's language.
 */
@NullMarked
package org.sanmarco.words;

import org.jspecify.annotations.NullMarked;
