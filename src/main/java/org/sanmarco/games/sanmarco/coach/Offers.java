package org.sanmarco.games.sanmarco.coach;

import java.util.List;
import org.sanmarco.games.sanmarco.Cards;

/**
 * A divider's offers, numbered from 1, as an argument of a text.
 *
 * @param cards what each holds
 */
record Offers(List<Cards> cards) {}
