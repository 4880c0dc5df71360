package org.sanmarco.games.canalgrande.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sanmarco.coach.AdvisedGames;
import org.sanmarco.coach.Fact;
import org.sanmarco.coach.Line;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.OfferTaken;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Setup;
import org.sanmarco.words.Language;

/** Every fact of the advice is true of the lines that it comes from. */
class AdviceFactsTest implements AdvisedGames.Recount {

  private static final CanalGrande GAME = new CanalGrande();

  @Test
  void fiveHundredMovesBringWhatIsSaid() {
    List<AdviceWriter> writers =
        Language.TAGS.stream()
            .map(tag ->
                new AdviceWriter(
                    new CanalGrandeVoice(
                        Locale.forLanguageTag(tag),
                        seat -> List.of("Anna", "Bruno", "Chiara", "Dario").get(seat - 1))))
            .toList();
    assertThat(
            AdvisedGames.check(
                GAME,
                number -> GAME.start(new Setup(CanalGrande.ID, 2 + number % 2 * 2, Map.of())),
                writers,
                this))
        .contains("won", "won.none", "lost", "hand", "hand.mean", "others", "points", "rest");
  }

  @Override
  public boolean isTrue(Fact fact, Line line, int seat) {
    CanalGrandePosition start = (CanalGrandePosition) line.start();
    CanalGrandePosition end = (CanalGrandePosition) line.end();
    int side = start.side(seat);
    List<Object> said = fact.arguments();
    return switch (fact.key()) {
      case "won" -> won(line, side) == 1 && won(line, side, (Card) said.getFirst()) == 1;
      case "won.several" -> won(line, side) == fact.number(0);
      case "won.game" ->
          end.result() != null
              && end.result().winners().contains(side)
              && won(line, side, (Card) said.getFirst()) > 0;
      case "won.none" -> won(line, side) == 0;
      case "lost" ->
          said.get(0).equals(start.seatsOfSide(3 - side))
              && won(line, 3 - side) == 1
              && won(line, 3 - side, (Card) said.get(2)) == 1;
      case "lost.several" -> won(line, 3 - side) == fact.number(2);
      case "lost.none" -> won(line, 3 - side) == 0;
      case "hand" -> end.handSize(seat) == fact.number(0);
      case "hand.none" -> end.handSize(seat) == 0;
      case "others" -> end.handSize(fact.number(0)) == fact.number(1);
      case "others.none" -> number("others", line, seat) == 0;
      case "points" -> points(line, side) == fact.number(0);
      case "points.none" -> points(line, side) == 0;
      case "rest" -> {
        OfferTaken taken = others(line, side).getFirst();
        yield taken.seat() == fact.number(0) && taken.cards().equals((Cards) said.get(1));
      }
      case "rest.none" -> others(line, side).isEmpty();
      default -> throw new AssertionError("not checked: " + fact);
    };
  }

  @Override
  public int number(String topic, Line line, int seat) {
    CanalGrandePosition end = (CanalGrandePosition) line.end();
    int side = end.side(seat);
    return switch (topic) {
      case "won" -> 10 * won(line, side);
      case "lost" -> 10 * won(line, 3 - side);
      case "hand" -> end.handSize(seat);
      case "others" -> end.seatsOfSide(3 - side).stream().mapToInt(end::handSize).sum();
      default -> throw new AssertionError("not counted: " + topic);
    };
  }

  private static int won(Line line, int side) {
    return Card.DISTRICTS.stream().mapToInt(district -> won(line, side, district)).sum();
  }

  private static int won(Line line, int side, Card district) {
    return ((CanalGrandePosition) line.end()).won(district, side)
        - ((CanalGrandePosition) line.start()).won(district, side);
  }

  /** The points that a side lays down, move by move. */
  private static int points(Line line, int side) {
    CanalGrandePosition position = (CanalGrandePosition) line.start().copy();
    int sum = 0;
    for (Move move : line.moves()) {
      int before = position.points(side);
      position.play(move, EventListener.SILENT);
      // At the end of a round the points are gone (GR5).
      sum += Math.max(0, position.points(side) - before);
    }
    return sum;
  }

  private static List<OfferTaken> others(Line line, int side) {
    return AdvisedGames.events(line, OfferTaken.class).stream()
        .filter(taken -> ((CanalGrandePosition) line.start()).side(taken.seat()) != side)
        .toList();
  }
}
