package org.sanmarco.ui.table;

import module java.base;

import org.sanmarco.room.Question;
import org.sanmarco.room.Room;
import org.sanmarco.ui.game.PanelContext;

/**
 * A question that waits for the consent of players, as this screen shows it.
 *
 * @param isDue whether the consent of a player here is missing
 * @param isOwn whether it is about a seat here
 */
record StandingQuestion(Question question, boolean isDue, boolean isOwn) {

  /** The question that concerns this screen most; empty if none stands. */
  static Optional<StandingQuestion> of(Room room, List<Question> questions) {
    List<StandingQuestion> all =
        questions.stream()
            .map(one ->
                new StandingQuestion(
                    one,
                    one.missing().stream().anyMatch(room::isHere),
                    one.target() > 0 && room.isHere(one.target())))
            .toList();
    return Stream.concat(all.stream().filter(StandingQuestion::isDue), all.stream()).findFirst();
  }

  /** A sentence with what to press. */
  String words(PanelContext context) {
    String asker = player(context, question.seat());
    String missing =
        context
            .messages()
            .language()
            .list(
                question.missing().stream().map(seat -> player(context, seat)).distinct().toList());
    return switch (question.kind()) {
      case FREE -> {
        String target = player(context, question.target());
        yield isOwn
            ? context.text("question.free.own", asker)
            : isDue
                ? context.text("question.free", asker, target, context.text("joined"))
                : context.text("question.free.waits", target, missing);
      }
      default ->
          context
              .model()
              .takeback()
              .filter(back -> isDue)
              .map(back -> context.undo().question(question, back, 0))
              .orElseGet(() -> context.undo().waits(question));
    };
  }

  /** A player's name, without which of their seats it is. */
  private static String player(PanelContext context, int seat) {
    return context.model().seat(seat).name();
  }
}
