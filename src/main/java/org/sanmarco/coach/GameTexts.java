package org.sanmarco.coach;

import java.util.List;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.State;
import org.sanmarco.kernel.View;
import org.sanmarco.words.Messages;

/** A game's texts in one language. Safe for use by several threads. */
public abstract class GameTexts {

  /** The keys of {@link #transcript} for the game's name and for the standing of a seat. */
  public static final String TITLE = "title";

  public static final String STANDING = "standing";

  private final Voice voice;
  private final RefusalTexts refusals;
  private final Messages transcript;

  /** Texts of a game whose bundles {@code refusals} and {@code transcript} lie beside its voice. */
  protected GameTexts(Voice voice) {
    this(voice, voice.texts("refusals"), voice.texts("transcript"));
  }

  /**
   * Texts in a voice.
   *
   * @param refusals the game's sentences for its refusals
   * @param transcript the game's words for a transcript
   */
  protected GameTexts(Voice voice, Messages refusals, Messages transcript) {
    this.voice = voice;
    this.refusals = new RefusalTexts(voice, refusals);
    this.transcript = transcript;
  }

  /** The terms for the game's things. */
  public Voice voice() {
    return voice;
  }

  /** The reason for a refusal: a sentence as {@link RefusalTexts#sentence} has it. */
  public String refusal(Refusal refusal) {
    return refusals.sentence(refusal);
  }

  final RefusalTexts refusals() {
    return refusals;
  }

  /** The hint for a position in any phase, also while chance acts and at the end. */
  public abstract Hint hint(View view);

  /**
   * Sentences for the events of a move, in order, each with its events. They say nothing else: pass
   * only what the reader may see.
   */
  public abstract List<LogSentence> log(List<? extends Event> events);

  /**
   * The game's words for a transcript: {@code title}, {@code standings.now}, {@code
   * standings.round} (0: the round), {@code standings.end}, and {@code standing} (0: the first of
   * {@link Coach#measures}, 1: the seat).
   */
  public final Messages transcript() {
    return transcript;
  }

  /** The set-up, a line each below a heading; empty if it is always the same. */
  public List<String> setup(State state) {
    return List.of();
  }

  /**
   * Advice in words.
   *
   * @param view the view of the seat that decides
   * @param isPictured whether both moves are divisions that are drawn beside the words
   */
  public abstract String advice(View view, Advice advice, boolean isPictured);

  /** Advice in words alone. */
  public final String advice(View view, Advice advice) {
    return advice(view, advice, false);
  }

  /** The reasons of advice in words for anybody but the seat that decides. */
  public String reasons(Advice advice) {
    return "";
  }

  /**
   * A move in one sentence: the first of the log, or as advice where the log waits for chance.
   *
   * @param view the view of the seat that decided
   * @param events the move's events, as the reader may see them
   */
  public final String move(View view, Move move, List<? extends Event> events) {
    return log(events).stream()
        .filter(sentence -> !sentence.isHeading())
        .map(LogSentence::sentence)
        .findFirst()
        .orElseGet(() -> advice(view, Advice.of(move)));
  }
}
