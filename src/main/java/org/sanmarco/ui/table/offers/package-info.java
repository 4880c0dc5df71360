/**
 * Dividing, for any game in which one player divides cards and others choose: an {@link
 * org.sanmarco.ui.table.offers.OffersDecision} with its {@link
 * org.sanmarco.ui.table.offers.Division} is what has been decided so far, {@link
 * org.sanmarco.ui.table.offers.OffersView} shows it, and {@link
 * org.sanmarco.ui.table.offers.OfferGrid} computes where everything lies.
 */
@NullMarked
package org.sanmarco.ui.table.offers;

import org.jspecify.annotations.NullMarked;
