/** The table that Canal Grande is played at. */
@NullMarked
package org.sanmarco.games.canalgrande.ui.board;

import org.jspecify.annotations.NullMarked;
