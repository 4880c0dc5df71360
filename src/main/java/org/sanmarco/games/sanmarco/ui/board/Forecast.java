package org.sanmarco.games.sanmarco.ui.board;

import java.util.List;
import org.sanmarco.games.sanmarco.material.District;

/**
 * A forecast shown beside a district.
 *
 * @param gains the gain or loss of each seat, the first seat first
 * @param price the cost of bringing it about, 0 for nothing
 * @param paid the seats that would get of that
 * @param change what would bring it about, as it stands above the numbers; empty for nothing
 * @param words the same in words
 */
public record Forecast(
    District district,
    List<Integer> gains,
    int price,
    List<Integer> paid,
    String change,
    String words) {

  public Forecast {
    gains = List.copyOf(gains);
    paid = List.copyOf(paid);
  }
}
