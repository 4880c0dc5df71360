/** The words and services that all panels of San Marco share. */
@NullMarked
package org.sanmarco.games.sanmarco.ui.context;

import org.jspecify.annotations.NullMarked;
