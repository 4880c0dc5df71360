package org.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.rules.sanmarco.Card;
import org.sanmarco.rules.sanmarco.District;
import org.sanmarco.rules.sanmarco.Pair;
import org.sanmarco.rules.sanmarco.Phase;
import org.sanmarco.rules.sanmarco.SanMarcoEvent.Why;
import org.sanmarco.words.Template;

/** All texts, as they are written in the bundles. */
class TextsTest {

  @ParameterizedTest
  @ValueSource(strings = {"refusals", "hints", "narration"})
  void everyTextCanBeRead(String subject) {
    assertThat(Bundles.keys(subject))
        .allSatisfy(key -> assertThat(Template.read(Bundles.text(subject, key))).isNotNull());
  }

  @ParameterizedTest
  @ValueSource(strings = {"refusals", "hints", "narration", "terms"})
  void everyTextSaysSomethingOnOneLine(String subject) {
    assertThat(Bundles.keys(subject).map(key -> Bundles.text(subject, key)))
        .allSatisfy(text -> assertThat(text).isNotBlank().doesNotContain("\n", "''"));
  }

  @Test
  void allThatHasATermHasIt() {
    Terms terms = Terms.in(Locale.ENGLISH);
    assertThat(District.ALL).extracting(terms::district).doesNotHaveDuplicates();
    assertThat(Pair.ALL).extracting(terms::pair).contains("San Marco–Castello").hasSize(10);
    assertThat(Card.ALL).extracting(terms::card).doesNotHaveDuplicates();
    assertThat(Card.ALL).extracting(terms::use).allMatch(use -> use.endsWith("."));
    assertThat(Phase.values()).extracting(terms::phase).doesNotContain("");
    assertThat(Why.values()).extracting(terms::why).doesNotHaveDuplicates();
    assertThat(COLOURS).extracting(terms::colour).doesNotHaveDuplicates();
    assertThat(terms.colourOf("Anna", "red")).isEqualTo("Anna (red)");
    for (int count = 2; count <= 4; count++) {
      for (int index = 0; index < count; index++) {
        assertThat(terms.role(index, count)).matches("(first |second )?(divider|chooser)");
      }
    }
  }

  /** Terms are looked up by what they name, so each must name something. */
  @Test
  void noTermIsForNothing() {
    Set<String> named = new TreeSet<>(OTHERS);
    for (Card card : Card.ALL) {
      named.addAll(List.of("card." + card, "card." + card + ".kind", "card." + card + ".use"));
    }
    for (Phase phase : Phase.values()) {
      named.addAll(List.of("phase." + phase, "phase." + phase + ".due"));
    }
    District.ALL.forEach(district -> named.add("district." + district));
    Stream.of(Why.values()).forEach(why -> named.add("why." + why));
    COLOURS.forEach(colour -> named.add("colour." + colour));
    assertThat(new TreeSet<>(Bundles.keys("terms").toList())).isEqualTo(named);
  }

  private static final List<String> COLOURS =
      List.of("red", "blue", "yellow", "green", "white", "black");

  private static final Set<String> OTHERS =
      Set.of(
          "seat",
          "seat.of-two",
          "player",
          "chance",
          "nobody",
          "pair",
          "cards.several",
          "cards.between",
          "cards.none",
          "offer",
          "offers.between",
          "share",
          "role.2.1",
          "role.2.2",
          "role.3.1",
          "role.3.2",
          "role.3.3",
          "role.4.1",
          "role.4.2",
          "role.4.3",
          "role.4.4");
}
