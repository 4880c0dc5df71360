package org.sanmarco.ui.seats;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Advice;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.Phrase;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;
import org.sanmarco.seats.SheetContent;
import org.sanmarco.seats.SheetContent.Asked;
import org.sanmarco.seats.SheetContent.Box;
import org.sanmarco.seats.SheetContent.Effect;
import org.sanmarco.seats.SheetContent.Look;
import org.sanmarco.seats.SheetContent.Point;
import org.sanmarco.seats.SheetContent.SheetCard;
import org.sanmarco.seats.SheetContent.SheetChoice;
import org.sanmarco.seats.SheetContent.Sort;
import org.sanmarco.table.GameSource;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.art.WebPaints;
import org.sanmarco.ui.game.BoardPicture;
import org.sanmarco.ui.game.SheetWords;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.MoveBuilder;
import org.sanmarco.ui.table.model.CardGroup;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.ui.table.model.Decision.Sorting;
import org.sanmarco.ui.table.model.GameFlow;
import org.sanmarco.words.Messages;

/** The parts of a sheet that are chosen from or looked at: cards, choices, and the board. */
record SheetParts(
    GameSource game,
    GameFlow flow,
    GameTexts texts,
    Messages messages,
    SheetWords words,
    Optional<BoardPicture> board,
    List<SeatColour> colours) {

  /** Cards of a view, with the choice to take them. */
  SheetContent.CardGroup group(CardGroup group, View view, @Nullable Decision decision) {
    Choice taking = group.taking();
    return new SheetContent.CardGroup(
        say(group.title()),
        group.cards().stream().map(this::card).toList(),
        group.isWhole(),
        taking == null
            ? Effect.NONE
            : effect(words.offer(view, group.cards().stream().mapToInt(words::points).sum())),
        taking == null || decision == null
            ? 0
            : List.copyOf(decision.choices()).indexOf(taking) + 1);
  }

  private static Effect effect(SheetWords.Effect effect) {
    return new Effect(
        effect.gains().stream()
            .map(gain ->
                new SheetContent.Gain(gain.colour().id(), gain.text(), gain.isBad(), gain.words()))
            .toList(),
        effect.words());
  }

  private SheetCard card(Object card) {
    return new SheetCard(
        card.toString(), messages.language().begin(texts.voice().say(card)), look(card));
  }

  private Look look(Object thing) {
    return flow.look(thing)
        .map(look ->
            new Look(
                Objects.requireNonNullElse(look.drawing(), ""),
                WebPaints.paint(look.ground()),
                look.sign()))
        .orElse(Look.NONE);
  }

  /** A phrase, as a sentence begins. */
  String say(Phrase phrase) {
    return messages
        .language()
        .begin(texts.voice().term(phrase.key(), phrase.arguments().toArray()));
  }

  private Sort sort(View view, Sorting sorting) {
    List<Integer> points = sorting.cards().stream().map(words::points).toList();
    return new Sort(
        sorting.cards().stream().map(this::card).toList(),
        sorting.places(),
        points,
        IntStream.rangeClosed(0, points.stream().mapToInt(Integer::intValue).sum())
            .mapToObj(total -> effect(words.offer(view, total)))
            .toList());
  }

  /** The choices of a decision. */
  Asked asked(View view, Decision decision) {
    Optional<Sorting> sorting = decision.sorting();
    if (sorting.isPresent()) {
      return Asked.toSort(sort(view, sorting.get()));
    }
    List<Choice> open = List.copyOf(decision.choices());
    return new Asked(
        IntStream.range(0, open.size())
            .mapToObj(index -> choice(index + 1, open.get(index), view, decision))
            .toList(),
        settled(decision).map(move -> sentence(view, move)).orElse(""),
        Stream.concat(
                decision.parts().stream().map(part -> sentence(view, part)),
                decision.chosen().stream()
                    .filter(choice -> choice.words().isPresent())
                    .map(choice -> label(choice, view)))
            .toList(),
        decision.canGoBack(),
        null);
  }

  /** The pieces in a position by their identifiers, from back to front. */
  Map<String, SheetContent.Piece> pieces(View view) {
    Map<String, SheetContent.Piece> all = new LinkedHashMap<>();
    board.stream()
        .flatMap(picture -> picture.pieces(view, texts, colours).stream())
        .forEach(piece -> all.put(piece.id(), piece(piece)));
    return all;
  }

  /**
   * The board, with a mark on each piece that has changed since the player's last move; null if
   * there is none.
   */
  SheetContent.@Nullable Board board(
      View view, Map<String, SheetContent.Piece> now, Map<String, SheetContent.Piece> before) {
    return board
        .map(picture ->
            new SheetContent.Board(
                ScreenPictures.board(game.game().id()),
                box(picture.area()),
                picture.near(view).map(SheetParts::box).orElse(null),
                now.values().stream()
                    .map(piece -> piece.equals(before.get(piece.id())) ? piece : piece.changed())
                    .toList()))
        .orElse(null);
  }

  private static SheetContent.Piece piece(BoardPicture.Piece piece) {
    Point2D to = piece.to();
    return new SheetContent.Piece(
        piece.id(),
        at(piece.at()),
        (int) piece.size(),
        piece.picture(),
        piece.label(),
        piece.label().isEmpty() ? null : at(piece.labelAt()),
        to == null ? null : at(to),
        to == null ? "" : piece.paint(),
        piece.words(),
        false);
  }

  private static Box box(Rectangle2D area) {
    return new Box(
        (long) area.getMinX(),
        (long) area.getMinY(),
        (long) area.getWidth(),
        (long) area.getHeight());
  }

  private static Point at(Point2D point) {
    return new Point((long) point.getX(), (long) point.getY());
  }

  /** The move that is made once the player says so, after the last choice. */
  static Optional<Move> settled(Decision decision) {
    return decision
        .builder()
        .filter(builder -> builder.next().isEmpty())
        .flatMap(MoveBuilder::settled);
  }

  private SheetChoice choice(int number, Choice choice, View view, Decision decision) {
    Optional<Object> thing =
        choice
            .words()
            .filter(words -> words.arguments().size() == 1)
            .map(words -> words.arguments().getFirst());
    Optional<BoardPicture.Place> place = board.flatMap(picture -> picture.place(view, choice));
    return new SheetChoice(
        number,
        label(choice, view),
        effect(words.effect(decision, choice)),
        thing.map(Object::toString).orElse(""),
        thing.map(this::look).orElse(Look.NONE),
        place.map(found -> at(found.point())).orElse(null),
        place
            .filter(found -> found.seat() > 0)
            .map(found -> game.seat(found.seat()).colour())
            .orElse(""));
  }

  /** The words for a choice: the thing pointed at, or the whole move. */
  private String label(Choice choice, View view) {
    String placed = words.text(view, choice);
    return !placed.isEmpty()
        ? placed
        : choice instanceof Choice.OfMove(Move move)
            ? sentence(view, move)
            : choice.words().map(this::say).orElseGet(choice::toString);
  }

  /** A move in words, without a full stop: it is the text of a button. */
  private String sentence(View view, Move move) {
    String sentence = texts.advice(view, Advice.of(move));
    return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
  }
}
