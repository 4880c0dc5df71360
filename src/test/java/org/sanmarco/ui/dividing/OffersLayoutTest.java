package org.sanmarco.ui.dividing;

import module java.base;

import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.Sampled;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.kernel.Actor;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.table.Table;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.RandomPositions;
import org.sanmarco.ui.testing.Window;
import org.sanmarco.words.Language;

/** Drawn cards and offers are never covered or cut, in any window and language. */
class OffersLayoutTest {

  private static final List<Dimension2D> SIZES =
      List.of(new Dimension2D(1024, 700), new Dimension2D(1280, 800), new Dimension2D(1920, 1080));
  private static final double ROUNDING = 1.5;

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  /** A table at which offers are made or chosen. */
  record Stage(String name, boolean divides, Supplier<Table> table) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Stage> stages() {
    return Stream.of(
        new Stage("dividing-in-two", true, () -> sanMarco(4, Phase.DIVIDE)),
        new Stage("dividing-in-three", true, () -> sanMarco(3, Phase.DIVIDE)),
        new Stage("choosing-of-two", false, () -> sanMarco(4, Phase.CHOOSE)),
        new Stage("choosing-of-three", false, () -> sanMarco(3, Phase.CHOOSE)),
        new Stage(
            "dividing-in-canal-grande",
            true,
            () -> canalGrande(2, org.sanmarco.games.canalgrande.Phase.DIVIDE)),
        new Stage(
            "choosing-in-canal-grande",
            false,
            () -> canalGrande(2, org.sanmarco.games.canalgrande.Phase.CHOOSE)),
        new Stage(
            "choosing-of-partners",
            false,
            () -> canalGrande(4, org.sanmarco.games.canalgrande.Phase.CHOOSE)));
  }

  private static Table sanMarco(int players, Phase phase) {
    return RandomPositions.reach(
        seed -> RandomPositions.table(new SanMarco(), players, 1, seed),
        SanMarcoPosition.class,
        position ->
            position.phase() == phase
                && position.round() >= 2
                && position.actor().equals(new Actor.Seat(1)));
  }

  private static Table canalGrande(int players, org.sanmarco.games.canalgrande.Phase phase) {
    return RandomPositions.reach(
        seed -> RandomPositions.table(new CanalGrande(), players, 1, seed),
        CanalGrandePosition.class,
        position -> position.phase() == phase && position.turn() >= 3 && position.onTurn() == 1);
  }

  @Sampled(4)
  @ParameterizedTest
  @MethodSource("stages")
  void everythingCanBeReadInAllLanguages(Stage stage) {
    window.open(stage.table().get());
    SoftAssertions all = new SoftAssertions();
    for (int step = 0; step <= (stage.divides() ? 2 : 0); step++) {
      for (String language : Language.TAGS) {
        speak(language);
        if (step > 0) {
          divide(step);
        }
        if (language.equals("en")) {
          Pictures.takeSmall(window, "offers/" + stage + "-" + step);
          Pictures.take(window, "offers/" + stage + "-" + step);
        }
        for (Dimension2D size : SIZES) {
          all.assertThat(window.in(size, OffersLayoutTest::complaints))
              .as("%s, %s, %s, step %d", stage, language, size, step)
              .isEmpty();
        }
      }
    }
    all.assertAll();
  }

  /** Two cards in each other offer and the rest in the last, or all of them evenly. */
  private void divide(int how) {
    Fx.run(() -> {
      List<Node> cards = new ArrayList<>();
      for (int number = 1; number <= cardCount(); number++) {
        cards.add(Fx.find(window.scene(), "#card-" + number));
      }
      int offers = window.scene().getRoot().lookupAll(".offer-frame").size();
      for (int index = 0; index < cards.size(); index++) {
        int offer =
            how == 2
                ? index % offers + 1
                : index < 2 * (offers - 1) ? index % (offers - 1) + 1 : offers;
        PlayingCard card = (PlayingCard) cards.get(index);
        for (int tries = 0; tries < 4 && !isIn(card, offer); tries++) {
          card.executeAccessibleAction(javafx.scene.AccessibleAction.FIRE);
        }
      }
    });
  }

  private static boolean isIn(Node card, int offer) {
    for (Node up = card; up != null; up = up.getParent()) {
      if (("offer-" + offer).equals(up.getId())) {
        return true;
      }
    }
    return false;
  }

  private long cardCount() {
    return window.scene().getRoot().lookupAll(".offers-view .playing-card").size();
  }

  private void speak(String language) {
    Fx.run(
        () -> window.services().preferences().change(now -> now.with(Setting.LANGUAGE, language)));
    window.settle();
  }

  /** The faults of the offers on the page. */
  private static List<String> complaints(Parent root) {
    List<String> wrong = new ArrayList<>();
    Map<Node, Bounds> seen = new HashMap<>();
    List<Long> widths = new ArrayList<>();
    List<Node> frames = new ArrayList<>(root.lookupAll(".offer-frame"));
    frames.addAll(root.lookupAll(".offer-drawn"));
    for (Node frame : frames) {
      if (!Fx.isShown(frame)) {
        continue;
      }
      Bounds around = Fx.place(frame);
      for (Node card : frame.lookupAll(".playing-card")) {
        Bounds place = Fx.place(card);
        widths.add(Math.round(place.getWidth()));
        if (!holds(around, place)) {
          wrong.add(card.getAccessibleText() + " sticks out of " + frame.getId());
        }
        seen.forEach((other, there) -> {
          if (overlap(place, there)) {
            wrong.add(card.getAccessibleText() + " covers " + other.getAccessibleText());
          }
        });
        seen.put(card, place);
      }
      for (Node node : frame.lookupAll(".label, .button")) {
        Labeled label = (Labeled) node;
        if (!Fx.isShown(label) || label.getText() == null || label.getText().isEmpty()) {
          continue;
        }
        String shown = label.lookup(".text") instanceof Text text ? text.getText() : "";
        if (!shown.replace("\n", " ").trim().startsWith(label.getText().substring(0, 1))
            || shown.endsWith(label.getEllipsisString())) {
          wrong.add("cut: " + label.getText() + " in " + frame.getId());
        }
        if (label.getText().equals("0")) {
          wrong.add("a number of no cards in " + frame.getId());
        }
        Bounds place = Fx.place(label);
        if (!holds(around, place)) {
          wrong.add("sticks out: " + label.getText() + " of " + frame.getId());
        }
        seen.forEach((other, there) -> {
          if (overlap(place, there)) {
            wrong.add(label.getText() + " covers " + label(other));
          }
        });
        seen.put(label, place);
      }
    }
    if (seen.isEmpty()) {
      wrong.add("there are no offers");
    }
    List<Long> sizes = widths.stream().distinct().toList();
    if (sizes.size() > 1) {
      wrong.add("cards of several sizes: " + sizes);
    }
    return wrong;
  }

  private static String label(Node node) {
    return node instanceof Labeled label ? label.getText() : node.getAccessibleText();
  }

  private static boolean holds(Bounds around, Bounds place) {
    return place.getMinX() >= around.getMinX() - ROUNDING
        && place.getMinY() >= around.getMinY() - ROUNDING
        && place.getMaxX() <= around.getMaxX() + ROUNDING
        && place.getMaxY() <= around.getMaxY() + ROUNDING;
  }

  private static boolean overlap(Bounds one, Bounds other) {
    return one.getMinX() < other.getMaxX() - ROUNDING
        && other.getMinX() < one.getMaxX() - ROUNDING
        && one.getMinY() < other.getMaxY() - ROUNDING
        && other.getMinY() < one.getMaxY() - ROUNDING;
  }
}
