package org.sanmarco.ui.seats;

import java.io.IOException;
import java.net.InetAddress;
import java.util.Locale;
import java.util.Optional;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;
import org.sanmarco.table.GameSource;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.table.model.GameModel;

/**
 * The seats of an open game at screens of their own; none until somebody asks for them. For the
 * JavaFX thread.
 */
public final class OwnScreens {

  private final GameSource game;
  private final GameModel model;
  private @Nullable Hosting hosting;
  private Runnable listener = () -> {};

  /** No seat is elsewhere yet. */
  public OwnScreens(GameSource game, GameModel model) {
    this.game = game;
    this.model = model;
  }

  /** Whether seats may be at screens of their own now. */
  public boolean isOpen() {
    return hosting != null;
  }

  /** The hosting, while it is open. */
  Optional<Hosting> hosting() {
    return Optional.ofNullable(hosting);
  }

  /** The game. */
  GameSource game() {
    return game;
  }

  /**
   * Opens the page at which seats can come and are taken back.
   *
   * @param changed called when hosting has begun or ended
   */
  public void show(Services services, Runnable changed) {
    HostingDialog.open(services, this, changed);
  }

  /** Sets what is called when a screen has come or gone. */
  void onPresence(Runnable next) {
    listener = next;
  }

  /**
   * Listens on an address of this machine.
   *
   * @throws IOException if the program can't listen there
   */
  void start(InetAddress address, Locale locale) throws IOException {
    close();
    hosting = new Hosting(game, model, address, locale, Platform::runLater, () -> listener.run());
  }

  /** Ends hosting; the game goes on at the window. */
  public void close() {
    if (hosting != null) {
      hosting.close();
      hosting = null;
    }
  }
}
