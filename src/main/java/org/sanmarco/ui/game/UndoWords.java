package org.sanmarco.ui.game;

import java.util.List;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.kernel.Actor;
import org.sanmarco.room.Question;
import org.sanmarco.room.Takeback;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.table.model.TakenBack;
import org.sanmarco.words.Messages;

/**
 * The words about an undo: what it takes back, who asks for it, and who has to agree.
 *
 * @param messages those of the table
 */
public record UndoWords(GameSource game, GameTexts texts, People people, Messages messages) {

  /**
   * The name of a button that undoes, with what it takes back.
   *
   * @param seat the seat that reads it; 0 for all
   */
  public String takes(Takeback back, int seat) {
    String what = decision(back, seat);
    return back.computers().isEmpty()
        ? messages.text("undo.takes", what)
        : messages.text("undo.takes.computers", what, names(back.computers()));
  }

  /** The decision that an undo takes back, in words without a full stop. */
  public String decision(Takeback back, int seat) {
    return told(game.moves(seat).get(back.move() - 1), back.by());
  }

  private String told(SeenMove move, int by) {
    return texts.log(move.events()).stream()
        .filter(sentence -> !sentence.isHeading())
        .map(LogSentence::sentence)
        .findFirst()
        .map(sentence ->
            sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence)
        .orElseGet(() -> messages.text("undo.hidden", people.seat(by)));
  }

  /** A sentence about what was taken back, and by whom. */
  public String taken(TakenBack taken) {
    int by = taken.last().by() instanceof Actor.Seat(int seat) ? seat : 1;
    int asker = taken.asker() == 0 ? by : taken.asker();
    return messages.text("undo.taken", name(asker), told(taken.last(), by)) + ".";
  }

  /** A sentence that asks for consent to an undo, with the name of the button to press. */
  public String question(Question question, Takeback back, int seat) {
    return messages.text("question.undo", name(question.seat()), agrees(), decision(back, seat));
  }

  /** The name of the button that agrees to an undo. */
  public String agrees() {
    return messages.text("undo");
  }

  /** A sentence that names the players whose consent is missing. */
  public String waits(Question question) {
    return messages.text("question.undo.waits", names(question.missing()));
  }

  private String names(List<Integer> seats) {
    return messages.language().list(seats.stream().map(this::name).distinct().toList());
  }

  /** A player's name, without which of their seats it is. */
  private String name(int seat) {
    return people.player(seat);
  }
}
