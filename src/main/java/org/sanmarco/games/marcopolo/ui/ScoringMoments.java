package org.sanmarco.games.marcopolo.ui;

import module java.base;

import org.sanmarco.games.marcopolo.MarcoPoloEvent.BallastDropped;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelScored;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfCamel;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfSpace;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.game.Lead;
import org.sanmarco.ui.game.Moment;
import org.sanmarco.ui.game.Moment.Row;
import org.sanmarco.ui.move.Highlight;

/** The halfway and the final scoring, camel by camel (MH2, ME2). */
final class ScoringMoments {

  private final MarcoPoloContext context;
  private final int[] gold;
  private final List<Moment> moments = new ArrayList<>();

  private ScoringMoments(MarcoPoloContext context, MarcoPoloView before) {
    this.context = context;
    gold = IntStream.rangeClosed(1, before.seats()).map(before::gold).toArray();
  }

  /** The scorings of a move; none for most moves. */
  static List<Moment> of(MarcoPoloContext context, SeenMove played) {
    if (played.events().stream().noneMatch(CamelScored.class::isInstance)) {
      return List.of();
    }
    MarcoPoloView before = (MarcoPoloView) context.model().after(played.number() - 1);
    ScoringMoments scorings = new ScoringMoments(context, before);
    played.events().forEach(scorings::read);
    return scorings.moments;
  }

  private void read(Event event) {
    switch (event) {
      case BallastDropped(int seat) -> gold[seat - 1]--;
      case ChestOpened(int seat, int _, int earned) -> gold[seat - 1] += earned;
      case CamelScored scored -> score(scored);
      default -> {}
    }
  }

  private void score(CamelScored scored) {
    List<Integer> before = IntStream.of(gold).boxed().toList();
    gold[scored.seat() - 1] += scored.gold();
    String change = Lead.change(context, before, IntStream.of(gold).boxed().toList());
    String sentence = String.join(" ", context.tell(List.of(scored)));
    moments.add(
        new Moment(
            scored,
            scored.space() <= Track.GANZHOU ? "halfway" : "end",
            context.text(scored.space() <= Track.GANZHOU ? "account.halfway" : "account.end"),
            List.of(row(scored)),
            change.isEmpty() ? sentence : context.text("moment.then", sentence, change),
            new Highlight(
                Set.of(new OfCamel(scored.camel()), new OfSpace(scored.space())),
                Set.of(scored.seat()))));
  }

  private Row row(CamelScored scored) {
    return new Row(
        List.of(scored.seat()),
        context.name(scored.seat()),
        scored.gold(),
        count -> context.text("moment.gain", count),
        0,
        "");
  }
}
