package org.sanmarco.ui.testing;

import module java.base;

import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.coach.Projection;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roles;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Take;
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
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Choice.OfMove;
import org.sanmarco.ui.move.MoveBuilder;

/** Plays San Marco by clicks. */
public final class SanMarcoFingers extends Fingers<SanMarcoView> {

  public SanMarcoFingers() {
    super(SanMarcoView.class);
  }

  @Override
  public boolean divides(SanMarcoView view) {
    return view.phase() == Phase.DIVIDE;
  }

  @Override
  public MoveBuilder builder(SanMarcoView view) {
    return new MoveBuilder(MoveSteps.paths(view, view.legal()));
  }

  /** A card is seldom given up, as people seldom do. */
  @Override
  public Choice one(Player player, MoveBuilder builder) {
    List<Choice> open = open(builder);
    Choice choice = open.get(player.random().nextInt(open.size()));
    return choice instanceof OfGivingUp ? open.get(player.random().nextInt(open.size())) : choice;
  }

  /** Roles that are settled are given with a button. */
  @Override
  public boolean confirms(Player player, Choice last, MoveBuilder builder) {
    if (last instanceof OfRole && builder.settled().isPresent()) {
      player.window().hand().click("roles-give");
      return true;
    }
    return super.confirms(player, last, builder);
  }

  /** The choices available now, without colours whose role follows from the others. */
  private static List<Choice> open(MoveBuilder builder) {
    return builder.next().stream()
        .filter(choice ->
            !(choice instanceof OfRole(int place, int seat))
                || builder.candidates().stream()
                    .anyMatch(move -> ((Roles) move).seats().get(place - 1) != seat))
        .toList();
  }

  /** Puts each card into an offer, all penalties into one, as ends a round soon, and confirms. */
  @Override
  public void divide(Player player, SanMarcoView view) {
    List<Card> cards = view.drawn(view.active()).list();
    int offers = view.roles().size() == 3 ? 3 : 2;
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
  }

  @Override
  public void point(Player player, Choice choice, MoveBuilder builder, SanMarcoView view) {
    Hand hand = player.window().hand();
    switch (choice) {
      case OfCard(Card card) -> hand.click("hand-" + (view.hand().list().indexOf(card) + 1));
      case OfDistrict(var district) -> {
        MoveBuilder ahead = builder.copy();
        ahead.choose(choice);
        if (ahead.isNext(OfPayment.class)) {
          // Otherwise the doge takes the cheapest route.
          hand.click("other-routes");
        }
        hand.click("district-" + district);
      }
      case OfSource(var district) -> hand.click("district-" + district);
      case OfPair(var pair) -> hand.click("pair-" + pair);
      case OfBridge(var pair, int owner) -> hand.click("bridge-" + pair + "-" + owner);
      case OfNoble(var district, int seat) ->
          hand.click(
              view.phase() == Phase.EXILE_REMOVE
                  ? "remove-" + seat
                  : "noble-" + district + "-" + seat);
      case OfPayment _ -> {
        List<OfPayment> routes = routes(builder, view);
        int inspected = 1;
        while (!routes.get(inspected).equals(choice)) {
          hand.click("route-next");
          inspected = (inspected + 1) % routes.size();
        }
        hand.click("route-take");
      }
      case OfGivingUp _ -> hand.click("give-up");
      case OfRole(int place, int seat) ->
          hand.click("role-seat-" + seat).click("role-place-" + place);
      case OfMove(Take(int number)) -> hand.click("take-" + number);
      case OfMove(var move) ->
          hand.click("decide-" + move.toString().toLowerCase(Locale.ROOT).replace(' ', '-'));
      default -> throw new IllegalArgumentException("nothing to click for " + choice);
    }
  }

  private static List<OfPayment> routes(MoveBuilder builder, SanMarcoView view) {
    return builder.next().stream()
        .filter(OfPayment.class::isInstance)
        .map(OfPayment.class::cast)
        .sorted(Comparator.comparing(OfPayment::payment, Projection.cheapest(view)))
        .toList();
  }
}
