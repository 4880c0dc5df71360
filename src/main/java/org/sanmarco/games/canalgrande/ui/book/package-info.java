/** Canal Grande's addition to the rule book: the summary on one page. */
@NullMarked
package org.sanmarco.games.canalgrande.ui.book;

import org.jspecify.annotations.NullMarked;
