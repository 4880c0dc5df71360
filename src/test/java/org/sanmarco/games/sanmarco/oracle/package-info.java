/**
 * San Marco once more, written straight from the rule book in the plainest way, on lists and words,
 * without a look at the engine and without its types: what the engine is measured against.
 */
@NullMarked
package org.sanmarco.games.sanmarco.oracle;

import org.jspecify.annotations.NullMarked;
