package org.sanmarco.save;

import module java.base;

import org.sanmarco.save.disk.FileNames;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.Seat;
import org.sanmarco.words.Isolation;
import org.sanmarco.words.Language;

/** The names of games: the one that a person gave, or else who plays and since when. */
public final class GameName {

  private GameName() {}

  /** The name as it is shown; it has no time if the beginning is unknown. */
  public static String of(Occasion occasion, List<Seat> seats, Language language) {
    return ofPlayers(occasion, seats.stream().map(Seat::name).toList(), language);
  }

  /** The same for players of whom only the names are known. */
  public static String ofPlayers(Occasion occasion, List<String> names, Language language) {
    if (!occasion.name().isEmpty()) {
      return Isolation.of(occasion.name());
    }
    String players = players(names.stream().map(Isolation::of).toList(), language);
    Instant begun = occasion.begun();
    return begun == null ? players : players + ", " + language.moment(begun);
  }

  /** The name of a game's file, without an ending. */
  public static String ofFile(GameRecord game, Instant otherwise, Language language) {
    Occasion occasion = game.occasion();
    if (!occasion.name().isEmpty()) {
      return FileNames.fit(occasion.name());
    }
    String when =
        language
            .moment(Objects.requireNonNullElse(occasion.begun(), otherwise))
            .replace(':', '.')
            .replace('\u202F', ' ');
    // Where not all names have room, the last give way, not the time.
    List<String> names = new ArrayList<>(game.seats().stream().map(Seat::name).toList());
    String name = players(names, language) + ", " + when;
    while (names.size() > 1 && !FileNames.isShort(name)) {
      names.removeLast();
      name = players(names, language) + " …, " + when;
    }
    return FileNames.fit(name);
  }

  private static String players(List<String> names, Language language) {
    return language.list(names.stream().distinct().toList());
  }
}
