/**
 * The rules' common tools: reading written moves and described views, packing moves, cards and
 * positions into numbers, and reading data that is packed with the program.
 */
@NullMarked
package org.sanmarco.notation;

import org.jspecify.annotations.NullMarked;
