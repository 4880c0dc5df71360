package org.sanmarco.games.canalgrande.coach;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.coach.AdviceWords;
import org.sanmarco.coach.AdvisedGames;
import org.sanmarco.coach.AdvisedGames.Line;
import org.sanmarco.coach.Fact;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.UnseenDrawn;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.CanalGrandeState;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.kernel.Setup;
import org.sanmarco.words.Language;

/** Every number of the advice is that of the lines that it comes from. */
class AdviceFactsTest implements AdvisedGames.Recount {

  private static final CanalGrande GAME = new CanalGrande();

  @Test
  void toldNumbersAreThoseOfTheLines() {
    List<AdviceWords> writers =
        Language.TAGS.stream()
            .map(tag ->
                new AdviceWords(
                    new CanalGrandeVoice(
                        Locale.forLanguageTag(tag),
                        seat -> List.of("Anna", "Bruno", "Chiara", "Dario").get(seat - 1)),
                    AdviceWriter::move))
            .toList();
    assertThat(
            AdvisedGames.check(
                GAME,
                number -> GAME.start(new Setup(CanalGrande.ID, 2 + number % 2 * 2, Map.of())),
                writers,
                this))
        .contains("won", "won.all", "extra", "points");
  }

  @Override
  public int number(Fact topic, Line line) {
    CanalGrandeState start = (CanalGrandeState) line.start();
    CanalGrandePosition end = (CanalGrandePosition) line.end();
    Object who = topic.arguments().getFirst();
    int seat = (Integer) (who instanceof List<?> seats ? seats.getFirst() : who);
    int side = start.side(seat);
    return switch (topic.key()) {
      case "game" -> hasWon(end, side) ? 1 : 0;
      case "fourth" -> hasWon(end, side) && mostOfOne(end, side) >= 4 ? 1 : 0;
      case "sixth" -> hasWon(end, side) && mostOfOne(end, side) < 4 ? 1 : 0;
      case "extra" ->
          AdvisedGames.events(line, UnseenDrawn.class)
              .filter(drawn -> drawn.bonus() && start.side(drawn.seat()) == side)
              .mapToInt(UnseenDrawn::kept)
              .sum();
      case "won" -> won(start, end, side, (Card) topic.arguments().getLast());
      case "won.all" ->
          Card.DISTRICTS.stream().mapToInt(district -> won(start, end, side, district)).sum();
      case "points" -> end.points(side);
      case "hand" -> end.handSize(seat);
      case "gondolas" -> end.hand(seat).count(Card.GONDOLA);
      case "alike" -> Card.DISTRICTS.stream().mapToInt(end.hand(seat)::count).max().orElseThrow();
      default -> throw new AssertionError("not checked: " + topic);
    };
  }

  private static boolean hasWon(CanalGrandePosition end, int side) {
    return end.result() != null && end.result().winners().contains(side);
  }

  private static int mostOfOne(CanalGrandeState end, int side) {
    return Card.DISTRICTS.stream().mapToInt(one -> end.won(one, side)).max().orElseThrow();
  }

  private static int won(CanalGrandeState start, CanalGrandeState end, int side, Card district) {
    return end.won(district, side) - start.won(district, side);
  }
}
