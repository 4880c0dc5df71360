package org.sanmarco.games.sanmarco.ui.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.ui.Fonts;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.FxExtension;
import org.sanmarco.ui.testing.Screens;

@ExtendWith(FxExtension.class)
class CardViewTest {

  private static final CardNames NAMES = new CardNames(Locale.ENGLISH);

  private static final double[] WIDTHS = {150, 90, 64};

  @Test
  void allCardsInAllSizes() {
    Fx.run(() -> {
      Fonts.load();
      VBox rows = new VBox(16);
      rows.setPadding(new Insets(20));
      rows.setStyle("-fx-background-color: #23404a;");
      for (double width : WIDTHS) {
        FlowPane row = new FlowPane(10, 12);
        row.setPrefWrapLength(1300);
        Card.ALL.forEach(card -> row.getChildren().add(sized(new CardView(card, NAMES), width)));
        row.getChildren().add(sized(CardView.faceDown(false, NAMES), width));
        row.getChildren().add(sized(CardView.faceDown(true, NAMES), width));
        ((CardView) row.getChildren().get(2)).setChosen(true);
        row.getChildren().get(5).setDisable(true);
        rows.getChildren().add(row);
      }
      Scene scene = new Scene(rows);
      Theme.STANDARD.apply(scene);
      Screens.picture(scene, "cards");
      for (Node name : rows.lookupAll(".card-name")) {
        assertThat(name.getBoundsInParent().getWidth()).as(((Text) name).getText()).isLessThan(80);
      }
    });
  }

  @Test
  void everyCardHasAName() {
    Fx.run(() ->
        assertThat(Card.ALL)
            .allSatisfy(
                card -> assertThat(new CardView(card, NAMES).getAccessibleText()).isNotBlank())
            .extracting(NAMES::of)
            .doesNotHaveDuplicates());
  }

  @Test
  void keysPlayTheCardAndStatesAreToBeSeen() {
    Fx.run(() -> {
      AtomicInteger times = new AtomicInteger();
      CardView card = new CardView(Card.DOGE, NAMES);
      card.onAction(times::incrementAndGet);
      for (KeyCode key : new KeyCode[] {KeyCode.ENTER, KeyCode.SPACE, KeyCode.A}) {
        Event.fireEvent(
            card, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
      }
      card.setChosen(true);
      assertThat(times).hasValue(2);
      assertThat(card.getPseudoClassStates()).contains(PseudoClass.getPseudoClass("chosen"));
      assertThat(card.card()).isEqualTo(Card.DOGE);
      assertThat(CardView.faceDown(true, NAMES).card()).isNull();
    });
  }

  private static CardView sized(CardView card, double width) {
    card.setMinWidth(width);
    card.setPrefSize(width, Math.rint(width * CardPaper.HEIGHT / CardPaper.WIDTH));
    return card;
  }
}
