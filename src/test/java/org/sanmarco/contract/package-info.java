/**
 * The laws that every game keeps, held for each that is registered; and the counts of legal play.
 */
@NullMarked
package org.sanmarco.contract;

import org.jspecify.annotations.NullMarked;
