package org.sanmarco.games.canalgrande.ui.board;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.Voice;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.ui.cards.CardNames;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.art.WebDrawing;
import org.sanmarco.ui.game.BoardPicture;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.words.Messages;

/**
 * The table for own screens: a column for each district with the cards that each side has won, the
 * vote, and the piles.
 */
public final class TablePicture implements BoardPicture {

  private static final double SIDE = 150;
  private static final double COLUMN = 140;
  private static final double HEAD = 150;
  private static final double ROW = 110;
  private static final double WIDTH = SIDE + 6 * COLUMN + 20;
  private static final double LINE = 90;
  private static final double NUMBER = 60;
  private static final double SMALL = 34;
  private static final double CREST = 56;
  private static final double SEATS = HEAD + 2 * ROW + 24;
  private static final double HEIGHT = SEATS + 5 * LINE;

  @Override
  public Rectangle2D area() {
    return new Rectangle2D(0, 0, WIDTH, HEIGHT);
  }

  @Override
  public String svg(Locale locale) {
    CardNames names = new CardNames(locale);
    WebDrawing drawing = new WebDrawing(area());
    drawing.box(area(), 0, "-sm-lagoon-2", "-sm-lagoon-2", 0);
    for (int column = 0; column < Card.DISTRICTS.size(); column++) {
      Card district = Card.DISTRICTS.get(column);
      double left = SIDE + column * COLUMN;
      String paint = "-sm-" + district.name().toLowerCase(Locale.ROOT);
      drawing.box(
          new Rectangle2D(left + 4, 12, COLUMN - 8, HEAD + 2 * ROW - 12),
          16,
          paint,
          "-sm-stone",
          3);
      drawing.picture(
          "/assets/art/drawings.txt",
          district.name(),
          new Rectangle2D(left + COLUMN / 2 - 50, 20, 100, 100));
      drawing.name(names.inShort(district), new Point2D(left + COLUMN / 2, HEAD - 14), SMALL);
    }
    return drawing.svg();
  }

  @Override
  public Map<String, String> drawings() {
    return Map.of();
  }

  @Override
  public List<Piece> pieces(View seen, GameTexts texts, List<SeatColour> colours) {
    CanalGrandeView view = (CanalGrandeView) seen;
    Voice voice = texts.voice();
    Messages messages = CardTable.messages(voice.locale());
    List<Piece> all = new ArrayList<>();
    for (int side = 1; side <= 2; side++) {
      List<Integer> seats = view.seatsOfSide(side);
      String names = voice.people(seats, "seats");
      double middle = HEAD + (side - 0.5) * ROW;
      addCrests(all, "side-" + side, seats, new Point2D(SIDE / 2, middle), colours, names);
      for (int column = 0; column < Card.DISTRICTS.size(); column++) {
        Card district = Card.DISTRICTS.get(column);
        int won = view.won(district, side);
        all.add(
            Piece.written(
                "won-" + district + "-" + side,
                new Point2D(SIDE + (column + 0.5) * COLUMN, middle),
                NUMBER,
                won == 0 ? "–" : String.valueOf(won),
                messages.text("won", names, voice.say(district), won)));
      }
    }
    addVote(all, view, voice, messages, colours);
    addPiles(all, view, messages);
    return all;
  }

  private static void addCrests(
      List<Piece> all,
      String id,
      List<Integer> seats,
      Point2D middle,
      List<SeatColour> colours,
      String words) {
    for (int index = 0; index < seats.size(); index++) {
      double x = middle.getX() + (index - (seats.size() - 1) / 2.0) * (CREST + 6);
      all.add(
          Piece.drawn(
              id + "-" + index,
              new Point2D(x, middle.getY()),
              CREST,
              "crest-" + colours.get(seats.get(index) - 1).id(),
              words));
    }
  }

  /** The cards of each seat in the vote, in a line for each seat. */
  private static void addVote(
      List<Piece> all,
      CanalGrandeView view,
      Voice voice,
      Messages messages,
      List<SeatColour> colours) {
    for (int seat = 1; seat <= view.seats(); seat++) {
      double y = SEATS + (seat - 0.5) * LINE;
      String name = voice.people(seat, "seat");
      addCrests(all, "seat-" + seat, List.of(seat), new Point2D(SIDE / 2, y), colours, name);
      List<Card> cards = view.table(seat).list();
      double step = Math.min(COLUMN / 2, 6 * COLUMN / (cards.size() + 1.0));
      for (int index = 0; index < cards.size(); index++) {
        Card card = cards.get(index);
        all.add(
            Piece.drawn(
                "vote-" + seat + "-" + index,
                new Point2D(SIDE + 40 + index * step, y),
                LINE - 14,
                card.name(),
                name + ": " + voice.say(card)));
      }
      String state = view.hasPassed(seat) ? messages.text("vote.passed") : "";
      if (!state.isEmpty()) {
        all.add(
            Piece.written(
                "passed-" + seat, new Point2D(WIDTH - 110, y), SMALL, state, name + ": " + state));
      }
    }
  }

  private static void addPiles(List<Piece> all, CanalGrandeView view, Messages messages) {
    List<String> keys = List.of("actions", "numbers", "discard");
    List<Integer> counts = Piles.counts(view);
    for (int index = 0; index < keys.size(); index++) {
      all.add(
          Piece.written(
              "pile-" + keys.get(index),
              new Point2D(WIDTH * (index + 0.5) / keys.size(), HEIGHT - LINE / 2),
              SMALL,
              messages.text("pile." + keys.get(index), counts.get(index)),
              messages.text("pile." + keys.get(index), counts.get(index))));
    }
  }

  @Override
  public Optional<Place> place(View view, Choice choice) {
    return Optional.empty();
  }
}
