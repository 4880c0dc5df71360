package org.sanmarco.coach;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;

/**
 * What one game has to say in words: the interface that each game implements. Found through the
 * register of services. Stateless.
 */
public interface Coach {

  /** The game's identifier. */
  String game();

  /**
   * The game's texts in a language, in English where it is not known.
   *
   * @param names how people and things are called: by their names; null to call them as moves are
   *     written ({@code seat 2}, {@code CAN}), for the protocol and for files
   */
  GameTexts in(Locale locale, @Nullable Names names);

  /** What every seat has in numbers; the first says how the seats stand. */
  List<Measure> measures();

  /**
   * What can be counted about a move. It takes no longer than a few moves of the game.
   *
   * @param view the view of the seat that decides
   * @param move one that is legal there
   */
  default Account account(View view, Move move) {
    return Account.NONE;
  }

  /** The pages of the game's rule book in the order in which they are read. */
  List<String> pages();

  /**
   * The coach of a game.
   *
   * @throws IllegalArgumentException if the game has none
   */
  static Coach of(String game) {
    Coach coach = Installed.COACHES.get(game);
    if (coach == null) {
      throw new IllegalArgumentException("nobody coaches " + game);
    }
    return coach;
  }

  /**
   * Why something is refused, with things named as in the notation.
   *
   * @param game whose rules refuse it; empty where it is not for a game to say
   */
  static String refusal(String game, Refusal refusal, Locale locale) {
    return game.isEmpty()
        ? RefusalTexts.in(locale).sentence(refusal)
        : of(game).in(locale, null).refusal(refusal);
  }

  /** The register, read once. */
  final class Installed {

    private static final Map<String, Coach> COACHES =
        ServiceLoader.load(Coach.class, Coach.class.getClassLoader()).stream()
            .map(ServiceLoader.Provider::get)
            .collect(Collectors.toUnmodifiableMap(Coach::game, coach -> coach));

    private Installed() {}
  }
}
