package org.sanmarco.games.canalgrande.ui;

import module java.base;

import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardStolen;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteWon;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Pass;
import org.sanmarco.games.canalgrande.CanalGrandeState;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfCard;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfHand;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.game.Moment;
import org.sanmarco.ui.game.Moment.Row;
import org.sanmarco.ui.move.Highlight;

/** The end of a vote (GV7, GP4), and a card that is robbed (GA3), for those who may see it. */
record TableMoments(CanalGrandeContext context, SeenMove played) {

  private static final double CARD_HEIGHT = 130;

  /** The decisive moments of a move; none for most moves. */
  static List<Moment> of(CanalGrandeContext context, SeenMove played) {
    TableMoments table = new TableMoments(context, played);
    List<Moment> moments = new ArrayList<>();
    for (Event event : played.events()) {
      switch (event) {
        case VoteWon won -> moments.add(table.vote(won));
        case CardStolen stolen -> moments.add(table.robbery(stolen));
        default -> {}
      }
    }
    return moments;
  }

  private Moment vote(VoteWon won) {
    CanalGrandeState before = (CanalGrandeState) context.model().after(played.number() - 1);
    int winner = before.side(won.winners().getFirst());
    int loser = 3 - winner;
    return new Moment(
        won,
        "vote",
        context.text(
            "moment.vote",
            context.faces().names().of(won.district()),
            before.votes(winner),
            before.votes(loser),
            context.side(winner)),
        List.of(row(before, winner, true), row(before, loser, false)),
        told(before, won, before.votes(winner) == before.votes(loser)),
        new Highlight(Set.of(new OfCard(won.district())), Set.of()));
  }

  /** Why the vote ended, if nobody chose it, and the outcome. */
  private String told(CanalGrandeState before, VoteWon won, boolean tied) {
    String forced =
        played.by() instanceof Actor.Seat(int seat)
                && before.legal().equals(List.of(new Pass()))
                && new Pass().equals(played.move())
            ? context.text("moment.no-answer", context.name(seat)) + " "
            : "";
    return forced + (tied ? context.text("moment.tie") + " " : "") + sentences(won);
  }

  private Row row(CanalGrandeState before, int side, boolean best) {
    return new Row(
        before.seatsOfSide(side),
        context.side(side),
        before.votes(side),
        count -> context.text("seat.cards", count),
        best ? 1 : 0,
        "");
  }

  private Moment robbery(CardStolen stolen) {
    PlayingCard card =
        stolen.card() == null ? context.faces().back() : context.faces().shown(stolen.card());
    return new Moment(
        stolen,
        "robbery",
        context.text("moment.robbed", context.name(stolen.thief()), context.name(stolen.victim())),
        List.of(),
        sentences(stolen),
        new Highlight(Set.of(new OfHand(stolen.victim())), Set.of(stolen.thief())),
        Optional.of(card.toLookAt(CARD_HEIGHT)));
  }

  private String sentences(Event event) {
    return String.join(" ", context.tell(List.of(event)));
  }
}
