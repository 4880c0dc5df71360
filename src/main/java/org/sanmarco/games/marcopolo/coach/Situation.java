package org.sanmarco.games.marcopolo.coach;

import module java.base;

import org.sanmarco.coach.Phrase;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.kernel.Result;

/** The request of a position, before it is put into words. */
final class Situation {

  private static final int TWO = 2;

  private Situation() {}

  static Phrase of(MarcoPoloView view) {
    return switch (view.phase()) {
      case DEAL -> Phrase.of("deal", List.of("MS2"), dealtOrOnTurn(view));
      case ROW ->
          view.turn() == 0
              ? Phrase.of("row.first", List.of("MS2", "MC2"))
              : Phrase.of("row.next", List.of("MT7"));
      case MOVE -> move(view);
      case TAKE -> take(view);
      case CARD -> Phrase.of("card", List.of("MT7"), view.onTurn());
      case OVER -> over(Objects.requireNonNull(view.result()));
    };
  }

  /** The seat that is dealt its hand, afterwards the one whose turn it is. */
  static int dealtOrOnTurn(MarcoPoloView view) {
    return view.phase() == Phase.DEAL
        ? view.seatsWith(seat -> view.handSize(seat) == 0).getFirst()
        : view.onTurn();
  }

  private static Phrase move(MarcoPoloView view) {
    List<Integer> camels = view.movableCamels();
    if (view.seat() != view.onTurn()) {
      List<Cost> costs = costs(view, camels);
      return Phrase.of("move.others", rules(view, "MT1", "MT2"), costs, costs.size());
    }
    List<Integer> payable = steppers(view, camels);
    if (!payable.isEmpty()) {
      return Phrase.of("move.step", rules(view, "MT1", "MT2", "MT3"), costs(view, payable));
    }
    List<Integer> dropping = camels.stream().filter(view::mayDropBallast).toList();
    return dropping.isEmpty()
        ? Phrase.of("move.stuck", rules(view, "MT1", "MT7", "MT8"), costs(view, camels))
        : Phrase.of("move.ballast", rules(view, "MT5", "MT1"), costs(view, dropping));
  }

  /** Of these camels those that the cards of the acting seat's view can pay a step for. */
  private static List<Integer> steppers(MarcoPoloView view, List<Integer> camels) {
    long hand = view.hand(view.seat()).packed();
    return camels.stream()
        .filter(camel -> Payments.count(view.track().condition(view.nextSpaceOf(camel)), hand) > 0)
        .toList();
  }

  /** The price of the next step of each of these camels. */
  static List<Cost> costs(MarcoPoloState state, List<Integer> camels) {
    return camels.stream()
        .map(state::nextSpaceOf)
        .map(space -> new Cost(space, state.track().condition(space)))
        .distinct()
        .toList();
  }

  private static List<String> rules(MarcoPoloState state, String... rules) {
    List<String> all = new ArrayList<>(List.of(rules));
    if (state.seats() == TWO) {
      all.add(state.mayMoveBoth() ? "MV3" : "MV2");
    }
    return all;
  }

  private static Phrase take(MarcoPoloView view) {
    if (view.row().isEmpty()) {
      return Phrase.of("take.deck", List.of("MT7", "MC3"));
    }
    return view.deckSize() == 0 && view.discard().isEmpty()
        ? Phrase.of("take.row", List.of("MT7", "MC3"))
        : Phrase.of("take", List.of("MT7", "MK2"));
  }

  private static Phrase over(Result result) {
    int gold = result.scores().get(result.winners().getFirst() - 1);
    boolean isTied = Collections.frequency(result.scores(), gold) > 1;
    String key = result.winners().size() > 1 ? "over.shared" : isTied ? "over.nearest" : "over";
    return Phrase.of(key, List.of("ME3", "ME2", "ME1"), result.winners(), gold);
  }
}
