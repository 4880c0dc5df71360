/** Tests of reviews. */
@NullMarked
package org.sanmarco.bots.review;

import org.jspecify.annotations.NullMarked;
