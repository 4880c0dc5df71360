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
import org.sanmarco.table.GameSource;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.art.WebPaints;
import org.sanmarco.ui.game.BoardPicture;
import org.sanmarco.ui.game.Gain;
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
  Map<String, @Nullable Object> group(CardGroup group, View view, @Nullable Decision decision) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("title", say(group.title()));
    all.put("cards", group.cards().stream().map(this::card).toList());
    all.put("whole", group.isWhole());
    Choice taking = group.taking();
    if (taking != null) {
      put(all, words.offer(view, group.cards().stream().mapToInt(words::points).sum()));
      int open = decision == null ? -1 : List.copyOf(decision.choices()).indexOf(taking);
      if (open >= 0) {
        all.put("choice", open + 1);
      }
    }
    return all;
  }

  /** Adds an effect that can be foreseen. */
  private static void put(Map<String, @Nullable Object> all, SheetWords.Effect effect) {
    if (!effect.words().isEmpty()) {
      all.put("effect", effect.words());
    }
    if (!effect.gains().isEmpty()) {
      all.put("gains", effect.gains().stream().map(SheetParts::gain).toList());
    }
  }

  private static Map<String, @Nullable Object> gain(Gain gain) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("colour", gain.colour().id());
    all.put("text", gain.text());
    all.put("bad", gain.isBad());
    all.put("words", gain.words());
    return all;
  }

  private Map<String, @Nullable Object> card(Object card) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("code", card.toString());
    all.put("text", messages.language().begin(texts.voice().say(card)));
    look(all, card);
    return all;
  }

  private void look(Map<String, @Nullable Object> all, Object card) {
    flow.look(card)
        .ifPresent(look -> {
          all.put("picture", look.drawing());
          all.put("ground", WebPaints.paint(look.ground()));
          all.put("sign", look.sign());
        });
  }

  /** A phrase, as a sentence begins. */
  String say(Phrase phrase) {
    return messages
        .language()
        .begin(texts.voice().term(phrase.key(), phrase.arguments().toArray()));
  }

  private Map<String, @Nullable Object> sort(View view, Sorting sorting) {
    Map<String, @Nullable Object> sort = new LinkedHashMap<>();
    sort.put("cards", sorting.cards().stream().map(this::card).toList());
    sort.put("offers", sorting.places());
    List<Integer> points = sorting.cards().stream().map(words::points).toList();
    sort.put("points", points);
    sort.put(
        "totals",
        IntStream.rangeClosed(0, points.stream().mapToInt(Integer::intValue).sum())
            .mapToObj(total -> {
              Map<String, @Nullable Object> effect = new LinkedHashMap<>();
              put(effect, words.offer(view, total));
              return effect;
            })
            .toList());
    return sort;
  }

  /** Adds the choices of a decision. */
  void decide(Map<String, @Nullable Object> all, View view, Decision decision) {
    Optional<Sorting> sorting = decision.sorting();
    if (sorting.isPresent()) {
      all.put("sort", sort(view, sorting.get()));
      return;
    }
    List<Choice> open = List.copyOf(decision.choices());
    List<Map<String, @Nullable Object>> choices =
        IntStream.range(0, open.size())
            .mapToObj(index -> choice(index + 1, open.get(index), view, decision))
            .toList();
    all.put("choices", choices);
    settled(decision).ifPresent(move -> all.put("settled", sentence(view, move)));
    List<String> chosen = new ArrayList<>();
    decision.parts().forEach(part -> chosen.add(sentence(view, part)));
    decision.chosen().stream()
        .filter(choice -> choice.words().isPresent())
        .map(choice -> label(choice, view))
        .forEach(chosen::add);
    all.put("chosen", chosen);
    all.put("back", decision.canGoBack());
  }

  /**
   * The board, with a mark on each piece that has changed since the player's last move.
   *
   * @param now the pieces
   * @param before the pieces at that move; empty if there was none
   */
  Map<String, @Nullable Object> board(
      BoardPicture picture,
      View view,
      List<BoardPicture.Piece> now,
      Optional<List<BoardPicture.Piece>> before) {
    Rectangle2D area = picture.area();
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("picture", ScreenPictures.board(game.game().id()));
    all.put("area", box(area));
    picture.near(view).ifPresent(near -> all.put("near", box(near)));
    all.put(
        "pieces",
        now.stream()
            .map(piece -> piece(piece, before.filter(old -> !old.contains(piece)).isPresent()))
            .toList());
    return all;
  }

  private static Map<String, @Nullable Object> piece(BoardPicture.Piece piece, boolean isNew) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("id", piece.id());
    all.put("at", at(piece.at()));
    all.put("size", (int) piece.size());
    if (!piece.picture().isEmpty()) {
      all.put("picture", piece.picture());
    }
    if (!piece.label().isEmpty()) {
      all.put("label", piece.label());
      all.put("labelAt", at(piece.labelAt()));
    }
    Point2D to = piece.to();
    if (to != null) {
      all.put("to", at(to));
      all.put("paint", piece.paint());
    }
    all.put("words", piece.words());
    if (isNew) {
      all.put("new", true);
    }
    return all;
  }

  private static List<Integer> box(Rectangle2D area) {
    return List.of(
        (int) area.getMinX(), (int) area.getMinY(), (int) area.getWidth(), (int) area.getHeight());
  }

  private static List<Integer> at(Point2D point) {
    return List.of((int) point.getX(), (int) point.getY());
  }

  /** The move that is made once the player says so, after the last choice. */
  static Optional<Move> settled(Decision decision) {
    return decision
        .builder()
        .filter(builder -> builder.next().isEmpty())
        .flatMap(MoveBuilder::settled);
  }

  private Map<String, @Nullable Object> choice(
      int number, Choice choice, View view, Decision decision) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("choice", number);
    all.put("text", label(choice, view));
    put(all, words.effect(decision, choice));
    choice
        .words()
        .filter(words -> words.arguments().size() == 1)
        .map(words -> words.arguments().getFirst())
        .ifPresent(thing -> {
          all.put("code", thing.toString());
          look(all, thing);
        });
    board
        .flatMap(picture -> picture.place(view, choice))
        .ifPresent(place -> {
          all.put("at", at(place.point()));
          if (place.seat() > 0) {
            all.put("colour", game.seat(place.seat()).colour());
          }
        });
    return all;
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
