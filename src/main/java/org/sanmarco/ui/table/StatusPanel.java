package org.sanmarco.ui.table;

import module java.base;

import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.ScaleTransition;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.review.Judgement;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.Hint.Note;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.HintLength;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Preferences;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.SeatFace;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.table.computer.Adviser;
import org.sanmarco.ui.table.computer.GameReview;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt.Away;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.Joining;
import org.sanmarco.ui.table.model.Prompt.OtherScreen;
import org.sanmarco.ui.table.model.Prompt.Past;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.ui.table.model.Prompt.TurnOver;
import org.sanmarco.words.Isolation;

/**
 * The status line: the seat to act, its task with the rule and the step, and the reason for a
 * refusal.
 */
final class StatusPanel extends TablePanel<PanelContext, Parent> {

  private static final int MOST_RULES = 3;
  private static final double CREST = 34;
  private static final int MOST_NOTES = 2;
  private static final int LONG_WORD = 13;

  private final Preferences preferences;
  private final Adviser adviser;
  private final GameReview review;
  private final BooleanSupplier isHeld;
  private @Nullable AdviceArrow arrow;
  private boolean isTelevision;
  private final Drawn<Who> who = new Drawn<>(this::drawWho);
  private final Drawn<List<String>> cited = new Drawn<>(this::drawRules);
  private final Drawn<Optional<Judgement>> drawn = new Drawn<>(this::drawFigure);

  @FXML private StackPane crest;
  @FXML private Label title;
  @FXML private Label text;
  @FXML private Label lesson;
  @FXML private VBox notes;
  @FXML private Label whyNot;
  @FXML private Label advice;
  @FXML private VBox figure;
  @FXML private Button advise;
  @FXML private VBox soon;
  @FXML private Region soonBar;
  @FXML private HBox rules;
  @FXML private Button play;
  @FXML private Button back;
  @FXML private Button look;
  @FXML private Button stay;

  private final Drawn<List<Note>> noted =
      new Drawn<>(all -> notes.getChildren().setAll(all.stream().map(this::note).toList()));

  /**
   * A panel that says nothing yet.
   *
   * @param review tells better moves while somebody looks back
   * @param isHeld whether the game waits until something has been read
   */
  StatusPanel(
      PanelContext context,
      Preferences preferences,
      Adviser adviser,
      GameReview review,
      BooleanSupplier isHeld) {
    super(context, "status.fxml");
    this.isHeld = isHeld;
    this.preferences = preferences;
    this.adviser = adviser;
    this.review = review;
    Buttons.explain(back, context.tip("back.tip", Key.ESCAPE));
    Buttons.explain(look, context.tip("peek.look.tip", Key.LOOK));
    look.armedProperty().subscribe(context.model()::peek);
  }

  /** The wait for what comes by itself, announced here with the time that is left. */
  ScaleTransition countdown() {
    ScaleTransition left = new ScaleTransition(Duration.ONE, soonBar);
    left.setInterpolator(Interpolator.LINEAR);
    left.setFromX(1);
    left.setToX(0);
    left.statusProperty().subscribe(status -> Nodes.show(soon, status == Animation.Status.RUNNING));
    return left;
  }

  /** Sets the arrow that shows the advised move on the table. */
  void draw(AdviceArrow over) {
    arrow = over;
  }

  /** Seats, and who plays them now. */
  private record Who(List<Integer> seats, List<Seat> players) {}

  private record Said(
      List<Integer> who,
      String title,
      String text,
      String lesson,
      List<Note> notes,
      List<String> rules) {

    Said(List<Integer> who, String title, String text) {
      this(who, title, text, "", List.of(), List.of());
    }
  }

  /** Says only who is to do what, or all. */
  void showTelevision(boolean on) {
    isTelevision = on;
    Nodes.show(advise, !on);
  }

  @Override
  public void show() {
    GameModel model = context.model();
    Said all = said(model);
    Said said = isTelevision ? new Said(all.who(), all.title(), "") : all;
    String why = model.decision().whyNot().map(context::sentence).orElse("");
    // Advice replaces the general hint.
    Optional<Judgement> better =
        model.prompt() instanceof Past(int moves) ? review.after(moves) : Optional.empty();
    String words = better.map(review::words).orElseGet(adviser::words);
    boolean advised = !words.isEmpty();
    who.show(new Who(said.who(), model.seats()));
    title.setText(said.title());
    Nodes.mark(title, "long", hasLongWord(said.title()));
    Nodes.say(text, advised || !why.isEmpty() ? "" : said.text());
    Nodes.say(lesson, advised ? "" : said.lesson());
    noted.show(advised ? List.of() : said.notes());
    Nodes.say(whyNot, why);
    Nodes.say(advice, words);
    drawn.show(better);
    cited.show(advised ? List.of() : said.rules());
    Decision decision = model.decision();
    boolean isSorted = decision.sorting().isPresent();
    play.setText(context.text(isSorted ? "advice.lay-out" : "advice.play"));
    Buttons.explain(play, context.text(isSorted ? "advice.lay-out.tip" : "advice.play.tip"));
    Nodes.show(
        play,
        adviser.figure().isEmpty()
            && adviser
                .move()
                .filter(move -> !decision.laidOut().equals(Optional.of(move)))
                .isPresent());
    if (arrow != null) {
      arrow.show(better.map(Judgement::best).or(adviser::move).orElse(null));
    }
    Nodes.show(back, model.decision().canGoBack());
    Nodes.show(look, model.canPeek());
    Nodes.show(stay, model.canPeek());
    Optional<String> whyNoAdvice = adviser.whyNot();
    advise.setDisable(whyNoAdvice.isPresent());
    Buttons.explain(
        advise,
        whyNoAdvice.map(context::text).orElseGet(() -> context.tip("advice.tip", Key.ADVICE)));
  }

  /** Whether a title has a word, such as a name, that would be broken in its usual size. */
  private static boolean hasLongWord(String title) {
    return Arrays.stream(Isolation.bare(title).split(" "))
        .anyMatch(word -> word.length() > LONG_WORD);
  }

  private Said said(GameModel model) {
    if (isHeld.getAsBoolean()) {
      return new Said(
          List.of(),
          context.text("computer.waits"),
          String.join(" ", context.tell(model.lastEvents())));
    }
    return switch (model.prompt()) {
      case Past(int moves) -> new Said(List.of(), context.text("past"), happened(model, moves));
      case Computer(int seat, boolean chance) ->
          new Said(
              model.acting(),
              context.text(chance ? "computer.acts" : "computer.thinks", context.name(seat)),
              String.join(" ", context.tell(model.lastEvents())));
      case TurnOver(int seat, boolean isLast) ->
          new Said(
              List.of(seat),
              context.text(isLast ? "last-move.title" : "turn-over.title", context.name(seat)),
              context.text(isLast ? "last-move.text" : "turn-over.text"));
      // The position after chance's move is shown, but its prompt is not due yet.
      case Shown _ ->
          new Said(
              model.acting(),
              context.text("shown"),
              String.join(" ", context.tell(context.shown(model.lastEvents()))));
      case Joining(int seat) ->
          new Said(
              List.of(seat),
              context.text("joining", context.name(seat)),
              context.text("joining.text"));
      case Deciding(int seat, var _) when model.isHidden() ->
          new Said(
              model.acting(),
              context.hint().title(),
              context.text("peek.text", context.name(seat), context.key(Key.LOOK)));
      case OtherScreen(int seat) when model.isEnding(seat) ->
          new Said(List.of(seat), context.text("turn-over.title", context.name(seat)), "");
      // The hint speaks to the player who decides.
      case OtherScreen _, Away _ -> new Said(model.acting(), context.hint().title(), "");
      default -> asked(model, context.hint());
    };
  }

  /** The last sentences about the first moves, of which some say nothing. */
  private String happened(GameModel model, int moves) {
    return model.seenNow().subList(0, moves).reversed().stream()
        .map(move -> String.join(" ", context.tell(move.events())))
        .filter(words -> !words.isEmpty())
        .findFirst()
        .orElseGet(() -> context.text("past.start"));
  }

  /** The hint for the current task at the level of detail that the player has set. */
  private Said asked(GameModel model, Hint hint) {
    String steps = context.steps();
    return switch (preferences.get(Setting.HINTS)) {
      case TEACH -> {
        int player = model.acting().isEmpty() ? 0 : model.view().player(model.acting().getFirst());
        boolean isNew = model.isNew(player, hint.topic());
        // One text at a time: first the reason, later the points that are easily overlooked.
        yield new Said(
            model.acting(),
            hint.title(),
            steps.isEmpty() ? hint.text() : steps,
            isNew ? hint.why() : "",
            isNew ? List.of() : hint.notes().stream().limit(MOST_NOTES).toList(),
            rules(hint));
      }
      case REMIND ->
          new Said(
              model.acting(),
              hint.title(),
              steps.isEmpty()
                  ? hint.notes().stream().findFirst().map(Note::text).orElse(hint.text())
                  : steps,
              "",
              List.of(),
              rules(hint));
      case OFF -> new Said(model.acting(), hint.title(), steps);
    };
  }

  /** The rules to look up here; none if hints are off. */
  private List<String> rules(Hint hint) {
    List<String> all =
        context.steps().isEmpty() ? hint.rules() : List.of(context.decision().step().rule());
    return preferences.get(Setting.HINTS) == HintLength.OFF || !context.hasRuleBook()
        ? List.of()
        : all.stream().limit(MOST_RULES).toList();
  }

  private void drawFigure(Optional<Judgement> judged) {
    figure.getChildren().setAll(judged.flatMap(review::figure).stream().toList());
  }

  private void drawWho(Who said) {
    List<Integer> seats = said.seats();
    crest
        .getChildren()
        .setAll(seats.isEmpty() ? List.of() : List.of(SeatFace.row(context, seats, CREST)));
  }

  private Label note(Note note) {
    Label label = context.hasRuleBook() ? cited(note.text(), note.rule()) : new Label(note.text());
    label.getStyleClass().setAll("label", "note");
    label.setWrapText(true);
    return label;
  }

  private void drawRules(List<String> all) {
    rules
        .getChildren()
        .setAll(all.stream().map(rule -> cited(context.text("rule.chip", rule), rule)).toList());
  }

  /** A label that opens the rule book at its rule. */
  private Label cited(String words, String rule) {
    Label label = Nodes.styled(new Label(words), "rule");
    Buttons.explain(label, context.text("rule.tip", rule));
    Buttons.press(label, words, () -> context.openRule(rule));
    return label;
  }

  @FXML
  private void advise() {
    adviser.ask();
  }

  @FXML
  private void play() {
    adviser.play();
  }

  @FXML
  private void stay() {
    context.model().stayOpen();
  }

  @FXML
  private void back() {
    context.decision().back();
  }
}
