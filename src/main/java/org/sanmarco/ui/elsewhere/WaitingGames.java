package org.sanmarco.ui.elsewhere;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.sanmarco.elsewhere.KeptGame;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.words.Messages;

/** The games elsewhere on the start screen: whose turn it is, since when, and a way there. */
public final class WaitingGames extends VBox {

  private static final int MOST = 4;

  private final Services services;
  private final Messages messages;
  private final VBox rows = Nodes.styled(new VBox(), "waiting-rows");
  private final Label more = Nodes.wrapped("", "soft");
  private boolean isOpen;

  /** No games yet. */
  public WaitingGames(Services services) {
    this.services = services;
    messages = services.messages(ElsewhereDialog.TEXTS);
    Label title = Nodes.styled(new Label(messages.text("waiting")), "part-title");
    more.setId("waiting-more");
    getChildren().addAll(title, rows, more);
    setMaxHeight(USE_PREF_SIZE);
    setId("waiting");
    getStyleClass().add("home-elsewhere-games");
    Nodes.show(this, false);
  }

  /** Connects with the games that are kept and not over. */
  public void open() {
    isOpen = true;
    services.<List<KeptGame>>run(
        "look for games that wait elsewhere",
        () ->
            ElsewhereDialog.games(services.networkGames()).stream()
                .filter(game -> game.over().isEmpty())
                .toList(),
        this::show);
  }

  private void show(List<KeptGame> games) {
    if (!isOpen) {
      return;
    }
    rows().forEach(GameRow::close);
    rows.getChildren().clear();
    games.stream().limit(MOST).map(this::row).forEach(rows.getChildren()::add);
    int hidden = games.size() - rows.getChildren().size();
    Nodes.show(more, hidden > 0);
    more.setText(messages.text("waiting.more", hidden));
    Nodes.show(this, !games.isEmpty());
  }

  private GameRow row(KeptGame game) {
    GameRow row =
        new GameRow(
            services,
            game,
            "waiting",
            new GameRow.Listener() {
              @Override
              public void chosen(GameRow chosen) {
                chosen.open(() -> {});
              }

              @Override
              public void told(GameRow told) {
                // Those that wait for the player come first.
                if (told.isAsked() && rows.getChildren().indexOf(told) > asked()) {
                  rows.getChildren().remove(told);
                  rows.getChildren().add(asked(), told);
                }
              }
            });
    row.shorten();
    return row;
  }

  private Stream<GameRow> rows() {
    return rows.getChildren().stream().map(GameRow.class::cast);
  }

  /** The number of games at the top that wait for the player. */
  private int asked() {
    return (int) rows().takeWhile(GameRow::isAsked).count();
  }

  /** Ends the connections; what was shown last stays. */
  public void close() {
    isOpen = false;
    rows().forEach(GameRow::close);
  }
}
