/** San Marco's figures in the rule book, and its summary on one page. */
@NullMarked
package org.sanmarco.games.sanmarco.ui.book;

import org.jspecify.annotations.NullMarked;
