package org.sanmarco.ui.elsewhere;

import module java.base;

import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Coach;
import org.sanmarco.elsewhere.KeptGame;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.SafeText;
import org.sanmarco.save.NetworkGames;
import org.sanmarco.save.format.Program;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.nats.Inquiry;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.seats.nats.TableNote;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.DialogPage;
import org.sanmarco.ui.Dialogs.Answer;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.GameTitle;
import org.sanmarco.words.Messages;

/** The page of games with friends elsewhere. */
public final class ElsewhereDialog extends DialogPage implements GameRow.Listener {

  /** The words of this package. */
  static final String TEXTS = "org.sanmarco.ui.elsewhere.elsewhere";

  /** The game to go to as soon as it is joined; empty if none was chosen. */
  private String wanted;

  private Club club;
  private boolean isClosed;

  @FXML private VBox games;
  @FXML private Label none;
  @FXML private LinkField invitation;
  @FXML private Label membership;
  @FXML private Label table;
  @FXML private Button begin;
  @FXML private Label notice;

  private record Kept(List<KeptGame> games, Club club, Optional<Path> table) {}

  private ElsewhereDialog(Services services, String wanted) {
    super(services, services.messages(TEXTS), "elsewhere.fxml");
    this.wanted = wanted;
    club = new Club(services.homeTable(), Optional.empty());
    services.<Kept>run("look for games elsewhere", () -> read(services), this::show);
    showTables();
  }

  /** Opens the page over the screen. */
  public static void open(Services services) {
    open(services, "");
  }

  /** Opens the page with an invitation that was clicked or typed elsewhere. */
  public static void open(Services services, String invitation) {
    ElsewhereDialog dialog = new ElsewhereDialog(services, "");
    dialog.open();
    dialog.invitation.setText(invitation);
    dialog.invitation.requestFocus();
  }

  /** Opens the page, and goes on to a game as soon as it is joined. */
  static void goTo(Services services, KeptGame game) {
    new ElsewhereDialog(services, game.id()).open();
  }

  private static Kept read(Services services) {
    NetworkGames files = services.networkGames();
    return new Kept(games(files), Club.read(services.homeTable(), files), OwnTable.file(files));
  }

  /** The games that are kept; those that are over come last. Not for the JavaFX thread. */
  static List<KeptGame> games(NetworkGames files) {
    return files.ids().stream()
        .flatMap(id -> KeptGame.read(files.read(id)).stream())
        .sorted(Comparator.comparing(game -> !game.over().isEmpty()))
        .toList();
  }

  private void show(Kept kept) {
    if (!isClosed) {
      kept.games().forEach(this::add);
      Nodes.show(none, Bindings.isEmpty(games.getChildren()));
      club = club.member().isPresent() ? club : kept.club();
      showTables();
      // It runs since the window's start, unless its server could not be reached.
      kept.table().filter(file -> !services.homeTable().isRunning()).ifPresent(this::runTable);
    }
  }

  private void add(KeptGame game) {
    games.getChildren().add(new GameRow(services, game, "elsewhere", this));
  }

  @Override
  public void joined(GameRow row) {
    if (row.kept().id().equals(wanted)) {
      chosen(row);
    }
  }

  @Override
  public void used(GameRow row) {
    remove(row);
    notice.setText(messages.text("join.used"));
  }

  private Stream<GameRow> rows() {
    return games.getChildren().stream().map(GameRow.class::cast);
  }

  private void showTables() {
    boolean isHere = services.homeTable().isRunning();
    membership.setText(
        club.member()
            .map(pass -> messages.text("club", pass.host()))
            .orElse(messages.text("club.none")));
    Nodes.show(membership, !isHere);
    Nodes.show(table, isHere);
    int notLed = services.homeTable().notLed();
    table.setText(
        messages.text("table.here")
            + (notLed == 0 ? "" : " " + messages.text("table.not-led", notLed)));
    begin.setDisable(!club.isKnown());
  }

  @FXML
  private void join() {
    if (invitation.getText().isBlank()) {
      invitation.requestFocus();
      return;
    }
    accept(invitation.getText());
  }

  /** A sentence about a question to which tables gave no answer. */
  static String unanswered(Messages messages, Club club, Exception why) {
    return why instanceof RefusedException refused
        ? sentence(messages, refused.refusal())
        : messages.text("new.failed", club.host());
  }

  private void accept(String lines) {
    try {
      List<Pass> passes = Pass.readAll(lines);
      passes.stream()
          .filter(pass -> pass.kind() == Pass.Kind.MEMBER)
          .findFirst()
          .ifPresent(this::keepClub);
      Map<String, List<Pass>> seats =
          passes.stream()
              .filter(pass -> pass.kind() == Pass.Kind.SEAT)
              .collect(Collectors.groupingBy(Pass::game, LinkedHashMap::new, Collectors.toList()));
      seats.values().forEach(this::askToKeep);
      invitation.clear();
    } catch (RefusedException refused) {
      notice.setText(sentence(messages, refused.refusal()));
    }
  }

  private void keepClub(Pass pass) {
    NetworkGames files = services.networkGames();
    services.<Club>run(
        "keep a club",
        () -> Club.keep(services.homeTable(), files, pass),
        kept -> {
          club = kept;
          notice.setText("");
          showTables();
        },
        this::notKept);
  }

  /** Tells who runs the table of a game before its seats are claimed, if that is known. */
  private void askToKeep(List<Pass> passes) {
    notice.setText(messages.text("joining"));
    String host = passes.getFirst().host();
    Patience patience =
        new Patience(
            services,
            () -> notice.setText(messages.text("state.step.CONNECTING", host)),
            () -> notice.setText(messages.text("state.trouble.CONNECTING", host)));
    patience.start();
    Tempo tempo = services.tempo();
    services
        .background()
        .<Optional<Inquiry>>ask(
            "look what a game is",
            () -> Inquiry.of(passes.getFirst(), tempo),
            found -> {
              patience.stop();
              if (!isClosed) {
                found.ifPresentOrElse(known -> askToKeep(passes, known), () -> keepListed(passes));
              }
            },
            failed -> {
              patience.stop();
              if (!isClosed && failed instanceof RefusedException && !isListed(passes)) {
                notice.setText(messages.text("join.used"));
              } else if (!isClosed) {
                keepListed(passes);
              }
            });
  }

  /** Whether a game is in the list, so that its seats may be this program's. */
  private boolean isListed(List<Pass> passes) {
    return rows().anyMatch(row -> row.kept().id().equals(passes.getFirst().game()));
  }

  /** Joins a game that was joined before; nobody agrees to another one that wasn't told. */
  private void keepListed(List<Pass> passes) {
    if (isListed(passes)) {
      keep(passes);
      return;
    }
    invitation.setText(passes.stream().map(Pass::toString).collect(Collectors.joining(" ")));
    notice.setText(messages.text("new.failed", passes.getFirst().host()));
  }

  private void askToKeep(List<Pass> passes, Inquiry inquiry) {
    TableNote note = inquiry.note();
    notice.setText("");
    if (note.protocol() != TableNote.PROTOCOL) {
      String key = note.protocol() > TableNote.PROTOCOL ? "join.newer" : "join.older";
      notice.setText(messages.text(key, note.program(), Program.version()));
      return;
    }
    List<String> words = new ArrayList<>();
    inquiry.game().ifPresent(game -> words.addAll(about(game, passes)));
    words.add(
        note.by().isEmpty()
            ? messages.text("join.by.window")
            : messages.text("join.by", note.by()));
    if (!note.program().equals(Program.version())) {
      words.add(messages.text("join.version", note.program(), Program.version()));
    }
    services.ask(
        messages.text("join.title"),
        String.join(" ", words),
        Answer.of(messages, "join.no", () -> {}),
        Answer.of(messages, "join.yes", () -> keep(passes)));
  }

  /** Sentences about a game, its players and what they have agreed on. */
  private List<String> about(GameOffer game, List<Pass> passes) {
    List<String> own =
        passes.stream()
            .map(Pass::seat)
            .filter(seat -> seat >= 1 && seat <= game.seats().size())
            .map(seat -> game.seats().get(seat - 1).name())
            .distinct()
            .toList();
    List<String> others =
        game.seats().stream()
            .map(Seat::name)
            .filter(name -> !own.contains(name))
            .distinct()
            .toList();
    String id = game.setup().game();
    List<String> sentences = new ArrayList<>();
    sentences.add(
        messages.text(
            "join.about",
            Games.installed().find(id).isPresent() ? GameTitle.kind(messages, id) : SafeText.of(id),
            messages.language().list(others),
            messages.language().list(own)));
    sentences.addAll(Agreement.sentences(messages, game.terms()));
    if (game.terms().advice()) {
      sentences.add(messages.text("join.advice"));
    }
    return sentences;
  }

  /** Keeps the passes of a game before its seats are claimed, then joins it. */
  private void keep(List<Pass> passes) {
    notice.setText(messages.text("joining"));
    rows()
        .filter(row -> row.kept().id().equals(passes.getFirst().game()))
        .toList()
        .forEach(this::drop);
    NetworkGames files = services.networkGames();
    services.<KeptGame>run(
        "keep a game elsewhere",
        () -> {
          String id = passes.getFirst().game();
          List<String> before = files.read(id);
          KeptGame game =
              KeptGame.known(before)
                  .map(known -> known.with(passes))
                  .orElseGet(() -> KeptGame.fresh(passes, Map.of()));
          files.write(
              id, Stream.concat(game.lines().stream(), before.stream()).distinct().toList());
          return game;
        },
        game -> {
          if (!isClosed) {
            wanted = game.id();
            notice.setText("");
            add(game);
          }
        },
        this::notKept);
  }

  private void notKept(Exception why) {
    notice.setText(messages.text("keep.failed", services.savedGameActions().reason(why)));
  }

  private void drop(GameRow row) {
    row.close();
    games.getChildren().remove(row);
  }

  @Override
  public void chosen(GameRow row) {
    row.open(this::close);
  }

  @Override
  public void removed(GameRow row) {
    services.ask(
        messages.text("remove.title"),
        messages.text("remove.text"),
        Answer.of(messages, "remove.yes", () -> remove(row)),
        Answer.of(messages, "remove.keep", () -> {}));
  }

  private void remove(GameRow row) {
    drop(row);
    NetworkGames files = services.networkGames();
    String id = row.kept().id();
    services
        .background()
        .act("forget a game elsewhere", () -> files.forget(id), () -> {}, this::notKept);
  }

  /** Begins a game at this window whose players in other houses come by links. */
  @FXML
  private void beginHere() {
    close();
    services.navigator().newGameByLink();
  }

  @FXML
  private void begin() {
    Club asked = club;
    close();
    services.navigator().newGameElsewhere(offer -> NewGame.ask(services, asked, offer));
  }

  @FXML
  private void runTable() {
    services.filePicker().chooseTable().ifPresent(this::runTable);
  }

  /** Runs a table, now and from each start of the window on. */
  private void runTable(Path file) {
    notice.setText(messages.text("table.starts"));
    services
        .background()
        .act(
            "run a table",
            () -> OwnTable.run(services, file),
            () -> {
              notice.setText("");
              showTables();
            },
            this::noTable);
  }

  private void noTable(@Nullable Exception why) {
    notice.setText(
        why instanceof RefusedException refused
            ? sentence(messages, refused.refusal())
            : messages.text("table.failed"));
  }

  static String sentence(Messages messages, Refusal refusal) {
    return messages.language().begin(Coach.refusal("", refusal, messages.locale())) + ".";
  }

  @Override
  public void close() {
    isClosed = true;
    rows().forEach(GameRow::close);
    super.close();
  }
}
