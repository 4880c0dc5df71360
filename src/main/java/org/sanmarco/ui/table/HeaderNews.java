package org.sanmarco.ui.table;

import module java.base;

import org.sanmarco.room.Question;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.log.Attendance;
import org.sanmarco.ui.elsewhere.Absence;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.seats.OwnScreens;
import org.sanmarco.ui.table.model.TakenBack;

/** The sentence in the header about other screens and their players. */
record HeaderNews(PanelContext context, OpenGame game) {

  /**
   * A table that is not heard, a move that waits for the connection, a question that stands, what
   * was taken back, or who is away.
   */
  String words() {
    Optional<RemoteGame> remote = game.remote();
    if (remote.filter(joined -> HostedMenu.isSilent(game, joined.connection())).isPresent()) {
      boolean isSending = remote.filter(RemoteGame::isSending).isPresent();
      return context.text(isSending ? "visit.silent.move" : "visit.silent.calm");
    }
    if (remote
        .filter(RemoteGame::isSending)
        .filter(sending -> sending.connection() != RemoteGame.Connection.REACHED)
        .isPresent()) {
      return context.text("joined.waits");
    }
    if (game.leader().filter(Attendance.Table::isFull).isPresent()) {
      return context.text("visit.full");
    }
    return question()
        .map(question -> question.words(context))
        .or(() -> context.model().takenBack().filter(this::isTold).map(context.undo()::taken))
        .or(this::gone)
        .or(() -> remote.map(joined -> Absence.notice(context.services(), joined)))
        .orElse("");
  }

  /** The reason why nothing can be undone. */
  String whyNoUndo() {
    return game.remote()
        .filter(remote -> remote.connection() != RemoteGame.Connection.REACHED)
        .map(remote -> context.text("undo.why.unreached"))
        .or(() -> question().map(question -> question.words(context)))
        .orElseGet(() -> context.text("undo.why"));
  }

  /** The question that concerns this screen most; empty if none stands. */
  private Optional<StandingQuestion> question() {
    List<Question> questions =
        game.remote()
            .<List<Question>>map(joined -> joined.people().questions())
            .orElseGet(() -> context.model().undoQuestion().stream().toList());
    return StandingQuestion.of(game.model().room(), questions);
  }

  /** A sentence about the player whose screen has been away longest; empty if all are there. */
  private Optional<String> gone() {
    return game.model().room().gone().entrySet().stream()
        .filter(one -> !context.model().seats().get(one.getKey() - 1).isComputer())
        .min(Map.Entry.comparingByValue())
        .map(one ->
            context.text(
                "gone", context.player(one.getKey()), context.messages().clock(one.getValue())));
  }

  /** Whether somebody at another screen has to be told of an undo, or has asked for it. */
  private boolean isTold(TakenBack taken) {
    return game.remote().isPresent() || game.screens().filter(OwnScreens::isOpen).isPresent();
  }
}
