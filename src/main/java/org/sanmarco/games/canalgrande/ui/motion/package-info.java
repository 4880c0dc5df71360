/** The parts of Canal Grande's animations. */
@NullMarked
package org.sanmarco.games.canalgrande.ui.motion;

import org.jspecify.annotations.NullMarked;
