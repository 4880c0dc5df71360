package org.sanmarco.ui.move;

/** The subject of the next choice; each game has its own. Its name is part of the keys of texts. */
public interface ChoiceStep {

  /** The name, such as {@code CARD}; an enum's own. */
  String name();

  /** The rule that the choice comes from; empty if there is none. */
  String rule();

  /** Nothing but one of the moves themselves. */
  ChoiceStep MOVE =
      new ChoiceStep() {
        @Override
        public String name() {
          return "MOVE";
        }

        @Override
        public String rule() {
          return "";
        }
      };
}
