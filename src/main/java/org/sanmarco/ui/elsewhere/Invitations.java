package org.sanmarco.ui.elsewhere;

import java.util.LinkedHashMap;
import java.util.Map;
import org.sanmarco.seats.RemoteGame;

/** Invitations by the names of players; several of one player are in one line. */
public final class Invitations {

  private Invitations() {}

  /** Those to free seats that a player at this screen passes on. */
  public static Map<String, String> of(RemoteGame game) {
    Map<String, String> lines = new LinkedHashMap<>();
    game.invitations().forEach((seat, line) -> add(lines, game.seats().get(seat - 1).name(), line));
    return lines;
  }

  /** Adds a line to those of a player. */
  static void add(Map<String, String> lines, String name, String line) {
    lines.merge(name, line, (one, other) -> one + " " + other);
  }
}
