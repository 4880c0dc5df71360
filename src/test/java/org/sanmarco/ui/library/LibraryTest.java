package org.sanmarco.ui.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import javafx.scene.Node;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.Measure;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.save.Autosave;
import org.sanmarco.save.GameName;
import org.sanmarco.save.OpenedGame;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.Window;
import org.sanmarco.words.Language;

/** The list of saved games. */
class LibraryTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  @Test
  void saysThatThereIsNothingYet() {
    openLibrary();
    assertThat(rows()).isEmpty();
    assertThat(window.isUsable("library-open")).isFalse();
    assertThat(window.isUsable("library-delete")).isFalse();
    Pictures.take(window, "library-empty");
    hand.push(KeyCode.ESCAPE);
    window.settle();
    assertThat(window.find("home")).isPresent();
  }

  @Test
  void listsGamesWithTheirBoardsTheNewestFirst() throws Exception {
    Table over = SampleGames.played(3, 1, Integer.MAX_VALUE);
    Table forTwo = SampleGames.played(2, 3, 120);
    Table underWay = SampleGames.played(4, 2, 140);
    Table kept = SampleGames.played(4, 6, 60);
    save("An evening in May", over, 3);
    save("Rain", underWay, 2);
    save("For two", forTwo, 1);
    damage(save("The long one", SampleGames.played(4, 4, 100), 4), "\"roles .*\"", "\"pass\"");
    damage(save("cut off", SampleGames.played(4, 5, 20), 5), "(?s)\"moves.*", "");
    keep(kept);
    openLibrary();
    Fx.until(() -> pictures() == 5);
    Pictures.take(window, "library");
    assertThat(rows())
        .extracting(row -> row.replaceFirst(", Nov .*?[AP]M", ""))
        .satisfiesExactly(
            row -> assertThat(row).startsWith(name(kept) + ", ").contains("Saved automatically"),
            row -> assertThat(row).isEqualTo("For two, " + progress(forTwo)),
            row -> assertThat(row).isEqualTo("Rain, " + progress(underWay)),
            row -> assertThat(row).isEqualTo("An evening in May, " + progress(over)),
            row ->
                assertThat(row)
                    .startsWith("The long one, ")
                    .contains("Can be opened up to move 20: move 21 (pass) is not legal: T1: "),
            row -> assertThat(row).startsWith("cut off, Can’t be opened: the file is cut off"));
    assertThat(window.text("library-where")).isEqualTo(folder.toString());
    hand.click("library-show");
    assertThat(window.shown).containsExactly(folder);
  }

  @Test
  void opensASavedGame() throws Exception {
    Table table = SampleGames.played(3, 1, 50);
    save("mine", table, 1);
    openLibrary();
    hand.click("library-open");
    window.settle();
    assertThat(playing().record().moves()).isEqualTo(table.record().moves());
  }

  @Test
  void listsAGameThatWasSavedElsewhere(@TempDir Path other) {
    window.open(SampleGames.played(3, 1, 50));
    window.chosen.add(other.resolve("on a stick.sanmarco"));
    hand.click("save-as");
    window.settle();
    Fx.run(() -> window.services().navigator().home());
    openLibrary();
    assertThat(names()).contains("on a stick");
  }

  @Test
  void nameThatAPersonGaveStays() {
    window.open(SampleGames.played(3, 1, 50));
    assertThat(window.stage().getTitle()).startsWith("San Marco – Anna, Bruno and Carla, Nov");
    window.chosen.add(folder.resolve("games").resolve("The rematch.sanmarco"));
    hand.click("save-as");
    window.settle();
    assertThat(window.stage().getTitle()).isEqualTo("San Marco – The rematch");
    Fx.run(() -> window.services().navigator().home());
    window.settle();
    assertThat(window.text("home-continue-what")).startsWith("San Marco: The rematch\n");
    openLibrary();
    Fx.until(() -> rows().stream().allMatch(row -> row.startsWith("The rematch, ")));
    hand.push(KeyCode.ENTER);
    window.settle();
    assertThat(window.stage().getTitle()).isEqualTo("San Marco – The rematch");
    assertThat(suggestion()).isEqualTo("The rematch");
  }

  @Test
  void gamesOfTheSamePlayersHaveDifferentNames() {
    window.open(SampleGames.played(3, 1, 50));
    String first = suggestion();
    window.clock = InstantSource.fixed(Window.NOW.plusSeconds(3600));
    window.open(SampleGames.played(3, 2, 50));
    String second = suggestion();
    assertThat(first).startsWith("Anna, Bruno and Carla, Nov").isNotEqualTo(second);
    assertThat(first.length()).isEqualTo(second.length());
  }

  private String suggestion() {
    return Fx.on(() -> window.services().savedGameActions().suggestion(playing().record()));
  }

  @Test
  void goesOnWithAKeptGameInItsOwnFile() throws Exception {
    Path kept = keep(SampleGames.played(3, 1, 50));
    openLibrary();
    assertThat(window.isUsable("library-rename")).isFalse();
    hand.push(KeyCode.ENTER);
    window.settle();
    assertThat(playing().size()).isEqualTo(50);
    assertThat(window.services().autosave().file()).contains(kept);
  }

  @Test
  void renamesASavedGame() throws Exception {
    Path file = save("mine", SampleGames.played(3, 1, 50), 1);
    save("taken", SampleGames.played(3, 2, 50), 2);
    openLibrary();
    hand.push(KeyCode.F2);
    hand.write("rename-name", "a/b").click("rename-do");
    window.settle();
    assertThat(window.text("rename-problem")).contains("can’t be named \"a/b\"");
    hand.write("rename-name", "taken").push(KeyCode.ENTER);
    window.settle();
    assertThat(window.text("rename-problem")).contains("\"taken\" already");
    Pictures.take(window, "library-rename");
    hand.write("rename-name", "ours").push(KeyCode.ENTER);
    window.settle();
    assertThat(window.services().dialogs().isOpen()).isFalse();
    assertThat(file).doesNotExist();
    assertThat(file.resolveSibling("ours.sanmarco")).exists();
    assertThat(names()).containsExactly("ours", "taken");
    assertThat(selected()).isEqualTo("ours");
  }

  @Test
  void duplicatesAGame() throws Exception {
    Table table = SampleGames.played(3, 1, 50);
    Path file = save("mine", table, 1);
    openLibrary();
    hand.click("library-duplicate");
    window.settle();
    assertThat(names()).containsExactlyInAnyOrder("mine", "mine 2");
    assertThat(selected()).isEqualTo("mine 2");
    assertThat(read(file.resolveSibling("mine 2.sanmarco")).record().moves())
        .isEqualTo(table.record().moves());
  }

  @Test
  void deletesGamesAndBringsThemBack() throws Exception {
    Path one = save("one", SampleGames.played(3, 1, 50), 1);
    Path two = save("two", SampleGames.played(3, 2, 50), 2);
    openLibrary();
    assertThat(window.find("library-undo")).isEmpty();
    hand.click("library-delete");
    window.settle();
    assertThat(one).doesNotExist();
    assertThat(window.text("library-deleted")).contains("one");
    assertThat(selected()).isEqualTo("two");
    Pictures.take(window, "library-deleted");
    focusList();
    hand.push(KeyCode.DELETE);
    window.settle();
    assertThat(rows()).isEmpty();
    hand.click("library-undo");
    window.settle();
    assertThat(two).exists();
    hand.push(KeyCode.CONTROL, KeyCode.Z);
    window.settle();
    assertThat(one).exists();
    assertThat(names()).containsExactly("one", "two");
    assertThat(window.find("library-undo")).isEmpty();
  }

  @Test
  void searchesByTheNamesOfGamesAndPlayers() throws Exception {
    save("Evening Şükrü", SampleGames.played(4, 1, 50), 1);
    save("Morning", SampleGames.played(3, 2, 50), 2);
    openLibrary();
    hand.write("library-search", "sukru");
    assertThat(names()).containsExactly("Evening Şükrü");
    hand.write("library-search", "dar");
    assertThat(names()).containsExactly("Evening Şükrü");
    hand.write("library-search", "ANNA morn");
    assertThat(names()).containsExactly("Morning");
    hand.write("library-search", "regátta");
    assertThat(rows()).isEmpty();
    assertThat(window.isUsable("library-open")).isFalse();
    Pictures.take(window, "library-none");
    hand.push(KeyCode.ESCAPE);
    assertThat(names()).containsExactly("Evening Şükrü", "Morning");
  }

  @Test
  void aDamagedGameGoesOnFromItsLastGoodMove() throws Exception {
    Path file = save("damaged", SampleGames.played(4, 4, 100), 1);
    damage(file, "\"roles .*\"", "\"pass\"");
    byte[] bytes = Files.readAllBytes(file);
    openLibrary();
    hand.click("library-open");
    window.settle();
    assertThat(window.text("dialog-text")).contains("move 21 (pass)", "T1: ", "up to move 20");
    Pictures.take(window, "library-damaged");
    hand.click("open-refused-playable");
    window.settle();
    assertThat(playing().size()).isEqualTo(20);
    assertThat(file).hasBinaryContent(bytes);
  }

  @Test
  void offersWhatWasInAFileBefore() throws Exception {
    Path file = save("mine", SampleGames.played(3, 1, 50), 2);
    save("mine", SampleGames.played(3, 1, 60), 1);
    Files.writeString(file, "{");
    openLibrary();
    hand.click("library-open");
    window.settle();
    Pictures.take(window, "library-backup");
    hand.click("open-refused-backup");
    window.settle();
    assertThat(playing().size()).isEqualTo(50);
    assertThat(file).hasContent("{");
  }

  @ParameterizedTest
  @CsvSource({"canal-grande, 'Round 1 · Turn '", "marco-polo, 'Turn '"})
  void eachGameSaysInItsOwnWordsHowFarItIs(String game, String progress) throws Exception {
    Table table = SampleGames.played(AnyTable.of(game, 2, 2, "", 1), 10);
    save("other", table, 1);
    openLibrary();
    Measure score = Coach.of(game).measures().getFirst();
    String scores =
        "other, Anna %d, Ben %d, "
            .formatted(score.of(table.position(), 1), score.of(table.position(), 2));
    Fx.until(() -> rows().stream().anyMatch(row -> row.contains(scores + progress)));
  }

  @Test
  void theOrderIsThatOfTheDatesShown() throws Exception {
    Path copied = save("copied today", SampleGames.played(3, 1, 50), 3);
    save("of yesterday", SampleGames.played(3, 2, 50), 2);
    Files.setLastModifiedTime(copied, FileTime.from(Window.NOW));
    openLibrary();
    assertThat(names()).containsExactly("of yesterday", "copied today");
    assertThat(selected()).as("what Enter opens").isEqualTo("of yesterday");
  }

  @Test
  void aSavedGameThatIsOpenElsewhereSaysSo() throws Exception {
    Table table = SampleGames.played(3, 1, 50);
    Path file = save("mine", table, 1);
    SavedGameStore store = window.services().savedGameStore();
    OpenedGame other = store.open(file);
    openLibrary();
    hand.click("library-open");
    window.settle();
    assertThat(window.text("dialog-title")).isEqualTo("This game is open in another window");
    hand.click("elsewhere-copy");
    window.settle();
    assertThat(playing().record().moves()).isEqualTo(table.record().moves());
    other.lock().close();
    goHome();
    Fx.run(() -> window.services().savedGameActions().open(file));
    window.settle();
    assertThat(playing().record().moves()).isEqualTo(table.record().moves());
    assertThatThrownBy(() -> store.open(file)).as("it is open here").hasMessageContaining("IN_USE");
    goHome();
    window.services().autosave().flush();
    store.open(file).lock().close();
  }

  private void goHome() {
    Fx.run(() -> window.services().navigator().home());
    window.settle();
  }

  @Test
  void aGameThatIsOpenElsewhereIsOpenedAsACopy() throws Exception {
    Table table = SampleGames.played(3, 1, 50);
    Path kept = keep(table);
    try (Autosave other = autosave()) {
      other.resume(kept);
      openLibrary();
      hand.click("library-delete");
      window.settle();
      assertThat(window.text("dialog-title")).isEqualTo("The game was not deleted");
      hand.click("dialog-on").click("library-open");
      window.settle();
      Pictures.take(window, "open-elsewhere");
      hand.click("elsewhere-cancel");
      assertThat(window.find("library")).isPresent();
      hand.click("library-open").click("elsewhere-copy");
      window.settle();
      window.services().autosave().flush();
      assertThat(playing().record().moves()).isEqualTo(table.record().moves());
      assertThat(window.services().autosave().file().orElseThrow()).isNotEqualTo(kept);
    }
  }

  @Test
  void staysQuickWithManyGames() throws Exception {
    Path file = save("0", SampleGames.played(4, 1, 300), 1);
    for (int i = 1; i < 200; i++) {
      Files.copy(file, file.resolveSibling(i + ".sanmarco"));
    }
    openLibrary();
    assertThat(rows()).as("only what can be seen has a row").hasSizeBetween(5, 10);
    assertThat(selected()).as("what was chosen stays so").isEqualTo(names().getFirst());
    focusList();
    hand.push(KeyCode.END);
    Fx.until(() -> pictures() == rows().size());
    assertThat(names()).hasSize(200);
  }

  /** Such as {@code Anna 12, Bruno 7, Carla 9, Round 2 of 3 · Turn 4}. */
  private static String progress(Table table) {
    SanMarcoPosition position = (SanMarcoPosition) table.position();
    String prestige =
        IntStream.rangeClosed(1, position.seats())
            .mapToObj(seat -> table.seat(seat).name() + " " + position.prestige(seat) + ", ")
            .collect(Collectors.joining());
    return prestige + (table.isOver() ? "Finished" : progress(position));
  }

  private static String progress(SanMarcoPosition position) {
    return "Round " + position.round() + " of 3 · Turn " + position.turn();
  }

  private void openLibrary() {
    hand.click("home-library");
    window.settle();
  }

  private void focusList() {
    Fx.on(() -> {
      list().requestFocus();
      return list();
    });
  }

  private Path save(String name, Table table, int hoursAgo) throws Exception {
    Path games = Files.createDirectories(window.services().library().savedFolder());
    Path file = games.resolve(name + ".sanmarco");
    window.clock = InstantSource.fixed(Window.NOW.minus(Duration.ofHours(hoursAgo)));
    window.services().savedGameStore().save(file, table.record());
    window.clock = InstantSource.fixed(Window.NOW);
    Files.setLastModifiedTime(file, FileTime.from(Window.NOW.minus(Duration.ofHours(hoursAgo))));
    return file;
  }

  private static void damage(Path file, String good, String bad) throws IOException {
    FileTime time = Files.getLastModifiedTime(file);
    Files.writeString(file, Files.readString(file).replaceFirst(good, bad));
    Files.setLastModifiedTime(file, time);
  }

  private Path keep(Table table) throws IOException {
    try (Autosave other = autosave()) {
      other.begin(table.record(), null);
      other.flush();
      assertThat(other.trouble()).isEmpty();
      Path file = other.file().orElseThrow();
      Files.setLastModifiedTime(file, FileTime.from(Window.NOW));
      return file;
    }
  }

  /** The autosave of another window. */
  private Autosave autosave() {
    return new Autosave(
        window.services().library().autosaveFolder(),
        List::of,
        window.services().savedGameStore(),
        () -> {});
  }

  private Table playing() {
    return Fx.on(() -> window.table().orElseThrow());
  }

  private Table read(Path file) throws SaveException {
    return window.services().savedGameStore().read(file).table();
  }

  /** The visible rows' texts for a screen reader, from top to bottom. */
  private List<String> rows() {
    return Fx.on(() ->
        cells()
            .sorted(Comparator.comparingDouble(cell -> Fx.place(cell).getMinY()))
            .map(Node::getAccessibleText)
            .toList());
  }

  private static String name(Table table) {
    return GameName.of(
        table.occasion().begunAt(Window.NOW), table.seats(), Language.of(Locale.ENGLISH));
  }

  /** The names of all files that are listed. */
  private List<String> names() {
    return Fx.on(() -> list().getItems().stream().map(String::valueOf).toList());
  }

  private String selected() {
    return Fx.on(() -> String.valueOf(list().getSelectionModel().getSelectedItem()));
  }

  private long pictures() {
    return cells()
        .filter(cell ->
            cell.lookup(".image-view") instanceof ImageView board && board.getImage() != null)
        .count();
  }

  private Stream<ListCell<?>> cells() {
    return list().lookupAll(".list-cell").stream()
        .<ListCell<?>>map(ListCell.class::cast)
        .filter(cell -> !cell.isEmpty() && cell.isVisible());
  }

  private ListView<?> list() {
    return (ListView<?>) Fx.find(window.scene(), "#library-list");
  }
}
