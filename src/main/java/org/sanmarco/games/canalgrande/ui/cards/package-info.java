/** The cards of Canal Grande, faces and backs. */
@NullMarked
package org.sanmarco.games.canalgrande.ui.cards;

import org.jspecify.annotations.NullMarked;
