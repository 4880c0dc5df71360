/**
 * What San Marco says in words. {@link org.sanmarco.games.sanmarco.coach.SanMarcoCoach} is the
 * entry point; {@link org.sanmarco.games.sanmarco.coach.Hints} say what is to be done, {@link
 * org.sanmarco.games.sanmarco.coach.Narration} what happened, {@link
 * org.sanmarco.games.sanmarco.coach.AdviceWriter} what a computer would do and why. The texts are
 * in bundles beside them.
 */
@NullMarked
package org.sanmarco.games.sanmarco.coach;

import org.jspecify.annotations.NullMarked;
