package org.sanmarco.games.marcopolo.ui.model;

import module java.base;

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
import org.sanmarco.ui.table.model.log.LogLine;
import org.sanmarco.ui.table.model.log.SortedLog;

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
      Subjects<Kind> subjects = subjects(sentence.events());
      List<Integer> seats = subjects.concerned();
      int doer = seats.size() == 1 ? seats.getFirst() : 0;
      lines.add(line(played.number(), doer, sentence, subjects));
    }
    return lines;
  }

  @Override
  protected void read(Event event, Subjects<Kind> subjects) {
    switch ((MarcoPoloEvent) event) {
      case HandDealt(int seat, _) -> subjects.about(Kind.CARDS, seat);
      case TurnBegan(_, int seat) -> subjects.about(Kind.TURNS, seat);
      case CardsPaid(int seat, _) -> subjects.about(Kind.STEPS, seat);
      case MovingEnded(int seat, _) -> subjects.about(Kind.STEPS, seat);
      case CamelMoved(int camel, _, int to) ->
          subjects.about(Kind.STEPS).at(new OfSpace(to), new OfCamel(camel));
      case CamelPutOnGanzhou(int camel, int from) ->
          subjects.about(Kind.STEPS).at(new OfSpace(from), new OfCamel(camel));
      case BallastDropped(int seat) -> subjects.about(Kind.GOLD, seat);
      case ChestOpened(int seat, int space, _) ->
          subjects.about(Kind.GOLD, seat).at(new OfSpace(space));
      case CamelScored(int seat, int camel, int space, _) ->
          subjects.about(Kind.GOLD, seat).at(new OfSpace(space), new OfCamel(camel));
      case GameEnded _ -> subjects.about(Kind.GOLD);
      case CardTaken(int seat, _) -> subjects.about(Kind.CARDS, seat);
      case CardDrawn(int seat, _) -> subjects.about(Kind.CARDS, seat);
      case RowLaid _, DeckRenewed _ -> subjects.about(Kind.CARDS);
    }
    subjects.concerned().forEach(subjects::scoring);
  }
}
