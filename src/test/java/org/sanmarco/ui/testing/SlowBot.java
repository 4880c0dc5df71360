package org.sanmarco.ui.testing;

import java.util.concurrent.CompletableFuture;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;

/** Thinks until it is given an answer. For one question. */
public final class SlowBot implements Bot {

  private final CompletableFuture<Thread> asked = new CompletableFuture<>();
  private final CompletableFuture<Budget> allowed = new CompletableFuture<>();
  private final CompletableFuture<Bot> answers = new CompletableFuture<>();

  @Override
  public Move choose(View view, Budget budget) {
    allowed.complete(budget);
    asked.complete(Thread.currentThread());
    return answers.join().choose(view, budget);
  }

  /** Whether the bot is to stop; waits until it is asked for a move. */
  public boolean isStopped() {
    return allowed.join().isStopped();
  }

  /** Answers as another would, and waits until that was said. */
  public void answerLike(Bot other) throws InterruptedException {
    answers.complete(other);
    asked.join().join();
  }
}
