package org.sanmarco.games.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Rated;
import org.sanmarco.coach.Advice;
import org.sanmarco.coach.Fact;
import org.sanmarco.coach.SaidNumbers;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Cards;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.Pair;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoEvent.OfferTaken;
import org.sanmarco.games.sanmarco.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.SanMarcoEvent.TollPaid;
import org.sanmarco.games.sanmarco.SanMarcoEvent.Why;
import org.sanmarco.games.sanmarco.SanMarcoMove;
import org.sanmarco.games.sanmarco.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.SanMarcoMove.Exile;
import org.sanmarco.games.sanmarco.SanMarcoMove.Place;
import org.sanmarco.games.sanmarco.SanMarcoMove.Take;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.Scoring;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Setup;
import org.sanmarco.words.Language;

/** Every number that advice says is true of the position, or of what happens when it is played. */
class AdviceFactsTest {

  private static final SanMarco GAME = new SanMarco();
  private static final SanMarcoCoach COACH = new SanMarcoCoach();

  /** For each number of players, following the advice and going other ways. */
  private static final int ADVISED = 90;

  private static final int EVERY = 3;
  private static final Budget THINKING = Budget.forIterations(7, 128);

  private static final List<SanMarcoVoice> VOICES =
      Language.TAGS.stream()
          .map(tag ->
              new SanMarcoVoice(
                  Locale.forLanguageTag(tag),
                  seat -> List.of("Anna", "Bruno", "Chiara", "Dario").get(seat - 1)))
          .toList();

  private final Bot bot = Bots.of(GAME).bot(BotLevel.HARD);
  private final Set<String> checked = new TreeSet<>();
  private int advised;
  private int compared;

  /** A move that was made, with the facts before and after it. */
  private record Made(
      SanMarcoPosition before,
      int seat,
      SanMarcoMove move,
      SanMarcoPosition after,
      List<Event> events) {

    static Made of(SanMarcoPosition position, SanMarcoMove move) {
      SanMarcoPosition after = position.copy();
      List<Event> events = new ArrayList<>();
      after.play(move, events::add);
      return new Made(position.copy(), position.active(), move, after, events);
    }
  }

  @Test
  void fiveHundredMovesDoWhatIsSaid() {
    for (int players : RandomWalks.PLAYERS) {
      for (boolean follows : new boolean[] {true, false}) {
        int least = advised + ADVISED;
        for (int seed = 1; advised < least; seed++) {
          play(players, new Random(seed), follows, least);
        }
      }
    }
    assertThat(advised).isGreaterThanOrEqualTo(500);
    assertThat(compared).isGreaterThan(200);
    assertThat(checked)
        .contains(
            "bridges",
            "card",
            "district",
            "district.same",
            "doge-card",
            "there",
            "loses",
            "next",
            "next.doge",
            "offer",
            "penalties",
            "penalty",
            "penalty.out",
            "prestige",
            "scored",
            "stays",
            "holds",
            "joins",
            "worse.penalty",
            "worse.prestige",
            "worse.standing");
  }

  private void play(int players, Random random, boolean follows, int enough) {
    SanMarcoPosition position = GAME.start(new Setup(SanMarco.ID, players, Map.of()));
    for (int decisions = 0; !position.isOver() && advised < enough; ) {
      boolean asked =
          position.actor() instanceof Actor.Seat && (follows || decisions++ % EVERY == 0);
      SanMarcoMove move = asked ? advise(position) : position.sample(random::nextInt);
      position.play(
          asked && !follows ? position.sample(random::nextInt) : move, EventListener.SILENT);
    }
  }

  /** Requests advice and checks every number. */
  private SanMarcoMove advise(SanMarcoPosition position) {
    advised++;
    SanMarcoView view = position.view(position.active());
    List<Rated> ranked = bot.rank(view, THINKING);
    SanMarcoMove best = (SanMarcoMove) ranked.getFirst().move();
    SanMarcoMove second = ranked.size() > 1 ? (SanMarcoMove) ranked.get(1).move() : null;
    Advice advice = Advice.of(COACH, view, best, second, false);
    Made made = Made.of(position, best);
    advice.facts().forEach(fact -> check(fact, made));
    advice
        .second()
        .flatMap(Advice.Second::worse)
        .ifPresent(fact ->
            compare(
                fact,
                made,
                Made.of(position, (SanMarcoMove) advice.second().orElseThrow().move())));
    for (SanMarcoVoice voice : VOICES) {
      AdviceWriter writer = new AdviceWriter(voice);
      SaidNumbers.check(
          advice,
          writer.words(view, advice),
          writer::say,
          AdviceFactsTest::numbers,
          Stream.concat(Stream.of(best), Stream.ofNullable(second))
              .map(move -> writer.sentence(view, move))
              .toList());
    }
    return best;
  }

  /** The numbers of a fact that are not seats, which are called by their names. */
  private static List<Integer> numbers(Fact fact) {
    boolean ofSeat = Set.of("loses", "next", "next.doge").contains(fact.key());
    return fact.arguments().stream()
        .skip(ofSeat ? 1 : 0)
        .flatMap(argument ->
            switch (argument) {
              case Integer number -> Stream.of(number);
              case Fact part -> numbers(part).stream();
              case List<?> shares -> shares.stream().map(share -> ((Share) share).points());
              default -> Stream.of();
            })
        .toList();
  }

  private void check(Fact fact, Made made) {
    checked.add(fact.key());
    SanMarcoPosition before = made.before();
    SanMarcoPosition after = made.after();
    int seat = made.seat();
    List<Object> said = fact.arguments();
    switch (fact.key()) {
      case "district", "district.same", "district.stays" -> place(fact, before, after, seat);
      case "loses" -> {
        District where = (District) said.get(3);
        assertThat(fact.number(1)).isEqualTo(before.nobles(where, fact.number(0)));
        assertThat(fact.number(2)).isEqualTo(after.nobles(where, fact.number(0)));
      }
      case "bridges" -> assertThat(said).containsExactly(bridges(after, seat), after.reserve(seat));
      case "joins" -> {
        District one = (District) said.getFirst();
        District other = (District) said.get(2);
        assertThat(after.owners(Objects.requireNonNull(Pair.of(one, other)))).contains(seat);
        assertThat(fact.number(1)).isEqualTo(after.nobles(one, seat));
        assertThat(fact.number(3)).isEqualTo(after.nobles(other, seat));
      }
      case "nothing" ->
          District.ALL.forEach(district ->
              assertThat(after.nobles(district, seat)).isEqualTo(before.nobles(district, seat)));
      case "scored" -> scored(shares(said.get(1)), made.events());
      case "paid" ->
          assertThat(fact.number(0))
              .isEqualTo(
                  sum(made.events(), one -> one instanceof TollPaid paid ? paid.points() : 0));
      case "prestige" ->
          assertThat(said).containsExactly(before.prestige(seat), after.prestige(seat));
      case "doge-card" -> assertThat(fact.number(1)).isEqualTo(bestOfDoge(after));
      case "next" -> {
        assertThat(fact.number(0)).isEqualTo(after.active());
        assertThat(ofNext(after)).isEqualTo(Integer.MIN_VALUE);
      }
      case "next.doge" -> {
        assertThat(fact.number(0)).isEqualTo(after.active());
        assertThat(fact.number(1)).isEqualTo(ofNext(after));
      }
      case "there" -> {
        District where = ((Exile) made.move()).district();
        int all = all(before).map(one -> before.nobles(where, one)).sum();
        int own = before.nobles(where, seat);
        assertThat(said).containsExactly(where, all - own, own);
      }
      case "penalties" ->
          shares(said.getFirst())
              .forEach(one -> assertThat(one.points()).isEqualTo(before.penalty(one.seat())));
      case "offer" -> offer(fact, made);
      case "holds" -> {
        Cards cards = taken(made).cards();
        assertThat(said).containsExactly(cards.actions().size(), cards.points());
      }
      case "penalty", "penalty.out" -> {
        assertThat(fact.number(0)).isEqualTo(before.penalty(seat));
        assertThat(fact.number(1)).isEqualTo(taken(made).penalty());
        assertThat(fact.number(1) >= 10).isEqualTo(fact.key().equals("penalty.out"));
      }
      case "card" -> {
        Fact part = (Fact) said.getFirst();
        District where = (District) part.arguments().getFirst();
        SanMarcoPosition played = Made.of(after, new Place(where, where, null)).after();
        place(part, after, played, seat);
      }
      case "stays" -> {
        Cards cards = before.offers(before.offering()).get(fact.number(0) - 1);
        assertThat(cards).isNotNull();
        assertThat(said.subList(1, 3)).containsExactly(cards.actions().size(), cards.points());
      }
      default -> throw new AssertionError("not checked: " + fact);
    }
  }

  private static void place(Fact fact, SanMarcoPosition before, SanMarcoPosition after, int seat) {
    District where = (District) fact.arguments().getFirst();
    int then = before.nobles(where, seat);
    int now = after.nobles(where, seat);
    int usual = Scoring.points(before, where).get(seat - 1);
    int points = Scoring.points(after, where).get(seat - 1);
    Fact rank = Fact.of("place." + rank(after, where, seat));
    assertThat(fact.arguments())
        .as(fact.key())
        .isEqualTo(
            switch (fact.key()) {
              case "district" -> List.of(where, then, now, rank, points, usual);
              case "district.same" -> List.of(where, then, now, rank, points);
              default -> List.of(where, now, rank, points, usual);
            });
  }

  private static String rank(SanMarcoPosition position, District where, int seat) {
    int own = position.nobles(where, seat);
    List<Integer> others =
        all(position)
            .filter(one -> one != seat)
            .mapToObj(one -> position.nobles(where, one))
            .toList();
    long ahead = others.stream().filter(one -> one > own).count();
    String shared = others.contains(own) ? ".shared" : "";
    return own == 0
        ? "none"
        : ahead == 0 ? "first" + shared : ahead == 1 ? "second" + shared : "lower";
  }

  private static void scored(List<Share> shares, List<Event> events) {
    List<PrestigeScored> scored =
        events.stream()
            .filter(PrestigeScored.class::isInstance)
            .map(PrestigeScored.class::cast)
            .filter(one -> one.why() == Why.DOGE)
            .toList();
    for (Share share : shares) {
      assertThat(share.points())
          .isEqualTo(
              scored.stream()
                  .filter(one -> one.seat() == share.seat())
                  .mapToInt(PrestigeScored::points)
                  .sum());
    }
    assertThat(shares.stream().mapToInt(Share::points).sum())
        .isEqualTo(scored.stream().mapToInt(PrestigeScored::points).sum());
  }

  private static void offer(Fact fact, Made made) {
    Cards cards = ((Divide) made.move()).offers().get(fact.number(0) - 1);
    assertThat(fact.number(1)).isEqualTo(cards.actions().size());
    assertThat(fact.number(2)).isEqualTo(cards.points());
    List<Share> totals = shares(fact.arguments().get(3));
    assertThat(totals).extracting(Share::seat).contains(made.seat());
    for (Share total : totals) {
      assertThat(total.points()).isEqualTo(made.before().penalty(total.seat()) + cards.points());
    }
  }

  private static List<Share> shares(Object argument) {
    return ((List<?>) argument).stream().map(Share.class::cast).toList();
  }

  private static OfferTaken taken(Made made) {
    return made.events().stream()
        .filter(OfferTaken.class::isInstance)
        .map(OfferTaken.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static int sum(List<Event> events, ToIntFunction<Event> number) {
    return events.stream().mapToInt(number).sum();
  }

  private static IntStream all(SanMarcoPosition position) {
    return IntStream.rangeClosed(1, position.seats());
  }

  /**
   * The most that the seat that acts gains by a doge card in hand; the least number if there is
   * none.
   */
  private static int bestOfDoge(SanMarcoPosition position) {
    int seat = position.active();
    return position.legal().stream()
        .filter(Doge.class::isInstance)
        .mapToInt(move -> ofDoge(Made.of(position, move).events(), seat))
        .max()
        .orElse(Integer.MIN_VALUE);
  }

  /** The gain of a seat from the doge's route and the scoring at its end. */
  private static int ofDoge(List<Event> events, int seat) {
    return sum(
        events,
        one ->
            switch (one) {
              case PrestigeScored scored when scored.why() == Why.DOGE && scored.seat() == seat ->
                  scored.points();
              case TollPaid paid when paid.seat() == seat -> -paid.points();
              case TollPaid paid when paid.receiver() == seat -> paid.points();
              default -> 0;
            });
  }

  /** The same for the next seat, with any offer that may be taken. */
  private static int ofNext(SanMarcoPosition position) {
    return position.phase() == Phase.PLAY
        ? bestOfDoge(position)
        : position.legal().stream()
            .filter(move -> offered((Take) move, position).count(Card.DOGE) > 0)
            .mapToInt(move -> bestOfDoge(Made.of(position, move).after()))
            .max()
            .orElse(Integer.MIN_VALUE);
  }

  private static Cards offered(Take take, SanMarcoPosition position) {
    Cards cards = position.offers(position.offering()).get(take.offer() - 1);
    return cards == null ? Cards.NONE : cards;
  }

  /** Why the second best move is worse: both numbers come true. */
  private void compare(Fact fact, Made best, Made second) {
    compared++;
    checked.add(fact.key());
    String name = fact.key().substring("worse.".length());
    assertThat(fact.number(0)).as(fact.key()).isEqualTo(count(name, second));
    assertThat(fact.number(1)).as(fact.key()).isEqualTo(count(name, best));
    boolean wanted =
        Set.of("prestige", "standing", "doge", "bridges", "cards", "foreign").contains(name);
    assertThat(fact.number(0) < fact.number(1)).as(fact.key()).isEqualTo(wanted);
  }

  private static int count(String name, Made made) {
    SanMarcoPosition before = made.before();
    SanMarcoPosition after = made.after();
    int seat = made.seat();
    IntStream rivals = all(before).filter(one -> before.player(one) != before.player(seat));
    return switch (name) {
      case "prestige" -> after.prestige(seat);
      case "given" -> rivals.map(one -> after.prestige(one) - before.prestige(one)).sum();
      case "standing" -> standing(after, seat);
      case "rival" -> rivals.map(one -> standing(after, one)).max().orElse(0);
      case "doge" ->
          made.move() instanceof Take && taken(made).cards().count(Card.DOGE) == 0
              ? 0
              : bestOfDoge(after);
      case "next" -> Math.max(0, ofNext(after));
      case "bridges" -> bridges(after, seat);
      case "penalty" -> taken(made).penalty();
      case "cards" -> taken(made).cards().actions().size();
      case "foreign" ->
          all(before)
              .filter(one -> one != seat)
              .map(one -> before.nobles(((Exile) made.move()).district(), one))
              .sum();
      case "own" -> before.nobles(((Exile) made.move()).district(), seat);
      case "left" -> before.penalty(seat) + most(((Divide) made.move()).offers(), Cards::points);
      case "most" -> most(((Divide) made.move()).offers(), cards -> cards.actions().size());
      default -> throw new AssertionError("not compared: " + name);
    };
  }

  private static int bridges(SanMarcoPosition position, int seat) {
    return (int) Pair.ALL.stream().filter(pair -> position.owners(pair).contains(seat)).count();
  }

  private static int most(List<Cards> offers, ToIntFunction<Cards> number) {
    return offers.stream().mapToInt(number).max().orElse(0);
  }

  private static int standing(SanMarcoPosition position, int seat) {
    return District.ALL.stream()
        .mapToInt(district -> Scoring.points(position, district).get(seat - 1))
        .sum();
  }
}
