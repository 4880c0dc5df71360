/** What Marco Polo has to look up: the summary on one page. */
@NullMarked
package org.sanmarco.games.marcopolo.ui.book;

import org.jspecify.annotations.NullMarked;
