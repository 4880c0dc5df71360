/** The course of the scores, and the turn that decided a game. */
@NullMarked
package org.sanmarco.ui.table.model.score;

import org.jspecify.annotations.NullMarked;
