package org.sanmarco.ui.testing;

import static org.sanmarco.ui.testing.RandomPositions.at;
import static org.sanmarco.ui.testing.RandomPositions.dear;
import static org.sanmarco.ui.testing.RandomPositions.reach;
import static org.sanmarco.ui.testing.RandomPositions.table;

import module java.base;

import javafx.scene.input.KeyCode;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Position;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Table;

/** A walk through every screen of the program, with the main states of each game. */
public final class ScreenTour {

  /** Games are looked for once and then played on in all languages. */
  private static final Map<String, Table> GAMES = new ConcurrentHashMap<>();

  private final Window window;
  private final Hand hand;
  private final List<String> names;
  private final Consumer<String> visitor;
  private int opened;

  /**
   * A tour of a window that shows the start screen.
   *
   * @param names replace those of the players, each game's by the next ones; may be empty
   * @param visitor is called with the name of each screen once it is shown
   */
  public ScreenTour(Window window, List<String> names, Consumer<String> visitor) {
    this.window = window;
    this.hand = window.hand();
    this.names = names;
    this.visitor = visitor;
  }

  /** Visits all screens. */
  public void walk() {
    look("home");
    hand.push(KeyCode.F3);
    look("book");
    hand.push(KeyCode.ESCAPE).push(KeyCode.F5);
    look("summary");
    hand.push(KeyCode.ESCAPE).click("home-first-san-marco");
    look("first-game");
    Fx.on(() -> {
      window.services().navigator().home();
      return window;
    });
    hand.push(KeyCode.F10);
    look("settings");
    hand.click("settings-close").click("home-new-san-marco").click("players-2");
    look("new-game");
    hand.click("game-canal-grande").click("players-4");
    look("new-game-canal-grande");
    hand.click("game-marco-polo").click("players-5");
    look("new-game-marco-polo");
    open("start", () -> table(4, 1));
    look("setup-roll");
    open("lots", () -> reach(4, at(Phase.ROLES, 1)));
    look("lots");
    open("reroll", () -> reach(4, position -> position.phase() == Phase.SETUP_REROLL));
    look("setup-reroll");
    open("curtain", () -> reach(4, at(Phase.DIVIDE, 2)));
    look("curtain");
    hand.click("go-on").click("card-1").click("card-2").click("card-2");
    look("dividing-2");
    open("three", () -> reach(3, at(Phase.DIVIDE, 2)));
    hand.click("card-1");
    look("dividing-3");
    open("choosing", () -> reach(3, at(Phase.CHOOSE, 2)));
    hand.click("offer-3");
    look("choosing");
    playing();
    open("bonus", () -> reach(3, at(Phase.BONUS_EXILE, 1)));
    look("bonus-exile");
    hand.push(KeyCode.HOME);
    look("past");
    open("two", () -> reach(2, at(Phase.ROLES, 2)));
    hand.click("role-place-2");
    look("two-roles");
    open("end", () -> reach(4, position -> position.phase() == Phase.OVER));
    look("game-end");
    open("two-end", () -> reach(2, position -> position.phase() == Phase.OVER));
    look("two-game-end");
    hand.click("game-over-fame");
    look("fame");
    Fx.on(() -> {
      window.services().navigator().library();
      return window;
    });
    look("library");
    canalGrande();
    marcoPolo();
  }

  private void playing() {
    open("doge", () -> reach(4, at(Phase.PLAY, 2).and(RandomPositions::hasDearDoge)));
    choose(Card.DOGE);
    look("playing-doge");
    hand.click("other-routes").click("district-" + dear(position()));
    look("doge-payment");
    Predicate<SanMarcoPosition> bridge = position -> position.hand().count(Card.BRIDGE) > 0;
    Predicate<SanMarcoPosition> seizes = position -> position.supply() == 0;
    open("seize", () -> reach(4, at(Phase.PLAY, 2).and(bridge).and(seizes)));
    choose(Card.BRIDGE);
    look("playing-seize");
    open("exile", () -> reach(4, at(Phase.EXILE_REMOVE, 1)));
    look("exile-removal");
  }

  private void canalGrande() {
    for (String phase : List.of("divide", "choose", "vote", "rob", "over")) {
      lookAt(
          new CanalGrande(),
          phase,
          CanalGrandePosition.class,
          position -> position.phase().toString().equals(phase) && position.turn() >= 2);
    }
  }

  private void marcoPolo() {
    for (String phase : List.of("move", "take", "over")) {
      lookAt(
          new MarcoPolo(),
          phase,
          MarcoPoloPosition.class,
          position -> position.phase().toString().equals(phase) && position.turn() >= 9);
    }
  }

  /** Looks at a game of one person, at the first position of theirs, or the end, that fits. */
  private <P extends Position> void lookAt(
      Game game, String name, Class<P> kind, Predicate<P> fits) {
    String shown = game.id() + "-" + name;
    open(
        shown,
        () ->
            RandomPositions.reach(
                seed -> RandomPositions.table(game, 4, 1, seed),
                kind,
                fits.and(
                    position -> position.isOver() || position.actor().equals(new Actor.Seat(1)))));
    look(shown);
  }

  private void choose(Card card) {
    hand.click("hand-" + (position().hand().list().indexOf(card) + 1));
  }

  private SanMarcoPosition position() {
    return (SanMarcoPosition) Fx.on(() -> window.table().orElseThrow().position());
  }

  private void open(String name, Supplier<Table> reached) {
    Table game = GAMES.computeIfAbsent(name, once -> reached.get());
    window.open(renamed(game.continued(game.size(), new Dealer(1))));
  }

  /** The same game with the next names of the tour. */
  private Table renamed(Table table) {
    if (names.isEmpty()) {
      return table;
    }
    List<String> next =
        IntStream.range(0, names.size())
            .mapToObj(index -> names.get((opened + index) % names.size()))
            .toList();
    opened += table.seats().size();
    return RandomPositions.renamed(table, next);
  }

  private void look(String name) {
    window.settle();
    visitor.accept(name);
  }
}
