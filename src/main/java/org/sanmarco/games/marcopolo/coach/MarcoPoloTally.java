package org.sanmarco.games.marcopolo.coach;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.sanmarco.coach.Fact;
import org.sanmarco.coach.Gain;
import org.sanmarco.coach.Line;
import org.sanmarco.coach.Tally;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Result;

/** The counts up to the end of the next own turn, in gold: gold, spaces, cards, and the end. */
final class MarcoPoloTally implements Tally {

  private static final double GOLD = 2;
  private static final double GOLD_OF_OTHERS = 0.8;
  private static final double SPACE = 0.8;
  private static final double CARD = 0.7;
  private static final double MISSING_CARD = 0.6;
  private static final double PAID_SPACE = 0.5;
  private static final double GAME = 10;

  /** The number of spaces from the next one on for which the hand is held against the road. */
  private static final int AHEAD = 5;

  @Override
  public boolean isFarEnough(Position start, Position now) {
    return now.turn() > start.turn() + start.seats();
  }

  @Override
  public List<Gain> count(Line line, int seat) {
    return new Count(line, seat).gains();
  }

  private record Count(Line line, int seat, MarcoPoloState start, MarcoPoloState end) {

    Count(Line line, int seat) {
      this(line, seat, (MarcoPoloState) line.start(), (MarcoPoloState) line.end());
    }

    List<Gain> gains() {
      return List.of(game(), gold(), way(), hand(), missing(), payable(), chests());
    }

    /** ME3. */
    private Gain game() {
      Result result = end.result();
      if (result == null) {
        return Gain.of("game", 0, Fact.of("game.none"));
      }
      boolean isWon = result.winners().contains(start.side(seat));
      return Gain.of(
          "game",
          isWon ? GAME : -GAME,
          isWon ? Fact.of("game", end.gold(seat)) : Fact.of("game.lost"));
    }

    /** MB3, MT4, MT5. */
    private Gain gold() {
      int gold = end.gold(seat) - start.gold(seat);
      return Gain.of(
          "gold",
          GOLD * gold,
          gold == 0
              ? Fact.of("gold.none")
              : gold > 0 ? Fact.of("gold", gold) : Fact.of("gold.paid", -gold),
          gold);
    }

    private Gain way() {
      int spaces = camels().map(camel -> end.space(camel) - start.space(camel)).sum();
      return Gain.of(
          "way",
          SPACE * spaces,
          spaces == 0 ? Fact.of("way.none") : Fact.of("way", spaces),
          spaces);
    }

    private IntStream camels() {
      return IntStream.rangeClosed(1, start.camels()).filter(camel -> start.owner(camel) == seat);
    }

    private Gain hand() {
      int cards = end.handSize(seat);
      return Gain.of(
          "hand", CARD * cards, cards == 0 ? Fact.of("hand.none") : Fact.of("hand", cards), cards);
    }

    /** The cards that the next steps lack. */
    private Gain missing() {
      int missing =
          end.isOver()
              ? 0
              : camels()
                  .map(camel ->
                      Payments.missing(
                          end.track().condition(end.nextSpaceOf(camel)), end.hand(seat).packed()))
                  .sum();
      return Gain.of(
          "missing",
          -MISSING_CARD * missing,
          missing == 0 ? Fact.of("missing.none") : Fact.of("missing", missing),
          missing);
    }

    /** MT2: the spaces ahead for which the hand could pay, each by itself. */
    private Gain payable() {
      int spaces =
          end.isOver()
              ? 0
              : (int)
                  camels()
                      .flatMap(camel -> {
                        int next = end.nextSpaceOf(camel);
                        return IntStream.range(next, Math.min(next + AHEAD, Track.DADU + 1));
                      })
                      .filter(space ->
                          Payments.missing(end.track().condition(space), end.hand(seat).packed())
                              == 0)
                      .count();
      return Gain.of(
          "payable",
          PAID_SPACE * spaces,
          spaces == 0 ? Fact.of("payable.none") : Fact.of("payable", spaces),
          spaces);
    }

    /** MT4: the chests that others open. */
    private Gain chests() {
      List<ChestOpened> opened =
          line.events().stream()
              .filter(event -> event instanceof ChestOpened chest && chest.seat() != seat)
              .map(ChestOpened.class::cast)
              .toList();
      Fact fact =
          opened.stream()
              .max(Comparator.comparingInt(ChestOpened::gold))
              .map(chest -> Fact.of("chest", chest.seat(), chest.gold()))
              .orElse(Fact.of("chest.none"));
      return Gain.of(
          "chest", -GOLD_OF_OTHERS * opened.stream().mapToInt(ChestOpened::gold).sum(), fact);
    }
  }
}
