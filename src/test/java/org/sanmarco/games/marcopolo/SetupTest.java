package org.sanmarco.games.marcopolo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Option;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.kernel.Setup;

/** The set-up (MS) and its options. */
class SetupTest {

  private static final MarcoPolo GAME = new MarcoPolo();

  @Test
  @RuleTest("MS1")
  void threeToFivePlayersHaveOneCamelEachAndTwoHaveTwo() {
    assertThat(Setups.start(3).describe()).containsEntry("camels", List.of(1, 2, 3));
    assertThat(Setups.start(5).describe()).containsEntry("camels", List.of(1, 2, 3, 4, 5));
    assertThat(Setups.start(2).describe()).containsEntry("camels", List.of(1, 2, 1, 2));
    assertThat(GAME.players()).containsExactly(2, 3, 4, 5);
    assertThat(Setups.start(2).player(2)).isEqualTo(2);
    assertThat(Setups.start(4).seatsOfSide(4)).containsExactly(4);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  @RuleTest("MS2")
  void playersGetThreeGoldAndFiveCardsAndFiveAreOpen(int players) {
    MarcoPoloPosition position = Setups.start(players);
    for (int seat = 1; seat <= players; seat++) {
      assertThat(position.phase()).isEqualTo(Phase.DEAL);
      assertThat(position.actor()).isEqualTo(Actor.CHANCE);
      assertThat(position.handSize(seat)).isZero();
      assertThat(position.gold(seat)).isEqualTo(3);
      position.playRandom(bound -> bound / 2);
      assertThat(position.handSize(seat)).isEqualTo(5);
    }
    assertThat(position.phase()).isEqualTo(Phase.ROW);
    assertThat(position.turn()).isZero();
    position.playRandom(bound -> bound - 1);
    assertThat(position.row().size()).isEqualTo(5);
    assertThat(position.turn()).isEqualTo(1);
    assertThat(position.actor()).isEqualTo(new Actor.Seat(1));
  }

  @Test
  @RuleTest({"MS2", "MC2"})
  void cardsThatAreDealtAreFiveOfTheDeckAndTooManyToList() {
    MarcoPoloPosition position = Setups.start(3);
    assertThat(refusal(position::legal)).isEqualTo(Refusal.of("MS2", "draws-not-listed"));
    assertThat(refusal(position, "deal OIL.B")).isEqualTo(Refusal.of("MS2", "wrong-draw", 5));
    assertThat(refusal(position, "row OIL.B").code()).isEqualTo("not-due");
    play(position, "deal OIL.B OIL.B OIL.Y OIL.G OIL.R");
    assertThat(refusal(position, "deal OIL.B OIL.Y OIL.G OIL.R CAM.R"))
        .isEqualTo(Refusal.of("MC2", "not-in-deck"));
    play(position, "deal CAM.B CAM.B CAM.Y CAM.G CAM.R", "deal SIL.B SIL.B SIL.Y SIL.G SIL.R");
    assertThat(refusal(position::legal)).isEqualTo(Refusal.of("MS2", "draws-not-listed"));
    assertThat(refusal(position, "row OIL.Y")).isEqualTo(Refusal.of("MS2", "wrong-draw", 5));
    assertThat(refusal(position, "deal OIL.Y OIL.G OIL.R CAM.R CAM.V").rule()).isEqualTo("MS2");
  }

  @Test
  @RuleTest("MS3")
  void chestsLieOnTheirSpaces() {
    assertThat(String.valueOf(Setups.start(4).describe().get("chests")))
        .isEqualTo("{5=1, 11=1, 14=1, 20=1, 23=1, 26=2, 28=1}");
  }

  @Test
  @RuleTest({"MS4", "MT6"})
  void camelsStandClockwiseFromTheYoungestOnHormuz() {
    MarcoPoloPosition position = start(4, Map.of("leader", "3"));
    assertThat(position.describe())
        .containsEntry("spaces", List.of(2, 3, 0, 1))
        .containsEntry("been", List.of(List.of(2), List.of(3), List.of(0), List.of(1)))
        .containsEntry("leader", 3)
        .containsEntry("player", 3);
    while (position.turn() == 0) {
      position.playRandom(bound -> 0);
    }
    assertThat(position.actor()).isEqualTo(new Actor.Seat(3));
    assertThat(position.onTurn()).isEqualTo(3);
  }

  @Test
  @RuleTest({"MS4", "MT4"})
  void chestUnderAStartingCamelStays() {
    Scene scene = Scene.on("1:G1+2", 3).hand(1, "OIL.B");
    assertThat(scene.position.gold(2)).isEqualTo(3);
    assertThat(scene.position.chests()).contains(1);
    scene.at(2, 4).play("step OIL.B");
    assertThat(scene.position.gold(1)).isEqualTo(5);
    assertThat(scene.position.chests()).doesNotContain(1);
  }

  @Test
  @RuleTest("MV1")
  void twoPlayersPutTheirCamelsDownAlternately() {
    assertThat(start(2, Map.of()).describe()).containsEntry("spaces", List.of(0, 1, 2, 3));
    assertThat(start(2, Map.of("leader", "2")).describe())
        .containsEntry("spaces", List.of(1, 0, 3, 2));
  }

  @ParameterizedTest
  @CsvSource({
    "3, leader, 0, MS4 no-such-leader",
    "3, leader, 4, MS4 no-such-leader",
    "3, leader, x, MS4 no-such-leader",
    "3, colour, red, MS1 unknown-option",
    "3, variant, one, MV3 variant-of-two",
    "2, variant, all, MV3 no-such-variant",
    "2, variant, ONE, MV3 no-such-variant",
    "2, way, 5, MB5 unreadable-space",
    "2, way, 5:g1, MB5 unreadable-space",
    "2, way, 05:G1, MB5 unreadable-space",
    "2, way, 5:G1+3, MB5 unreadable-space",
    "2, way, 5:G1+0, MB5 unreadable-space",
    "2, way, '5:G1,', MB5 unreadable-space",
    "2, way, 0:G1, MB5 unreadable-space",
    "2, way, 30:G1, MB1 no-such-space",
    "2, way, '5:G1,5:G1', MB5 space-named-twice",
    "2, way, 5:G4, MB4 no-such-condition",
    "1, leader, 1, MS1 player-count",
    "6, leader, 1, MS1 player-count"
  })
  @RuleTest({"MS1", "MS4", "MB1", "MB4", "MB5", "MV3"})
  void aWrongSetUpIsRefused(int players, String option, String value, String refused) {
    Refusal refusal = refusal(() -> start(players, Map.of(option, value)));
    assertThat(refusal.rule() + " " + refusal.code()).isEqualTo(refused);
  }

  @Test
  void anotherGameIsRefused() {
    assertThat(refusal(() -> GAME.start(new Setup("go", 2, Map.of()))))
        .isEqualTo(Refusal.of("", "another-game", "go"));
  }

  @Test
  void theSetUpOfAGameHasAllItsValues() {
    for (Setup setup : Setups.ofGame(2)) {
      MarcoPoloPosition position = GAME.start(setup);
      assertThat(position.setup().options())
          .containsAllEntriesOf(Map.of("leader", setup.options().get("leader")));
      assertThat(GAME.start(position.setup())).isEqualTo(position);
      assertThat(position.setup().options().keySet())
          .containsExactlyInAnyOrderElementsOf(
              GAME.options(setup.players()).stream().map(Option::name).toList());
    }
  }

  @Test
  void theOptionsCanBeChosenAsTheyAreOffered() {
    assertThat(GAME.options(2))
        .extracting(Option::name)
        .containsExactly("leader", "variant", "way");
    assertThat(GAME.options(5)).extracting(Option::name).containsExactly("leader", "way");
    for (Option option : GAME.options(2)) {
      assertThat(start(2, Map.of(option.name(), option.standard()))).isEqualTo(start(2, Map.of()));
      option.values().forEach(value -> start(2, Map.of(option.name(), value)));
    }
    assertThat(GAME.id()).isEqualTo("marco-polo");
  }

  private static MarcoPoloPosition start(int players, Map<String, String> options) {
    return GAME.start(new Setup("marco-polo", players, options));
  }

  private static void play(MarcoPoloPosition position, String... moves) {
    for (String move : moves) {
      position.play(GAME.read(move), EventListener.SILENT);
    }
  }

  private static Refusal refusal(MarcoPoloPosition position, String move) {
    return Objects.requireNonNull(position.refusal(GAME.read(move)), move);
  }

  private static Refusal refusal(Runnable asked) {
    return catchThrowableOfType(RefusedException.class, asked::run).refusal();
  }
}
