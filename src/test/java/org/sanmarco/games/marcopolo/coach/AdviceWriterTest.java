package org.sanmarco.games.marcopolo.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Rated;
import org.sanmarco.bots.XorShift;
import org.sanmarco.coach.Advice;
import org.sanmarco.coach.Fact;
import org.sanmarco.coach.SaidNumbers;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.words.Language;

/** The advice in games that follow it, and whether its numbers come true. */
class AdviceWriterTest {

  private static final int ADVISED = 500;
  private static final Pattern ON =
      Pattern.compile("takes you (\\d+) spaces? on for (?:(\\d+) cards?|1 gold instead)");
  private static final Pattern CHEST = Pattern.compile("brings (\\d+) gold from the chest");
  private static final Pattern DADU = Pattern.compile("ends the game with (\\d+) gold");
  private static final Pattern KEEP = Pattern.compile("leaves you (\\d+) cards? for later");
  private static final Pattern HAND = Pattern.compile("leaves you with (\\d+) cards? in hand");

  private static final Budget THINKING = Budget.forIterations(7, 64);
  private static final MarcoPoloCoach COACH = new MarcoPoloCoach();

  private final List<MarcoPoloVoice> voices =
      Language.TAGS.stream()
          .map(tag ->
              new MarcoPoloVoice(
                  Locale.forLanguageTag(tag),
                  seat -> List.of("A", "B", "C", "D", "E").get(seat - 1)))
          .toList();

  /** The numbers that were checked. */
  private final Set<String> checked = new TreeSet<>();

  @Test
  void theNumbersSaidComeTrue() {
    int advised = 0;
    for (int seed = 0; advised < ADVISED; seed++) {
      MarcoPoloPosition position = Walks.start(2 + seed % 4, seed);
      XorShift random = new XorShift(seed);
      while (!position.isOver()) {
        if (position.actor() instanceof Actor.Seat(int seat)) {
          advised++;
          follow(position, seat);
        } else {
          position.playRandom(random);
        }
      }
    }
    assertThat(checked)
        .contains("cards", "chest", "dadu", "hand", "keep", "on", "worse.hand", "worse.missing");
  }

  private void follow(MarcoPoloPosition position, int seat) {
    MarcoPoloView view = position.view(seat);
    List<Rated> ranked = Bots.of(new MarcoPolo()).bot(BotLevel.HARD).rank(view, THINKING);
    Move move = ranked.getFirst().move();
    Advice alone = Advice.of(COACH, view, move, null, false);
    Advice advice =
        Advice.of(COACH, view, move, ranked.size() > 1 ? ranked.get(1).move() : null, false);
    voices.forEach(voice -> listen(voice, view, advice));
    MarcoPoloPosition before = position.copy();
    advice.second().ifPresent(second -> compare(before, seat, move, second));
    position.play(move, EventListener.SILENT);
    MarcoPoloVoice english = voices.get(Language.TAGS.indexOf("en"));
    check(new AdviceWriter(english).words(view, alone), seat, before, position);
  }

  private static void listen(MarcoPoloVoice voice, MarcoPoloView view, Advice advice) {
    AdviceWriter writer = new AdviceWriter(voice);
    List<String> moves = new ArrayList<>(List.of(writer.sentence(view, advice.move())));
    advice.second().ifPresent(second -> moves.add(writer.sentence(view, second.move())));
    SaidNumbers.check(
        advice, writer.words(view, advice), writer::say, fact -> numbers(voice, fact), moves);
  }

  /** A step and its cost are called by their terms. */
  private static List<Integer> numbers(MarcoPoloVoice voice, Fact fact) {
    return fact.arguments().stream()
        .flatMap(argument ->
            argument instanceof Integer number
                ? Stream.of(number)
                : SaidNumbers.numbers(voice.say(argument)).stream())
        .toList();
  }

  /** Why the second best move is worse: both numbers come true. */
  private void compare(MarcoPoloPosition position, int seat, Move best, Advice.Second second) {
    second
        .worse()
        .ifPresent(fact -> {
          checked.add(fact.key());
          assertThat(fact.arguments())
              .as(fact.key())
              .containsExactly(
                  count(fact.key(), position, seat, second.move()),
                  count(fact.key(), position, seat, best));
        });
  }

  private static int count(String key, MarcoPoloPosition position, int seat, Move move) {
    MarcoPoloPosition after = position.copy();
    after.play(move, EventListener.SILENT);
    return switch (key) {
      case "worse.spaces" -> spaces(after) - spaces(position);
      case "worse.gold" -> after.gold(seat);
      case "worse.hand" -> after.handSize(seat);
      case "worse.missing" -> missing(after, seat);
      default -> throw new AssertionError("not compared: " + key);
    };
  }

  /** The number of cards missing for the next steps of all own camels. */
  private static int missing(MarcoPoloPosition position, int seat) {
    return IntStream.rangeClosed(1, position.camels())
        .filter(camel -> position.owner(camel) == seat)
        .map(camel ->
            Payments.missing(
                position.track().condition(position.nextSpaceOf(camel)),
                position.hand(seat).packed()))
        .sum();
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
