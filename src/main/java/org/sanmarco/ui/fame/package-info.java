/**
 * The hall of fame: who won how often, over all games that were finished on this computer.
 *
 * <p>{@link org.sanmarco.ui.fame.Standing} adds up what {@link org.sanmarco.save.FameFile} keeps.
 */
@NullMarked
package org.sanmarco.ui.fame;

import org.jspecify.annotations.NullMarked;
