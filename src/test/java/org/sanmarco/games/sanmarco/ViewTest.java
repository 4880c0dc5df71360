package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.kernel.View;

/** T6: what a seat may see. */
class ViewTest {

  private static final String FIRST = "CAN CRO POL MAR DOR 1 2 3";
  private static final String SECOND = "TRA TRA TRA BRI EXI 1 2 3";

  @Test
  @RuleTest("T6")
  void cardsAndOffersAreSecretUntilBothHaveDivided() {
    Scene scene = Given.four().leader(1).rolesDue().play("roles 1 2 3 4", "draw " + FIRST);
    assertThat(drawn(scene, 1)).isEqualTo("{1=[CAN, CRO, POL, MAR, DOR, 1, 2, 3]}");
    assertThat(drawn(scene, 2)).isEqualTo("{1=hidden}");
    scene.play("draw " + SECOND);
    assertThat(drawn(scene, 1)).isEqualTo("{1=[CAN, CRO, POL, MAR, DOR, 1, 2, 3], 3=hidden}");
    assertThat(drawn(scene, 3)).isEqualTo("{1=hidden, 3=[BRI, TRA, TRA, TRA, EXI, 1, 2, 3]}");
    assertThat(drawn(scene, 4)).isEqualTo("{1=hidden, 3=hidden}");
    assertThat(drawn(scene, 0)).isEqualTo("{1=hidden, 3=hidden}");
    scene.play("divide CAN CRO 1 2 / POL MAR DOR 3");
    assertThat(offers(scene, 2)).isEqualTo("{1=hidden}");
    assertThat(offers(scene, 3)).isEqualTo("{1=hidden}");
    assertThat(offers(scene, 1)).isEqualTo("{1=[[CAN, CRO, 1, 2], [POL, MAR, DOR, 3]]}");
    assertThat(drawn(scene, 2)).isEqualTo("{3=hidden}");
    scene.play("divide TRA TRA 3 / BRI TRA EXI 1 2");
    for (int seat : new int[] {0, 1, 2, 4}) {
      assertThat(offers(scene, seat))
          .as("the first pair's are face up, the second's are not")
          .isEqualTo("{1=[[CAN, CRO, 1, 2], [POL, MAR, DOR, 3]], 3=hidden}");
    }
    assertThat(offers(scene, 3)).endsWith("3=[[TRA, TRA, 3], [BRI, TRA, EXI, 1, 2]]}");
  }

  @Test
  @RuleTest("T6")
  void theSecondDividerSeesEarlyWhatComesAnyway() {
    Scene scene =
        Given.four().leader(1).rolesDue().play("roles 1 2 3 4", "draw " + FIRST, "draw " + SECOND);
    for (int seat : new int[] {0, 1, 2, 4}) {
      assertThat(scene.position().view(seat).early()).as("seat %s waits", seat).isEmpty();
    }
    View early = scene.position().view(3).early().orElseThrow();
    scene.play("divide CAN CRO 1 2 / POL MAR DOR 3");
    SanMarcoView asked = scene.position().view(3);
    assertThat(early).isEqualTo(asked);
    assertThat(early.legal()).isEqualTo(asked.legal());
    assertThat(asked.early()).isEmpty();
  }

  @Test
  @RuleTest("T6")
  void secondOffersAreTurnedUpOnceTheFirstPairHasPlayed() {
    Scene scene =
        Given.four().leader(1).roles(1, 2, 3, 4).offers(3, "TRA 3 / BRI 1").hand(1, "CAN").scene();
    assertThat(offers(scene, 4)).isEqualTo("{3=hidden}");
    scene.play("give-up CAN");
    assertThat(offers(scene, 4)).isEqualTo("{3=[[TRA, 3], [BRI, 1]]}");
    assertThat(offers(scene, 0)).isEqualTo("{3=[[TRA, 3], [BRI, 1]]}");
    assertThat(scene.play("take 1").heard()).noneMatch(SanMarcoEvent::reveals);
  }

  @Test
  @RuleTest("T6")
  void withTwoOrThreeColoursInAllIsOpen() {
    Scene three = Given.three().scene().play("draw CAN CRO POL MAR DOR CAS 1 2 3 3");
    Scene two = Given.four().out(3, 4).scene().play("draw " + FIRST);
    for (Scene scene : List.of(three, two)) {
      for (int seat = 0; seat <= scene.position().seats(); seat++) {
        assertThat(scene.position().view(seat).describe()).isEqualTo(scene.position().describe());
      }
    }
  }

  @Test
  @RuleTest("T6")
  void aPlayerSeesTheCardsOfBothHisColours() {
    Scene scene = Given.two().leader(1).rolesDue().play("roles 1 2 4 3", "draw " + FIRST);
    assertThat(drawn(scene, 3)).isEqualTo("{1=[CAN, CRO, POL, MAR, DOR, 1, 2, 3]}");
    assertThat(drawn(scene, 2)).isEqualTo("{1=hidden}");
    scene.play("draw " + SECOND);
    assertThat(drawn(scene, 2)).isEqualTo("{1=hidden, 4=[BRI, TRA, TRA, TRA, EXI, 1, 2, 3]}");
  }

  @Test
  @RuleTest({"T6", "B6"})
  void hiddenCardsCountAsStillInTheDeck() {
    Scene scene = Given.four().leader(1).rolesDue().play("roles 1 2 3 4", "draw " + FIRST);
    scene.play("draw " + SECOND);
    assertThat(scene.position().view(4).deck()).isEqualTo(Cards.FULL);
    assertThat(scene.position().view(1).deck().size()).isEqualTo(90 - 8);
    assertThat(scene.position().view(1).deck().count(Card.TRAITOR)).isEqualTo(12);
    assertThat(scene.position().view(3).deck().count(Card.TRAITOR)).isEqualTo(9);
    assertThat(scene.position().deck().size()).isEqualTo(90 - 16);
    assertThat(scene.position().view(4).isHidden(1)).isTrue();
    assertThat(scene.position().view(1).isHidden(1)).isFalse();
  }

  @Test
  @RuleTest("T6")
  void aViewKnowsTheMovesOfItsOwnSeatOnly() {
    Scene scene = Given.four().hand(2, "CAN TRA").scene();
    assertThat(scene.position().view(2).legal()).isEqualTo(scene.position().legal());
    assertThat(scene.position().view(1).legal()).isEmpty();
    assertThat(scene.position().view(0).legal()).isEmpty();
  }

  @Test
  @RuleTest("S1")
  void onlySeatsAtTheTableHaveAView() {
    SanMarcoPosition three = Scene.of(3).position();
    assertThat(three.view(3).seat()).isEqualTo(3);
    assertThatThrownBy(() -> three.view(4)).isInstanceOf(RefusedException.class);
    assertThatThrownBy(() -> three.view(-1)).isInstanceOf(RefusedException.class);
  }

  /** The hidden cards are sampled again, and every query of the seat gives the same answer. */
  @ParameterizedTest
  @CsvSource({"2, 300", "3, 0", "4, 300"})
  @RuleTest("T6")
  void positionsThatDifferInHiddenCardsGiveEqualViews(int players, int often) {
    int different = 0;
    for (int seed = 0; seed < 10; seed++) {
      Random random = new Random(seed);
      SanMarcoPosition position = RandomGamesTest.start(players, 1);
      while (!position.actor().equals(Actor.OVER)) {
        for (int seat = 0; seat <= position.seats(); seat++) {
          SanMarcoPosition other = dealtAgain(position, seat, random);
          looksTheSame(position.view(seat), other.view(seat));
          different += other.equals(position) ? 0 : 1;
        }
        position.play(BiasedPlayer.ofGame(seed).move(position, random), EventListener.SILENT);
      }
    }
    assertThat(different).isGreaterThanOrEqualTo(often);
  }

  private static void looksTheSame(SanMarcoView one, SanMarcoView other) {
    boolean same =
        one.equals(other)
            && one.hashCode() == other.hashCode()
            && one.describe().equals(other.describe())
            && one.legal().equals(other.legal())
            && one.actor().equals(other.actor())
            && one.hand().equals(other.hand())
            && one.deck().equals(other.deck());
    if (!same) {
      assertThat(one).as("seat %s", one.seat()).isEqualTo(other);
    }
  }

  /**
   * T6, implemented again: the cards that the seat can't see go back into the deck and are dealt
   * again.
   */
  private static SanMarcoPosition dealtAgain(SanMarcoPosition position, int seat, Random random) {
    SanMarcoPosition other = position.copy();
    List<Integer> hidden =
        IntStream.range(0, position.dividers().size())
            .filter(index -> isSecret(position, index))
            .filter(index -> seat == 0 || !isOfTheSamePlayer(position, seat, index))
            .boxed()
            .toList();
    for (int index : hidden) {
      for (int at :
          List.of(index, SanMarcoState.offerAt(index, 0), SanMarcoState.offerAt(index, 1))) {
        other.deck += other.cards[at];
        other.cards[at] = 0;
      }
    }
    for (int index : hidden) {
      int divider = position.dividers().get(index);
      if (!position.drawn(divider).isEmpty()) {
        other.cards[index] = Cards.of(dealt(other, random)).packed();
      } else if (!position.offers(divider).isEmpty()) {
        List<Card> cards = dealt(other, random);
        int cut = 1 + random.nextInt(cards.size() - 1);
        other.cards[SanMarcoState.offerAt(index, 0)] = Cards.of(cards.subList(0, cut)).packed();
        other.cards[SanMarcoState.offerAt(index, 1)] =
            Cards.of(cards.subList(cut, cards.size())).packed();
      }
    }
    return other;
  }

  /** Whether a divider's cards are secret: until both have divided, or the first pair played. */
  private static boolean isSecret(SanMarcoPosition position, int index) {
    return position.dividers().size() == 2
        && (position.phase() == Phase.DRAW
            || position.phase() == Phase.DIVIDE
            || index == 1 && position.roles().subList(0, 2).contains(position.active()));
  }

  private static boolean isOfTheSamePlayer(SanMarcoPosition position, int seat, int index) {
    return position.player(seat) == position.player(position.dividers().get(index));
  }

  /** Five action and three penalty cards out of the deck, in any order. */
  private static List<Card> dealt(SanMarcoPosition position, Random random) {
    List<Card> dealt = new ArrayList<>();
    for (Cards deck : List.of(position.deck().actions(), position.deck().penalties())) {
      List<Card> cards = new ArrayList<>(deck.list());
      Collections.shuffle(cards, random);
      dealt.addAll(cards.subList(0, deck.equals(position.deck().actions()) ? 5 : 3));
    }
    position.deck -= Cards.of(dealt).packed();
    Collections.shuffle(dealt, random);
    return dealt;
  }

  /** A sample for a seat agrees with all it sees and keeps every card in the game. */
  @ParameterizedTest
  @CsvSource({"2, 300", "3, 0", "4, 300"})
  @RuleTest({"T6", "B6"})
  void aPositionDrawnForASeatLooksLikeTheRealOne(int players, int often) {
    int different = 0;
    for (int seed = 0; seed < 10; seed++) {
      Random random = new Random(seed);
      SanMarcoPosition position = RandomGamesTest.start(players, 1);
      while (!position.actor().equals(Actor.OVER)) {
        for (int seat = 0; seat <= position.seats(); seat++) {
          different += isDrawnAnew(position, seat, random) ? 1 : 0;
        }
        position.play(BiasedPlayer.ofGame(seed).move(position, random), EventListener.SILENT);
      }
    }
    assertThat(different).isGreaterThanOrEqualTo(often);
  }

  private static boolean isDrawnAnew(SanMarcoPosition position, int seat, Random random) {
    SanMarcoView view = position.view(seat);
    SanMarcoPosition other = view.sample(random::nextInt);
    looksTheSame(view, other.view(seat));
    if (!AllCards.in(other).equals(AllCards.in(position))) {
      assertThat(other).isEqualTo(position);
    }
    return !other.equals(position);
  }

  @Test
  @RuleTest({"T6", "B6"})
  void samplesMayHoldAnyUnknownCard() {
    Scene scene = Given.four().leader(1).rolesDue().play("roles 1 2 3 4", "draw " + FIRST);
    scene.play("draw " + SECOND, "divide CAN CRO 1 2 / POL MAR DOR 3");
    Random random = new Random(7);
    Set<Object> firstOffers = new HashSet<>();
    Set<Object> secondDraws = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      SanMarcoPosition other = scene.position().view(4).sample(random::nextInt);
      firstOffers.add(other.offers(1));
      secondDraws.add(other.drawn(3));
    }
    assertThat(firstOffers).hasSizeGreaterThan(190);
    assertThat(secondDraws).hasSizeGreaterThan(150);
  }

  private static String drawn(Scene scene, int seat) {
    return String.valueOf(scene.position().view(seat).describe().get("drawn"));
  }

  private static String offers(Scene scene, int seat) {
    return String.valueOf(scene.position().view(seat).describe().get("offers"));
  }
}
