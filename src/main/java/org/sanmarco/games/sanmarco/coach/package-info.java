/**
 * San Marco in words. {@link org.sanmarco.games.sanmarco.coach.SanMarcoCoach} is the entry point.
 * {@link org.sanmarco.games.sanmarco.coach.Hints} ask for the next move, {@link
 * org.sanmarco.games.sanmarco.coach.Narration} reports events, and {@link
 * org.sanmarco.games.sanmarco.coach.AdviceWriter} explains what a computer would do. The texts are
 * in bundles beside them.
 */
@NullMarked
package org.sanmarco.games.sanmarco.coach;

import org.jspecify.annotations.NullMarked;
