/**
 * Reviews of whole games: what each decision cost, judged from what its seat could see, and what
 * chance brought.
 */
@NullMarked
package org.sanmarco.bots.review;

import org.jspecify.annotations.NullMarked;
