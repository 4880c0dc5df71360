package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.save.format.SaveException;

/** Files of games elsewhere grow by lines, and survive a kill. */
class NetworkGamesTest {

  @TempDir private Path home;

  private NetworkGames games() {
    return new NetworkGames(home);
  }

  private Path file(String id) {
    return home.resolve("network").resolve(id + ".txt");
  }

  @Test
  void linesAreAdded() throws SaveException {
    games().write("a1", List.of("one"));
    games().add("a1", "two");
    games().write("b2", List.of());
    games().add("b2", "three");
    assertThat(games().ids()).containsExactly("a1", "b2");
    assertThat(games().read("a1")).containsExactly("one", "two");
    assertThat(games().read("b2")).containsExactly("three");
  }

  @Test
  void aTornLineIsLeftOut() throws SaveException, IOException {
    games().write("a1", List.of("one"));
    Files.writeString(file("a1"), "tw", StandardOpenOption.APPEND);
    assertThat(games().read("a1")).containsExactly("one");
    games().add("a1", "three");
    assertThat(games().read("a1")).containsExactly("one", "three");
  }

  @Test
  void aDamagedByteSpoilsItsOwnLineOnly() throws SaveException, IOException {
    games().write("a1", List.of("one", "two"));
    byte[] bytes = Files.readAllBytes(file("a1"));
    bytes[bytes.length - 2] = (byte) 0xFF;
    Files.write(file("a1"), bytes);
    assertThat(games().read("a1")).hasSize(2).first().isEqualTo("one");
  }

  @Test
  void forgottenGamesAreDeleted() throws SaveException {
    games().write("a1", List.of("one"));
    games().forget("a1");
    games().forget("b2");
    assertThat(games().ids()).isEmpty();
    assertThat(games().read("a1")).isEmpty();
    assertThatThrownBy(() -> games().add("a1", "two")).isInstanceOf(SaveException.class);
  }

  @Test
  void nothingIsKeptAtFirst() {
    assertThat(games().ids()).isEmpty();
  }

  @Test
  void aFolderThatCannotBeMadeIsTold() throws IOException {
    Files.createFile(home.resolve("network"));
    assertThat(games().ids()).isEmpty();
    assertThatThrownBy(() -> games().write("a1", List.of())).isInstanceOf(SaveException.class);
    assertThatThrownBy(() -> games().forget("a1")).isInstanceOf(SaveException.class);
  }
}
