package org.sanmarco.games.marcopolo.bots;

import module java.base;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.ReadyTrack;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.Setup;

/** Figures of the ready-made tracks: how long games are, and whether the order of seats decides. */
public final class TrackFigures {

  private static final int PLAYERS = 3;

  private TrackFigures() {}

  /** Plays games of computers at random and at the level medium on each track. */
  public static void main(String[] args) {
    int random = args.length > 0 ? Integer.parseInt(args[0]) : 2000;
    int medium = args.length > 1 ? Integer.parseInt(args[1]) : 200;
    List<ReadyTrack> tracks = new ArrayList<>(List.of(new ReadyTrack("standard", "")));
    tracks.addAll(ReadyTrack.ALL);
    for (ReadyTrack track : tracks) {
      figures(track, "random", Bot.RANDOM, random);
      figures(
          track, "medium", new MarcoPoloBots().bot(BotLevel.of("medium").orElseThrow()), medium);
    }
  }

  private static void figures(ReadyTrack track, String name, Bot bot, int games) {
    double[] wins = new double[PLAYERS];
    double[] gold = new double[PLAYERS];
    long turns = 0;
    int dadu = 0;
    int led = 0;
    for (int game = 0; game < games; game++) {
      MarcoPoloPosition position =
          new MarcoPolo()
              .start(
                  new Setup(
                      MarcoPolo.ID,
                      PLAYERS,
                      track.option().isEmpty() ? Map.of() : Map.of("way", track.option())));
      int moves = 0;
      int leader = -1;
      while (!position.isOver()) {
        long seed = game * XorShift.GOLDEN + ++moves * (XorShift.GOLDEN >>> 7);
        position.play(
            position.actor() instanceof Actor.Seat(int seat)
                ? (org.sanmarco.games.marcopolo.MarcoPoloMove)
                    bot.choose(position.view(seat), Budget.forIterations(~seed, 200))
                : position.sample(new XorShift(seed)),
            EventListener.SILENT);
        if (leader < 0 && position.isPastHalfway()) {
          leader = first(position);
        }
      }
      Result result = Objects.requireNonNull(position.result());
      turns += position.turn();
      dadu += position.occupied() >>> 29 & 1;
      for (int seat = 1; seat <= PLAYERS; seat++) {
        wins[seat - 1] += result.share(seat);
        gold[seat - 1] += result.scores().get(seat - 1);
      }
      led += leader > 0 && result.share(leader) > 0 ? 1 : 0;
    }
    System.out.printf(
        Locale.ROOT,
        "%-9s %s %5d games, %5.1f turns, to Dadu %3d %%, wins %s, gold %s, leader halfway wins %d"
            + " %%%n",
        track.name(),
        name,
        games,
        (double) turns / games,
        100 * dadu / games,
        Arrays.stream(wins).mapToObj(n -> "%.1f %%".formatted(100 * n / games)).toList(),
        Arrays.stream(gold).mapToObj(n -> "%.1f".formatted(n / games)).toList(),
        100 * led / games);
  }

  private static int first(MarcoPoloPosition position) {
    int best = 1;
    for (int seat = 2; seat <= PLAYERS; seat++) {
      best = position.gold(seat) > position.gold(best) ? seat : best;
    }
    return best;
  }
}
