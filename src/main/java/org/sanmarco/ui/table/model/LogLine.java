package org.sanmarco.ui.table.model;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.Pair;
import org.sanmarco.games.sanmarco.SanMarcoEvent;
import org.sanmarco.games.sanmarco.SanMarcoEvent.BridgeBuilt;
import org.sanmarco.games.sanmarco.SanMarcoEvent.BridgeSeized;
import org.sanmarco.games.sanmarco.SanMarcoEvent.CardGivenUp;
import org.sanmarco.games.sanmarco.SanMarcoEvent.CardPlayed;
import org.sanmarco.games.sanmarco.SanMarcoEvent.CardsDrawn;
import org.sanmarco.games.sanmarco.SanMarcoEvent.ColourOut;
import org.sanmarco.games.sanmarco.SanMarcoEvent.DieRolled;
import org.sanmarco.games.sanmarco.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.SanMarcoEvent.DogeMoved;
import org.sanmarco.games.sanmarco.SanMarcoEvent.ExileNamed;
import org.sanmarco.games.sanmarco.SanMarcoEvent.ExilePassed;
import org.sanmarco.games.sanmarco.SanMarcoEvent.GameEnded;
import org.sanmarco.games.sanmarco.SanMarcoEvent.NobleCrossed;
import org.sanmarco.games.sanmarco.SanMarcoEvent.NoblePlaced;
import org.sanmarco.games.sanmarco.SanMarcoEvent.NoblesReturned;
import org.sanmarco.games.sanmarco.SanMarcoEvent.OfferTaken;
import org.sanmarco.games.sanmarco.SanMarcoEvent.OffersMade;
import org.sanmarco.games.sanmarco.SanMarcoEvent.OffersTurnedUp;
import org.sanmarco.games.sanmarco.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.SanMarcoEvent.RolesGiven;
import org.sanmarco.games.sanmarco.SanMarcoEvent.RoundBegan;
import org.sanmarco.games.sanmarco.SanMarcoEvent.RoundEnded;
import org.sanmarco.games.sanmarco.SanMarcoEvent.TollPaid;
import org.sanmarco.games.sanmarco.SanMarcoEvent.TurnBegan;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Choice.OfBridge;
import org.sanmarco.ui.move.Choice.OfDistrict;
import org.sanmarco.ui.move.Choice.OfNoble;
import org.sanmarco.ui.move.Choice.OfPair;
import org.sanmarco.ui.move.Highlight;

/**
 * A line of the log.
 *
 * @param move the number of the move it tells of
 * @param seat whose doing it was, 0 for chance and for all
 * @param text the sentence
 * @param heading whether a part of the game begins with it
 * @param kinds what it is about
 * @param concerned the seats it is about
 * @param mention what it speaks of on the board
 */
public record LogLine(
    int move,
    int seat,
    String text,
    boolean heading,
    Set<Kind> kinds,
    Set<Integer> concerned,
    Highlight mention) {

  /** What a line may be about. */
  public enum Kind {
    /** Prestige. */
    SCORES,
    /** The doge and his tolls. */
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

  /** Copies the sets. */
  public LogLine {
    kinds = Set.copyOf(kinds);
    concerned = Set.copyOf(concerned);
  }

  /** A line for what happened, in a sentence. */
  public static LogLine of(
      int move, int seat, String text, boolean heading, List<? extends SanMarcoEvent> events) {
    Reading reading = new Reading();
    if (seat > 0) {
      reading.concerned.add(seat);
    }
    events.forEach(reading::read);
    return new LogLine(
        move,
        seat,
        text,
        heading,
        reading.kinds,
        reading.concerned,
        new Highlight(reading.places, reading.scored, reading.doge));
  }

  /**
   * Whether it is of a kind, about one of these seats, and has all these words in it, in large or
   * small letters.
   *
   * @param kind null for any
   * @param seats none for all
   */
  public boolean matches(@Nullable Kind kind, List<Integer> seats, String words) {
    return (kind == null || kinds.contains(kind))
        && (seats.isEmpty() || seats.stream().anyMatch(concerned::contains))
        && Arrays.stream(folded(words).strip().split("\\s+", -1)).allMatch(folded(text)::contains);
  }

  private static String folded(String text) {
    return text.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
  }

  /** What events are about. */
  private static final class Reading {
    final Set<Kind> kinds = EnumSet.noneOf(Kind.class);
    final Set<Integer> concerned = new HashSet<>();
    final Set<Integer> scored = new HashSet<>();
    final Set<Choice> places = new HashSet<>();
    boolean doge;

    void read(SanMarcoEvent event) {
      switch (event) {
        case DieRolled _ -> kinds.add(Kind.CHANCE);
        case NoblePlaced(int seat, District from, District to) -> {
          nobles(seat, to);
          if (from != null) {
            nobles(seat, from);
          }
        }
        case NobleCrossed(int seat, District from, District to) -> {
          nobles(seat, to);
          places.add(new OfBridge(Objects.requireNonNull(Pair.of(from, to)), seat));
        }
        case NoblesReturned(int seat, District district, int _) -> nobles(seat, district);
        case BridgeBuilt(int seat, Pair pair, District _) -> bridge(seat, pair);
        case BridgeSeized(int seat, int owner, Pair _, Pair to, District _) -> {
          concerned.add(owner);
          bridge(seat, to);
        }
        case RoundBegan _, TurnBegan _, RoundEnded _, GameEnded _ -> kinds.add(Kind.TURNS);
        case RolesGiven(List<Integer> seats) -> {
          kinds.add(Kind.TURNS);
          concerned.addAll(seats);
        }
        case ColourOut(int seat, int _) -> about(Kind.TURNS, seat);
        case CardsDrawn(int divider, var _, boolean _) -> {
          kinds.add(Kind.CHANCE);
          about(Kind.CARDS, divider);
        }
        case OffersMade(int divider, var _, boolean _) -> about(Kind.CARDS, divider);
        case OffersTurnedUp(int divider, var _) -> about(Kind.CARDS, divider);
        case OfferTaken(int seat, int divider, int _, var _, int _) -> {
          about(Kind.CARDS, seat);
          concerned.add(divider);
        }
        case CardPlayed(int seat, var _) -> about(Kind.CARDS, seat);
        case CardGivenUp(int seat, var _) -> about(Kind.CARDS, seat);
        case ExileNamed(int seat, District district, boolean _) -> {
          about(Kind.PIECES, seat);
          places.add(new OfDistrict(district));
        }
        case ExilePassed(int seat) -> about(Kind.PIECES, seat);
        case DogeMoved(int seat, District _, District to) -> {
          about(Kind.DOGE, seat);
          places.add(new OfDistrict(to));
          doge = true;
        }
        case TollPaid(int seat, int receiver, int _) -> {
          about(Kind.DOGE, seat);
          kinds.add(Kind.SCORES);
          scored.add(seat);
          if (receiver > 0) {
            concerned.add(receiver);
            scored.add(receiver);
          }
        }
        case DistrictScored(District district, var _) -> {
          kinds.add(Kind.SCORES);
          places.add(new OfDistrict(district));
        }
        case PrestigeScored(int seat, int _, var _, District district) -> {
          about(Kind.SCORES, seat);
          scored.add(seat);
          if (district != null) {
            places.add(new OfDistrict(district));
          }
        }
      }
    }

    private void about(Kind kind, int seat) {
      kinds.add(kind);
      concerned.add(seat);
    }

    private void nobles(int seat, District district) {
      about(Kind.PIECES, seat);
      places.add(new OfNoble(district, seat));
      places.add(new OfDistrict(district));
    }

    private void bridge(int seat, Pair pair) {
      about(Kind.PIECES, seat);
      places.add(new OfPair(pair));
      places.add(new OfBridge(pair, seat));
    }
  }
}
