/**
 * Computer players. A {@link org.sanmarco.bots.Bot} is a function from what a seat may see to a
 * move; it knows no table, no window and no file, and has random generators of its own, so that
 * thinking never changes the dice.
 */
@NullMarked
package org.sanmarco.bots;

import org.jspecify.annotations.NullMarked;
