package org.sanmarco.ui.seats;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.coach.Measure;
import org.sanmarco.coach.Phrase;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.LedRoom;
import org.sanmarco.room.Question;
import org.sanmarco.room.Takeback;
import org.sanmarco.save.GameName;
import org.sanmarco.seats.SheetContent;
import org.sanmarco.seats.SheetContent.Asked;
import org.sanmarco.seats.SheetContent.NextGame;
import org.sanmarco.seats.SheetContent.Player;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.game.People;
import org.sanmarco.ui.game.SheetWords;
import org.sanmarco.ui.game.UndoWords;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.ui.table.model.Decision.Sorting;
import org.sanmarco.ui.table.model.GameFlow;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.table.model.TakenBack;
import org.sanmarco.words.Messages;

/** The contents of a seat's own screen in one language, as {@code docs/seats.md} describes them. */
final class Sheet {

  /** The texts of a seat's own screen. */
  static final String TEXTS = "org.sanmarco.ui.seats.seats";

  /** The beginning of the keys of the page's own words. */
  private static final String PAGE = "page.";

  /** The most sentences of what has happened. */
  private static final int MOST_SENTENCES = 12;

  /** The positions of which something is kept: the present one, and those of last moves. */
  private static final int MOST_KNOWN = 64;

  private final LedModel model;
  private final LedRoom room;
  private final GameSource game;
  private final GameFlow flow;
  private final Messages messages;
  private final People people;
  private final GameTexts texts;
  private final UndoWords undo;
  private final SheetWords words;
  private final Map<String, String> labels;

  /** The hints for those who wait, by the last move. */
  private final IdentityHashMap<@Nullable PlayedMove, Hint> hints = new IdentityHashMap<>();

  /** The pieces on the board, which all see, by the last move. */
  private final IdentityHashMap<@Nullable PlayedMove, Map<String, SheetContent.Piece>> boards =
      new IdentityHashMap<>();

  private final SheetParts parts;
  private final Measure score;
  private final String unit;

  Sheet(LedModel model, Locale locale) {
    this.model = model;
    room = model.room();
    game = model.source();
    flow = model.flow();
    Messages table = Messages.load(GameUi.TEXTS, locale);
    people = new People(game.seats(), table);
    texts = Coach.of(game.game().id()).in(locale, people);
    undo = new UndoWords(game, texts, people, table);
    GameUi ui = GameUi.of(game.game().id());
    messages = messages(ui, locale);
    List<SeatColour> colours =
        game.seats().stream().map(seat -> SeatColour.of(seat.colour())).toList();
    words = ui.sheetWords(texts, ui.messages(table), colours);
    labels = Collections.unmodifiableMap(labels(messages));
    parts = new SheetParts(game, flow, texts, messages, words, ui.board(), colours);
    score = Coach.of(game.game().id()).measures().getFirst();
    unit = parts.say(Phrase.of("sheet.score"));
  }

  enum Task {
    /** To decide. */
    DECIDE,
    /** To end the turn, or undo. */
    END,
    /** To let chance act. */
    ROLL,
    /** To go on after something was shown. */
    GO_ON,
    /** Nothing. */
    WAIT,
    /** The game is over. */
    OVER;

    /**
     * The task of a player for what the game waits for.
     *
     * @param isAsked whether it waits for this player
     * @param isPlaying whether the player has a seat, and doesn't only watch
     */
    static Task of(Awaited awaited, boolean isAsked, boolean isPlaying) {
      return switch (awaited.task()) {
        case DECIDE -> isAsked ? DECIDE : WAIT;
        case END -> isAsked ? END : WAIT;
        case ROLL -> isAsked ? ROLL : WAIT;
        case MOMENT, SHOWN, ROUND, COVERED -> isPlaying ? GO_ON : WAIT;
        case COMPUTER, JOIN -> WAIT;
        case OVER -> OVER;
      };
    }

    String key() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /**
   * The contents of a seat's screen.
   *
   * @param decision the decision in progress; null if the seat does not decide
   * @param early the decision that the player may make, or has made, before they are asked
   * @param another the games to choose from in the end; null before it
   */
  SheetContent of(
      int seat,
      Task task,
      @Nullable Decision decision,
      Optional<Decision> early,
      @Nullable List<NextGame> another) {
    int told = room.told();
    Awaited awaited = room.awaited();
    View view =
        Optional.ofNullable(decision)
            .or(() -> early.filter(open -> task == Task.DECIDE))
            .map(Decision::asked)
            .orElseGet(() -> told == game.size() ? game.shown(seat) : game.view(seat, told));
    int ending = awaited.task() == Awaited.Task.END ? awaited.seat() : 0;
    int last = ownLast(seat);
    List<String> happened = happened(seat, last);
    boolean isHinted = isAsked(task) || task == Task.OVER;
    boolean isMoment = early.isEmpty() && !isHinted && room.toldEvents() > 0 && !happened.isEmpty();
    Hint hint =
        ending > 0 && task != Task.DECIDE
            ? endOfTurn(ending, awaited.move() > 0)
            : isHinted ? texts.hint(view) : open(hints, told, texts::hint);
    List<Integer> acting = ending > 0 ? List.of(ending) : flow.acting(view);
    Optional<Sorting> sorting = Optional.ofNullable(decision).flatMap(Decision::sorting);
    Optional<Takeback> back = model.takeback();
    boolean canUndo = seat > 0 && model.canUndo(seat);
    Optional<Question> question = room.undoQuestion();
    return new SheetContent(
        messages.locale().toLanguageTag(),
        labels,
        GameName.of(game.occasion(), game.seats(), messages.language()),
        task.key(),
        isMoment ? happened.getLast() : hint.title(),
        early.isPresent()
            ? messages.text(
                task == Task.DECIDE ? "sheet.ahead" : "sheet.ahead.waits",
                people.seat(awaited.seat()))
            : isHinted ? hint.text() : "",
        decision == null ? List.of() : hint.notes().stream().map(Hint.Note::text).toList(),
        players(view, task == Task.OVER, acting),
        flow.cards(view).stream()
            .filter(group -> !group.cards().isEmpty())
            // Cards that are being sorted are shown only once.
            .filter(
                group -> sorting.filter(sorted -> sorted.cards().equals(group.cards())).isEmpty())
            .map(group -> parts.group(group, view, decision))
            .toList(),
        happened,
        parts.board(
            view,
            open(boards, told, parts::pieces),
            open(boards, last == 0 ? told : last, parts::pieces)),
        decision != null
            ? parts.asked(view, decision)
            : early
                .map(open -> task == Task.DECIDE ? parts.asked(view, open) : Asked.BACK)
                .orElse(Asked.NOTHING),
        task == Task.END ? people.toEndTurn(awaited.move() > 0) : "",
        task == Task.ROLL ? parts.say(Phrase.of(flow.chance(view))) : "",
        canUndo
            ? back.map(found -> question.isPresent() ? undo.agrees() : undo.takes(found, seat))
                // A move that isn't played yet.
                .orElseGet(undo::agrees)
            : "",
        question
            .flatMap(asked ->
                back.map(found -> canUndo ? undo.question(asked, found, seat) : undo.waits(asked)))
            .orElse(""),
        another);
  }

  /** The part of a sheet that is the same for all after some of the moves, made once. */
  private <T> T open(
      IdentityHashMap<@Nullable PlayedMove, T> known, int moves, Function<View, T> seen) {
    if (moves == game.size() && room.awaited().move() > moves) {
      // A move is on display that isn't played yet.
      return seen.apply(game.shown(0));
    }
    if (known.size() >= MOST_KNOWN) {
      known.clear();
    }
    return known.computeIfAbsent(model.played(moves), last -> seen.apply(game.view(0, moves)));
  }

  /** The words of a game's screens. */
  static Messages messages(GameUi ui, Locale locale) {
    return ui.messages(Messages.load(TEXTS, locale));
  }

  /** The page's own words. */
  static Map<String, String> labels(Messages messages) {
    Map<String, String> labels = new LinkedHashMap<>();
    labels.put("language", messages.locale().toLanguageTag());
    for (String key : messages.keys(PAGE)) {
      labels.put(key.substring(PAGE.length()), messages.text(key));
    }
    return labels;
  }

  private static boolean isAsked(Task task) {
    return task == Task.DECIDE || task == Task.END || task == Task.ROLL;
  }

  /** The hint to a player who has moved, as in the window. */
  private Hint endOfTurn(int seat, boolean isLast) {
    return new Hint(
        "turn-over",
        people.endOfTurn(seat, isLast),
        people.afterEndOfTurn(isLast),
        "",
        List.of(),
        List.of());
  }

  private List<Player> players(View view, boolean isOver, List<Integer> acting) {
    List<Player> all = new ArrayList<>();
    Result result = isOver ? view.result() : null;
    for (int seat = 1; seat <= view.seats(); seat++) {
      Instant since = room.gone().get(seat);
      all.add(
          new Player(
              seat,
              people.seat(seat),
              game.seat(seat).colour(),
              score.of(view, seat),
              unit,
              result == null ? words.role(view, seat) : "",
              result == null ? 0 : place(result, view.side(seat)),
              words.counts(view, seat).stream()
                  .map(count -> new SheetContent.Count(count.label(), count.value()))
                  .toList(),
              acting.contains(seat),
              since == null ? "" : messages.text("sheet.gone", messages.clock(since)),
              view.seat() > 0 && view.player(seat) == view.player(view.seat())));
    }
    return all;
  }

  /** The place of a side: winners first, the others by their scores. */
  private static int place(Result result, int side) {
    if (result.winners().contains(side)) {
      return 1;
    }
    List<Integer> scores = result.scores();
    return 1
        + (int)
            IntStream.rangeClosed(1, scores.size())
                .filter(other ->
                    result.winners().contains(other)
                        || scores.get(other - 1) > scores.get(side - 1))
                .count();
  }

  /** The last decision of the seat's player and the events since then, as they may see it. */
  private List<String> happened(int seat, int last) {
    Optional<TakenBack> taken = model.takenBack();
    if (taken.isPresent()) {
      return List.of(undo.taken(taken.get()));
    }
    int told = room.told();
    List<SeenMove> all = game.moves(seat);
    List<Event> events = new ArrayList<>();
    all.subList(Math.max(0, last - 1), told).forEach(move -> events.addAll(move.events()));
    all.subList(told, all.size()).stream()
        .flatMap(move -> move.events().stream())
        .limit(room.toldEvents())
        .forEach(events::add);
    List<String> sentences =
        texts.log(events).stream()
            .filter(sentence -> !sentence.isHeading())
            .map(LogSentence::sentence)
            .toList();
    return sentences.subList(Math.max(0, sentences.size() - MOST_SENTENCES), sentences.size());
  }

  /** The number of moves up to the last one of a seat's player; 0 if there is none. */
  private int ownLast(int seat) {
    List<SeenMove> moves = game.moves(seat);
    int last = seat == 0 ? 0 : room.told();
    while (last > 0
        && !(moves.get(last - 1).by() instanceof Actor.Seat(int by)
            && room.isSamePlayer(by, seat))) {
      last--;
    }
    return last;
  }

  String refusal(Refusal refusal) {
    String why = messages.language().begin(texts.refusal(refusal)) + ".";
    return refusal.rule().isEmpty() ? why : why + " (" + refusal.rule() + ")";
  }
}
