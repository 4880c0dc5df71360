package org.sanmarco.games.sanmarco.coach;

import static java.util.Objects.requireNonNull;

import module java.base;

import org.sanmarco.coach.Entry;
import org.sanmarco.coach.Fact;
import org.sanmarco.coach.Ledger;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.Scoring;
import org.sanmarco.games.sanmarco.bots.Evaluation;
import org.sanmarco.games.sanmarco.bots.Weights;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TollPaid;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TurnBegan;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.BuildBridge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Payment;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Place;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Seize;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Traitor;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.View;

/**
 * San Marco's account: what each colour scores and pays to the end of the round, and what its
 * nobles and bridges are worth from then on. All worth is in prestige.
 */
final class SanMarcoLedger implements Ledger {

  private static final Fact NOW = Fact.of("now");
  private static final Fact LATER = Fact.of("later");

  @Override
  public void read(View start, List<Event> events, Position end, Consumer<? super Entry> entries) {
    SanMarcoState before = (SanMarcoState) start;
    SanMarcoPosition after = (SanMarcoPosition) end;
    Fact when = NOW;
    for (Event event : events) {
      switch (event) {
        case TurnBegan _ -> when = LATER;
        case TollPaid(int seat, int receiver, int points) -> {
          entries.accept(Entry.of(Fact.of("paid", seat, when), -points));
          if (receiver > 0) {
            entries.accept(Entry.of(Fact.of("received", receiver, when), points));
          }
        }
        case PrestigeScored(int seat, int points, var why, var district) ->
            entries.accept(
                Entry.of(
                    switch (why) {
                      case DOGE -> Fact.of("scored", seat, when, requireNonNull(district));
                      case BONUS -> Fact.of("bonus", seat);
                      case FINAL -> Fact.of("final", seat, requireNonNull(district));
                    },
                    points));
        default -> {}
      }
    }
    Evaluation evaluation = new Evaluation(Weights.TUNED);
    for (int seat = 1; seat <= before.seats(); seat++) {
      entries.accept(Entry.of(Fact.of("had", seat), before.prestige(seat)));
      if (!after.isOver()) {
        entries.accept(
            new Entry(
                Fact.of("bridges", seat),
                Integer.bitCount(after.bridges(seat)),
                evaluation.bridges(after, seat, Evaluation.roundsToCome(after))));
      }
    }
    if (!after.isOver()) {
      District.ALL.forEach(district -> stand(after, district, evaluation, entries));
    }
  }

  /** The points that a district would bring, and the further worth of the nobles there. */
  private static void stand(
      SanMarcoState end,
      District district,
      Evaluation evaluation,
      Consumer<? super Entry> entries) {
    double[] worth = new double[end.seats()];
    evaluation.addNobles(end, district, Evaluation.roundsToCome(end), worth);
    double each = evaluation.worthOfPoint(end);
    for (int seat = 1; seat <= end.seats(); seat++) {
      int points = Scoring.points(end, district).get(seat - 1);
      entries.accept(new Entry(Fact.of("standing", seat, district), points, each * points));
      entries.accept(
          new Entry(
              Fact.of("nobles", seat, district),
              end.nobles(district, seat),
              worth[seat - 1] - each * points));
    }
  }

  /** A route's price, where a noble comes from, and the order of offers don't count. */
  @Override
  public Object plan(Move move) {
    return switch ((SanMarcoMove) move) {
      case Doge(var to, _) -> new Doge(to, Payment.NOTHING);
      case Place(var card, var to, _) -> new Place(card, to, null);
      case BuildBridge(var pair, _) -> new BuildBridge(pair, null);
      case Seize(var pair, var owner, var to, _) -> new Seize(pair, owner, to, null);
      case Traitor(var district, var victim, _) -> new Traitor(district, victim, null);
      case Divide(var offers) -> offers.stream().map(Cards::toString).sorted().toList();
      default -> move;
    };
  }

  /** Each colour has an account of its own. */
  @Override
  public Object factor(Fact item) {
    return item.number(0);
  }

  /** Sums over all districts. */
  @Override
  public boolean isVague(Fact topic, boolean isOwn) {
    return Set.of("total", "standing.all", "nobles.all").contains(topic.key());
  }

  @Override
  public List<Fact> topics(Fact item) {
    int seat = item.number(0);
    Fact prestige = Fact.of("prestige", seat);
    Fact total = Fact.of("total", seat);
    return switch (item.key()) {
      case "scored" ->
          List.of(item, Fact.of("scored.all", seat, item.arguments().get(1)), prestige, total);
      case "paid", "received", "bonus" -> List.of(item, prestige, total);
      case "final" -> List.of(item, Fact.of("final.all", seat), prestige, total);
      case "had" -> List.of(prestige, total);
      case "standing" -> List.of(item, Fact.of("standing.all", seat), total);
      case "nobles" -> List.of(item, Fact.of("nobles.all", seat));
      default -> List.of(item);
    };
  }
}
