/**
 * The offers of any game in which one player divides cards and others choose: {@link
 * org.sanmarco.ui.table.offers.OffersView} shows them, {@link
 * org.sanmarco.ui.table.offers.OfferGrid} computes where everything lies.
 */
@NullMarked
package org.sanmarco.ui.table.offers;

import org.jspecify.annotations.NullMarked;
