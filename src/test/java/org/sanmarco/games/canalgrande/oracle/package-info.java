/**
 * A second engine for Canal Grande, written from the rules alone, with lists and maps and without a
 * thought of speed. It shares nothing with the first one but the notation.
 */
@NullMarked
package org.sanmarco.games.canalgrande.oracle;

import org.jspecify.annotations.NullMarked;
