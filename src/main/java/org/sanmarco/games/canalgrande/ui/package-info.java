/**
 * Canal Grande in the window. {@link org.sanmarco.games.canalgrande.ui.CanalGrandeUi} is the way
 * in.
 */
@NullMarked
package org.sanmarco.games.canalgrande.ui;

import org.jspecify.annotations.NullMarked;
