package org.sanmarco.games.sanmarco;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.Board;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.notation.PackedCards;

/**
 * Sets up positions in the words of the rule book. What isn't given follows: reserves from the
 * nobles on the board, the deck from the cards in state, the roles so that the seat whose hand is
 * given is the last to play in its turn.
 */
final class Given {

  private final int players;
  private Board board = Board.STANDARD;
  private final int[][] nobles = new int[District.COUNT][SanMarcoMove.MOST_SEATS];
  private final List<int[]> bridges = new ArrayList<>();
  private int doge = -1;
  private int[] prestige = new int[SanMarcoMove.MOST_SEATS];
  private int[] penalty = new int[SanMarcoMove.MOST_SEATS];
  private int out;
  private int round = 1;
  private int turn = 1;
  private int leader;
  private int[] roles = new int[0];
  private final String[] drawn = new String[SanMarcoMove.MOST_SEATS + 1];
  private final String[] offers = new String[SanMarcoMove.MOST_SEATS + 1];
  private int active;
  private String hand = "";
  private @Nullable String deck;

  private Given(int players) {
    this.players = players;
  }

  /** Two players with two colours each. */
  static Given two() {
    return new Given(2);
  }

  static Given three() {
    return new Given(3);
  }

  static Given four() {
    return new Given(4);
  }

  Given board(String district, int most, int second) {
    board = board.with(District.valueOf(district), most, second);
    return this;
  }

  /** The number of nobles of each seat in a district, the first seat first. */
  Given nobles(String district, int... counts) {
    nobles[District.valueOf(district).ordinal()] = Arrays.copyOf(counts, SanMarcoMove.MOST_SEATS);
    return this;
  }

  Given bridge(String pair, int... owners) {
    for (int owner : owners) {
      bridges.add(new int[] {pair(pair).index(), owner - 1});
    }
    return this;
  }

  /** All twelve bridges, three for each of four seats, beside no pair in particular. */
  Given allBridges() {
    return bridge("CAN-CRO", 1, 2, 3)
        .bridge("CAN-CAS", 4)
        .bridge("CRO-DOR", 2, 4)
        .bridge("POL-DOR", 1, 3)
        .bridge("MAR-DOR", 4)
        .bridge("MAR-CAS", 1, 2, 3);
  }

  Given doge(String district) {
    doge = District.valueOf(district).ordinal();
    return this;
  }

  Given prestige(int... points) {
    prestige = Arrays.copyOf(points, SanMarcoMove.MOST_SEATS);
    return this;
  }

  Given penalty(int... points) {
    penalty = Arrays.copyOf(points, SanMarcoMove.MOST_SEATS);
    return this;
  }

  /** These colours are out of the round, so that this is its last turn. */
  Given out(int... seats) {
    for (int seat : seats) {
      out |= 1 << seat - 1;
    }
    return this;
  }

  Given round(int number) {
    round = number;
    return this;
  }

  Given turn(int number) {
    turn = number;
    return this;
  }

  /** The seat that leads, or of two players the one of them. */
  Given leader(int number) {
    leader = number;
    return this;
  }

  Given roles(int... seats) {
    roles = seats;
    return this;
  }

  /** A divider's cards, not divided yet. */
  Given drawn(int divider, String cards) {
    drawn[divider] = cards;
    return this;
  }

  /** A divider's offers with slashes between, one that is taken as a hyphen. */
  Given offers(int divider, String cards) {
    offers[divider] = cards;
    return this;
  }

  /** The seat is playing these action cards. */
  Given hand(int seat, String cards) {
    active = seat;
    hand = cards;
    return this;
  }

  Given deck(String cards) {
    deck = cards;
    return this;
  }

  /** Everything is on the table, and the seat whose hand it is plays. */
  Scene scene() {
    SanMarcoPosition position = new SanMarcoPosition(board, players, Math.max(0, leader - 1));
    position.round = round;
    position.turn = turn;
    position.in = position.all() & ~out;
    placePieces(position);
    for (int seat = 0; seat < position.seats(); seat++) {
      position.earn(seat, prestige[seat]);
      position.punish(seat, penalty[seat]);
    }
    giveRoles(position);
    dealCards(position);
    return new Scene(position);
  }

  /** The roles of the turn are due. */
  Scene rolesDue() {
    Scene scene = scene();
    SanMarcoPosition position = scene.position();
    position.phase = Phase.ROLES;
    position.roles = 0;
    position.roleCount = 0;
    position.step = 0;
    position.active = position.leader;
    return scene;
  }

  private void placePieces(SanMarcoPosition position) {
    for (int district = 0; district < District.COUNT; district++) {
      for (int seat = 0; seat < position.seats(); seat++) {
        position.add(district, seat, nobles[district][seat]);
        position.add(SanMarcoState.RESERVE, seat, -nobles[district][seat]);
      }
    }
    for (int[] bridge : bridges) {
      position.bridges |= SanMarcoState.bridge(bridge[0], bridge[1]);
      position.add(SanMarcoState.RESERVE, bridge[1], -1);
    }
    for (int seat = 1; seat <= position.seats(); seat++) {
      if (position.reserve(seat) > SanMarcoState.NOBLES) {
        throw new IllegalStateException("more than 25 nobles of seat " + seat);
      }
    }
    position.doge = doge;
  }

  private void giveRoles(SanMarcoPosition position) {
    int[] given = roles.length > 0 ? roles : rolesFor(position);
    for (int i = 0; i < given.length; i++) {
      position.roles |= given[i] - 1 << 2 * i;
    }
    position.roleCount = given.length;
    position.leader = leader > 0 ? leader - 1 : (given[0] - 1) % position.players;
    position.active = active > 0 ? active - 1 : given[0] - 1;
    position.step = takers(given).indexOf(position.active + 1);
  }

  /** Roles by which the seat that plays is the last to take an offer. */
  private int[] rolesFor(SanMarcoPosition position) {
    int last =
        active > 0 ? active : leader > 0 ? leader : SanMarcoState.seats(position.in).getFirst();
    List<Integer> others =
        new ArrayList<>(
            SanMarcoState.seats(position.in).stream().filter(seat -> seat != last).toList());
    if (others.size() < 3) {
      others.addFirst(last);
      if (players == 2 && others.size() == 3 && (others.get(2) - last) % 2 != 0) {
        others.add(1, others.removeLast());
      }
      return others.stream().mapToInt(Integer::intValue).toArray();
    }
    if (players == 2) {
      int other = last % 2 + 1;
      return new int[] {other, (last + 1) % 4 + 1, last, other + 2};
    }
    if (leader > 0 && leader != last) {
      others.removeIf(seat -> seat == leader);
      others.addFirst(leader);
    }
    return new int[] {others.get(0), others.get(1), last, others.get(2)};
  }

  private static List<Integer> takers(int... given) {
    int[] order =
        switch (given.length) {
          case 4 -> new int[] {1, 0, 3, 2};
          case 3 -> new int[] {1, 2, 0};
          default -> new int[] {1, 0};
        };
    return IntStream.of(order).mapToObj(i -> given[i]).toList();
  }

  private void dealCards(SanMarcoPosition position) {
    position.hand = cards(hand);
    long seen = position.hand;
    boolean divided = false;
    boolean drawing = false;
    for (int index = 0; index < position.dividerCount(); index++) {
      int divider = position.divider(index) + 1;
      String open = drawn[divider];
      if (open != null) {
        position.cards[index] = cards(open);
        seen += position.cards[index];
        drawing = true;
      }
      String made = offers[divider];
      if (made != null) {
        String[] each = made.split("/", -1);
        for (int i = 0; i < each.length; i++) {
          position.cards[SanMarcoState.offerAt(index, i)] = cards(each[i].replace("-", ""));
          seen += position.cards[SanMarcoState.offerAt(index, i)];
        }
        divided = true;
      }
    }
    position.phase =
        position.hand != 0
            ? Phase.PLAY
            : drawing ? Phase.DIVIDE : divided ? Phase.CHOOSE : Phase.DRAW;
    if (drawing) {
      position.active = position.divider(position.dividing());
      position.step = 0;
    } else if (position.phase == Phase.DRAW) {
      position.step = 0;
    }
    position.deck =
        deck != null ? cards(Objects.requireNonNull(deck)) : position.deck - seen - penalties();
  }

  /** Penalty cards that make up the points in front of the colours, some of each left over. */
  private long penalties() {
    int points = Arrays.stream(penalty).sum();
    long cards = 0;
    for (int most : new int[] {6, 4}) {
      for (int kind = 2; kind >= 0; kind--) {
        int count = Math.min(most, points / (kind + 1));
        points -= count * (kind + 1);
        cards += count * Cards.one(Card.ACTIONS + kind);
      }
    }
    return cards;
  }

  private static long cards(String codes) {
    return Cards.of(
            Arrays.stream(codes.trim().split(" +", -1))
                .filter(code -> !code.isEmpty())
                .flatMap(code -> PackedCards.read(code, Card.ALL).stream())
                .toList())
        .packed();
  }

  static Pair pair(String written) {
    String[] ends = written.split("-", -1);
    return Objects.requireNonNull(
        Pair.of(District.valueOf(ends[0]), District.valueOf(ends[1])), written);
  }
}
