package org.sanmarco.ui.elsewhere;

import module java.base;

import javafx.animation.PauseTransition;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.sanmarco.elsewhere.KeptGame;
import org.sanmarco.elsewhere.Quota;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.save.NetworkGames;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.log.OfferAnswer;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.Dialogs.Answer;
import org.sanmarco.ui.Services;
import org.sanmarco.words.Messages;

/** Asks a table for a new game. */
final class NewGame {

  /** The time in which most tables answer. */
  private static final Duration AT_ONCE = Duration.seconds(1);

  private NewGame() {}

  /**
   * Asks for a game, then shows the invitations, or goes to the game if there are none.
   *
   * @param offer the game; the first player is at this screen
   */
  static void ask(Services services, Club club, GameOffer offer) {
    NetworkGames files = services.networkGames();
    Region page = waiting(services);
    services
        .background()
        .<Begun>ask(
            "ask for a game elsewhere",
            () -> {
              OfferAnswer answer = club.begin(offer, own(offer));
              KeptGame game = kept(offer, answer);
              files.write(game.id(), game.lines());
              return new Begun(game, answer.isShort());
            },
            begun -> {
              if (page.getScene() == null) {
                return;
              }
              KeptGame game = begun.game();
              services.dialogs().close(page);
              services.navigator().home();
              if (game.invitations().keySet().equals(Set.of(KeptGame.WATCHERS))) {
                ElsewhereDialog.goTo(services, game);
              } else {
                InvitationsDialog.open(services, game, game.about(), game.invitations());
              }
              if (begun.isShort()) {
                Messages messages = services.messages(ElsewhereDialog.TEXTS);
                services.tell(messages.text("room.title"), messages.text("room.short"));
              }
            },
            failed -> {
              if (page.getScene() != null) {
                services.dialogs().close(page);
                refused(services, club, failed);
              }
            });
  }

  /** A game that has begun, at a server whose room may run short. */
  private record Begun(KeptGame game, boolean isShort) {}

  /** Opens a page that is seen if a table takes its time; a game that comes later is kept. */
  private static Region waiting(Services services) {
    Messages messages = services.messages(ElsewhereDialog.TEXTS);
    Region page =
        services.ask(
            messages.text("new.asked.title"),
            messages.text("new.asked"),
            Answer.of(messages, "new.leave", () -> {}));
    page.setOpacity(0);
    PauseTransition unseen = new PauseTransition(AT_ONCE);
    unseen.setOnFinished(event -> page.setOpacity(1));
    unseen.play();
    return page;
  }

  /** The seats of the first player, who is at this screen; none if that is a computer. */
  static List<Integer> own(GameOffer offer) {
    List<Seat> seats = offer.seats();
    return IntStream.rangeClosed(1, seats.size())
        .filter(seat -> !seats.get(seat - 1).isComputer())
        .filter(seat -> seats.get(seat - 1).name().equals(seats.getFirst().name()))
        .boxed()
        .toList();
  }

  /** The game as it is kept here: with the own seats, or to watch, and the others' invitations. */
  static KeptGame kept(GameOffer offer, OfferAnswer answer) {
    RefusedException.require(answer.refused().isEmpty(), "", answer.refused());
    List<Integer> own = own(offer);
    Map<String, String> invitations = new LinkedHashMap<>();
    List<String> watching = new ArrayList<>();
    answer
        .invitations()
        .forEach((seat, line) -> {
          if (seat > 0 && !own.contains(seat)) {
            Invitations.add(invitations, offer.seats().get(seat - 1).name(), line);
          } else if (seat == 0) {
            watching.add(line);
          }
        });
    watching.forEach(line -> Invitations.add(invitations, KeptGame.WATCHERS, line));
    List<Pass> passes =
        (own.isEmpty() ? List.of(0) : own)
            .stream()
                .map(seat ->
                    Pass.read(Objects.requireNonNullElse(answer.invitations().get(seat), "")))
                .toList();
    List<String> players = offer.seats().stream().map(Seat::name).distinct().toList();
    return KeptGame.fresh(passes, invitations)
        .with(new KeptGame.About(offer.setup().game(), null, players));
  }

  private static void refused(Services services, Club club, Exception why) {
    Messages messages = services.messages(ElsewhereDialog.TEXTS);
    services.tell(
        messages.text("new.failed.title"),
        why instanceof RefusedException refused && !Quota.isRefusal(refused.refusal())
            ? messages.text("new.refused")
            : ElsewhereDialog.unanswered(messages, club, why));
  }
}
