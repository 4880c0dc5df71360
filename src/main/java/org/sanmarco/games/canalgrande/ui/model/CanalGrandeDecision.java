package org.sanmarco.games.canalgrande.ui.model;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.canalgrande.CanalGrandeMove;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Divide;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Gondola;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Play;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Rob;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Take;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfCard;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfHand;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.dividing.Division;
import org.sanmarco.ui.dividing.OffersDecision;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.ChoicePath;
import org.sanmarco.ui.move.MoveBuilder;

/** A decision of Canal Grande on its way. */
public final class CanalGrandeDecision extends OffersDecision<Card> {

  /** Nothing is decided yet. */
  public CanalGrandeDecision(Ask ask) {
    super(ask, paths(ask), division(ask));
  }

  private static boolean divides(Ask ask) {
    return ask.decides() && ask.asked().phase() == Phase.DIVIDE;
  }

  private static @Nullable Division<Card> division(Ask ask) {
    return divides(ask) ? new Division<>(((CanalGrandeView) ask.asked()).drawn().list(), 2) : null;
  }

  private static @Nullable List<ChoicePath> paths(Ask ask) {
    return ask.decides() && !divides(ask) ? paths((CanalGrandeView) ask.asked()) : null;
  }

  private static List<ChoicePath> paths(CanalGrandeView asked) {
    return asked.legal().stream().map(CanalGrandeDecision::path).toList();
  }

  @Override
  protected List<ChoicePath> pathsAfter(View asked) {
    return paths((CanalGrandeView) asked);
  }

  /** The choices that make a move. */
  public static ChoicePath path(CanalGrandeMove move) {
    return switch (move) {
      case Play(Card district) -> new ChoicePath(move, List.of(new OfCard(district)), false);
      case Gondola(Card district) ->
          new ChoicePath(move, List.of(new OfCard(Card.GONDOLA), new OfCard(district)), true);
      case Rob(int victim) -> new ChoicePath(move, List.of(new OfHand(victim)), false);
      default -> ChoicePath.of(move);
    };
  }

  @Override
  public CanalGrandeView asked() {
    return (CanalGrandeView) super.asked();
  }

  @Override
  public CanalGrandeStep step() {
    return CanalGrandeStep.of(asked(), chosen());
  }

  @Override
  protected Divide divide(List<List<Card>> offers) {
    return new Divide(Cards.of(offers.getFirst()), Cards.of(offers.getLast()));
  }

  @Override
  protected Take take(int number) {
    return new Take(number);
  }

  /** The cards of the raise that is being put together, which can still be taken back (GV5). */
  public List<Card> raised() {
    return parts().stream().flatMap(part -> cards(part).stream()).toList();
  }

  /** Whether the vote is being opened, so that nobody else has a card in it (GV1). */
  public boolean isOpening() {
    CanalGrandeView view = asked();
    return IntStream.rangeClosed(1, view.seats())
        .allMatch(seat -> seat == view.onTurn() || view.table(seat).isEmpty());
  }

  private static List<Card> cards(Move part) {
    return switch (part) {
      case Play(Card card) -> List.of(card);
      case Gondola(Card card) -> List.of(Card.GONDOLA, card);
      default -> List.of();
    };
  }

  /** Takes a card of the raise back into the hand; a gondola and its card go together. */
  public void takeBack(Card card) {
    parts().reversed().stream()
        .filter(part -> cards(part).contains(card))
        .findFirst()
        .ifPresent(this::takeBack);
  }

  /** Takes a click. A card chosen already is put back; once a card needs no other it is played. */
  @Override
  public void click(Choice choice) {
    if (choice instanceof OfCard && chosen().contains(choice)) {
      back();
      return;
    }
    super.click(choice);
    builder()
        .filter(builder -> choice instanceof OfCard && builder.next().isEmpty())
        .flatMap(MoveBuilder::settled)
        .ifPresent(this::play);
  }

  @Override
  protected Optional<Move> intended(Choice choice) {
    return switch (choice) {
      case OfCard(Card card) when asked().phase() == Phase.VOTE -> played(card);
      case OfHand(int seat) when asked().phase() == Phase.ROB -> Optional.of(new Rob(seat));
      default -> super.intended(choice);
    };
  }

  /** GV5: what a click on a card of the hand means, after what was chosen already. */
  private Optional<Move> played(Card card) {
    if (card == Card.GONDOLA || chosen().contains(new OfCard(Card.GONDOLA))) {
      return Optional.of(new Gondola(card == Card.GONDOLA ? brought() : card));
    }
    boolean plain =
        asked().district() == null || card == asked().district() || asked().opened().contains(card);
    return Optional.of(plain ? new Play(card) : new Gondola(card));
  }

  /** A card that a gondola could most likely bring: one in hand of another district. */
  private Card brought() {
    return Card.DISTRICTS.stream()
        .filter(
            other -> other != asked().district() && asked().hand(asked().onTurn()).count(other) > 0)
        .findFirst()
        .orElse(Card.DISTRICTS.getFirst());
  }

  @Override
  public List<List<Card>> offersOf(Move move) {
    return move instanceof Divide(Cards first, Cards second)
        ? List.of(first.list(), second.list())
        : List.of();
  }

  /** Takes up a division or a raise that was made and taken back. */
  @Override
  protected void restore(Move undone) {
    super.restore(undone);
    restorePart(undone);
  }
}
