package org.sanmarco.ui.table.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.Seen.decision;
import static org.sanmarco.ui.testing.Seen.view;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfCard;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Table;
import org.sanmarco.ui.dividing.Division;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.Past;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.Clicker;

class LookingBackTest {

  private final List<GameRecord> kept = new ArrayList<>();

  @ParameterizedTest
  @CsvSource({"2, 7", "3, 1", "4, 4"})
  void everyPositionIsShownAsEverybodyCouldSeeIt(int players, long seed) {
    Table table = Clicker.table(players, seed);
    GameModel model = AnyTable.model(table, false, kept::add);
    new Clicker(model, seed).until(GameOver.class);
    for (int moves = table.size() - 1; moves >= 0; moves--) {
      model.lookAt(model.moves() - 1);
      SanMarcoView seen = (SanMarcoView) table.positionAfter(moves).view(0);
      assertThat(model.prompt()).isEqualTo(new Past(moves));
      assertThat(model.view().describe()).isEqualTo(seen.describe());
      assertThat(model.decision().choices()).isEmpty();
    }
    model.lookAt(-1);
    assertThat(model.moves()).isZero();
    model.lookAt(table.size());
    assertThat(model.prompt()).isInstanceOf(GameOver.class);
    assertThat(model.isPast()).isFalse();
  }

  @Test
  @RuleTest("T6")
  void aDividersSecretStaysHisWhileHeLooksBack() {
    Table table = Clicker.table(4, 11);
    GameModel model = AnyTable.model(table, false, kept::add);
    new Clicker(model, 11).until(Phase.DIVIDE);
    int divider = ((Deciding) model.prompt()).seat();
    decision(model).put(1, 2);
    decision(model).put(2, 1);
    int before = kept.size();
    model.lookAt(table.size() - 1);
    assertThat(decision(model).division()).isEmpty();
    assertThat(view(model).isHidden(divider)).isTrue();
    assertThat(view(model).drawn(divider).isEmpty()).isTrue();
    decision(model).put(3, 1);
    decision(model).divide();
    model.goOn();
    model.undo();
    assertThat(kept).as("nothing can be done in the past").hasSize(before);
    model.lookAt(table.size());
    assertThat(model.prompt()).isEqualTo(new Deciding(divider, Phase.DIVIDE));
    assertThat(decision(model).division().orElseThrow().place(1))
        .as("and nothing is lost")
        .isEqualTo(2);
    assertThat(decision(model).division().orElseThrow().place(3)).isEqualTo(Division.LEFT);
  }

  @Test
  void aMoveThatIsPutTogetherIsThereAgain() {
    Table table = Clicker.table(3, 1);
    GameModel model = AnyTable.model(table, false, kept::add);
    new Clicker(model, 1).until(Phase.PLAY);
    OfCard card = new OfCard(view(model).hand().list().getFirst());
    model.decision().click(card);
    model.lookAt(0);
    model.decision().click(card);
    assertThat(model.decision().chosen()).isEmpty();
    assertThat(model.decision().canGoBack()).isFalse();
    assertThat(model.canUndo()).isFalse();
    model.lookAt(Integer.MAX_VALUE);
    assertThat(model.decision().chosen()).containsExactly(card);
  }

  @Test
  void nobodyLooksBackBehindACurtain() {
    Table table = Clicker.table(4, 11);
    GameModel model = AnyTable.model(table, false, kept::add);
    assertThat(model.canLookBack()).as("there is nothing yet").isFalse();
    new Clicker(model, 11).until(Curtain.class);
    model.lookAt(0);
    assertThat(model.prompt()).isInstanceOf(Curtain.class);
  }

  @Test
  void aNewGameGoesOnFromThePast() {
    Table table = Clicker.table(3, 5);
    GameModel model = AnyTable.model(table, false, kept::add);
    new Clicker(model, 5).until(GameOver.class);
    GameRecord old = table.record();
    model.lookAt(60);
    Table other = model.continued(new Dealer(99));
    assertThat(other.record().moves()).isEqualTo(old.moves().subList(0, 60));
    assertThat(other.record().chanceSource()).isEqualTo(new Dealer(99));
    assertThat(other.setup()).isEqualTo(table.setup());
    assertThat(other.seats()).isEqualTo(table.seats());
    new Clicker(AnyTable.model(other, false, kept::add), 6).until(GameOver.class);
    assertThat(table.record()).as("the old game stays as it is").isEqualTo(old);
  }
}
