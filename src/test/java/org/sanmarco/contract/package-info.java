/** The laws that every game keeps, held for each that is registered. */
@NullMarked
package org.sanmarco.contract;

import org.jspecify.annotations.NullMarked;
