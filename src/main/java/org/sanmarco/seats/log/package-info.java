/**
 * A game whose players are elsewhere, as its log tells it: entries that are chained and signed,
 * chance that nobody can choose, the table that leads it, and the check that everything went right.
 * {@code docs/elsewhere.md} describes it. How messages travel is another package's.
 */
@NullMarked
package org.sanmarco.seats.log;

import org.jspecify.annotations.NullMarked;
