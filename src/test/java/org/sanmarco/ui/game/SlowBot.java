package org.sanmarco.ui.game;

import java.util.concurrent.CompletableFuture;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Thinking;
import org.sanmarco.rules.Move;
import org.sanmarco.rules.View;

/** Thinks until it is told how to answer. For one question. */
final class SlowBot implements Bot {

  private final CompletableFuture<Thread> asked = new CompletableFuture<>();
  private final CompletableFuture<Thinking> allowed = new CompletableFuture<>();
  private final CompletableFuture<Bot> answers = new CompletableFuture<>();

  @Override
  public Move choose(View view, Thinking thinking) {
    allowed.complete(thinking);
    asked.complete(Thread.currentThread());
    return answers.join().choose(view, thinking);
  }

  /** Whether it is to stop thinking; waits until it is asked. */
  boolean isStopped() {
    return allowed.join().isStopped();
  }

  /** Answers as another would, and waits until that was said. */
  void answerLike(Bot other) throws InterruptedException {
    answers.complete(other);
    asked.join().join();
  }
}
