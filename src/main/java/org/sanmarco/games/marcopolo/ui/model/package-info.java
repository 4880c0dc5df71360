/** The flow of Marco Polo at a screen, and what is derived from its games; without a node. */
@NullMarked
package org.sanmarco.games.marcopolo.ui.model;

import org.jspecify.annotations.NullMarked;
