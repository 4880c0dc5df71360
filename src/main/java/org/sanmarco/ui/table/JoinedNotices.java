package org.sanmarco.ui.table;

import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.room.Note;
import org.sanmarco.room.Signal;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.RemoteGame.Connection;
import org.sanmarco.ui.Dialogs.Answer;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.PanelContext;

/** Says in a joined game what becomes of the connection to the host, and what was refused. */
final class JoinedNotices implements RemoteGame.Listener {

  private final PanelContext context;
  private final Services services;
  private final HeaderPanel header;
  private final SignalBubbles signals;
  private final boolean isVisit;

  /** Says that the game has ended here; null if it hasn't. */
  private @Nullable Region ended;

  JoinedNotices(PanelContext context, HeaderPanel header, SignalBubbles signals, boolean isVisit) {
    this.isVisit = isVisit;
    this.context = context;
    services = context.services();
    this.header = header;
    this.signals = signals;
  }

  /** Shows the present state of the connection too. */
  void follow(RemoteGame game) {
    game.listen(this);
    connected(game.connection());
  }

  @Override
  public void connected(Connection connection) {
    header.showConnection(connection);
    switch (connection) {
      case REACHED -> {
        if (ended != null) {
          services.dialogs().close(ended);
          ended = null;
        }
      }
      case LOST -> {}
      case CLOSED -> {
        // A table elsewhere comes back, or another one goes on.
        if (!isVisit) {
          end("joined.closed");
        }
      }
      case TAKEN_BACK -> end(isVisit ? "visit.taken" : "joined.taken");
    }
  }

  private void end(String text) {
    ended =
        services.ask(
            context.text("joined.ended.title"),
            context.text(text),
            Answer.of(context.messages(), "joined.ended.stay", () -> {}),
            Answer.of(context.messages(), "joined.ended.leave", services.navigator()::home));
  }

  @Override
  public void refused(Refusal refusal) {
    header.tell(context.sentence(refusal));
  }

  @Override
  public void signalled(Signal signal) {
    signals.show(signal);
  }

  @Override
  public void said(Note line) {
    signals.show(line);
  }
}
