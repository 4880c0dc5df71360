/** Marco Polo's reference pages: the summary on one page. */
@NullMarked
package org.sanmarco.games.marcopolo.ui.book;

import org.jspecify.annotations.NullMarked;
