package org.sanmarco.ui.table;

import org.sanmarco.kernel.Refusal;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.RemoteGame.Connection;
import org.sanmarco.ui.Dialogs.Answer;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.PanelContext;

/** Says in a joined game what becomes of the connection to the host, and what was refused. */
record JoinedNotices(PanelContext context, Services services, HeaderPanel header)
    implements RemoteGame.Listener {

  /** Shows the present state of the connection too. */
  void follow(RemoteGame game) {
    game.listen(this);
    connected(game.connection());
  }

  @Override
  public void connected(Connection connection) {
    header.showConnection(connection == Connection.REACHED);
    switch (connection) {
      case REACHED, LOST -> {}
      case CLOSED -> end("joined.closed");
      case TAKEN_BACK -> end("joined.taken");
    }
  }

  private void end(String text) {
    services
        .dialogs()
        .ask(
            context.text("joined.ended.title"),
            context.text(text),
            Answer.of(context.messages(), "joined.ended.stay", () -> {}),
            Answer.of(context.messages(), "joined.ended.leave", services.navigator()::home));
  }

  @Override
  public void refused(Refusal refusal) {
    header.tell(context.sentence(refusal));
  }
}
