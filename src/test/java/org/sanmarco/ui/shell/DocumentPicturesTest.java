package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.RandomPositions.at;
import static org.sanmarco.ui.testing.RandomPositions.reach;
import static org.sanmarco.ui.testing.RandomPositions.table;

import module java.base;

import javafx.scene.Node;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Animation;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.Player;
import org.sanmarco.ui.testing.Recorder;
import org.sanmarco.ui.testing.Screens;
import org.sanmarco.ui.testing.Window;

/**
 * The pictures in the documents: {@code mvn -Ppictures test} writes them into {@code
 * docs/pictures}, {@code mvn -Pfull verify} to the others.
 */
class DocumentPicturesTest {

  private static final Pattern PICTURE = Pattern.compile("pictures/([a-z-]+)\\.png");

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  @Test
  @Tag("pictures")
  void firstGame() {
    hand.click("home-first-san-marco");
    Pictures.takeForDocuments(window, "first-game");
  }

  @Test
  @Tag("pictures")
  void book() {
    Fx.run(() -> window.services().navigator().rules("C5"));
    Pictures.takeForDocuments(window, "book");
  }

  @Test
  @Tag("pictures")
  void newGame() {
    hand.click("home-new-san-marco");
    // The toy game is installed in the tests alone.
    Node toy = window.find("game-nim").orElseThrow();
    Fx.run(() -> {
      toy.setManaged(false);
      toy.setVisible(false);
    });
    Pictures.takeForDocuments(window, "new-game");
  }

  @Test
  @Tag("pictures")
  void theTableByDayAndByNight() {
    window.open(reach(3, at(Phase.CHOOSE, 2)));
    hand.click("offer-3");
    Pictures.takeForDocuments(window, "table");
    Pictures.takeForDocumentsInTheDark(window, "night");
  }

  @Test
  @Tag("pictures")
  void turn() throws IOException {
    window.open(reach(3, at(Phase.CHOOSE, 2)));
    Fx.run(() ->
        window
            .services()
            .preferences()
            .change(settings ->
                settings.with(Setting.ANIMATION, Animation.NORMAL).with(Setting.MOMENTS, false)));
    try (Recorder recorder = new Recorder(window)) {
      recorder.hold(8);
      hand.click("offer-1");
      recorder.hold(6);
      hand.click("take-1");
      Player player = new Player(window, hand, 1);
      player.playUntil(game -> {
        recorder.hold(14);
        return !game.isAt(Phase.PLAY);
      });
      byte[] picture = recorder.picture().bytes();
      assertThat(picture.length).as("bytes on the first screen of README").isLessThan(3_000_000);
      Screens.write(picture, "turn");
    }
  }

  @Test
  @Tag("pictures")
  void dividing() {
    window.open(reach(3, at(Phase.DIVIDE, 2)));
    for (int card = 1; card <= 10; card++) {
      for (int click = 0; click <= card % 3; click++) {
        hand.click("card-" + card);
      }
    }
    Pictures.takeForDocuments(window, "dividing");
  }

  @Test
  @Tag("pictures")
  void end() {
    window.open(reach(4, position -> position.phase() == Phase.OVER));
    Pictures.takeForDocuments(window, "end");
  }

  @Test
  @Tag("pictures")
  void canalGrande() {
    window.open(
        reach(
            seed -> table(new CanalGrande(), 4, 1, seed),
            CanalGrandePosition.class,
            position ->
                position.phase() == org.sanmarco.games.canalgrande.Phase.VOTE
                    && position.onTurn() == 1
                    && position.table(2).size() > 0
                    && position.legal().size() > 5));
    hand.click("hand-1");
    Pictures.takeForDocuments(window, "canal-grande");
  }

  @Test
  @Tag("pictures")
  void marcoPolo() {
    window.open(
        reach(
            seed -> table(new MarcoPolo(), 4, 1, seed),
            MarcoPoloPosition.class,
            position ->
                position.phase() == org.sanmarco.games.marcopolo.Phase.MOVE
                    && position.onTurn() == 1
                    && position.turn() > 20));
    Pictures.takeForDocuments(window, "marco-polo");
  }

  @Test
  void theDocumentsShowThesePicturesAndNoOthers() throws IOException {
    List<String> shown =
        Stream.of("README.md", "docs/guide.md")
            .map(DocumentPicturesTest::text)
            .flatMap(text -> PICTURE.matcher(text).results().map(MatchResult::group))
            .map(name -> name.substring(name.indexOf('/') + 1))
            .distinct()
            .toList();
    try (Stream<Path> files = Files.list(Path.of("docs", "pictures"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(shown);
    }
    String made =
        text("src/test/java/org/sanmarco/ui/shell/DocumentPicturesTest.java")
            + text("src/test/java/org/sanmarco/ui/seats/PhonesTest.java");
    assertThat(shown)
        .allSatisfy(name -> assertThat(made).contains('"' + name.replace(".png", "") + '"'));
  }

  private static String text(String file) {
    try {
      return Files.readString(Path.of(file));
    } catch (IOException missing) {
      throw new AssertionError(file, missing);
    }
  }
}
