package org.sanmarco.ui.game;

import java.util.List;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.Decision;

/**
 * A game's words on players' own screens, in one language: what the window shows before a decision
 * and in its players' panels. For the JavaFX thread.
 */
public interface SheetWords {

  /**
   * The foreseen effect of a choice or an offer.
   *
   * @param words sentences about it
   * @param gains the gains and losses that are certain, for each seat that has any
   */
  record Effect(List<String> words, List<Gain> gains) {

    /** No effect that could be foreseen. */
    public static final Effect NONE = new Effect(List.of(), List.of());

    public Effect {
      words = List.copyOf(words);
      gains = List.copyOf(gains);
    }
  }

  /**
   * A number of a player.
   *
   * @param label its name; empty if the value has its unit
   */
  record Count(String label, String value) {}

  /** The part of a seat in this turn, or its place, in few words; empty if there is none. */
  default String role(View view, int seat) {
    return "";
  }

  /** The numbers of a seat besides its score, as in its panel. */
  default List<Count> counts(View view, int seat) {
    return List.of();
  }

  /** The text of a choice whose own words aren't enough without the position; empty for others. */
  default String text(View view, Choice choice) {
    return "";
  }

  /** The effect of a choice that is open in a decision. */
  default Effect effect(Decision decision, Choice choice) {
    return Effect.NONE;
  }

  /** The points that a card brings to the seat that takes it in an offer. */
  default int points(Object card) {
    return 0;
  }

  /**
   * The effect of an offer.
   *
   * @param view the view of the seat that reads about it
   * @param points the points of all its cards
   */
  default Effect offer(View view, int points) {
    return Effect.NONE;
  }
}
