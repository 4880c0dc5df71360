package org.sanmarco.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;

/** Written moves, of any game, as words and signs. */
class TokensTest {

  private static final Pattern VERB = Pattern.compile("go-on|[a-z]+", Pattern.CASE_INSENSITIVE);
  private static final Pattern WORD = Pattern.compile("[A-Za-z]+");

  @Test
  void wordsAreInCapitalsAndSignsStandForThemselves() {
    assertThat(all(new Tokens("take a1/b\t 2", "/"))).containsExactly("TAKE", "A1", "/", "B", "2");
  }

  @Test
  void onlyTheFirstWordMayHaveASignOfItsOwn() {
    assertThat(all(new Tokens(" Go-on go-on", "-", VERB, WORD)))
        .containsExactly("GO-ON", "GO", "-", "ON");
  }

  @Test
  void whatIsNoSignIsRefusedByItsNumber() {
    assertRefused("a;b", tokens -> {}, Refusal.of("", "no-such-sign", "U+003B"));
  }

  @Test
  void aNumberIsInItsBoundsAndHasNoLeadingZero() {
    assertThat(new Tokens("12", "").number(1, 12, "far")).isEqualTo(12);
    assertRefused("13", TokensTest::number, Refusal.of("", "far", "13", 1, 12));
    assertRefused("99999999999", TokensTest::number, Refusal.of("", "far", "99999999999", 1, 12));
    assertRefused("07", TokensTest::number, Refusal.of("", "no-number", "07"));
  }

  @Test
  void whatIsMissingOrTooMuchIsRefused() {
    assertRefused("", Tokens::next, Refusal.of("", "too-short"));
    assertRefused("a", tokens -> tokens.require("/"), Refusal.of("", "sign-missing", "/"));
    assertRefused("a", Tokens::requireEnd, Refusal.of("", "too-much", "A"));
  }

  private static void number(Tokens tokens) {
    tokens.number(1, 12, "far");
  }

  private static List<String> all(Tokens tokens) {
    List<String> all = new ArrayList<>();
    while (!tokens.atEnd()) {
      all.add(tokens.next());
    }
    return all;
  }

  private static void assertRefused(String written, Consumer<Tokens> reading, Refusal why) {
    assertThatThrownBy(() -> reading.accept(new Tokens(written, "/")))
        .isInstanceOfSatisfying(
            RefusedException.class, refused -> assertThat(refused.refusal()).isEqualTo(why));
  }
}
