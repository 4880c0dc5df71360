package org.sanmarco.games.sanmarco.recorded;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.recorded.RecordedGame;
import org.sanmarco.recorded.RecordedGames;
import org.sanmarco.recorded.UnreadableException;

/** The language of the recorded games: true sentences pass, false or unreadable ones fail. */
class SentencesTest {

  private static final RecordedGame GAME =
      new RecordedGame(RecordedGames.read(SanMarco.ID, "tie-for-first").table());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move 54 is doge CAS pay 1:1",
        "move 54 is doge cas pay 1 : 1",
        "move 54 may be doge CAN",
        "move 54 is refused by T8: place CAN",
        "move 160 is one of 6",
        "move 1 is one of roll 1, roll 2, roll 3, roll 4, roll 6, roll 5",
        "move 54 scores CAS 0 4 0 4",
        "move 54 changes nobles CAS by 0 0 0 0",
        "move 66 ends round 1 with penalty 15 2 8 11",
        "before move 54 hand DOG",
        "after move 54 doge CAS",
        "after move 54 bridges CAN-POL none",
        "at the start supply 12",
        "at the start deck TRA 12",
        "at the start board MAR 8 6",
        "at the start actor chance",
        "at the end result winners 1",
        "after move 160 phase over"
      })
  void trueSentencesPass(String sentence) {
    SanMarcoSentences.ALL.check(GAME, sentence);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move 54 is doge CAS pay 3:1",
        "move 161 is pass",
        "move 54 may be place CAN",
        "move 54 is refused by T8: doge CAN",
        "move 54 is refused by C1: place CAN",
        "move 160 is one of 5",
        "move 1 is one of roll 1, roll 2, roll 3, roll 4, roll 6",
        "move 1 is one of roll 1",
        "move 54 scores CAS 0 4 0",
        "move 54 scores CAS 4 0 0 4",
        "move 54 scores CAN 0 0 0 0",
        "move 54 changes nobles CAS by 0 0 0",
        "move 54 changes prestige by 0 0 0 0",
        "move 66 ends round 2 with penalty 15 2 8 11",
        "move 66 ends round 1 with penalty 15 2 8 1",
        "move 65 ends round 1 with penalty 15 2 8 11",
        "before move 54 hand DOG DOG",
        "before move 54 hand none",
        "after move 54 doge CAN",
        "after move 54 exile die 3",
        "after move 161 doge CAS",
        "before move 162 doge CAS",
        "after move 54 result winners 1",
        "at the end result winners 1 2"
      })
  void falseSentencesFail(String sentence) {
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> SanMarcoSentences.ALL.check(GAME, sentence));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "all is well",
        "Move 54 is doge CAS pay 1:1",
        "move 54 is doge CSA",
        "move 054 is doge CAS",
        "move 54 is one of keep,reroll",
        "move 54 is one of pass or exile CAN",
        "move 54 is refused by X9: doge CAN",
        "move 54 is refused by C8:doge CAN",
        "move 54 is refused: doge CAN",
        "move 54 scores CAS",
        "move 54 scores VEN 0 4 0 4",
        "move 54 scores CAS 0 4 0 4.",
        "move 54 scores CAS 0, 4, 0, 4",
        "move 54 changes nobles by 0 0 0 0",
        "move 54 changes prestige CAN by 0 0 0 0",
        "move 54 changes prestige by 1 4 -1 4",
        "move 66 ends round 4 with penalty 15 2 8 11",
        "after move 54 doge",
        "after move 54 doge ",
        "after move 54  doge CAS",
        "after move 54 bridges CAN-DOR none",
        "after move 54 bridges MAR-CAN none",
        "after move 54 nobles VEN 1 1 1 1",
        "at the end result prize 1",
        "after move 54 mood good",
        "at the end",
        "at the beginning supply 12",
        "after move 99999999999 doge CAS"
      })
  void otherTextIsUnreadable(String sentence) {
    assertThatExceptionOfType(UnreadableException.class)
        .isThrownBy(() -> SanMarcoSentences.ALL.check(GAME, sentence));
  }
}
