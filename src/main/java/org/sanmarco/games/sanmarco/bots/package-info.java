/**
 * Computer players of San Marco: evaluation, hands, offers, search. {@link
 * org.sanmarco.games.sanmarco.bots.SanMarcoBots} is the entry point.
 */
@NullMarked
package org.sanmarco.games.sanmarco.bots;

import org.jspecify.annotations.NullMarked;
