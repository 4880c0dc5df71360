package org.sanmarco.games.canalgrande.coach;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.sanmarco.coach.Literal;
import org.sanmarco.games.canalgrande.CanalGrandeMove;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Divide;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Done;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Gondola;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Pass;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Play;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Rob;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Take;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.coach.CanalGrandeVoice.Offers;
import org.sanmarco.words.Messages;

/**
 * A move in words, with one or two reasons: numbers of what it does, which the rules give. Safe for
 * use by several threads.
 */
final class AdviceWriter {

  private final Messages phrases;
  private final CanalGrandeVoice voice;

  AdviceWriter(CanalGrandeVoice voice) {
    this.phrases = voice.texts("advice");
    this.voice = voice;
  }

  /**
   * The move and its reasons.
   *
   * @param view the view of the seat that decides
   * @param move one that is legal there
   */
  String words(CanalGrandeView view, CanalGrandeMove move) {
    Stream<String> reasons =
        reasons(view, move).map(reason -> text(reason.key(), reason.arguments().toArray()));
    return text("counsel", new Literal(said(view, move)), new Literal(voice.list(reasons)));
  }

  private static Stream<Phrase> reasons(CanalGrandeView view, CanalGrandeMove move) {
    int seat = view.onTurn();
    return switch (move) {
      case Divide(Cards first, Cards second) ->
          Stream.of(
              Phrase.of("why.offers", first.points(), kept(first), second.points(), kept(second)));
      case Take(int offer) -> taken(view, view.offer(offer));
      case Rob(int victim) -> Stream.of(Phrase.of("why.victim", view.handSize(victim)));
      case Play(Card card) -> vote(view, view.district() == null ? card : view.district(), 1);
      case Gondola _ -> vote(view, Objects.requireNonNull(view.district()), 1);
      case Done() -> vote(view, Objects.requireNonNull(view.district()), 0);
      case Pass() -> {
        // GV8: the loser's cards come back but for the first; of four the vote may go on.
        int returned = view.seats() == 2 ? Math.max(0, view.table(seat).size() - 1) : 0;
        yield Stream.of(Phrase.of("why.kept", view.handSize(seat) + returned));
      }
      default -> throw new IllegalArgumentException("chance asks nobody");
    };
  }

  /** GA1, GA2. */
  private static Stream<Phrase> taken(CanalGrandeView view, Cards cards) {
    int points = view.points(view.side(view.onTurn())) + cards.points();
    return Stream.of(
        Phrase.of("why.points", points, view.limit()), Phrase.of("why.hand", kept(cards)));
  }

  /** How many of these cards go into the hand (GA2). */
  private static int kept(Cards cards) {
    return Cards.size(Cards.inHand(cards.packed()));
  }

  /** How the vote stands with so many more cards, and whether it is about the game (GE1). */
  private static Stream<Phrase> vote(CanalGrandeView view, Card district, int more) {
    int side = view.side(view.onTurn());
    Phrase stands =
        Phrase.of(
            "why.stands",
            Situation.count(view, side) + more,
            Situation.count(view, Situation.otherSide(view)));
    return view.winsWith(district, side)
        ? Stream.of(stands, Phrase.of("why.game"))
        : Stream.of(stands);
  }

  private String said(CanalGrandeView view, CanalGrandeMove move) {
    return switch (move) {
      case Divide(var first, var second) -> text("divide", new Offers(List.of(first, second)));
      case Take(int offer) -> text("take", offer);
      case Rob(int victim) -> text("rob", victim);
      case Play(Card card) -> text(view.district() == null ? "open" : "play", card);
      case Gondola(Card card) -> text("gondola", card);
      case Done() -> text("done");
      case Pass() -> text("pass");
      default -> throw new IllegalArgumentException("chance asks nobody");
    };
  }

  private String text(String key, Object... arguments) {
    return phrases.text(voice, key, arguments);
  }
}
