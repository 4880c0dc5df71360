/** How Marco Polo goes at a screen, and what is read off its games; without a node. */
@NullMarked
package org.sanmarco.games.marcopolo.ui.model;

import org.jspecify.annotations.NullMarked;
