/** The rule book as the program shows it: the pages of {@code docs/rules}, in every language. */
@NullMarked
package org.sanmarco.coach.book;

import org.jspecify.annotations.NullMarked;
