/**
 * Canal Grande in words. {@link org.sanmarco.games.canalgrande.coach.CanalGrandeCoach} is the entry
 * point. {@code Hints} ask for the next move, {@code Pitfalls} point out what is easily overlooked,
 * {@code Narration} reports events, and {@code AdviceWriter} explains what a computer would do. The
 * texts are in bundles beside them.
 */
@NullMarked
package org.sanmarco.games.canalgrande.coach;

import org.jspecify.annotations.NullMarked;
