package org.sanmarco.ui.table.end;

import module java.base;

import javafx.scene.control.MenuItem;
import org.sanmarco.table.GameRecord;
import org.sanmarco.ui.FileKind;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.table.model.Prompt.GameOver;

/** The menu entries that export the game to files. */
public final class ExportMenu {

  private final GameTable table;
  private final PanelContext context;
  private final Services services;
  private final Consumer<Path> written;
  private final MenuItem picture;
  private final List<MenuItem> items;

  /**
   * The menu's entries.
   *
   * @param where the prefix of their ids, as they are in two menus
   * @param written receives each file
   */
  public ExportMenu(GameTable table, String where, Consumer<Path> written) {
    this.table = table;
    this.context = table.context();
    services = table.context().services();
    this.written = written;
    picture = item(where, FileKind.PICTURE);
    items = List.of(item(where, FileKind.TEXT), item(where, FileKind.TABLE), picture);
  }

  public List<MenuItem> items() {
    return items;
  }

  /** Updates the entries: a picture is offered only at the end. */
  public void show() {
    picture.setDisable(!(context.model().prompt() instanceof GameOver));
  }

  private MenuItem item(String where, FileKind kind) {
    String key = kind.key();
    return Nodes.item(where + "-export-" + key, context.text("export." + key), () -> export(kind));
  }

  private void export(FileKind kind) {
    context.model().record().ifPresent(game -> export(kind, game));
  }

  private void export(FileKind kind, GameRecord game) {
    switch (kind) {
      case TEXT -> services.exportActions().text(game, written);
      case TABLE -> services.exportActions().table(game, written);
      case PICTURE ->
          services.exportActions().picture(game, () -> FinalPage.picture(table), written);
      case GAME -> services.savedGameActions().save(game, written);
    }
  }
}
