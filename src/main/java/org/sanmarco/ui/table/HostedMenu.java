package org.sanmarco.ui.table;

import module java.base;

import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.sanmarco.room.Signal;
import org.sanmarco.save.format.Program;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.log.Attendance;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.elsewhere.Absence;
import org.sanmarco.ui.elsewhere.Agreement;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.seats.OwnScreens;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt;

/**
 * The menu of a game with other screens: how they are connected, signals to the other players, and
 * what the players of a game elsewhere can do.
 */
final class HostedMenu {

  private final PanelContext context;
  private final Services services;
  private final OpenGame game;
  private final MenuButton menu;

  /** Leads to the page at which seats come and are taken back, at the screen that has it. */
  private final List<MenuItem> page;

  /** Says who runs the table of a game elsewhere. */
  private final MenuItem leader = new MenuItem();

  /** Stands in the place of seats that can be freed, while there are none. */
  private final MenuItem nobody;

  /** Stands in the place of signals, for those who only watch. */
  private final MenuItem watching;

  private final Drawn<List<Integer>> missed = new Drawn<>(this::drawMissed);

  /** The items for seats that can be freed. */
  private List<MenuItem> freeing = List.of();

  /** Fills the menu. */
  HostedMenu(PanelContext context, OpenGame game, MenuButton menu) {
    this.context = context;
    services = context.services();
    this.game = game;
    this.menu = menu;
    page =
        game.screens().stream()
            .flatMap(screens ->
                Stream.of(
                    Nodes.item("hosted-page", context.text("menu.screens"), screens::show),
                    new SeparatorMenuItem()))
            .toList();
    menu.getItems().addAll(page);
    for (Signal.Kind kind : Signal.Kind.GIVEN) {
      menu.getItems().add(item(kind));
    }
    watching = new MenuItem(context.text("visit.watching"));
    menu.getItems().add(watching);
    nobody = new MenuItem(context.text("visit.free.nobody"));
    nobody.setId("menu-free");
    if (game.isVisit()) {
      menu.getItems()
          .addAll(
              new SeparatorMenuItem(),
              Nodes.item("menu-terms", context.text("visit.terms"), this::tellTerms),
              Nodes.item("menu-absence", context.text("visit.absence"), this::openAbsence));
    }
    leader.setId("menu-leader");
    menu.getItems().add(leader);
  }

  /** Shows what can be done now. */
  void show(boolean isTelevision) {
    boolean hosts =
        game.remote().isPresent() || game.screens().filter(OwnScreens::isOpen).isPresent();
    Nodes.show(menu, hosts && !isTelevision);
    game.remote().filter(remote -> game.isVisit()).map(this::missed).ifPresent(missed::show);
    menu.getItems()
        .forEach(item -> {
          item.setDisable(item.equals(nobody) || item.equals(watching) || item.equals(leader));
          item.setVisible(page.contains(item) || item.equals(watching) != game.canSignal());
        });
    leader.setVisible(game.leader().isPresent());
    game.leader().ifPresent(table -> leader.setText(words(table)));
  }

  /** Says in a joined game whether the one who leads it can be reached. */
  void showConnection(RemoteGame.Connection connection) {
    boolean isReached = connection == RemoteGame.Connection.REACHED;
    boolean isVisit = game.visit().isPresent();
    String state =
        isReached ? "joined" : isSilent(game, connection) ? "visit.silent" : "joined.lost";
    menu.setText(context.text(state));
    String tip =
        isReached
            ? isVisit ? "visit.tip" : "joined.tip"
            : isSilent(game, connection)
                ? "visit.silent.tip"
                : isVisit ? "visit.lost.tip" : "joined.lost.tip";
    Buttons.explain(menu, context.text(tip));
    Nodes.show(menu, true);
  }

  /** Whether the server is reached, and no table leads a game elsewhere. */
  static boolean isSilent(OpenGame game, RemoteGame.Connection connection) {
    return game.visit().isPresent() && connection == RemoteGame.Connection.CLOSED;
  }

  /** A sentence about the owner of the table, and its version if that is not this program's. */
  private String words(Attendance.Table table) {
    String by =
        table.by().isEmpty()
            ? context.text("visit.by.window")
            : context.text("visit.by", table.by());
    return table.program().isEmpty() || table.program().equals(Program.version())
        ? by
        : by + " " + context.text("visit.version", table.program(), Program.version());
  }

  private MenuItem item(Signal.Kind kind) {
    return Nodes.item("signal-" + kind, OwnScreens.words(services, kind), () -> game.signal(kind));
  }

  /**
   * The seats of players that the others can free, one of each: that for which the game waits, or
   * any before it begins. The table knows best when.
   */
  private List<Integer> missed(RemoteGame remote) {
    GameModel model = context.model();
    IntPredicate isThere =
        seat ->
            seat > 0
                && !remote.isHere(seat)
                && !remote.people().free().contains(seat)
                && !model.seat(seat).isComputer();
    return switch (model.prompt()) {
      case Prompt.OtherScreen(int seat) when isThere.test(seat) -> List.of(seat);
      case Prompt.Joining _ when model.size() == 0 -> {
        Map<String, Integer> all = new LinkedHashMap<>();
        IntStream.rangeClosed(1, model.seats().size())
            .filter(isThere)
            .forEach(seat -> all.putIfAbsent(model.seat(seat).name(), seat));
        yield List.copyOf(all.values());
      }
      default -> List.of();
    };
  }

  private void drawMissed(List<Integer> seats) {
    menu.getItems().removeAll(freeing);
    freeing = seats.isEmpty() ? List.of(nobody) : seats.stream().map(this::freeItem).toList();
    menu.getItems().addAll(freeing);
  }

  private MenuItem freeItem(int seat) {
    String words = context.text("visit.free", context.name(seat));
    return Nodes.item("menu-free-" + seat, words, () -> askToFree(seat));
  }

  private void tellTerms() {
    game.terms().ifPresent(agreed -> Agreement.tell(services, agreed));
  }

  private void openAbsence() {
    game.remote().ifPresent(remote -> Absence.open(services, remote));
  }

  private void askToFree(int seat) {
    services.confirm(
        context.messages(),
        "visit.free",
        () -> game.remote().ifPresent(remote -> remote.free(seat)),
        context.name(seat));
  }
}
