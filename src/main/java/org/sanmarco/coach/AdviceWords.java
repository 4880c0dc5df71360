package org.sanmarco.coach;

import module java.base;

import org.sanmarco.coach.Advice.Other;
import org.sanmarco.coach.Advice.Outcome;
import org.sanmarco.coach.Advice.Reason;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;

/**
 * Puts advice into words of a game's bundle {@code advice}: the move with its reasons, then the
 * second best move with what it brings instead. Safe for use by several threads.
 */
public final class AdviceWords {

  private static final int NOBODY = 0;

  private final Voice voice;
  private final Phrases phrases;
  private final BiFunction<View, Move, Phrase> moves;

  /**
   * Words in a game's voice.
   *
   * @param moves a move as a request, without its full stop
   */
  public AdviceWords(Voice voice, BiFunction<View, Move, Phrase> moves) {
    this.voice = voice;
    this.moves = moves;
    phrases = voice.phrases("advice");
  }

  /**
   * The advice in words for the seat that decides: the move with its reasons, then the other.
   *
   * @param isPictured whether both moves are divisions that are drawn beside the words
   */
  public String words(View view, Advice advice, boolean isPictured) {
    String best = isPictured ? voice.term("advice.shown") : move(view, advice.move());
    if (advice.other().isEmpty()) {
      return sentence("advice.move", best);
    }
    Other other = advice.other().get();
    String second =
        isPictured ? "" : "\n" + sentence("advice." + other.heading(), move(view, other.move()));
    if (advice.reasons().isEmpty()) {
      boolean isSaid = !isPictured && !other.isClear();
      return sentence("advice.move", best) + (isSaid ? "" : " " + undecided(advice)) + second;
    }
    List<List<Reason>> sentences = sentences(advice.reasons());
    return sentence("advice.because", best, tell(sentences.getFirst(), view.onTurn()))
        + further(sentences.getLast(), view.onTurn())
        + second;
  }

  /** The reasons in words for anybody but the seat that decides. */
  public String reasons(Advice advice) {
    if (advice.reasons().isEmpty()) {
      return undecided(advice);
    }
    List<List<Reason>> sentences = sentences(advice.reasons());
    return sentence("advice.move", tell(sentences.getFirst(), NOBODY))
        + further(sentences.getLast(), NOBODY);
  }

  /** Distributes reasons on two sentences, the second of which has the price if there is one. */
  private static List<List<Reason>> sentences(List<Reason> reasons) {
    int gains = (int) reasons.stream().filter(reason -> reason.gain() > 0).count();
    int first = gains < reasons.size() ? gains : Math.max(1, gains - 1);
    return List.of(reasons.subList(0, first), reasons.subList(first, reasons.size()));
  }

  /** The second sentence, with a space before it. */
  private String further(List<Reason> reasons, int you) {
    return reasons.isEmpty()
        ? ""
        : " "
            + sentence(
                reasons.getFirst().gain() < 0 ? "advice.price" : "advice.move", tell(reasons, you));
  }

  private String tell(List<Reason> reasons, int you) {
    return reasons.stream()
        .map(reason -> tell(reason, you))
        .collect(Collectors.joining(voice.term("offers.between")));
  }

  /** The advice without a reason: how good the moves are, or how often they win. */
  private String undecided(Advice advice) {
    return advice
        .other()
        .map(other ->
            switch (other.verdict()) {
              case EQUAL -> voice.term("advice.alike");
              case PROBABLY_WORSE -> voice.term("advice.probably");
              case UNCLEAR -> voice.term("advice.open");
              case WORSE, BETTER ->
                  voice.term(
                      "advice.figures",
                      percent(other.chances().here()),
                      percent(other.chances().there()));
            })
        .orElse("");
  }

  private static int percent(double chance) {
    return (int) Math.round(100 * chance);
  }

  private String tell(Reason reason, int you) {
    List<Object> arguments = new ArrayList<>();
    reason
        .topic()
        .arguments()
        .forEach(one -> arguments.add(one instanceof Fact fact ? new Literal(say(fact)) : one));
    String form = "";
    if (List.of(you, List.of(you)).contains(arguments.getFirst())) {
      form = ".you";
    } else if (arguments.getFirst() instanceof List<?> seats && seats.contains(you)) {
      form = ".both";
      arguments.set(0, seats.getFirst().equals(you) ? seats.getLast() : seats.getFirst());
    }
    arguments.add(Math.abs(reason.here().number()));
    String clause = text(reason.topic().key() + form, arguments.toArray());
    Outcome there = reason.there();
    String often = often(reason.here());
    String rather = often(there);
    Literal here = new Literal(clause + often);
    if (there.number() == reason.here().number()) {
      return voice.term("advice.otherwise", here, new Literal(again(reason.here(), there)));
    }
    String special = reason.topic().key() + ".else";
    int number = Math.abs(there.number());
    String after = rather.equals(often) ? "" : rather;
    return phrases.has(special)
        ? voice.term("advice.otherwise", here, new Literal(text(special, number) + after))
        : voice.term(
            "advice.instead", here, new Literal(voice.term("advice.amount", number) + after));
  }

  /** The frequency of the same number with the other move. */
  private String again(Outcome here, Outcome there) {
    return there.tenths() == Outcome.ALL
        ? voice.term("advice.always")
        : voice.term(there.tenths() < here.tenths() ? "advice.seldom" : "advice.rather");
  }

  /** The frequency of an outcome, in brackets after a space; nothing if nearly always. */
  private String often(Outcome outcome) {
    boolean isAlways = outcome.tenths() == Outcome.ALL;
    return switch (outcome.kind()) {
      case REACHED -> " " + voice.term("advice.reached", outcome.tenths());
      case EXACT -> isAlways ? "" : " " + voice.term("advice.often", outcome.tenths());
      case TYPICAL ->
          " "
              + (isAlways
                  ? voice.term("advice.usually")
                  : voice.term("advice.often", outcome.tenths()));
    };
  }

  private String sentence(String key, String... parts) {
    return voice
        .language()
        .begin(voice.term(key, List.of(parts).stream().map(Literal::new).toArray()));
  }

  private String move(View view, Move move) {
    return phrases.text(moves.apply(view, move));
  }

  /** A fact in words. */
  public String say(Fact fact) {
    return text(fact.key(), fact.arguments().toArray());
  }

  private String text(String key, Object... arguments) {
    return phrases.text(key, arguments);
  }
}
