/**
 * Dividing, for any game in which one player divides cards and others choose: an {@link
 * org.sanmarco.ui.dividing.OffersDecision} with its {@link org.sanmarco.ui.dividing.Division} is
 * what has been decided so far, {@link org.sanmarco.ui.dividing.OffersView} shows it, and {@link
 * org.sanmarco.ui.dividing.OfferGrid} computes where everything lies.
 */
@NullMarked
package org.sanmarco.ui.dividing;

import org.jspecify.annotations.NullMarked;
