package org.sanmarco.games.canalgrande.ui.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
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
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.ui.table.model.LogLine;
import org.sanmarco.ui.table.model.SortedLog;

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
      CanalGrandeEvent told = (CanalGrandeEvent) event;
      Set<Integer> concerned = new TreeSet<>(concerned(told));
      int doer = doer(told);
      for (LogSentence sentence : sentences(List.of(event))) {
        lines.add(
            line(
                played.number(),
                doer,
                sentence,
                Set.of(kind(told)),
                concerned,
                new Highlight(places(told), concerned)));
      }
    }
    return lines;
  }

  /** The seat that caused the event, 0 for all. */
  private static int doer(CanalGrandeEvent event) {
    return switch (event) {
      case TurnBegan _, VoteWon _, RoundEnded _, RoundBegan _, GameEnded _, DeckShuffled _ -> 0;
      default -> concerned(event).getFirst();
    };
  }

  /** The seats an event concerns, the acting one first. */
  private static List<Integer> concerned(CanalGrandeEvent event) {
    return switch (event) {
      case HandDealt dealt -> List.of(dealt.seat());
      case TurnBegan began -> List.of(began.divider(), began.chooser());
      case CardsDrawn drawn -> List.of(drawn.divider());
      case OffersMade made -> List.of(made.divider());
      case OfferTaken taken -> List.of(taken.seat());
      case TraitorPlayed traitor -> List.of(traitor.seat(), traitor.victim());
      case TraitorLapsed lapsed -> List.of(lapsed.seat());
      case CardStolen stolen -> List.of(stolen.thief(), stolen.victim());
      case SpyPlayed spy -> List.of(spy.seat());
      case UnseenDrawn drawn -> List.of(drawn.seat());
      case VoteBegan began -> List.of(began.owner(), began.challenger());
      case VoteLapsed lapsed -> List.of(lapsed.owner());
      case DistrictNamed named -> List.of(named.seat());
      case CardPlayed card -> List.of(card.seat());
      case RaiseDone done -> List.of(done.seat());
      case SeatPassed passed -> List.of(passed.seat());
      case VoteWon won -> won.winners();
      case CardsReturned returned -> List.of(returned.seat());
      case GameEnded ended -> ended.winners();
      case RoundEnded _, RoundBegan _, DeckShuffled _ -> List.of();
    };
  }

  /** The parts of the table an event concerns, as the choices for clicking them. */
  private static Set<Choice> places(CanalGrandeEvent event) {
    return switch (event) {
      case OffersMade _ -> Set.of(offer(1), offer(2));
      case OfferTaken taken -> Set.of(offer(taken.number()));
      case DistrictNamed named -> Set.of(new OfCard(named.district()));
      case CardPlayed played -> Set.of(new OfCard(played.card()));
      case VoteWon won -> Set.of(new OfCard(won.district()));
      case TurnBegan _, CardsDrawn _, RoundEnded _, RoundBegan _, GameEnded _, DeckShuffled _ ->
          Set.of();
      default -> concerned(event).stream().map(OfHand::new).collect(Collectors.toSet());
    };
  }

  private static Choice offer(int number) {
    return new Choice.OfMove(new Take(number));
  }

  private static Kind kind(CanalGrandeEvent event) {
    return switch (event) {
      case TurnBegan _, RoundEnded _, RoundBegan _, GameEnded _ -> Kind.TURNS;
      case CardsDrawn _, DeckShuffled _ -> Kind.CHANCE;
      case OffersMade _, OfferTaken _ -> Kind.OFFERS;
      case HandDealt _, TraitorPlayed _, TraitorLapsed _, CardStolen _ -> Kind.HANDS;
      case SpyPlayed _, UnseenDrawn _ -> Kind.HANDS;
      case VoteBegan _, VoteLapsed _, DistrictNamed _, CardPlayed _, RaiseDone _ -> Kind.VOTES;
      case SeatPassed _, VoteWon _, CardsReturned _ -> Kind.VOTES;
    };
  }
}
