package org.sanmarco.games.sanmarco.ui.setup;

import module java.base;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.sanmarco.games.sanmarco.material.Board;
import org.sanmarco.games.sanmarco.material.District;

/** The values of the districts for a new game (B1), as typed. */
public final class DistrictValues {

  private final Map<District, Worth> worths = new EnumMap<>(District.class);

  /**
   * The values of a district, as typed.
   *
   * @param most for most nobles
   * @param second for second most nobles
   */
  record Worth(StringProperty most, StringProperty second) {}

  /** A reason why a district's values are invalid. */
  enum Problem {
    /** Not both are numbers in the range allowed. */
    VALUE_RANGE,
    /** The value for most nobles is below the other. */
    MOST_BELOW_SECOND
  }

  /** The standard values. */
  public DistrictValues() {
    for (District district : District.ALL) {
      worths.put(district, new Worth(new SimpleStringProperty(), new SimpleStringProperty()));
    }
    reset();
  }

  Worth of(District district) {
    return Objects.requireNonNull(worths.get(district));
  }

  void reset() {
    for (District district : District.ALL) {
      of(district).most().set(String.valueOf(Board.STANDARD.most(district)));
      of(district).second().set(String.valueOf(Board.STANDARD.second(district)));
    }
  }

  boolean isStandard() {
    return District.ALL.stream()
        .allMatch(district ->
            number(of(district).most()) == Board.STANDARD.most(district)
                && number(of(district).second()) == Board.STANDARD.second(district));
  }

  Optional<Problem> problem(District district) {
    int most = number(of(district).most());
    int second = number(of(district).second());
    if (most < 1 || second < 1) {
      return Optional.of(Problem.VALUE_RANGE);
    }
    return most < second ? Optional.of(Problem.MOST_BELOW_SECOND) : Optional.empty();
  }

  /** Whether all values can be played with. */
  boolean isSound() {
    return District.ALL.stream().allMatch(district -> problem(district).isEmpty());
  }

  /** The values as a set-up has them. */
  String written() {
    return District.ALL.stream()
        .map(district ->
            district + ":" + number(of(district).most()) + "/" + number(of(district).second()))
        .collect(Collectors.joining(","));
  }

  /** A number from 1 to 99, or 0 for anything else. */
  private static int number(StringProperty typed) {
    String text = typed.get();
    return text.matches("[1-9][0-9]?") ? Integer.parseInt(text) : 0;
  }
}
