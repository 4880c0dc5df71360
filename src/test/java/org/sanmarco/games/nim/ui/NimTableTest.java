package org.sanmarco.games.nim.ui;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.scene.AccessibleAction;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.games.nim.NimMove.Take;
import org.sanmarco.games.nim.NimView;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Animation;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.SeatMenu;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Guide;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.testing.FakeServices;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.FxExtension;
import org.sanmarco.words.Messages;

/** The parts that a fourth game adds to the plain table to have a board. */
@ExtendWith(FxExtension.class)
class NimTableTest {

  private final GameModel model =
      new LedModel(
          new Table(
              new Nim(),
              new Setup(Nim.ID, 2, Map.of()),
              List.of(new Seat("Anna", "red", ""), new Seat("Bruno", "blue", "")),
              3),
          new NimFlow(),
          () -> {},
          () -> Secrecy.COVER,
          () -> false,
          Guide.NONE);

  @Test
  void tokensAreTakenByAClickOnTheBoard(@TempDir Path folder) {
    while (!(model.prompt() instanceof Deciding)) {
      model.goOn();
    }
    FakeServices services = new FakeServices(folder);
    NimTable table = Fx.on(() -> table(services));
    Take take =
        model.decision().asked().legal().stream()
            .filter(Take.class::isInstance)
            .map(Take.class::cast)
            .findFirst()
            .orElseThrow();
    int heap = ((NimView) model.view()).heap();
    AtomicBoolean isSeen = new AtomicBoolean();
    Fx.run(() -> {
      services.preferences().change(settings -> settings.with(Setting.ANIMATION, Animation.NORMAL));
      Node token = table.board().lookup("#token-" + take.card());
      token.executeAccessibleAction(AccessibleAction.FIRE);
      table.show(() -> isSeen.set(true));
      assertThat(table.isPlaying()).isTrue();
      assertThat(table.board().above().getChildren()).hasSize(take.card());
    });
    Fx.until(isSeen::get);
    Fx.run(() -> {
      assertThat(table.board().lookupAll(".target")).hasSize(heap - take.card());
      assertThat(table.picture().lookupAll(".target")).hasSize(heap - take.card());
      assertThat(table.log().lines(model.history().getLast())).isNotEmpty();
      assertThat(table.endPage().root().getChildrenUnmodifiable()).isEmpty();
    });
  }

  private NimTable table(FakeServices services) {
    PanelContext context =
        new PanelContext(model, Messages.load(GameUi.TEXTS, Locale.ENGLISH), services);
    NimTable table = new NimTable(context);
    VBox page = new VBox(table.board(), table.tray(model.prompt()).root());
    context
        .players()
        .forEach(player ->
            page.getChildren().add(table.player(player, new SeatMenu(context, player)).root()));
    new Scene(page);
    table.attachTo(page);
    table.show(() -> {});
    return table;
  }
}
