package org.sanmarco.games.canalgrande.ui.cards;

import java.util.Locale;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Drawings;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.cards.Lens;
import org.sanmarco.ui.cards.PlayingCard;

/** Draws the cards of Canal Grande. */
public final class CardFaces {

  private static final String OWN = "/assets/canal-grande/drawings.txt";

  private final CardNames names;

  /** Cards with their names in a player's language. */
  public CardFaces(Locale locale) {
    names = new CardNames(locale);
  }

  /** The names of the cards. */
  public CardNames names() {
    return names;
  }

  /** A card, face up, with its effect explained on hover. */
  public PlayingCard card(Card card) {
    PlayingCard view = new PlayingCard(face(card), names.of(card), true);
    view.setAccessibleHelp(names.use(card));
    Lens.tell(view, () -> face(card), () -> names.use(card));
    return view;
  }

  /** A card, face up, for inspection only. */
  public PlayingCard shown(Card card) {
    PlayingCard view = card(card);
    view.setFocusTraversable(false);
    return view;
  }

  /** A card that lies face down. */
  public PlayingCard back() {
    return new PlayingCard(CardPaper.back("GONDOLA", "card-back"), names.back(), false);
  }

  /** A number card that lies face down. */
  public PlayingCard numberBack() {
    return new PlayingCard(CardPaper.back("COMPASS", "card-back-number"), names.back(), false);
  }

  private Group face(Card card) {
    Group face = CardPaper.face(names.of(card), picture(card), tint(card));
    if (card.isDistrict()) {
      CardPaper.tint(face, card.toString());
    }
    if (!card.isNumber()) {
      face.getChildren()
          .addAll(
              Art.path("M4.5,4.5H36V17Q36,21.5 31.5,21.5H4.5Z", "card-corner"),
              CardPaper.fitted(
                  Art.text(names.inShort(card), 13.5, "card-corner-words"), 20, 13, 28));
    }
    return face;
  }

  private static String tint(Card card) {
    return card.isDistrict()
        ? "card-district"
        : card.isNumber() ? "card-number" : "card-" + card.toString();
  }

  private static Node picture(Card card) {
    return switch (card) {
      case ONE, TWO, THREE -> number(card.points());
      case SPY -> Drawings.picture(OWN, "SPY", CardPaper.PICTURE);
      case CAN, CRO, POL, MAR, DOR, CAS -> Drawings.picture(card.toString(), CardPaper.PICTURE);
      case GONDOLA -> Drawings.picture("GONDOLA", new Rectangle2D(7.5, 12, 75, 75));
      case TRAITOR, DOGE ->
          Drawings.picture(card.name().toUpperCase(Locale.ROOT), CardPaper.PICTURE);
    };
  }

  /** A sundial with the number on it, and as many rays as points. */
  private static Group number(int points) {
    Group dial =
        new Group(
            Art.circle(45, 49, 33, "sundial-rim"),
            Art.circle(45, 49, 27.5, "number-dial"),
            Art.centre(Art.text(String.valueOf(points), 42, "number-digit"), 45, 48));
    for (int ray = 0; ray < points; ray++) {
      double x = 45 + (ray - (points - 1) / 2.0) * 13;
      dial.getChildren().add(Art.circle(x, 89, 4.2, "number-ray"));
    }
    return dial;
  }
}
