package org.sanmarco.games.sanmarco.ui.model;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.BridgeBuilt;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.BridgeSeized;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.CardGivenUp;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.CardPlayed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.CardsDrawn;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.ColourOut;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DieRolled;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DogeMoved;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.ExileNamed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.ExilePassed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.GameEnded;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NobleCrossed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblePlaced;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblesReturned;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.OfferTaken;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.OffersMade;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.OffersTurnedUp;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RolesGiven;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundBegan;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundEnded;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TollPaid;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TurnBegan;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roles;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Traitor;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfBridge;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDistrict;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDoge;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfNoble;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPair;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.table.model.log.LogLine;
import org.sanmarco.ui.table.model.log.SortedLog;

/** San Marco's log: the crest and the subject of each line. */
public final class SanMarcoLog extends SortedLog<SanMarcoLog.Kind> {

  /** The subjects of a line. */
  public enum Kind {
    /** Prestige. */
    SCORES,
    /** The doge and the tolls. */
    DOGE,
    /** Cards and offers. */
    CARDS,
    /** Nobles and bridges. */
    PIECES,
    /** Dice, and cards as they come. */
    CHANCE,
    /** Rounds, turns and roles. */
    TURNS
  }

  /**
   * A log.
   *
   * @param texts puts events into words
   */
  public SanMarcoLog(Function<List<Event>, List<LogSentence>> texts) {
    super(Kind.values(), texts);
  }

  /** The dice that a seat rolls in a row in the set-up (S3). */
  @Override
  public int first(List<SeenMove> history) {
    int last = history.size();
    int seat = rolledFor(history.getLast());
    int first = last;
    while (seat > 0 && first > 1 && rolledFor(history.get(first - 2)) == seat) {
      first--;
    }
    return first;
  }

  private static int rolledFor(SeenMove played) {
    return played.by() instanceof Actor.Chance ? SetupDice.roller(played) : 0;
  }

  @Override
  public List<LogLine> lines(SeenMove played) {
    List<LogLine> lines = new ArrayList<>();
    int seat = doer(played);
    List<Event> events = new ArrayList<>();
    for (Event event : played.events()) {
      boolean heading = isBeginning(event);
      OptionalInt whose = whose((SanMarcoEvent) event, played);
      if (heading || whose.isPresent()) {
        add(lines, played, seat, events);
        events.clear();
        seat = whose.orElse(0);
      }
      if (heading) {
        add(lines, played, 0, List.of(event));
      } else {
        events.add(event);
      }
    }
    add(lines, played, seat, events);
    return lines;
  }

  /**
   * The seat that caused the move, 0 if a player gives out roles, since no colour does that (V1).
   */
  private static int doer(SeenMove played) {
    if (played.move() instanceof Roles) {
      return 0;
    }
    return played.by() instanceof Actor.Seat(int number) ? number : SetupDice.roller(played);
  }

  /** The crest for this event's line, if it differs from the previous line's. */
  private static OptionalInt whose(SanMarcoEvent event, SeenMove played) {
    return switch (event) {
      case CardsDrawn drawn -> OptionalInt.of(drawn.divider());
      case OffersTurnedUp offers -> OptionalInt.of(offers.divider());
      case OfferTaken taken -> OptionalInt.of(taken.seat());
      case ColourOut out -> OptionalInt.of(out.seat());
      case DistrictScored _ -> OptionalInt.of(0);
      // A traitor and the victim make one sentence.
      case NoblesReturned exiled when !(played.move() instanceof Traitor) ->
          OptionalInt.of(exiled.seat());
      default -> OptionalInt.empty();
    };
  }

  private void add(List<LogLine> lines, SeenMove played, int seat, List<Event> events) {
    for (LogSentence sentence : sentences(events)) {
      lines.add(line(played.number(), seat, sentence));
    }
  }

  private LogLine line(int move, int seat, LogSentence sentence) {
    Subjects<Kind> subjects = subjects(sentence.events());
    return line(move, seat, sentence, seat > 0 ? subjects.concerning(List.of(seat)) : subjects);
  }

  private static boolean isBeginning(Event event) {
    return event instanceof RoundBegan || event instanceof RoundEnded || event instanceof TurnBegan;
  }

  @Override
  protected void read(Event event, Subjects<Kind> on) {
    switch ((SanMarcoEvent) event) {
      case DieRolled _ -> on.about(Kind.CHANCE);
      case NoblePlaced(int seat, District from, District to) -> {
        nobles(on, seat, to);
        nobles(on, seat, from);
      }
      case NobleCrossed(int seat, District from, District to) -> {
        nobles(on, seat, to);
        on.at(new OfBridge(Objects.requireNonNull(Pair.of(from, to)), seat));
      }
      case NoblesReturned(int seat, District district, int _) -> nobles(on, seat, district);
      case BridgeBuilt(int seat, Pair pair, District _) -> bridge(on, seat, pair);
      case BridgeSeized(int seat, int owner, Pair _, Pair to, District _) ->
          bridge(on.concerning(List.of(owner)), seat, to);
      case RoundBegan _, TurnBegan _, RoundEnded _, GameEnded _ -> on.about(Kind.TURNS);
      case RolesGiven(List<Integer> seats) -> on.about(Kind.TURNS).concerning(seats);
      case ColourOut(int seat, int _) -> on.about(Kind.TURNS, seat);
      case CardsDrawn(int divider, var _, boolean _) ->
          on.about(Kind.CHANCE).about(Kind.CARDS, divider);
      case OffersMade(int divider, var _, boolean _) -> on.about(Kind.CARDS, divider);
      case OffersTurnedUp(int divider, var _) -> on.about(Kind.CARDS, divider);
      case OfferTaken(int seat, int divider, int _, var _, int _) ->
          on.about(Kind.CARDS, seat).concerning(List.of(divider));
      case CardPlayed(int seat, var _) -> on.about(Kind.CARDS, seat);
      case CardGivenUp(int seat, var _) -> on.about(Kind.CARDS, seat);
      case ExileNamed(int seat, District district, boolean _) ->
          on.about(Kind.PIECES, seat).at(new OfDistrict(district));
      case ExilePassed(int seat) -> on.about(Kind.PIECES, seat);
      case DogeMoved(int seat, District _, District to) ->
          on.about(Kind.DOGE, seat).at(new OfDistrict(to), new OfDoge());
      case TollPaid(int seat, int receiver, int _) -> {
        on.about(Kind.DOGE, seat).about(Kind.SCORES).scoring(seat);
        if (receiver > 0) {
          on.concerning(List.of(receiver)).scoring(receiver);
        }
      }
      case DistrictScored(District district, var _) ->
          on.about(Kind.SCORES).at(new OfDistrict(district));
      case PrestigeScored(int seat, int _, var _, District district) -> {
        on.about(Kind.SCORES, seat).scoring(seat);
        if (district != null) {
          on.at(new OfDistrict(district));
        }
      }
    }
  }

  private static void nobles(Subjects<Kind> on, int seat, @Nullable District district) {
    if (district != null) {
      on.about(Kind.PIECES, seat).at(new OfNoble(district, seat), new OfDistrict(district));
    }
  }

  private static void bridge(Subjects<Kind> on, int seat, Pair pair) {
    on.about(Kind.PIECES, seat).at(new OfPair(pair), new OfBridge(pair, seat));
  }
}
