/** Tests and pictures of the game screen. */
@NullMarked
package org.sanmarco.ui.game;

import org.jspecify.annotations.NullMarked;
