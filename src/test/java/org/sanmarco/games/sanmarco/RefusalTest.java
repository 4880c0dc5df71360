package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.RuleBook;

/** MoveGenerator moves are exactly those that are played; all others are refused by a rule. */
class RefusalTest {

  private static final int GAMES = 24;

  /** By their kinds, since there are thousands of some and a handful of others. */
  private final Map<String, List<SanMarcoMove>> universe =
      AnyMoves.moves().stream()
          .collect(
              Collectors.groupingBy(
                  move -> move.getClass().getName(), TreeMap::new, Collectors.toList()));

  private static final Set<String> RULES = RuleBook.ids();
  private static final SanMarco GAME = new SanMarco();

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void sensibleOrNotMovesAreLegalOrRefusedByARule(int players) {
    Set<String> reasons = new HashSet<>();
    for (int seed = 0; seed < GAMES; seed++) {
      Random random = new Random(seed);
      SanMarcoPosition position = RandomGamesTest.start(players, 1);
      while (!position.actor().equals(Actor.OVER)) {
        if (random.nextInt(50) == 0) {
          tryAll(position, someOfEachKind(random), reasons);
        }
        position.play(BiasedPlayer.ofGame(seed).move(position, random), EventListener.SILENT);
      }
      tryAll(position, someOfEachKind(random), reasons);
    }
    assertThat(reasons)
        .contains(
            "C2 supply-left",
            "C4 no-noble-of",
            "C9 can-not-afford",
            "C11 reserve-not-empty",
            "F2 game-over",
            "T4 wrong-draw",
            "T7 offer-not-there",
            "T8 not-in-hand",
            "T8 doge-must-be-played");
  }

  private List<SanMarcoMove> someOfEachKind(Random random) {
    List<SanMarcoMove> some = new ArrayList<>();
    for (List<SanMarcoMove> kind : universe.values()) {
      Stream<SanMarcoMove> any = random.ints(60, 0, kind.size()).mapToObj(kind::get);
      some.addAll(any.distinct().toList());
    }
    return some;
  }

  /** Moves that are legal elsewhere: in another phase, another game, with more or fewer players. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void movesOfOtherPositionsAreLegalOrRefusedByARule(int players) {
    List<SanMarcoMove> foreign = new ArrayList<>();
    for (int others = 2; others <= 4; others++) {
      walk(others, 7 + players, (position, move, random) -> foreign.add(move));
    }
    Set<String> reasons = new HashSet<>();
    Set<String> accepted = new HashSet<>();
    lookAround(
        players,
        (position, move, random) -> {
          List<SanMarcoMove> tried = new ArrayList<>(List.of(move));
          for (int i = 0; i < 100; i++) {
            tried.add(foreign.get(random.nextInt(foreign.size())));
          }
          if (tryAll(position, tried, reasons) > 1) {
            accepted.add(position.phase().toString());
          }
        });
    assertThat(reasons).contains("T8 not-due", "T4 not-due", "T5 not-the-cards-drawn");
    assertThat(accepted).as("some fit here as well").contains("play", "choose");
  }

  /** Moves that would be legal here except for a word or two. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void mutatedMovesAreLegalOrRefusedByARule(int players) {
    Set<String> reasons = new HashSet<>();
    lookAround(
        players,
        (position, move, random) -> {
          List<SanMarcoMove> mutated = new ArrayList<>();
          for (int i = 0; i < 100; i++) {
            try {
              mutated.add(GAME.read(mutated(move.toString(), random)));
            } catch (RefusedException refused) {
              assertThat(refused.refusal().code()).isNotEmpty();
            }
          }
          tryAll(position, mutated, reasons);
        });
    assertThat(reasons)
        .contains(
            "T4 wrong-draw",
            "T5 not-the-cards-drawn",
            "T7 offer-not-there",
            "T8 not-in-hand",
            "C1 no-own-bridge",
            "C4 no-noble-of");
  }

  private static final Pattern WORD = Pattern.compile("[A-Z]{3}|[0-9]+|[a-z-]+");
  private static final List<String> CODES = Card.ALL.stream().map(Card::toString).toList();
  private static final List<String> VERBS =
      List.of("place", "traitor", "exile", "doge", "bridge", "give-up", "from", "pay", "bank");

  /** A word or more give way to others of their kind, or are lost, or come twice. */
  private static String mutated(String move, Random random) {
    List<MatchResult> words = WORD.matcher(move).results().toList();
    int one = words.get(random.nextInt(words.size())).start();
    return WORD.matcher(move)
        .replaceAll(word ->
            word.start() == one || random.nextInt(8) == 0
                ? other(word.group(), random)
                : word.group());
  }

  private static String other(String word, Random random) {
    return switch (random.nextInt(8)) {
      case 0 -> "";
      case 1 -> word + " " + word;
      default ->
          Character.isUpperCase(word.charAt(0))
              ? CODES.get(random.nextInt(Card.ACTIONS))
              : Character.isDigit(word.charAt(0))
                  ? String.valueOf(random.nextInt(7))
                  : VERBS.get(random.nextInt(VERBS.size()));
    };
  }

  /**
   * Each move is played or refused as it should be, and what is refused changes nothing.
   *
   * @return how many were played
   */
  private static int tryAll(
      SanMarcoPosition position, List<SanMarcoMove> moves, Set<String> reasons) {
    SanMarcoPosition before = position.copy();
    Predicate<SanMarcoMove> legal = legalIn(position);
    int played = 0;
    for (SanMarcoMove move : moves) {
      Refusal refusal;
      try {
        refusal = position.refusal(move);
      } catch (RuntimeException | AssertionError broken) {
        throw new AssertionError(move + " in " + position, broken);
      }
      if (refusal == null != legal.test(move)) {
        fail("%s in %s: %s", move, position, refusal);
      }
      if (refusal == null) {
        position.copy().play(move, EventListener.SILENT);
        played++;
      } else {
        if (!RULES.contains(refusal.rule())) {
          fail("%s is refused by rule '%s': %s", move, refusal.rule(), refusal);
        }
        if (reasons.add(refusal.rule() + " " + refusal.code()) || move.hashCode() % 8 == 0) {
          refuses(position, move, refusal);
        }
      }
    }
    assertThat(position).isEqualTo(before);
    return played;
  }

  /**
   * The listed moves of a position; the rule where it lists nothing or only one of several orders.
   */
  private static Predicate<SanMarcoMove> legalIn(SanMarcoPosition position) {
    if (position.phase() == Phase.DRAW) {
      return move -> move instanceof SanMarcoMove.Draw draw && isDraw(position, draw.cards());
    }
    if (position.phase() == Phase.DIVIDE) {
      Set<List<Long>> divisions =
          position.legal().stream().map(RefusalTest::sorted).collect(Collectors.toSet());
      return move -> move instanceof SanMarcoMove.Divide && divisions.contains(sorted(move));
    }
    if (position.actor().equals(Actor.CHANCE) && position.phase() == Phase.ROLES) {
      return move -> move instanceof SanMarcoMove.Roles roles && areLots(position, roles.seats());
    }
    return new HashSet<>(position.legal())::contains;
  }

  /** T4, B6. */
  private static boolean isDraw(SanMarcoPosition position, Cards cards) {
    boolean three = position.roles().size() == 3;
    return cards.actions().size() == (three ? 6 : 5)
        && cards.penalties().size() == (three ? 4 : 3)
        && position.deck().contains(cards);
  }

  private static List<Long> sorted(SanMarcoMove divide) {
    return ((SanMarcoMove.Divide) divide).offers().stream().map(Cards::packed).sorted().toList();
  }

  /** T1, T2. */
  private static boolean areLots(SanMarcoPosition position, List<Integer> seats) {
    return seats.stream().sorted().toList().equals(position.describe().get("in"))
        && seats.getFirst() == position.leader();
  }

  private static void refuses(SanMarcoPosition position, SanMarcoMove move, Refusal refusal) {
    try {
      position.play(move, EventListener.SILENT);
    } catch (RefusedException refused) {
      if (!refused.refusal().equals(refusal)) {
        fail("%s in %s: %s, then %s", move, position, refusal, refused.refusal());
      }
      return;
    }
    fail("%s was played in %s", move, position);
  }

  private static final String LETTERS = "CANROPLMDSBITGEX0123456789 >/:-\t\u00e9\n";

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void garbledTextIsReadAsAMoveOrRefused(int players) {
    List<SanMarcoMove> read = new ArrayList<>();
    for (int seed = 0; seed < GAMES; seed++) {
      walk(
          players,
          seed,
          (position, move, random) -> {
            for (int i = 0; i < 4; i++) {
              String garbled = garbled(move.toString(), random);
              try {
                read.add(GAME.read(garbled));
                assertThat(GAME.read(read.getLast().toString())).isEqualTo(read.getLast());
              } catch (RefusedException refused) {
                assertThat(refused.refusal().code()).isNotEmpty();
              } catch (RuntimeException | AssertionError broken) {
                throw new AssertionError("'" + garbled + "'", broken);
              }
            }
          });
    }
    assertThat(read).hasSizeGreaterThan(100);
  }

  private static String garbled(String text, Random random) {
    StringBuilder garbled = new StringBuilder(text);
    for (int i = random.nextInt(3); i >= 0; i--) {
      int at = random.nextInt(garbled.length() + 1);
      char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
      switch (random.nextInt(4)) {
        case 0 -> garbled.insert(at, letter);
        case 1 -> garbled.delete(at, at + random.nextInt(4));
        case 2 -> garbled.insert(at, garbled.substring(at, Math.min(at + 4, garbled.length())));
        default -> garbled.replace(at, at + 1, String.valueOf(letter));
      }
    }
    return garbled.toString();
  }

  /** Looks at a position and the move that will be played there. */
  private interface Look {
    void at(SanMarcoPosition position, SanMarcoMove move, Random random);
  }

  /** Looks at every tenth position or so of a few games. */
  private static void lookAround(int players, Look look) {
    for (int seed = 0; seed < 10; seed++) {
      walk(
          players,
          seed,
          (position, move, random) -> {
            if (random.nextInt(10) == 0) {
              look.at(position, move, random);
            }
          });
    }
  }

  private static void walk(int players, int seed, Look look) {
    Random random = new Random(seed);
    SanMarcoPosition position = RandomGamesTest.start(players, 1);
    while (!position.actor().equals(Actor.OVER)) {
      SanMarcoMove move = BiasedPlayer.ofGame(seed).move(position, random);
      look.at(position, move, random);
      position.play(move, EventListener.SILENT);
    }
  }
}
