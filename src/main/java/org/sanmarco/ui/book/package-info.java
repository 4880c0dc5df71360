/** The documents that the window shows: the rule book with its figures, and the summary sheet. */
@NullMarked
package org.sanmarco.ui.book;

import org.jspecify.annotations.NullMarked;
