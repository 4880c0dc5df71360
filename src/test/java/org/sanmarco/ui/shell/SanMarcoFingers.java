package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.SanMarcoMove.Roles;
import org.sanmarco.games.sanmarco.SanMarcoMove.Take;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.ui.move.MoveSteps;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfBridge;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfCard;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDistrict;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfGivingUp;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfNoble;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPair;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPayment;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfRole;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfSource;
import org.sanmarco.kernel.Move;
import org.sanmarco.ui.Hand;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Choice.OfMove;
import org.sanmarco.ui.move.MoveBuilder;

/** How San Marco is played by clicks. */
final class SanMarcoFingers implements Fingers {

  @Override
  public void move(Player player) {
    SanMarcoView view = (SanMarcoView) player.view();
    if (view.phase() == Phase.DIVIDE) {
      divide(player, view);
    } else {
      decide(player, view);
    }
  }

  private static void decide(Player player, SanMarcoView view) {
    MoveBuilder builder = new MoveBuilder(MoveSteps.paths(view, view.legal()));
    int before = player.table().size();
    Optional<Move> made = Optional.empty();
    while (made.isEmpty()) {
      Choice choice = one(open(builder), player.random());
      point(player.pointAt(choice), choice, builder, view);
      made = builder.choose(choice);
      if (choice instanceof OfRole && builder.settled().isPresent()) {
        player.pointAt(choice).click("roles-give");
        made = builder.settled();
      }
    }
    player.assertMade(before, made.get());
  }

  /** What can be chosen now; a colour whose role follows from the others is where it is. */
  private static List<Choice> open(MoveBuilder builder) {
    return builder.next().stream()
        .filter(choice ->
            !(choice instanceof OfRole(int place, int seat))
                || builder.candidates().stream()
                    .anyMatch(move -> ((Roles) move).seats().get(place - 1) != seat))
        .toList();
  }

  /** Puts each card into an offer, all penalties into one, as ends a round soon, and confirms. */
  private static void divide(Player player, SanMarcoView view) {
    List<Card> cards = view.drawn(view.active()).list();
    int offers = view.roles().size() == 3 ? 3 : 2;
    int before = player.table().size();
    assertThat(player.window().isUsable("divide")).isFalse();
    List<Integer> order = new ArrayList<>();
    for (int card = 1; card <= cards.size(); card++) {
      order.add(card);
    }
    Collections.shuffle(order, player.random());
    int heavy = 1 + player.random().nextInt(offers);
    int actions = 0;
    for (int card : order) {
      boolean penalty = cards.get(card - 1).isPenalty();
      int offer =
          penalty ? heavy : actions < offers ? ++actions : 1 + player.random().nextInt(offers);
      for (int click = 0; click < offer; click++) {
        player.window().hand().click("card-" + card);
      }
    }
    player.window().hand().click("divide");
    assertThat(player.table().size()).isGreaterThan(before);
    assertThat(player.table().history().get(before).move()).isInstanceOf(Divide.class);
  }

  private static void point(Hand hand, Choice choice, MoveBuilder builder, SanMarcoView view) {
    switch (choice) {
      case OfCard(Card card) -> hand.click("hand-" + (view.hand().list().indexOf(card) + 1));
      case OfDistrict(var district) -> hand.click("district-" + district);
      case OfSource(var district) -> hand.click("district-" + district);
      case OfPair(var pair) -> hand.click("pair-" + pair);
      case OfBridge(var pair, int owner) -> hand.click("bridge-" + pair + "-" + owner);
      case OfNoble(var district, int seat) ->
          hand.click(
              view.phase() == Phase.EXILE_REMOVE
                  ? "remove-" + seat
                  : "noble-" + district + "-" + seat);
      case OfPayment _ -> hand.click("payment-" + (payments(builder).indexOf(choice) + 1));
      case OfGivingUp _ -> hand.click("give-up");
      case OfRole(int place, int seat) ->
          hand.click("role-seat-" + seat).click("role-place-" + place);
      case OfMove(Take(int number)) -> hand.click("offer-" + number).click("take");
      case OfMove(var move) ->
          hand.click("decide-" + move.toString().toLowerCase(Locale.ROOT).replace(' ', '-'));
      default -> throw new IllegalArgumentException("nothing to click for " + choice);
    }
  }

  private static List<Choice> payments(MoveBuilder builder) {
    return builder.next().stream()
        .filter(OfPayment.class::isInstance)
        .collect(Collectors.toUnmodifiableList());
  }

  /** Any choice; a card is seldom given up, as people seldom do. */
  private static Choice one(List<Choice> choices, Random random) {
    Choice choice = choices.get(random.nextInt(choices.size()));
    return choice instanceof OfGivingUp ? choices.get(random.nextInt(choices.size())) : choice;
  }
}
