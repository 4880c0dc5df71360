/**
 * A second engine, written from the rule book alone with plain lists and maps and without a thought
 * of speed. It shares nothing with the first one, so that where both agree, both are likely right.
 */
@NullMarked
package org.sanmarco.games.marcopolo.oracle;

import org.jspecify.annotations.NullMarked;
