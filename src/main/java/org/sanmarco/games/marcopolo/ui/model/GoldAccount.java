package org.sanmarco.games.marcopolo.ui.model;

import module java.base;

import org.sanmarco.games.marcopolo.MarcoPoloEvent.BallastDropped;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelMoved;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelScored;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardsPaid;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;

/**
 * The sources of a player's gold, and the effort behind them.
 *
 * @param start the gold at the start (MS2)
 * @param chests from chests (MT4)
 * @param halfway from the halfway scoring (MH2)
 * @param end from the final scoring (ME2)
 * @param ballast the gold paid for ballast (MT5)
 * @param gold the gold left in the end
 * @param space the space of the foremost camel
 * @param cards the number of cards paid
 * @param leapt the number of spaces skipped for free (MT2)
 */
public record GoldAccount(
    int seat,
    int start,
    int chests,
    int halfway,
    int end,
    int ballast,
    int gold,
    int space,
    int cards,
    int leapt) {

  /** An account with its player's rank, from 1; equal ones share it. */
  public record Rank(int rank, GoldAccount account) {}

  /** The accounts by rank: by gold, then by the nearness to Dadu (ME3). */
  public static List<Rank> ranking(List<GoldAccount> accounts) {
    Comparator<GoldAccount> order =
        Comparator.comparingInt(GoldAccount::gold).thenComparingInt(GoldAccount::space).reversed();
    return accounts.stream()
        .sorted(order)
        .map(account -> {
          long better =
              accounts.stream().filter(other -> order.compare(other, account) < 0).count();
          return new Rank((int) better + 1, account);
        })
        .toList();
  }

  /** The accounts of all players, the first player first. */
  public static List<GoldAccount> of(List<SeenMove> played, MarcoPoloState state) {
    List<Event> events = played.stream().flatMap(move -> move.events().stream()).toList();
    return state.perSeat(seat -> of(seat, events, state));
  }

  private static GoldAccount of(int seat, List<Event> events, MarcoPoloState state) {
    int chests = 0;
    int halfway = 0;
    int end = 0;
    int ballast = 0;
    int cards = 0;
    int leapt = 0;
    for (Event event : events) {
      switch (event) {
        case ChestOpened(int whose, int _, int gold) when whose == seat -> chests += gold;
        case CamelScored(int whose, int _, int space, int gold) when whose == seat -> {
          halfway += space <= Track.GANZHOU ? gold : 0;
          end += space > Track.GANZHOU ? gold : 0;
        }
        case BallastDropped(int whose) when whose == seat -> ballast++;
        case CardsPaid(int whose, var paid) when whose == seat -> cards += paid.size();
        case CamelMoved(int camel, int from, int to) when state.owner(camel) == seat ->
            leapt += to - from - 1;
        default -> {}
      }
    }
    int gold = state.gold(seat);
    int space = Collections.max(state.camelsOfSeat(seat).stream().map(state::space).toList());
    int start = gold - chests - halfway - end + ballast;
    return new GoldAccount(seat, start, chests, halfway, end, ballast, gold, space, cards, leapt);
  }
}
