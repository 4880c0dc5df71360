/** Tests of animations. */
@NullMarked
package org.sanmarco.games.canalgrande.ui.motion;

import org.jspecify.annotations.NullMarked;
