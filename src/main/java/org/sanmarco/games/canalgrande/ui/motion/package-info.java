/** What Canal Grande's animations are made of. */
@NullMarked
package org.sanmarco.games.canalgrande.ui.motion;

import org.jspecify.annotations.NullMarked;
