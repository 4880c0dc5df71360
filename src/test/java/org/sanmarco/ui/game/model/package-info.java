/** Tests of the game's view model, and a random player on it. */
@NullMarked
package org.sanmarco.ui.game.model;

import org.jspecify.annotations.NullMarked;
