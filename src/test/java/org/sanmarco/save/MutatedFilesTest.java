package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.sanmarco.rules.Refusal;
import org.sanmarco.table.Games;
import org.sanmarco.table.SampleGames;

/** Good files with bits turned, pieces cut out, doubled and put elsewhere: read, or refused. */
class MutatedFilesTest {

  private static final int FILES = 2_000;

  private final SavedGames games = new SavedGames(Games.installed());

  @Test
  void areReadOrRefusedInASentence() {
    Random random = new Random(1);
    int sound = 0;
    for (int i = 0; i < FILES; i++) {
      byte[] bytes =
          SaveWriter.file(
              SampleGames.played(2 + i % 3, i, random.nextInt(120)).record(), Instant.EPOCH);
      for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
        bytes = changed(bytes, random);
      }
      sound += isSound(bytes) ? 1 : 0;
    }
    assertThat(sound).as("most changes spoil a file, some don't").isBetween(1, FILES / 2);
  }

  private boolean isSound(byte[] bytes) {
    try {
      SavedGame game = games.read(bytes);
      assertThat(game.table().history()).hasSameSizeAs(game.table().record().moves());
      return true;
    } catch (SaveException refused) {
      assertThat(refused.refusal().reason()).isNotEqualTo(SaveRefusal.Reason.FAILURE);
      assertThat(SaveWords.in(Locale.ENGLISH).sentence(refused.refusal(), Refusal::code))
          .isNotBlank()
          .doesNotContain("\n", "\r");
      return false;
    }
  }

  private static byte[] changed(byte[] bytes, Random random) {
    if (bytes.length < 2) {
      return bytes;
    }
    int from = random.nextInt(bytes.length);
    int to = Math.min(bytes.length, from + 1 + random.nextInt(40));
    byte[] head = Arrays.copyOf(bytes, from);
    byte[] piece = Arrays.copyOfRange(bytes, from, to);
    byte[] tail = Arrays.copyOfRange(bytes, to, bytes.length);
    return switch (random.nextInt(6)) {
      case 0 -> {
        byte[] turned = bytes.clone();
        turned[from] ^= (byte) (1 << random.nextInt(8));
        yield turned;
      }
      case 1 -> head;
      case 2 -> joined(head, tail);
      case 3 -> joined(head, piece, piece, tail);
      case 4 -> joined(tail, piece, head);
      default -> {
        byte[] digits = bytes.clone();
        for (int i = from; i < to; i++) {
          if (digits[i] >= '0' && digits[i] <= '9') {
            digits[i] = (byte) ('0' + random.nextInt(10));
          }
        }
        yield digits;
      }
    };
  }

  private static byte[] joined(byte[]... pieces) {
    int length = Arrays.stream(pieces).mapToInt(piece -> piece.length).sum();
    byte[] joined = new byte[length];
    int at = 0;
    for (byte[] piece : pieces) {
      System.arraycopy(piece, 0, joined, at, piece.length);
      at += piece.length;
    }
    return joined;
  }
}
