/** Tests of the rule book. */
@NullMarked
package org.sanmarco.coach.book;

import org.jspecify.annotations.NullMarked;
