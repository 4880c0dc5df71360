package org.sanmarco.games.canalgrande.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Take;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;
import org.sanmarco.ui.Clicks;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.ui.table.board.Drag;
import org.sanmarco.ui.table.board.FittedBoard;
import org.sanmarco.ui.table.model.Division;
import org.sanmarco.words.Messages;

/** The drawn cards and the two offers they are divided into, by click, by key or by drag (GT2). */
final class Offers extends Region {

  private final CardFaces faces;
  private final Messages messages;
  private final TableActions actions;
  private final List<OfferMat> mats = new ArrayList<>();
  private final List<PlayingCard> cards = new ArrayList<>();
  private final Drawn<Object> laid;
  private Plan plan = new Plan(Plan.LEAST_WIDTH, 2, 2);
  private boolean dividing;
  private @Nullable Division<Card> division;

  /** The place of the scene to which an offer is dragged to take it. */
  private Drag.Places home = (x, y) -> -1;

  Offers(CardFaces faces, Messages messages, TableActions actions) {
    this.faces = faces;
    this.messages = messages;
    this.actions = actions;
    setPickOnBounds(false);
    for (int number = 0; number <= 2; number++) {
      OfferMat mat = new OfferMat(number, faces, messages, actions);
      mats.add(mat);
      int offer = number;
      if (number > 0) {
        new Drag(mat, this::ofOffer, place -> actions.take(offer));
      }
    }
    getChildren().addAll(mats);
    laid = new Drawn<>(what -> lay());
  }

  private int ofOffer(double x, double y) {
    return dividing ? -1 : home.at(x, y);
  }

  /** Lets an offer be taken by dropping it on a place. */
  void takenAt(Drag.Places places) {
    home = places;
  }

  void plan(Plan now) {
    plan = now;
    requestLayout();
  }

  void point(Highlight spoken) {
    mats.forEach(mat -> mat.point(spoken));
  }

  void show(Sight sight) {
    CanalGrandeView view = sight.view();
    Phase phase = view.phase();
    dividing = phase == Phase.DIVIDE || phase == Phase.DRAW || phase == Phase.DEAL;
    boolean seen = dividing || phase == Phase.CHOOSE;
    setVisible(seen);
    if (!seen) {
      return;
    }
    Division<Card> now = sight.division().orElse(null);
    mats.getFirst().setVisible(dividing);
    if (now != null) {
      divide(now);
    } else {
      division = null;
      laid.show(List.of(view.drawn(), view.offer(1), view.offer(2)));
      mats.get(0).lay(view.drawn());
      for (int number = 1; number <= 2; number++) {
        mats.get(number).lay(view.offer(number));
      }
    }
    for (int number = 0; number <= 2; number++) {
      Cards content =
          now != null
              ? Cards.of(now.offer(number))
              : number == 0 ? view.drawn() : view.offer(number);
      mats.get(number).say(heading(number, view), content, words(number, content, view));
      Choice take = new Choice.OfMove(new Take(Math.max(1, number)));
      mats.get(number)
          .choose(number > 0 && sight.lit().contains(take), sight.looked() == number && number > 0);
    }
    requestLayout();
  }

  private String heading(int number, CanalGrandeView view) {
    return number == 0
        ? messages.text("drawn", view.drawn().size())
        : messages.text("offer", number);
  }

  private String words(int number, Cards content, CanalGrandeView view) {
    if (!content.isEmpty() || number == 0 && view.phase() == Phase.DIVIDE) {
      return "";
    }
    return messages.text(number == 0 ? "drawn.none" : "offer.empty");
  }

  private void lay() {
    cards.clear();
  }

  private void divide(Division<Card> now) {
    if (!now.equals(division)) {
      division = now;
      cards.clear();
      laid.show(now);
      for (int number = 1; number <= now.cards().size(); number++) {
        cards.add(movable(number, now.cards().get(number - 1)));
      }
    }
    Node focused = getScene() == null ? null : getScene().getFocusOwner();
    for (int place = 0; place <= 2; place++) {
      List<PlayingCard> here = now.in(place).stream().map(number -> cards.get(number - 1)).toList();
      if (!mats.get(place).cards().equals(here)) {
        mats.forEach(other -> other.cards().removeAll(here));
        mats.get(place).put(here);
      }
    }
    // A card that changes its place would lose the focus.
    if (focused instanceof PlayingCard && cards.contains(focused)) {
      focused.requestFocus();
    }
  }

  private PlayingCard movable(int number, Card card) {
    PlayingCard view = faces.card(card);
    view.setId("card-" + number);
    view.onAction(() -> actions.putOn(number));
    Clicks.mayRepeat(view);
    new Drag(view, this::placeAt, place -> actions.put(number, place));
    return view;
  }

  private int placeAt(double x, double y) {
    for (OfferMat mat : mats) {
      if (FittedBoard.isOn(mat, x, y)) {
        return mats.indexOf(mat);
      }
    }
    return -1;
  }

  /** The number of the card that has the focus while cards are divided, 0 if none has. */
  int focusedCard() {
    return division == null || getScene() == null
        ? 0
        : cards.indexOf(getScene().getFocusOwner()) + 1;
  }

  /** A card that is being divided, from 1; or the first thing that may be chosen. */
  Optional<Node> first() {
    if (!isVisible()) {
      return Optional.empty();
    }
    return division != null
        ? division.in(Division.LEFT).stream()
            .findFirst()
            .map(number -> (Node) cards.get(number - 1))
        : mats.stream().filter(Node::isFocusTraversable).map(mat -> (Node) mat).findFirst();
  }

  /** A card of those being divided. */
  Optional<Node> card(int number) {
    return number >= 1 && number <= cards.size()
        ? Optional.of(cards.get(number - 1))
        : Optional.empty();
  }

  /** The place of an offer, 0 for the drawn cards. */
  OfferMat mat(int number) {
    return mats.get(number);
  }

  @Override
  protected void layoutChildren() {
    place(mats.get(0), plan.drawn());
    place(mats.get(1), plan.offer(1, dividing));
    place(mats.get(2), plan.offer(2, dividing));
  }

  private static void place(Region region, Rectangle2D room) {
    region.resizeRelocate(room.getMinX(), room.getMinY(), room.getWidth(), room.getHeight());
  }
}
