package org.sanmarco.games.canalgrande.ui.model;

import module java.base;

import org.sanmarco.coach.LogSentence;
import org.sanmarco.games.canalgrande.CanalGrandeEvent;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardPlayed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardStolen;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardsDrawn;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardsReturned;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.DeckShuffled;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.DistrictNamed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.GameEnded;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.HandDealt;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.OfferTaken;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.OffersMade;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RaiseDone;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RoundBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RoundEnded;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.SeatPassed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.SpyPlayed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.TraitorLapsed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.TraitorPlayed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.TurnBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.UnseenDrawn;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteLapsed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteWon;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Take;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfCard;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfHand;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.log.LogLine;
import org.sanmarco.ui.table.model.log.SortedLog;

/** Canal Grande's log: the crest and the subject of each line. */
public final class CanalGrandeLog extends SortedLog<CanalGrandeLog.Kind> {

  /** The subjects of a line. */
  public enum Kind {
    /** Votes, and what is won. */
    VOTES,
    /** Offers. */
    OFFERS,
    /** Cards that pass from hand to hand, or into a hand unseen. */
    HANDS,
    /** Cards as they are drawn. */
    CHANCE,
    /** Rounds and turns. */
    TURNS
  }

  /**
   * A log.
   *
   * @param texts puts events into words
   */
  public CanalGrandeLog(Function<List<Event>, List<LogSentence>> texts) {
    super(Kind.values(), texts);
  }

  @Override
  public List<LogLine> lines(SeenMove played) {
    List<LogLine> lines = new ArrayList<>();
    for (Event event : played.events()) {
      Subjects<Kind> subjects = subjects(List.of(event));
      for (LogSentence sentence : sentences(List.of(event))) {
        lines.add(line(played.number(), doer(event, subjects), sentence, subjects));
      }
    }
    return lines;
  }

  /** The seat that caused the event, 0 for all. */
  private static int doer(Event event, Subjects<Kind> subjects) {
    return switch (event) {
      case TurnBegan _, VoteWon _, RoundEnded _, RoundBegan _, GameEnded _, DeckShuffled _ -> 0;
      default -> subjects.concerned().getFirst();
    };
  }

  @Override
  protected void read(Event event, Subjects<Kind> subjects) {
    switch ((CanalGrandeEvent) event) {
      case TurnBegan began ->
          subjects.about(Kind.TURNS).concerning(List.of(began.divider(), began.chooser()));
      case RoundEnded _, RoundBegan _ -> subjects.about(Kind.TURNS);
      case GameEnded ended -> subjects.about(Kind.TURNS).concerning(ended.winners());
      case CardsDrawn drawn -> subjects.about(Kind.CHANCE, drawn.divider());
      case DeckShuffled _ -> subjects.about(Kind.CHANCE);
      case OffersMade made -> subjects.about(Kind.OFFERS, made.divider()).at(offer(1), offer(2));
      case OfferTaken taken -> subjects.about(Kind.OFFERS, taken.seat()).at(offer(taken.number()));
      case HandDealt dealt -> hands(subjects.about(Kind.HANDS), dealt.seat());
      case TraitorPlayed traitor ->
          hands(subjects.about(Kind.HANDS), traitor.seat(), traitor.victim());
      case TraitorLapsed lapsed -> hands(subjects.about(Kind.HANDS), lapsed.seat());
      case CardStolen stolen -> hands(subjects.about(Kind.HANDS), stolen.thief(), stolen.victim());
      case SpyPlayed spy -> hands(subjects.about(Kind.HANDS), spy.seat());
      case UnseenDrawn drawn -> hands(subjects.about(Kind.HANDS), drawn.seat());
      case VoteBegan began -> hands(subjects.about(Kind.VOTES), began.owner(), began.challenger());
      case VoteLapsed lapsed -> hands(subjects.about(Kind.VOTES), lapsed.owner());
      case DistrictNamed named ->
          subjects.about(Kind.VOTES, named.seat()).at(new OfCard(named.district()));
      case CardPlayed played ->
          subjects.about(Kind.VOTES, played.seat()).at(new OfCard(played.card()));
      case RaiseDone done -> hands(subjects.about(Kind.VOTES), done.seat());
      case SeatPassed passed -> hands(subjects.about(Kind.VOTES), passed.seat());
      case VoteWon won ->
          subjects.about(Kind.VOTES).concerning(won.winners()).at(new OfCard(won.district()));
      case CardsReturned returned -> hands(subjects.about(Kind.VOTES), returned.seat());
    }
    subjects.concerned().forEach(subjects::scoring);
  }

  private static void hands(Subjects<Kind> subjects, Integer... seats) {
    List<Integer> all = List.of(seats);
    subjects.concerning(all).at(all.stream().map(OfHand::new).toArray(Choice[]::new));
  }

  private static Choice offer(int number) {
    return new Choice.OfMove(new Take(number));
  }
}
