package org.sanmarco.ui.game;

import java.util.Objects;
import java.util.Optional;
import org.sanmarco.table.Presence;
import org.sanmarco.words.Messages;

/** The presence of players in words. */
public final class PresenceWords {

  private PresenceWords() {}

  /**
   * A sentence about a player.
   *
   * @param shared the words at every game's table
   */
  public static String of(Messages shared, String name, Presence presence) {
    return switch (presence.state()) {
      case HERE ->
          shared.text(
              "presence.here",
              name,
              shared.language().moment(Objects.requireNonNull(presence.since())));
      case AWAY ->
          shared.text("presence.away", name, shared.day(Objects.requireNonNull(presence.back())));
      case SILENT ->
          Optional.ofNullable(presence.since())
              .map(since -> shared.text("presence.silent", name, shared.language().moment(since)))
              .orElseGet(() -> shared.text("presence.unheard", name));
    };
  }

  /** The name of the sign of a player beside their name. */
  static String icon(Optional<Presence> presence) {
    return switch (presence.map(Presence::state).orElse(Presence.State.HERE)) {
      case HERE -> "mdmz-person";
      case AWAY -> "mdal-event_busy";
      case SILENT -> "mdmz-person_outline";
    };
  }
}
