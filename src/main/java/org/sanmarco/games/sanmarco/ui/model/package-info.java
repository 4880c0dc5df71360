/** The models of San Marco's screens, without a node. */
@NullMarked
package org.sanmarco.games.sanmarco.ui.model;

import org.jspecify.annotations.NullMarked;
