package org.sanmarco.games.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.coach.Names;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.BridgeSeized;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.CardPlayed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.CardsDrawn;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DieRolled;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.GameEnded;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NobleCrossed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblePlaced;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblesReturned;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.OffersMade;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RolesGiven;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TollPaid;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TurnBegan;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.Why;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Payment;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.RuleTest;

class NarrationTest {

  private static final Names PEOPLE =
      seat -> List.of("Anna", "Bruno", "Chiara", "Dario").get(seat - 1);
  private static final Narration NARRATION =
      new Narration(new SanMarcoVoice(Locale.ENGLISH, PEOPLE));
  private static final Cards CARDS = Cards.of(List.of(Card.CAN, Card.DOGE, Card.PENALTY_1));

  @Test
  void everyEventIsASentenceOrNothing() {
    Set<Class<?>> heard = new HashSet<>();
    RandomWalks.events(
        20,
        (position, event) -> {
          heard.add(event.getClass());
          NARRATION
              .tell(event)
              .ifPresent(sentence ->
                  assertThat(sentence).matches("[A-Z][\\P{C}]+[.]").doesNotContain("{", "…"));
        });
    assertThat(heard).containsExactlyInAnyOrder(SanMarcoEvent.class.getPermittedSubclasses());
  }

  @Test
  void secretsStaySecret() {
    assertThat(told(new CardsDrawn(1, CARDS, true))).isEqualTo("Anna draws cards.");
    assertThat(told(new CardsDrawn(1, CARDS, false)))
        .isEqualTo("Anna draws Cannaregio, doge, penalty 1.");
    assertThat(told(new OffersMade(2, List.of(CARDS, CARDS), true)))
        .isEqualTo("Bruno has divided in secret.");
    assertThat(told(new OffersMade(2, List.of(CARDS, Cards.of(List.of(Card.PENALTY_3))), false)))
        .isEqualTo("Bruno’s offers: (1) Cannaregio, doge, penalty 1; (2) penalty 3.");
  }

  @Test
  void relatedEventsAreOneSentence() {
    NoblePlaced placed = new NoblePlaced(1, null, District.CAS);
    assertThat(told(List.of(placed, placed))).containsExactly("Anna places 2 nobles in Castello.");
    assertThat(
            told(
                List.of(
                    new CardPlayed(1, Card.CAS),
                    placed,
                    new NobleCrossed(1, District.CAS, District.MAR))))
        .containsExactly(
            "Anna places a noble in Castello and moves it over a bridge to San Marco.");
    assertThat(
            told(
                List.of(
                    new CardPlayed(1, Card.TRAITOR),
                    new NoblesReturned(3, District.CAS, 1),
                    new NoblePlaced(1, District.POL, District.CAS))))
        .containsExactly("Anna replaces Chiara’s noble in Castello with one from San Polo.");
    assertThat(
            told(
                List.of(
                    new DistrictScored(District.MAR, Why.DOGE),
                    new PrestigeScored(1, 8, Why.DOGE, District.MAR),
                    new PrestigeScored(4, 6, Why.DOGE, District.MAR))))
        .containsExactly("San Marco is scored: Anna 8 and Dario 6.");
  }

  @Test
  @RuleTest("S3")
  void theDiceOfASeatInTheSetUpAreOneSentence() {
    NoblePlaced castello = new NoblePlaced(1, null, District.CAS);
    NoblePlaced dorsoduro = new NoblePlaced(1, null, District.DOR);
    NoblePlaced another = new NoblePlaced(2, null, District.DOR);
    assertThat(told(List.of(new DieRolled(6), castello, castello)))
        .containsExactly("Anna rolls 6 and places 2 nobles in Castello.");
    assertThat(
            told(
                List.of(
                    new DieRolled(6),
                    castello,
                    castello,
                    new DieRolled(5),
                    dorsoduro,
                    dorsoduro,
                    new DieRolled(6),
                    castello,
                    castello,
                    new DieRolled(5),
                    another,
                    another)))
        .containsExactly(
            "Anna rolls 6, 5 and 6 and places 2 nobles for each, in Castello and Dorsoduro.",
            "Bruno rolls 5 and places 2 nobles in Dorsoduro.");
    assertThat(told(List.of(new DieRolled(3), new NoblesReturned(3, District.CAS, 1))))
        .hasSize(2)
        .contains("The die shows a 3.");
  }

  @Test
  void aDistrictWithoutNoblesScoresForNobody() {
    assertThat(NARRATION.scoring(District.DOR, List.of(0, 0, 0)))
        .isEqualTo("Nobody scores in Dorsoduro.");
    assertThat(NARRATION.scoring(District.DOR, List.of(4, 0, 4)))
        .isEqualTo("Dorsoduro is scored: Anna 4 and Chiara 4.");
  }

  @Test
  void aBridgeIsSeizedInFourWays() {
    Pair here = Pair.ALL.getFirst();
    Pair there = Pair.ALL.getLast();
    Set<String> sentences = new TreeSet<>();
    sentences.add(told(new BridgeSeized(1, 2, here, here, null)));
    sentences.add(told(new BridgeSeized(1, 2, here, there, null)));
    sentences.add(told(new BridgeSeized(1, 2, here, here, District.POL)));
    sentences.add(told(new BridgeSeized(1, 2, here, there, District.POL)));
    assertThat(sentences)
        .contains("Anna takes over Bruno’s bridge Cannaregio–Santa Croce.")
        .contains(
            "Anna takes over Bruno’s bridge Cannaregio–Santa Croce with a noble from San Polo"
                + " and moves it to San Marco–Castello.")
        .hasSize(4);
  }

  @Test
  void rolesAreToldInTheOrderOfPlay() {
    assertThat(told(new RolesGiven(List.of(2, 4, 1, 3))))
        .isEqualTo(
            "Bruno and Anna divide; Dario chooses from the offers of Bruno, Chiara from those of Anna.");
    assertThat(told(new RolesGiven(List.of(2, 3, 1))))
        .isEqualTo("Bruno divides; Chiara chooses first, then Anna.");
    assertThat(told(new RolesGiven(List.of(2, 3)))).isEqualTo("Bruno divides; Chiara chooses.");
  }

  @Test
  void twoPlayersAreNamedWhereTheirColoursAreNotMeant() {
    Narration two =
        new Narration(
            new SanMarcoVoice(
                Locale.ENGLISH,
                new Names() {
                  @Override
                  public String seat(int seat) {
                    return player((seat - 1) % 2 + 1) + (seat > 2 ? " (blue)" : " (red)");
                  }

                  @Override
                  public String player(int player) {
                    return player == 1 ? "Anna" : "Bruno";
                  }
                }));
    assertThat(two.tell(new TurnBegan(1, 3, 2, false))).contains("Turn 3: Bruno leads.");
    assertThat(two.tell(new TollPaid(3, 0, 1)))
        .contains("Anna (blue) pays 1 prestige to the bank.");
    assertThat(two.tell(new GameEnded(new Result(List.of(58, 59), List.of(2)))).orElseThrow())
        .isEqualTo("Bruno wins the game with 59 points.");
    assertThat(two.tell(new GameEnded(new Result(List.of(59, 59), List.of(1, 2)))).orElseThrow())
        .isEqualTo("Anna and Bruno share the win with 59 points.");
  }

  /** The payment for a doge's route is written in full, and only with two players for a bridge. */
  @Test
  void saysWhomTheDogesRoutePays() {
    Set<String> told = new TreeSet<>();
    RandomWalks.positions(
        20,
        position -> {
          for (SanMarcoMove move : dogeMoves(position)) {
            Payment payment = ((Doge) move).payment();
            String words = NARRATION.payment(position, payment);
            int total =
                Pattern.compile("[0-9]+")
                    .matcher(words)
                    .results()
                    .mapToInt(number -> Integer.parseInt(number.group()))
                    .sum();
            assertThat(total).as(words).isEqualTo(payment.total());
            if (position.players() > 2) {
              assertThat(words).doesNotContain("your other colour");
            }
            told.add(words);
          }
        });
    assertThat(told)
        .contains("nothing", "1 to Anna", "2 to the bank for the step")
        .contains("1 to the bank for your other colour’s bridge")
        .contains("1 to Bruno and 1 to the bank for your other colour’s bridge");
  }

  private static List<SanMarcoMove> dogeMoves(SanMarcoPosition position) {
    return position.phase() == Phase.PLAY && position.doge() != null
        ? position.legal().stream().filter(Doge.class::isInstance).toList()
        : List.of();
  }

  @Test
  void tellsInTheNotationsWordsIfNobodyHasAName() {
    assertThat(
            new Narration(new SanMarcoVoice(Locale.ENGLISH, null))
                .tell(new NoblePlaced(2, null, District.CAS)))
        .contains("Seat 2 places a noble in CAS.");
  }

  private static String told(SanMarcoEvent event) {
    return NARRATION.tell(event).orElseThrow();
  }

  private static List<String> told(List<? extends SanMarcoEvent> events) {
    return NARRATION.log(events).stream().map(LogSentence::sentence).toList();
  }
}
