package org.sanmarco.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.css.PseudoClass;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.dividing.DividingUi;
import org.sanmarco.ui.dividing.OfferFrame;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.table.board.Target;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.words.Language;
import org.sanmarco.words.Messages;

/**
 * A player who knows nothing of a lesson but what is on the screen: presses the button that the
 * text names, or else what is lit.
 */
final class Newcomer {

  private static final Dimension2D SMALLEST = new Dimension2D(1024, 700);

  /** The sizes in which each text is read; the last one is the window's, to which it returns. */
  private static final List<Dimension2D> SIZES =
      List.of(new Dimension2D(1920, 1080), SMALLEST, new Dimension2D(1280, 800));

  private static final List<String> SPOKEN = List.of("tutor-words", "tutor-refused", "tutor-press");

  /** The places of the answers to what is wrong, and to what is against the rules. */
  private static final List<String> ANSWERS = List.of("tutor-refused", "why-not", "why-plate");

  private static final Pattern QUOTED = Pattern.compile("[“„«]\u00a0?(.+?)\u00a0?[”“»]");
  private static final String PRESS = "(Press|Click) [^.]*\\.$";
  private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");

  /** The pixels by which letters may stick out of the window: they have some room around them. */
  private static final double ROUNDING = 0.5;

  private final GameWindow game;
  private final Random random = new Random(7);

  /** All texts read. */
  final Set<String> read = new LinkedHashSet<>();

  /** The texts for which something wrong was pressed first. */
  private final Set<String> tried = new HashSet<>();

  /** The number of answers to wrong presses. */
  int answers;

  /** The keys of the pages and of the answers, by which the texts have translations. */
  private final Set<String> pages;

  private final Messages english;
  private final List<Messages> translations;

  /**
   * A player before the first page.
   *
   * @param lesson translates its texts
   */
  Newcomer(GameWindow game, Lesson lesson) {
    this.game = game;
    pages =
        Stream.concat(
                lesson.steps().stream().flatMap(step -> step.pages().stream()),
                lesson.farewell().stream())
            .flatMap(page -> Stream.of(page.key(), page.key() + ".no"))
            .collect(Collectors.toSet());
    english = words(lesson, "en");
    translations =
        Language.TAGS.stream()
            .filter(tag -> !tag.equals("en"))
            .map(tag -> words(lesson, tag))
            .toList();
    pages.removeIf(key -> !english.has(key));
  }

  private static Messages words(Lesson lesson, String tag) {
    return GameUi.of(lesson.game().id())
        .lessonMessages(Messages.load(Lesson.TEXTS, Locale.forLanguageTag(tag)));
  }

  /** Whether the lesson is over. */
  boolean isDone() {
    return GameWindow.on(() -> !Fx.isShown(game.find("tutor")));
  }

  /**
   * Reads what is on the screen, presses something wrong if that is possible, and what is right.
   */
  void step() {
    game.await(() -> isAsked());
    if (GameWindow.on(this::overlay).isPresent()) {
      game.awaitRest();
      game.hand.click(() -> overlay().map(Node.class::cast));
      return;
    }
    String text = read(SIZES);
    Node next = GameWindow.on(() -> next(text));
    if (!Nodes.isWithin(next, game.find("tutor"))) {
      game.awaitRest();
      if ("divide".equals(next.getId()) && tried.add("divide")) {
        game.hand.click("card-1");
        blunder(next);
      } else if (tried.add(text)) {
        wrong(next).ifPresent(this::blunder);
      }
    }
    game.hand.click(() -> Optional.of(next(said())));
  }

  /** Whether something is expected of the player. */
  private boolean isAsked() {
    return !(game.model.prompt() instanceof Computer)
        || Fx.isUsable(game.scene(), "tutor-on")
        || !Fx.isShown(game.find("tutor"));
  }

  /** The only button of a page over the table. */
  private Optional<Button> overlay() {
    return shown(game.scene().getRoot())
        .filter(node -> "round-over".equals(node.getId()))
        .findFirst()
        .map(over -> {
          List<Button> all =
              shown(over).filter(Button.class::isInstance).map(Button.class::cast).toList();
          assertThat(all).hasSize(1);
          return all.getFirst();
        });
  }

  /**
   * Reads the text, which must be whole and lead on.
   *
   * @param rooms the sizes of the window in which it is read if it is a new one
   */
  private String read(List<Dimension2D> rooms) {
    return GameWindow.on(() -> {
      String text = said();
      // What to press changes from click to click, and is the shorter part.
      if (read.add(text.replaceFirst(PRESS, ""))) {
        Region root = (Region) game.scene().getRoot();
        for (Dimension2D room : rooms) {
          root.resize(room.getWidth(), room.getHeight());
          Fx.laidOut(game.scene());
          assertThat(hidden(room)).as("%s in %s", text, room).isEmpty();
          assertThat(game.hand.reaches(next(text))).as("%s in %s", text, room).isTrue();
          translations.forEach(words -> assertThat(hidden(words, room)).as("%s", room).isEmpty());
        }
        root.resize(game.scene().getWidth(), game.scene().getHeight());
        Fx.laidOut(game.scene());
      }
      return text;
    });
  }

  /** The visible text of the lesson. */
  private String said() {
    return spoken().map(Label::getText).collect(Collectors.joining(" "));
  }

  private Stream<Label> spoken() {
    Node tutor = game.find("tutor");
    return SPOKEN.stream()
        .map(id -> (Label) Objects.requireNonNull(Fx.lookup(tutor, "#" + id)))
        .filter(label -> Fx.isShown(label) && !label.getText().isEmpty());
  }

  /** The same for the text in another language. */
  private List<String> hidden(Messages words, Dimension2D room) {
    Map<Label, String> before = spoken().collect(Collectors.toMap(label -> label, Label::getText));
    before.forEach((label, text) -> label.setText(translated(text, words)));
    List<String> hidden = hidden(room);
    before.forEach(Label::setText);
    return hidden;
  }

  /** A page in another language; in place of what to press, the longest of such sentences. */
  private String translated(String text, Messages words) {
    return pages.stream()
        .filter(key -> english.text(key).equals(text))
        .findFirst()
        .map(words::text)
        .orElseGet(() -> DividingUi.words(words).text("press.offer.card"));
  }

  /** The parts of the text that can't be read in a window of a size, each with the reason. */
  private List<String> hidden(Dimension2D size) {
    Fx.laidOut(game.scene());
    Bounds window = new BoundingBox(0, 0, size.getWidth(), size.getHeight());
    List<String> hidden = new ArrayList<>();
    for (Label label : spoken().toList()) {
      Bounds place = label.localToScene(label.getLayoutBounds());
      Text drawn = (Text) label.lookup(".text");
      if (!window.contains(
          new BoundingBox(
              place.getMinX() + ROUNDING,
              place.getMinY() + ROUNDING,
              place.getWidth() - 2 * ROUNDING,
              place.getHeight() - 2 * ROUNDING))) {
        hidden.add("outside of the window: " + label.getText());
      }
      if (!drawn.getText().equals(label.getText())
          || label.getHeight() + ROUNDING < label.prefHeight(label.getWidth())) {
        hidden.add("cut: " + label.getText());
      }
      if (!game.hand.covered(label).isEmpty()) {
        hidden.add("covered at " + game.hand.covered(label) + ": " + label.getText());
      }
    }
    Bounds moves = bounds("history");
    if (game.find("history").isVisible()
        && moves.getMaxY() > bounds("tray-slot").getMinY() + ROUNDING) {
      hidden.add("the bar of moves over the tray: " + said());
    }
    return hidden;
  }

  private Bounds bounds(String id) {
    Node node = game.find(id);
    return node.localToScene(node.getLayoutBounds());
  }

  /** The node that a text names or that is lit. */
  private Node next(String text) {
    Set<String> names = quoted(text);
    List<Node> all = shown(game.scene().getRoot()).toList();
    List<Node> named =
        all.stream()
            .filter(node -> node instanceof Button button && names.contains(words(button)))
            .toList();
    List<Node> both = named.stream().filter(Newcomer::isLit).toList();
    List<Node> meant = both.isEmpty() ? named : both;
    assertThat(meant).as("named in: %s", text).hasSizeLessThan(2);
    return meant.stream()
        .findFirst()
        .or(() ->
            all.stream()
                .filter(node -> node.getPseudoClassStates().contains(LIT))
                .filter(game.hand::reaches)
                .findFirst())
        .orElseThrow(() -> new AssertionError("nothing to press: " + text));
  }

  private static Set<String> quoted(String text) {
    return QUOTED.matcher(text).results().map(found -> found.group(1)).collect(Collectors.toSet());
  }

  private static String words(Button button) {
    String text = button.getText().lines().findFirst().orElse("");
    return button.isMnemonicParsing() ? text.replace("_", "") : text;
  }

  /** Something that could be pressed in place of what is meant. */
  private Optional<Node> wrong(Node meant) {
    Predicate<Node> decides =
        node ->
            switch (node) {
              case Button button -> button.getId() != null && isDecision(button.getId());
              case OfferFrame frame -> frame.isFocusTraversable();
              case PlayingCard card ->
                  Nodes.isWithin(card, game.find("tray-slot"))
                      && card.isFocusTraversable()
                      && !card.isChosen()
                      && !isDivided(card);
              case Target _ -> true;
              default -> false;
            };
    return GameWindow.on(() -> {
      if (game.has("tutor-on") && Fx.isShown(game.find("tutor-on"))) {
        return Optional.empty();
      }
      List<Node> all =
          shown(game.scene().getRoot())
              .filter(decides)
              .filter(node -> !Nodes.isWithin(meant, node) && !Nodes.isWithin(node, meant))
              .filter(node -> !isLit(node))
              .collect(Collectors.toCollection(ArrayList::new));
      Collections.shuffle(all, random);
      return all.stream().filter(game.hand::reaches).findFirst();
    });
  }

  private static boolean isDecision(String id) {
    return Set.of("stop", "pass", "done", "ballast", "divide").contains(id)
        || id.startsWith("remove-");
  }

  private static boolean isDivided(Node card) {
    return card.getId() != null && card.getId().startsWith("card-");
  }

  private static boolean isLit(Node node) {
    for (Node up = node; up != null; up = up.getParent()) {
      if (up.getPseudoClassStates().contains(LIT)) {
        return true;
      }
    }
    return false;
  }

  private void blunder(Node wrong) {
    int moves = game.model.moves();
    game.hand.click(() -> Optional.of(wrong));
    assertThat(game.model.moves()).as("%s is not played", wrong).isEqualTo(moves);
    assertThat(GameWindow.on(() -> ANSWERS.stream().map(game::find).filter(Fx::isShown).toList()))
        .as("%s is answered after: %s", wrong, said())
        .isNotEmpty();
    read(List.of(SMALLEST));
    answers++;
  }

  /** The nodes that are visible and can be used. */
  private static Stream<Node> shown(Node node) {
    if (!node.isVisible() || node.isDisable() || node.isMouseTransparent()) {
      return Stream.empty();
    }
    return node instanceof Parent parent
        ? Stream.concat(
            Stream.of(node),
            List.copyOf(parent.getChildrenUnmodifiable()).stream().flatMap(Newcomer::shown))
        : Stream.of(node);
  }
}
