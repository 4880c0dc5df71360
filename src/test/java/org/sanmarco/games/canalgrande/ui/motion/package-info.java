/** Tests of what is seen to move. */
@NullMarked
package org.sanmarco.games.canalgrande.ui.motion;

import org.jspecify.annotations.NullMarked;
