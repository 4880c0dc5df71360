package org.sanmarco.games.sanmarco.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.recorded.Sentences.MOVE;
import static org.sanmarco.recorded.Sentences.NUMBERS;
import static org.sanmarco.recorded.Sentences.number;
import static org.sanmarco.recorded.Sentences.numbers;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundEnded;
import org.sanmarco.recorded.RecordedGame;
import org.sanmarco.recorded.Sentences;
import org.sanmarco.recorded.UnreadableException;

/** The sentences of San Marco's recorded games. */
final class SanMarcoSentences {

  static final Sentences ALL =
      new Sentences(new SanMarco(), "[BCEFPSTV]\\d+")
          .complete(SanMarcoSentences::complete)
          .form(MOVE + "scores (\\S+) (" + NUMBERS + ")", SanMarcoSentences::scores)
          .form(
              MOVE + "ends round ([123]) with penalty (" + NUMBERS + ")",
              SanMarcoSentences::endsRound);

  private static final int BRIDGES = 12;

  private SanMarcoSentences() {}

  /** Pairs without a bridge, the bridges that aren't on the board, and what there isn't now. */
  private static void complete(Map<String, @Nullable Object> position) {
    Map<?, ?> built = (Map<?, ?>) Objects.requireNonNull(position.get("bridges"));
    Map<String, Object> bridges = new HashMap<>();
    Pair.ALL.forEach(pair -> bridges.put(pair.toString(), List.of()));
    built.forEach((pair, owners) -> bridges.put(pair.toString(), owners));
    position.put("bridges", bridges);
    int standing = built.values().stream().mapToInt(owners -> ((List<?>) owners).size()).sum();
    position.put("supply", BRIDGES - standing);
    position.putIfAbsent("exile", null);
    position.putIfAbsent("result", null);
  }

  /** Points of all seats; the district must have been scored even if no seat got any. */
  private static void scores(RecordedGame in, MatchResult said) {
    int number = number(said, 1);
    District district = district(said.group(2));
    assertThat(in.events(number, DistrictScored.class))
        .filteredOn(event -> event.district() == district)
        .as("%s is scored", district)
        .isNotEmpty();
    Integer[] points = new Integer[in.before(number).seats()];
    Arrays.fill(points, 0);
    for (PrestigeScored event : in.events(number, PrestigeScored.class)) {
      if (event.district() == district) {
        points[event.seat() - 1] += event.points();
      }
    }
    assertThat(points).containsExactlyElementsOf(numbers(said.group(3)));
  }

  private static void endsRound(RecordedGame in, MatchResult said) {
    RoundEnded wanted = new RoundEnded(number(said, 2), numbers(said.group(3)));
    assertThat(in.events(number(said, 1), RoundEnded.class)).containsExactly(wanted);
  }

  private static District district(String code) {
    return District.ALL.stream()
        .filter(district -> district.name().equals(code))
        .findFirst()
        .orElseThrow(() -> new UnreadableException("\"" + code + "\" is no district"));
  }
}
