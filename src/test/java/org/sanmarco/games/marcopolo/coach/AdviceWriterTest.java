package org.sanmarco.games.marcopolo.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Level;
import org.sanmarco.kernel.Listener;
import org.sanmarco.kernel.Move;
import org.sanmarco.words.Language;

/** What is advised in games that follow the advice, and whether its numbers come true. */
class AdviceWriterTest {

  private static final int ADVISED = 400;
  private static final Pattern ON =
      Pattern.compile("takes you (\\d+) spaces? on for (?:(\\d+) cards?|1 gold instead)");
  private static final Pattern CHEST = Pattern.compile("brings (\\d+) gold from the chest");
  private static final Pattern DADU = Pattern.compile("ends the game with (\\d+) gold");
  private static final Pattern KEEP = Pattern.compile("leaves you (\\d+) cards? for later");
  private static final Pattern HAND = Pattern.compile("gives you (\\d+) cards? in hand");

  private final List<MarcoPoloTexts> texts =
      Language.TAGS.stream()
          .map(tag -> new MarcoPoloCoach().in(Locale.forLanguageTag(tag), seat -> "Anna " + seat))
          .toList();

  /** Which of the numbers were looked at. */
  private final Set<String> checked = new TreeSet<>();

  @Test
  void theNumbersSaidComeTrue() {
    int advised = 0;
    for (int seed = 0; advised < ADVISED; seed++) {
      MarcoPoloPosition position = Walks.start(2 + seed % 4, seed);
      XorShift chance = new XorShift(seed);
      while (!position.isOver()) {
        if (position.actor() instanceof Actor.Seat(int seat)) {
          advised++;
          follow(position, seat);
        } else {
          position.playRandom(chance);
        }
      }
    }
    assertThat(checked).containsExactly("cards", "chest", "dadu", "hand", "keep", "on");
  }

  private void follow(MarcoPoloPosition position, int seat) {
    MarcoPoloView view = position.view(seat);
    Move move = Bots.of(new MarcoPolo()).bot(Level.EASY).choose(view, Budget.forIterations(7, 100));
    List<String> advice = new ArrayList<>();
    for (MarcoPoloTexts one : texts) {
      String words = one.advice(view, move);
      assertThat(words).matches("\\p{Lu}[\\P{C}]{10,240}[.]").doesNotContain("{", "}", "#");
      advice.add(words);
    }
    MarcoPoloPosition before = position.copy();
    position.play(move, Listener.SILENT);
    check(advice.get(Language.TAGS.indexOf("en")), seat, before, position);
  }

  private void check(String said, int seat, MarcoPoloPosition before, MarcoPoloPosition after) {
    compare("on", ON, 1, said, spaces(after) - spaces(before));
    compare("cards", ON, 2, said, before.handSize(seat) - after.handSize(seat));
    compare("chest", CHEST, 1, said, after.gold(seat) - before.gold(seat) + dropped(said));
    compare("dadu", DADU, 1, said, after.gold(seat));
    compare("keep", KEEP, 1, said, after.handSize(seat));
    int hand = before.handSize(seat) + 1;
    compare("hand", HAND, 1, said, hand);
  }

  private static int dropped(String said) {
    return said.contains("instead") ? 1 : 0;
  }

  private void compare(String what, Pattern pattern, int group, String said, int actual) {
    Matcher matcher = pattern.matcher(said);
    if (matcher.find() && matcher.group(group) != null) {
      checked.add(what);
      assertThat(Integer.parseInt(matcher.group(group))).as(said).isEqualTo(actual);
    }
  }

  private static int spaces(MarcoPoloPosition position) {
    int spaces = 0;
    for (int camel = 1; camel <= position.camels(); camel++) {
      spaces += position.space(camel);
    }
    return spaces;
  }
}
