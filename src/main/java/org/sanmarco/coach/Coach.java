package org.sanmarco.coach;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.State;
import org.sanmarco.registry.Registry;

/**
 * The words of one game: refusals, hints, log, advice. Implemented by the game and registered in
 * {@code META-INF/services}. Stateless.
 */
public interface Coach {

  /** The game's identifier. */
  String game();

  /**
   * The game's texts in a language; in English if the language is unknown.
   *
   * @param names the players' names; null to name people and things as moves are written ({@code
   *     seat 2}, {@code CAN}), for the protocol and for files
   */
  GameTexts in(Locale locale, @Nullable Names names);

  /** Numbers that every seat has, at least one; the first is the score. */
  List<Measure> measures();

  /** The account by which lines of play are compared. */
  default Ledger ledger() {
    return Ledger.NONE;
  }

  /**
   * The theme of a decision, by which puzzles are sorted; the term {@code theme.THEME} is its name.
   *
   * @param state in which a seat decides
   * @param best a move that is legal there
   */
  default String theme(State state, Move best) {
    return "choosing";
  }

  /** The pages of the game's rule book in the order in which they are read. */
  List<String> pages();

  /** The coach of a game; a plain one for a game that registers none. */
  static Coach of(String game) {
    return Installed.COACHES.get(game);
  }

  /**
   * The reason for a refusal, with things named as in the notation.
   *
   * @param game the game whose rules refuse; empty if no game does
   */
  static String refusal(String game, Refusal refusal, Locale locale) {
    return game.isEmpty()
        ? RefusalTexts.in(locale).sentence(refusal)
        : of(game).in(locale, null).refusal(refusal);
  }

  /** The registered coaches, loaded once. */
  final class Installed {

    private static final Registry<Coach> COACHES =
        Registry.load(Coach.class, Coach::game, PlainCoach::new);

    private Installed() {}
  }
}
