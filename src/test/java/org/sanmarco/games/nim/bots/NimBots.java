package org.sanmarco.games.nim.bots;

import java.util.Collections;
import java.util.Comparator;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.games.nim.NimMove;
import org.sanmarco.kernel.BotLevel;

/** The computer players of Nim: at random, or the largest card first. */
public final class NimBots implements Bots {

  @Override
  public String game() {
    return Nim.ID;
  }

  @Override
  public Bot bot(BotLevel level) {
    return switch (level) {
      case RANDOM -> Bot.RANDOM;
      case EASY, MEDIUM, ADVANCED, STRONG, HARD, MASTER ->
          (view, budget) -> Collections.max(view.legal(), Comparator.comparingInt(this::taken));
    };
  }

  private int taken(Object move) {
    return move instanceof NimMove.Take(int card) ? card : 0;
  }
}
