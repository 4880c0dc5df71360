/** What San Marco's screens show, without a node. */
@NullMarked
package org.sanmarco.games.sanmarco.ui.model;

import org.jspecify.annotations.NullMarked;
