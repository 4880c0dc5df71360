/** Tests of the game's view model, and a random player on it. */
@NullMarked
package org.sanmarco.ui.table.model;

import org.jspecify.annotations.NullMarked;
