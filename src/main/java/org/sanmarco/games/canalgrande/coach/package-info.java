/**
 * What Canal Grande says in words. {@link org.sanmarco.games.canalgrande.coach.CanalGrandeCoach} is
 * the way in; {@code Hints} say what is to be done and {@code Pitfalls} what is easily overlooked,
 * {@code Narration} what happened, {@code AdviceWriter} what a computer would do and why. The texts
 * are in bundles beside them.
 */
@NullMarked
package org.sanmarco.games.canalgrande.coach;

import org.jspecify.annotations.NullMarked;
