package org.sanmarco.ui.elsewhere;

import module java.base;

import javafx.application.Platform;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Coach;
import org.sanmarco.elsewhere.KeptGame;
import org.sanmarco.elsewhere.Visit;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.save.NetworkGames;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.log.Attendance;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.Services;
import org.sanmarco.words.Messages;

/**
 * The question to the players of a finished game elsewhere whether they play again, as one screen
 * shows it. Once all have agreed, the screens of those who have asked for it go to the next game,
 * and so do those that only watch.
 */
public final class Rematch {

  private final Services services;
  private final Messages messages;
  private final RemoteGame game;
  private final Visit visit;
  private Runnable onChange = () -> {};

  /** Whether this screen is on its way to the next game. */
  private boolean isGoing;

  private boolean isClosed;

  /** The wait for the next game, after which the list says what it waits for. */
  private final Patience patience;

  /** The question at the end of a game. */
  public Rematch(Services services, RemoteGame game, Visit visit) {
    this.services = services;
    this.game = game;
    this.visit = visit;
    messages = services.messages(ElsewhereDialog.TEXTS);
    patience = new Patience(services, () -> {}, this::giveUp);
  }

  /** Sets what is called when this screen has begun or given up to go to the next game. */
  public void onChange(Runnable next) {
    onChange = next;
  }

  /** Goes to the next game if it has begun, and nobody here reads something else. */
  public void update() {
    if ((visit.isWatching() || game.isFollowing()) && !services.dialogs().isOpen()) {
      go();
    }
  }

  /** Says what each player has answered; empty to a player alone. */
  public String words() {
    if (isGoing) {
      return messages.text("joining");
    }
    if (hasNext()) {
      return messages.text("again.next");
    }
    String refused = visit.table().map(Attendance.Table::refused).orElse("");
    if (!refused.isEmpty()) {
      return messages.text(
          "again.refused", Coach.refusal("", Refusal.of("", refused), messages.locale()));
    }
    if (game.people().again().answers().isEmpty()) {
      return isPlayer() && !isAlone() ? messages.text("again.ask") : "";
    }
    return String.join(
        " · ",
        Stream.of(
                names("again.yes", answer -> answer.equals(Optional.of(true))),
                names("again.no", answer -> answer.equals(Optional.of(false))),
                names("again.open", Optional::isEmpty))
            .filter(part -> !part.isEmpty())
            .toList());
  }

  private String names(String key, Predicate<Optional<Boolean>> isMeant) {
    List<Seat> seats = game.seats();
    List<String> names =
        IntStream.rangeClosed(1, seats.size())
            .filter(seat -> isAsked(seat) && isMeant.test(answer(seat)))
            .mapToObj(seat -> seats.get(seat - 1).name())
            .distinct()
            .toList();
    return names.isEmpty() ? "" : messages.text(key, messages.language().list(names));
  }

  /** Whether a person has a seat; where a computer plays on, the person can still answer. */
  private boolean isAsked(int seat) {
    return !game.seat(seat).isComputer() || answer(seat).isPresent();
  }

  private Optional<Boolean> answer(int seat) {
    return Optional.ofNullable(game.people().again().answers().get(seat));
  }

  /** The words of the button that agrees. */
  public String agreement() {
    return messages.text(hasNext() ? "again.go" : "again.agree");
  }

  /** The reason why the button that agrees does nothing now; empty if it does something. */
  public String whyNot() {
    if (isGoing || game.isSending()) {
      return messages.text("again.why.wait");
    }
    return !hasNext() && hasSaid(true) ? messages.text("again.why.said") : "";
  }

  /** Whether a player here may answer. */
  public boolean isPlayer() {
    return !visit.isWatching();
  }

  /** Whether a player here may say not to play again. */
  public boolean canDecline() {
    return isPlayer()
        && !isAlone()
        && !hasNext()
        && !isGoing
        && !game.isSending()
        && !hasSaid(false);
  }

  /** Whether all people are at this screen. */
  private boolean isAlone() {
    return IntStream.rangeClosed(1, game.seats().size())
        .allMatch(seat -> game.isHere(seat) || !isAsked(seat));
  }

  private boolean hasSaid(boolean wants) {
    return IntStream.rangeClosed(1, game.seats().size())
        .filter(game::isHere)
        .allMatch(seat -> answer(seat).equals(Optional.of(wants)));
  }

  private boolean hasNext() {
    return !game.nextGame().isEmpty();
  }

  /** Agrees to play again, or goes to the next game if all have agreed. */
  public void agree() {
    if (hasNext()) {
      go();
    } else {
      game.playAgain(true);
    }
  }

  /** Says that the players here don't play again. */
  public void decline() {
    game.playAgain(false);
  }

  /** Keeps the next game and joins it. */
  private void go() {
    if (isGoing || isClosed || !hasNext()) {
      return;
    }
    List<Pass> passes = passes();
    if (passes.isEmpty()) {
      return;
    }
    isGoing = true;
    patience.start();
    NetworkGames files = services.networkGames();
    services.<Joining>run(
        "join the next game",
        () -> {
          KeptGame next = keep(files, passes);
          return new Joining(next, next.visit(Games.installed(), services.tempo()));
        },
        this::join,
        failed -> giveUp());
    onChange.run();
  }

  private record Joining(KeptGame game, Visit visit) {}

  /** The invitations to the next game; none if they are not what this screen has been promised. */
  private List<Pass> passes() {
    try {
      List<Pass> passes = new ArrayList<>();
      game.nextGame().forEach(line -> passes.add(Pass.read(line)));
      boolean isFit =
          passes.stream()
              .allMatch(pass -> visit.isNext(pass) && pass.seat() == 0 == visit.isWatching());
      return isFit ? passes : List.of();
    } catch (RefusedException damaged) {
      return List.of();
    }
  }

  /** Keeps the next game with the keys of this one, so that all know each other again. */
  private KeptGame keep(NetworkGames files, List<Pass> passes) throws Exception {
    String id = passes.getFirst().game();
    List<String> before = files.read(id);
    KeptGame next =
        KeptGame.known(before)
            .or(() -> KeptGame.read(files.read(visit.game())).map(KeptGame::next))
            .map(known -> known.with(passes))
            .orElseGet(() -> KeptGame.fresh(passes, Map.of()));
    files.write(id, Stream.concat(next.lines().stream(), before.stream()).distinct().toList());
    next.evidence().onLine(line -> GameRow.keep(services, id, line));
    return next;
  }

  private void join(Joining joining) {
    joining
        .visit()
        .join(Platform::runLater)
        .whenComplete((joined, failed) -> Platform.runLater(() -> joined(joining.visit(), joined)));
  }

  private void joined(Visit next, @Nullable RemoteGame joined) {
    if (isClosed || !isGoing || joined == null || !isSame(joined)) {
      next.close();
      giveUp();
      return;
    }
    patience.stop();
    services.navigator().joined(joined, Optional.of(next));
  }

  /** Whether a game is of the same kind, and of the same players. */
  private boolean isSame(RemoteGame next) {
    return next.game().id().equals(game.game().id()) && players(next).equals(players(game));
  }

  private static Set<String> players(RemoteGame of) {
    return of.seats().stream().map(Seat::name).collect(Collectors.toSet());
  }

  /** Shows the list, from where the game can be joined. */
  private void giveUp() {
    patience.stop();
    if (!isClosed && isGoing) {
      isGoing = false;
      ElsewhereDialog.open(services);
      onChange.run();
    }
  }

  /** Called when the game is left. */
  public void close() {
    isClosed = true;
    patience.stop();
  }
}
