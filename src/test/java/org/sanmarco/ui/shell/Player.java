package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.SanMarcoMove.Roles;
import org.sanmarco.games.sanmarco.SanMarcoMove.Take;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
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
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Fx;
import org.sanmarco.ui.Hand;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Choice.OfMove;
import org.sanmarco.ui.move.MoveBuilder;

/**
 * Plays a game through the window as people would: by clicks on what is on the screen. What is
 * legal it asks the table; that the clicks make just that move it checks.
 */
final class Player {

  private static final int MOST_STEPS = 5_000;

  private final Window window;
  private final Hand hand;
  private final Random random;
  private final List<Choice> pointed = new ArrayList<>();
  private final Set<Phase> seen = EnumSet.noneOf(Phase.class);

  /** Plays with choices that depend on nothing but the seed. */
  Player(Window window, Hand hand, long seed) {
    this.window = window;
    this.hand = hand;
    this.random = new Random(seed);
  }

  /** The phases in which something was decided or done so far. */
  Set<Phase> seen() {
    return seen;
  }

  /** The game at which the window is. */
  Table table() {
    return Fx.on(() -> window.table().orElseThrow());
  }

  /** Plays on until the game is as described, or until it is over. */
  void playUntil(Predicate<Player> enough) {
    for (int step = 0; step < MOST_STEPS; step++) {
      if (isOver() || enough.test(this)) {
        return;
      }
      step();
    }
    throw new AssertionError("the game doesn't end");
  }

  /** Whether the end of the game is on the screen. */
  boolean isOver() {
    return window.find("game-over").isPresent();
  }

  /** Whether a seat decides in a phase. */
  boolean isAt(Phase phase) {
    return window.find("go-on").isEmpty()
        && position().phase() == phase
        && position().actor() instanceof Actor.Seat;
  }

  SanMarcoPosition position() {
    return (SanMarcoPosition) Fx.on(() -> table().position());
  }

  /** Does one thing. */
  void step() {
    SanMarcoPosition before = position();
    pointed.clear();
    try {
      doOne();
    } catch (AssertionError failure) {
      Pictures.keep(window, "stuck");
      throw new AssertionError(
          "after move %d, phase %s, pointed at %s, in %s"
              .formatted(table().size(), before.phase(), pointed, before.describe()),
          failure);
    }
  }

  private void doOne() {
    seen.add(position().phase());
    if (window.isUsable("roll-all") && random.nextBoolean()) {
      hand.click("roll-all");
    } else if (window.find("go-on").isPresent()) {
      hand.click("go-on");
    } else if (position().phase() == Phase.DIVIDE) {
      divide();
    } else {
      decide();
    }
  }

  /** Puts together a move choice by choice. */
  void decide() {
    SanMarcoView view = view();
    MoveBuilder builder = new MoveBuilder(MoveSteps.paths(view, view.legal()));
    int before = table().size();
    Optional<Move> made = Optional.empty();
    while (made.isEmpty()) {
      Choice choice = one(open(builder));
      pointed.add(choice);
      point(choice, builder, view);
      made = builder.choose(choice);
      if (choice instanceof OfRole && builder.settled().isPresent()) {
        hand.click("roles-give");
        made = builder.settled();
      }
    }
    assertMade(before, made.get());
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
  void divide() {
    SanMarcoView view = view();
    List<Card> cards = view.drawn(view.active()).list();
    int offers = view.roles().size() == 3 ? 3 : 2;
    int before = table().size();
    assertThat(window.isUsable("divide")).isFalse();
    List<Integer> order = new ArrayList<>();
    for (int card = 1; card <= cards.size(); card++) {
      order.add(card);
    }
    Collections.shuffle(order, random);
    int heavy = 1 + random.nextInt(offers);
    int actions = 0;
    for (int card : order) {
      boolean penalty = cards.get(card - 1).isPenalty();
      int offer = penalty ? heavy : actions < offers ? ++actions : 1 + random.nextInt(offers);
      for (int click = 0; click < offer; click++) {
        hand.click("card-" + card);
      }
    }
    hand.click("divide");
    assertThat(table().size()).isGreaterThan(before);
    assertThat(table().history().get(before).move()).isInstanceOf(Divide.class);
  }

  private void point(Choice choice, MoveBuilder builder, SanMarcoView view) {
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

  private void assertMade(int before, Move move) {
    assertThat(table().size()).as("the clicks made a move").isGreaterThan(before);
    assertThat(table().history().get(before).move()).isEqualTo(move);
  }

  private SanMarcoView view() {
    return (SanMarcoView) Fx.on(() -> table().view(position().active()));
  }

  /** Any choice; a card is seldom given up, as people seldom do. */
  private Choice one(List<Choice> choices) {
    Choice choice = choices.get(random.nextInt(choices.size()));
    return choice instanceof OfGivingUp ? choices.get(random.nextInt(choices.size())) : choice;
  }
}
