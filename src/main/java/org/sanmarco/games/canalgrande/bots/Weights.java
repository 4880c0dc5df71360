package org.sanmarco.games.canalgrande.bots;

import org.sanmarco.bots.WeightFile;

/**
 * The numbers behind an {@link Evaluation}, in district cards held in hand where they are cards.
 *
 * @param card a district card in hand
 * @param pair each pair of cards of one district in a hand
 * @param gondola a gondola in hand
 * @param traitor a traitor still to be used
 * @param spy a spy still to be used
 * @param doge a doge still to be used
 * @param point a point of the number cards, which counts against its side
 * @param won a won card
 * @param near a goal that is reached; half as much for each won card that is missing
 * @param reach the weight of being able to play one card more than the others in a vote
 * @param luck by how much luck moves a game: with such a lead a side wins 73 games of 100
 */
public record Weights(
    double card,
    double pair,
    double gondola,
    double traitor,
    double spy,
    double doge,
    double point,
    double won,
    double near,
    double reach,
    double luck) {

  /** Those of {@code assets/canal-grande/weights.txt}. */
  public static final Weights TUNED =
      WeightFile.packed("/assets/canal-grande/weights.txt", Weights.class);
}
