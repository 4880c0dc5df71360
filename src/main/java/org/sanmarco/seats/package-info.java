/**
 * Seats at screens of their own: frames for a seat, its proposals, and their transport.
 *
 * <p>One {@link org.sanmarco.seats.Host} holds the game and plays by the rules. A seat receives
 * {@link org.sanmarco.seats.Frame}s, each derived from its view alone, and sends {@link
 * org.sanmarco.seats.Proposal}s. Nothing counts before it comes back in a frame. A {@link
 * org.sanmarco.seats.Transport} carries both as bytes. {@code docs/seats.md} describes them for
 * programs in other languages.
 */
@NullMarked
package org.sanmarco.seats;

import org.jspecify.annotations.NullMarked;
