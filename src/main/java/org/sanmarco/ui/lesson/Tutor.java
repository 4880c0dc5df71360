package org.sanmarco.ui.lesson;

import module java.base;

import org.sanmarco.kernel.Move;
import org.sanmarco.ui.lesson.Lesson.Page;
import org.sanmarco.ui.lesson.Lesson.Step;
import org.sanmarco.ui.table.model.GameFlow;
import org.sanmarco.ui.table.model.Guide;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Away;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.Joining;
import org.sanmarco.ui.table.model.Prompt.OtherScreen;
import org.sanmarco.ui.table.model.Prompt.Past;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.ui.table.model.Prompt.TurnOver;

/**
 * Leads through a {@link Lesson}. The progress follows from the game's moves alone, so the game can
 * be left, continued and undone.
 */
public final class Tutor implements Guide {

  /** The next task of a learner. */
  public enum Task {
    /** Read a page and continue. */
    READ,
    /** Make the move that the page asks for. */
    DECIDE,
    /** Roll, draw or deal with the button below the board. */
    DRAW,
    /** Look at a result and press the button beside it. */
    LOOK,
    /** Nothing: others play, or all has been said. */
    NONE
  }

  private final Lesson lesson;
  private final GameFlow flow;
  private final IntSupplier moves;

  /** The number of moves after which the current pages are shown. */
  private int played;

  private int page;
  private boolean refused;
  private boolean dismissed;

  /**
   * A tutor at the first page that belongs to where the game is.
   *
   * @param flow knows which moves are the same
   * @param moves how many moves have been played
   */
  public Tutor(Lesson lesson, GameFlow flow, IntSupplier moves) {
    this.lesson = lesson;
    this.flow = flow;
    this.moves = moves;
    played = moves.getAsInt();
  }

  /** The current page; empty while others play, and after the farewell. */
  public Optional<Page> page() {
    List<Page> pages = pages();
    return !isOver() && page < pages.size() ? Optional.of(pages.get(page)) : Optional.empty();
  }

  /** Whether what is said asks the learner for a move. */
  public boolean isAsking() {
    return page >= pages().size() - 1 && isLearners();
  }

  /** Whether the last move was not the one that was asked for. */
  public boolean isRefused() {
    return isAsking() && refused;
  }

  /** The task of the learner at a prompt. */
  public Task task(Prompt prompt) {
    if (isOver()) {
      return Task.NONE;
    }
    boolean isRead = page >= pages().size() - 1 && played < lesson.steps().size();
    return switch (prompt) {
      case Deciding _ -> isRead ? Task.DECIDE : Task.READ;
      case Chance _ -> isRead ? Task.DRAW : Task.READ;
      case Computer _ -> page().isPresent() ? Task.READ : Task.NONE;
      case Shown _, RoundOver _, TurnOver _, Curtain _ -> Task.LOOK;
      case Past _, GameOver _, OtherScreen _, Joining _, Away _ -> Task.NONE;
    };
  }

  /** Whether this is the last page of all. */
  public boolean isLast() {
    pages();
    return played >= lesson.steps().size() && page == pages().size() - 1;
  }

  /** Whether all has been said; also in a game that has gone on beyond the lesson. */
  public boolean isOver() {
    return dismissed || moves.getAsInt() > lesson.steps().size();
  }

  /** Continues with the next page. */
  public void next() {
    if (isLast()) {
      dismissed = true;
    } else if (!isAsking()) {
      page++;
    }
  }

  /** The completed share of the lesson, from 0 to 1. */
  public double progress() {
    return Math.min(1, (double) moves.getAsInt() / lesson.steps().size());
  }

  @Override
  public boolean endsTurns() {
    return true;
  }

  @Override
  public Optional<Move> chance(int after) {
    return wish(after);
  }

  @Override
  public Optional<Move> wish(int after) {
    return lesson.step(after).map(Step::move);
  }

  @Override
  public void strayed() {
    pages();
    if (isLearners()) {
      answer(true);
    }
  }

  @Override
  public Optional<Move> admit(int after, Move move) {
    Optional<Move> wish = wish(after);
    boolean admitted = wish.isEmpty() || flow.isSame(wish.get(), move);
    answer(!admitted);
    return admitted ? wish.or(() -> Optional.of(move)) : Optional.empty();
  }

  /** Shows the page that asks for the move, or says that another one was made. */
  private void answer(boolean wrong) {
    page = Math.max(page, pages().size() - 1);
    refused = wrong;
  }

  /** The pages for the current move; starts with the first page after each move. */
  private List<Page> pages() {
    int now = moves.getAsInt();
    if (now != played) {
      played = now;
      page = 0;
      refused = false;
    }
    return lesson.pages(played);
  }

  private boolean isLearners() {
    return lesson.step(played).map(Step::isLearners).orElse(false);
  }
}
