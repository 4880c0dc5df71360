package org.sanmarco.games.marcopolo.ui.model;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Ballast;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Step;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Stop;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Take;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfBallast;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfCamel;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfCard;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfDeck;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfRow;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfSpace;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloStep;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.ChoicePath;
import org.sanmarco.ui.table.model.Decision;

/**
 * A decision of Marco Polo on its way: the cards that are to pay, in any order with the space and
 * the camel. Once one move is left it is made, so that a step with one payment is one click.
 */
public final class MarcoPoloDecision extends Decision {

  /** The choice that ends moving (MT1). */
  public static final Choice STOP = new Choice.OfMove(new Stop());

  private final MarcoPoloView asked;
  private @Nullable Map<Integer, Reach> far;

  /** Nothing is decided yet. */
  public MarcoPoloDecision(Ask ask) {
    super(ask, ask.decides() ? paths((MarcoPoloView) ask.asked()) : null);
    asked = (MarcoPoloView) ask.asked();
  }

  /** The choices that make up each legal move. */
  public static List<ChoicePath> paths(MarcoPoloView view) {
    return view.legal().stream().map(move -> new ChoicePath(move, row(view, move), true)).toList();
  }

  private static List<Choice> row(MarcoPoloView view, MarcoPoloMove move) {
    List<Choice> row = new ArrayList<>();
    switch (move) {
      case Step(int named, Cards cards) -> {
        row.add(new OfSpace(view.nextSpaceOf(view.meant(named))));
        addCamel(row, named);
        cards.list().forEach(card -> row.add(new OfCard(card)));
      }
      case Ballast(int named) -> {
        row.add(new OfBallast());
        addCamel(row, named);
      }
      case Take(@Nullable Card card) -> row.add(card == null ? new OfDeck() : new OfRow(card));
      default -> row.add(new Choice.OfMove(move));
    }
    return row;
  }

  private static void addCamel(List<Choice> row, int named) {
    if (named != MarcoPoloMove.NO_CAMEL) {
      row.add(new OfCamel(named));
    }
  }

  /** The number by which moves name a camel. */
  private int named(int camel) {
    return asked.camels() > asked.seats() ? camel : MarcoPoloMove.NO_CAMEL;
  }

  @Override
  public MarcoPoloView asked() {
    return asked;
  }

  @Override
  public MarcoPoloStep step() {
    if (asked.phase() == Phase.TAKE) {
      return MarcoPoloStep.TAKE;
    }
    if (!canGoBack()) {
      return MarcoPoloStep.MOVE;
    }
    // A space that both camels could come to doesn't tell them apart.
    boolean camels =
        choices().stream().anyMatch(OfCamel.class::isInstance)
            && choices().stream().noneMatch(OfCard.class::isInstance)
            && payable().stream().map(asked::nextSpaceOf).distinct().count() == 1;
    return camels || choices().stream().allMatch(OfCamel.class::isInstance)
        ? MarcoPoloStep.CAMEL
        : MarcoPoloStep.PAY;
  }

  /** The cards chosen to pay up to now. */
  public Cards paying() {
    return Cards.of(
        chosen().stream()
            .filter(OfCard.class::isInstance)
            .map(choice -> ((OfCard) choice).card())
            .toList());
  }

  /** The camels that the present choices may still move, ascending. */
  public List<Integer> payable() {
    return candidates()
        .flatMap(move ->
            switch (move) {
              case Step(int named, Cards _) -> Stream.of(asked.meant(named));
              case Ballast(int named) -> Stream.of(asked.meant(named));
              default -> Stream.<Integer>of();
            })
        .distinct()
        .sorted()
        .toList();
  }

  private Stream<Move> candidates() {
    return builder().stream().flatMap(builder -> builder.candidates().stream());
  }

  /**
   * By space the cheapest way for a camel to a space beyond its next one, found when it is first
   * asked for; none once something is chosen.
   */
  public Map<Integer, Reach> far() {
    if (builder().isEmpty() || canGoBack()) {
      return Map.of();
    }
    if (far == null) {
      far = new TreeMap<>();
      for (int camel : asked.movableCamels()) {
        for (Reach reach : Reach.of(asked, camel)) {
          if (reach.space() > asked.nextSpaceOf(camel)) {
            far.merge(reach.space(), reach, Reach::better);
          }
        }
      }
    }
    return far;
  }

  /**
   * Takes a click. A choice already made that can't be made again is undone. A far space is walked
   * to.
   */
  @Override
  public void click(Choice choice) {
    if (choice instanceof OfSpace(int space)
        && !choices().contains(choice)
        && far().containsKey(space)
        && playAll(far().get(space).moves())) {
      return;
    }
    if (choices().contains(choice) || !putBack(choice)) {
      super.click(choice);
      if (choice instanceof OfSpace && chosen().contains(choice)) {
        pay();
      }
    }
  }

  /** Pays for a space with the only cards that can. */
  private void pay() {
    List<Cards> payments =
        candidates()
            .filter(Step.class::isInstance)
            .map(move -> ((Step) move).cards())
            .distinct()
            .toList();
    if (payments.size() == 1 && candidates().count() > 1) {
      payments.getFirst().list().stream()
          .skip(paying().size())
          .forEach(card -> super.click(new OfCard(card)));
    }
  }

  /**
   * Undoes a choice.
   *
   * @return false if it wasn't made
   */
  public boolean putBack(Choice choice) {
    boolean back = builder().map(builder -> builder.takeBack(choice)).orElse(false);
    if (back) {
      tell(null);
    }
    return back;
  }

  /** Why ballast can't be dropped now (MT5); empty if it can, or if no player is to move. */
  public Optional<Refusal> ballastRefusal() {
    return builder().isEmpty() || choices().contains(new OfBallast())
        ? Optional.empty()
        : intended(new OfBallast()).flatMap(move -> Optional.ofNullable(refusal(move)));
  }

  @Override
  protected Optional<Move> intended(Choice choice) {
    return switch (choice) {
      case OfSpace(int space) when space > 0 -> onto(space);
      case OfCard(Card card) -> first(camel -> new Step(camel, paying().with(card)));
      case OfBallast() -> first(Ballast::new);
      case OfCamel(int camel) -> Optional.of(new Step(named(camel), paying()));
      case OfRow(Card card) -> Optional.of(new Take(card));
      case OfDeck() -> Optional.of(new Take(null));
      default -> super.intended(choice);
    };
  }

  /** A step onto a space that is some camel's next one, with the cards chosen. */
  private Optional<Move> onto(int space) {
    return asked.movableCamels().stream()
        .filter(camel -> asked.nextSpaceOf(camel) == space)
        .findFirst()
        .map(camel -> new Step(named(camel), paying()));
  }

  private Optional<Move> first(IntFunction<Move> move) {
    return asked.movableCamels().stream().findFirst().map(camel -> move.apply(named(camel)));
  }
}
