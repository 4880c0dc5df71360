package org.sanmarco.games.marcopolo.ui.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.games.marcopolo.MarcoPoloEvent;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.BallastDropped;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelMoved;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelPutOnGanzhou;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelScored;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardDrawn;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardTaken;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardsPaid;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.DeckRenewed;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.GameEnded;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.HandDealt;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.MovingEnded;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.RowLaid;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.TurnBegan;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfCamel;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfSpace;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.ui.table.model.LogLine;
import org.sanmarco.ui.table.model.SortedLog;

/** Marco Polo's log: the crest and the subject of each line. */
public final class MarcoPoloLog extends SortedLog<MarcoPoloLog.Kind> {

  /** The subjects of a line. */
  public enum Kind {
    /** Steps, and camels that are put on Ganzhou. */
    STEPS,
    /** Gold that is won or paid. */
    GOLD,
    /** Cards that are dealt and taken. */
    CARDS,
    /** Turns. */
    TURNS
  }

  /**
   * A log.
   *
   * @param texts puts events into words
   */
  public MarcoPoloLog(Function<List<Event>, List<LogSentence>> texts) {
    super(Kind.values(), texts);
  }

  /** Turns without a step, one after the other (MT1). */
  @Override
  public int first(List<SeenMove> history) {
    int first = history.size();
    int turns = 0;
    for (int move = history.size(); move > 0 && isIdle(history.get(move - 1)); move--) {
      if (passes(history.get(move - 1))) {
        first = move;
        turns++;
      }
    }
    return turns > 1 ? first : history.size();
  }

  private static boolean isIdle(SeenMove played) {
    return passes(played)
        || played.events().stream()
            .allMatch(event ->
                event instanceof CardTaken
                    || event instanceof CardDrawn
                    || event instanceof DeckRenewed
                    || event instanceof RowLaid
                    || event instanceof TurnBegan);
  }

  private static boolean passes(SeenMove played) {
    return played.events().stream()
        .anyMatch(event -> event instanceof MovingEnded(int _, boolean passed) && passed);
  }

  @Override
  public List<LogLine> lines(SeenMove played) {
    List<LogLine> lines = new ArrayList<>();
    for (LogSentence sentence : sentences(played.events())) {
      List<MarcoPoloEvent> told =
          sentence.events().stream().map(MarcoPoloEvent.class::cast).toList();
      Set<Integer> concerned =
          told.stream()
              .map(MarcoPoloLog::seat)
              .filter(seat -> seat > 0)
              .collect(Collectors.toSet());
      lines.add(
          line(
              played.number(),
              concerned.size() == 1 ? concerned.iterator().next() : 0,
              sentence,
              kinds(told),
              concerned,
              new Highlight(places(told), concerned)));
    }
    return lines;
  }

  /** The seat that caused an event, 0 if none did. */
  private static int seat(MarcoPoloEvent event) {
    return switch (event) {
      case HandDealt(int seat, _) -> seat;
      case TurnBegan(_, int seat) -> seat;
      case CardsPaid(int seat, _) -> seat;
      case BallastDropped(int seat) -> seat;
      case ChestOpened(int seat, _, _) -> seat;
      case MovingEnded(int seat, _) -> seat;
      case CardTaken(int seat, _) -> seat;
      case CardDrawn(int seat, _) -> seat;
      case CamelScored(int seat, _, _, _) -> seat;
      case RowLaid _, CamelMoved _, CamelPutOnGanzhou _, DeckRenewed _, GameEnded _ -> 0;
    };
  }

  private static Set<Kind> kinds(List<MarcoPoloEvent> events) {
    return events.stream().map(MarcoPoloLog::kind).collect(Collectors.toSet());
  }

  private static Kind kind(MarcoPoloEvent event) {
    return switch (event) {
      case CamelMoved _, CamelPutOnGanzhou _, MovingEnded _, CardsPaid _ -> Kind.STEPS;
      case BallastDropped _, ChestOpened _, CamelScored _, GameEnded _ -> Kind.GOLD;
      case HandDealt _, RowLaid _, CardTaken _, CardDrawn _, DeckRenewed _ -> Kind.CARDS;
      case TurnBegan _ -> Kind.TURNS;
    };
  }

  private static Set<Choice> places(List<MarcoPoloEvent> events) {
    Set<Choice> places = new HashSet<>();
    for (MarcoPoloEvent event : events) {
      switch (event) {
        case CamelMoved(int camel, _, int to) -> {
          places.add(new OfSpace(to));
          places.add(new OfCamel(camel));
        }
        case ChestOpened(_, int space, _) -> places.add(new OfSpace(space));
        case CamelScored(_, int camel, int space, _) -> {
          places.add(new OfSpace(space));
          places.add(new OfCamel(camel));
        }
        case CamelPutOnGanzhou(int camel, int from) -> {
          places.add(new OfSpace(from));
          places.add(new OfCamel(camel));
        }
        default -> {}
      }
    }
    return places;
  }
}
