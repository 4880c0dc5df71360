package org.sanmarco.games.sanmarco.ui.model;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.coach.Projection;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Take;
import org.sanmarco.games.sanmarco.ui.move.IntendedMove;
import org.sanmarco.games.sanmarco.ui.move.MoveSteps;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfCard;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDistrict;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPayment;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfRole;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoStep;
import org.sanmarco.kernel.Move;
import org.sanmarco.ui.dividing.Division;
import org.sanmarco.ui.dividing.OffersDecision;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.ChoicePath;
import org.sanmarco.ui.move.ChoiceStep;
import org.sanmarco.ui.move.MoveBuilder;
import org.sanmarco.ui.table.model.ClickRejection;

/**
 * A decision of San Marco on its way: the choices, the roles given out, the cards divided and the
 * inspected offer.
 */
public final class SanMarcoDecision extends OffersDecision<Card> {

  private final SanMarcoView asked;
  private final @Nullable RoleAssignment assignment;

  /** Whether a district is to show all routes of the doge, and not just take the cheapest. */
  private boolean asksRoutes;

  /** The index of the doge's route being inspected. */
  private int route;

  /** Nothing is decided yet. */
  public SanMarcoDecision(Ask ask) {
    super(ask, paths(ask), division(ask));
    asked = (SanMarcoView) ask.asked();
    assignment = builder().filter(_ -> asked.phase() == Phase.ROLES).map(this::roles).orElse(null);
  }

  private static @Nullable Division<Card> division(Ask ask) {
    SanMarcoView view = (SanMarcoView) ask.asked();
    return ask.decides() && view.phase() == Phase.DIVIDE
        ? new Division<>(view.drawn(view.active()).list(), view.offerCount())
        : null;
  }

  private static @Nullable List<ChoicePath> paths(Ask ask) {
    SanMarcoView view = (SanMarcoView) ask.asked();
    return ask.decides() && SanMarcoStep.serves(view.phase())
        ? MoveSteps.paths(view, view.legal())
        : null;
  }

  private RoleAssignment roles(MoveBuilder builder) {
    return new RoleAssignment(builder, asked.seatsOfSide(asked.player(asked.leader())));
  }

  @Override
  public SanMarcoView asked() {
    return asked;
  }

  @Override
  public ChoiceStep step() {
    return builder()
        .<ChoiceStep>map(builder -> SanMarcoStep.of(asked, builder))
        .orElse(ChoiceStep.MOVE);
  }

  /** The card that was chosen, if the move begins with one. */
  public Optional<Card> card() {
    return builder().flatMap(SanMarcoStep::card);
  }

  /** The roles that are being given out, while a seat gives them out. */
  public Optional<RoleAssignment> assignment() {
    return Optional.ofNullable(assignment);
  }

  /**
   * The positions that a choice may lead to, with all possible later choices; none if it isn't lit.
   */
  public List<SanMarcoPosition> outcomes(Choice choice) {
    return ahead(choice).stream()
        .map(move -> Projection.after(asked, (SanMarcoMove) move))
        .toList();
  }

  /**
   * Takes a click. A card is chosen in place of another; the card chosen already is put back. The
   * last card is played at once if it can do only one thing, and the doge takes the cheapest route.
   */
  @Override
  public void click(Choice choice) {
    if (choice instanceof OfCard(Card card)) {
      asksRoutes = false;
      if (card().isPresent()) {
        boolean back = card().get() == card;
        builder().ifPresent(MoveBuilder::restart);
        if (back) {
          tell(null);
          return;
        }
      }
      Optional<Move> only = asked.hand().size() == 1 ? only(choice) : Optional.empty();
      if (only.isPresent()) {
        play(only.get());
        return;
      }
    }
    if (choice instanceof OfDistrict && card().filter(Card.DOGE::equals).isPresent()) {
      route = 1;
      Optional<Doge> move = asksRoutes ? Optional.empty() : doge(choice);
      if (move.isPresent()) {
        play(move.get());
        return;
      }
    }
    super.click(choice);
  }

  /** The moves that a choice leads to; none if it is not lit. */
  private List<Move> ahead(Choice choice) {
    if (!lit().contains(choice)) {
      return List.of();
    }
    MoveBuilder ahead = builder().orElseThrow().copy();
    ahead.choose(choice);
    return ahead.candidates();
  }

  private Optional<Move> only(Choice choice) {
    List<Move> all = ahead(choice);
    return all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty();
  }

  /** The doge's cheapest move by a choice that is lit; empty if it makes no such move. */
  public Optional<Doge> doge(Choice choice) {
    return ahead(choice).stream()
        .filter(Doge.class::isInstance)
        .map(Doge.class::cast)
        .min(Comparator.comparing(Doge::payment, Projection.cheapest(asked)));
  }

  /**
   * The ways of the doge to the one district that a choice leads to, the cheapest first; none if it
   * leads to another kind of move or to several districts.
   */
  public List<Projection> doges(Choice choice) {
    List<Move> all = ahead(choice);
    List<Doge> doges = all.stream().filter(Doge.class::isInstance).map(Doge.class::cast).toList();
    return doges.size() < all.size() || doges.stream().map(Doge::to).distinct().count() != 1
        ? List.of()
        : doges.stream()
            .map(Doge::payment)
            .sorted(Projection.cheapest(asked))
            .map(payment -> Projection.of(asked, doges.getFirst().to()).paidBy(payment))
            .toList();
  }

  /** Makes an open choice by itself: each step is the player's, also where there is but one. */
  @Override
  public void choose(Choice choice) {
    super.click(choice);
  }

  /** Whether a district can be reached by several routes of the doge that cost others. */
  public boolean hasOtherRoutes() {
    return step() == SanMarcoStep.DOGE
        && lit().stream().anyMatch(choice -> ahead(choice).size() > 1);
  }

  /** Whether the next district shows all routes of the doge. */
  public boolean asksRoutes() {
    return asksRoutes;
  }

  /** Sets whether the next district shows all routes of the doge, or takes the cheapest. */
  public void askRoutes(boolean all) {
    asksRoutes = all;
    tell(null);
  }

  /** The routes of the doge to the chosen district, the cheapest first; none before. */
  public List<OfPayment> routes() {
    return choices().stream()
        .filter(OfPayment.class::isInstance)
        .map(OfPayment.class::cast)
        .sorted(Comparator.comparing(OfPayment::payment, Projection.cheapest(asked)))
        .toList();
  }

  /** The index of the route being inspected; at first that of the second cheapest. */
  public int route() {
    return route;
  }

  /** Inspects another route, by its index; before the first comes the last. */
  public void inspect(int index) {
    route = Math.floorMod(index, routes().size());
    tell(null);
  }

  @Override
  protected Optional<Move> intended(Choice choice) {
    return builder().flatMap(builder -> IntendedMove.of(asked, builder, choice));
  }

  /** Takes a colour in hand that is to get a role, off its place if it was put on one. */
  public void hold(int seat) {
    if (assignment != null) {
      tell(assignment.take(seat) ? null : new ClickRejection(null, step()));
    }
  }

  /**
   * Puts a colour on the place of a role, from any other place, or finds out why not.
   *
   * @param place from 1, in the order of the move
   */
  public void assign(int seat, int place) {
    if (assignment != null) {
      tell(assignment.put(seat, place) ? null : whyNot(new OfRole(place, seat)));
    }
  }

  /** Gives out the roles, once all are settled. */
  public void giveRoles() {
    assignment().flatMap(RoleAssignment::settled).ifPresent(this::play);
  }

  @Override
  protected Divide divide(List<List<Card>> offers) {
    return new Divide(offers.stream().map(Cards::of).toList());
  }

  @Override
  protected Take take(int number) {
    return new Take(number);
  }

  @Override
  public List<List<Card>> offersOf(Move move) {
    return move instanceof Divide(List<Cards> offers)
        ? offers.stream().map(Cards::list).toList()
        : List.of();
  }
}
