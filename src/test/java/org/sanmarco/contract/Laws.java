package org.sanmarco.contract;

import module java.base;

import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.bots.Bots;
import org.sanmarco.coach.Coach;
import org.sanmarco.kernel.Game;
import org.sanmarco.table.Games;
import org.sanmarco.ui.game.GameUi;

/** Checks the laws of {@link GameContractTest} for one game, in a program of its own. */
final class Laws {

  private Laws() {}

  public static void main(String[] arguments) throws Exception {
    Game game = Games.installed().find(arguments[0]).orElseThrow();
    int kept = 0;
    for (int players : game.players()) {
      for (Method law : laws()) {
        check(law, new Walk(game, players));
        kept++;
      }
    }
    System.out.println("laws kept: " + (kept > 0));
    System.out.println("coach: " + origin(Coach.of(game.id())));
    System.out.println("bots: " + origin(Bots.of(game)));
    System.out.println("ui: " + origin(GameUi.of(game.id())));
  }

  private static String origin(Object implementation) {
    return implementation.getClass().getPackageName().contains(".games.") ? "own" : "default";
  }

  private static List<Method> laws() {
    return Stream.of(GameContractTest.class.getDeclaredMethods())
        .filter(method -> method.isAnnotationPresent(MethodSource.class))
        .toList();
  }

  private static void check(Method law, Walk walk) throws Exception {
    try {
      if (law.getParameterCount() == 1) {
        law.invoke(new GameContractTest(), walk);
      } else {
        law.invoke(new GameContractTest(), walk, Files.createTempDirectory("laws"));
      }
    } catch (InvocationTargetException broken) {
      throw new AssertionError(law.getName() + " for " + walk, broken.getCause());
    }
  }
}
