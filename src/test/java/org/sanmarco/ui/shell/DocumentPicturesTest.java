package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.RandomPositions.at;
import static org.sanmarco.ui.testing.RandomPositions.reach;
import static org.sanmarco.ui.testing.RandomPositions.table;

import module java.base;

import javafx.scene.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.kernel.Actor;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Animation;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.PictureNotes;
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

  private static final Pattern PICTURE = Pattern.compile("\\]\\((?:docs/)?pictures/(.+?)\\.png\\)");

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  /** Opens a game, and waits until it is drawn: a hand at a table sees it first. */
  private void open(Table table) {
    window.open(table);
    Fx.awaitFrame(window.scene());
    window.awaitRest();
  }

  @Test
  void firstGame() {
    hand.click("home-first-san-marco");
    Pictures.takeForDocuments(window, "first-game");
  }

  @Test
  void book() {
    Fx.run(() -> window.services().navigator().rules("C5"));
    Pictures.takeForDocuments(window, "book");
  }

  @Test
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
  void theTableByDayAndByNight() {
    open(
        againstComputers(
            reach(
                3,
                at(Phase.CHOOSE, 2).and(position -> position.actor().equals(new Actor.Seat(1))))));
    hand.click("offer-3");
    Pictures.takeForDocuments(window, "table");
    Pictures.takeForDocumentsInTheDark(window, "night");
  }

  /** The same game with computers at all seats but the first. */
  private static Table againstComputers(Table table) {
    GameRecord record = table.record();
    List<String> names = List.of("Nane", "Orsola", "Dandolo");
    List<String> levels = List.of("easy", "medium", "hard");
    List<Seat> seats = new ArrayList<>(record.seats());
    for (int i = 1; i < seats.size(); i++) {
      seats.set(i, new Seat(names.get(i - 1), seats.get(i).colour(), levels.get(i - 1)));
    }
    return Table.replay(table.game(), record.setup(), seats, record.chanceSource(), record.moves())
        .table();
  }

  @Test
  void turn() throws IOException {
    List<String> shown = new ArrayList<>();
    Set<String> before = new HashSet<>();
    open(reach(3, at(Phase.CHOOSE, 2)));
    playTurn(() -> {
      List<String> now = Pictures.notes(window);
      now.stream().filter(line -> !before.contains(line)).forEach(shown::add);
      before.clear();
      before.addAll(now);
    });
    PictureNotes.check("turn", shown);
    if (Screens.ARE_WANTED) {
      record();
    }
  }

  /** Plays the turn of the moving picture. */
  private void playTurn(Runnable onStep) {
    onStep.run();
    hand.click("offer-1");
    onStep.run();
    hand.click("take-1");
    new Player(window, hand, 1)
        .playUntil(game -> {
          onStep.run();
          return !game.isAt(Phase.PLAY);
        });
  }

  private void record() throws IOException {
    open(reach(3, at(Phase.CHOOSE, 2)));
    Fx.run(() ->
        window
            .services()
            .preferences()
            .change(settings ->
                settings.with(Setting.ANIMATION, Animation.NORMAL).with(Setting.MOMENTS, false)));
    try (Recorder recorder = new Recorder(window)) {
      playTurn(() -> recorder.hold(8));
      byte[] picture = recorder.picture().bytes();
      assertThat(picture.length).as("bytes on the first screen of README").isLessThan(3_000_000);
      Screens.write(picture, "turn.png");
    }
  }

  @Test
  void dividing() {
    open(reach(3, at(Phase.DIVIDE, 2)));
    for (int card = 1; card <= 10; card++) {
      for (int click = 0; click <= card % 3; click++) {
        hand.click("card-" + card);
      }
    }
    Pictures.takeForDocuments(window, "dividing");
  }

  @Test
  void end() {
    open(reach(4, position -> position.phase() == Phase.OVER));
    Pictures.takeForDocuments(window, "end");
  }

  @Test
  void canalGrande() {
    open(
        againstComputers(
            reach(
                seed -> table(new CanalGrande(), 4, 1, seed),
                CanalGrandePosition.class,
                position ->
                    position.phase() == org.sanmarco.games.canalgrande.Phase.VOTE
                        && position.onTurn() == 1
                        && position.table(2).size() > 0
                        && position.legal().size() > 5)));
    hand.click("hand-1");
    Pictures.takeForDocuments(window, "canal-grande");
  }

  @Test
  void marcoPolo() {
    open(
        againstComputers(
            reach(
                seed -> table(new MarcoPolo(), 4, 1, seed),
                MarcoPoloPosition.class,
                position ->
                    position.phase() == org.sanmarco.games.marcopolo.Phase.MOVE
                        && position.onTurn() == 1
                        && position.turn() > 20)));
    Pictures.takeForDocuments(window, "marco-polo");
  }

  @Test
  void theDocumentsShowThesePicturesAndNoOthers() throws IOException {
    String made =
        text("src/test/java/org/sanmarco/ui/shell/DocumentPicturesTest.java")
            + text("src/test/java/org/sanmarco/ui/seats/PhonePicturesTest.java");
    Set<String> shown = new TreeSet<>();
    try (Stream<Path> documents = Files.walk(Path.of("docs"))) {
      Stream.concat(Stream.of(Path.of("README.md")), documents)
          .filter(file -> file.toString().endsWith(".md"))
          .flatMap(file -> PICTURE.matcher(text(file.toString())).results())
          .forEach(picture -> shown.add(picture.group(1)));
    }
    assertThat(shown).allSatisfy(name -> assertThat(made).contains('"' + name + '"'));
    try (Stream<Path> files = Files.list(Path.of("docs", "pictures"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              shown.stream().flatMap(name -> Stream.of(name + ".png", name + ".txt")).toList());
    }
  }

  private static String text(String file) {
    try {
      return Files.readString(Path.of(file));
    } catch (IOException missing) {
      throw new AssertionError(file, missing);
    }
  }
}
