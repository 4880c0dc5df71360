package org.sanmarco.games.marcopolo.ui.cards;

import java.util.Locale;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.coach.MarcoPoloVoice;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Drawings;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.cards.Lens;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.words.Messages;

/** A card of Marco Polo: goods or a cameleer on the ground of its colour, and the colour's mark. */
public final class CardView extends PlayingCard {

  private static final String DRAWINGS = "/assets/marco-polo/drawings.txt";
  private static final Rectangle2D PICTURE = new Rectangle2D(13, 24, 64, 64);

  /** The number of paper shapes below the picture. */
  private static final int GROUND = 3;

  private static final double CHIP_WIDTH = 21;
  private static final double CHIP_HEIGHT = 27;

  private final Card card;

  private CardView(Card card, Group face, String name) {
    super(face, name, true);
    this.card = card;
  }

  /** A card, face up. */
  public static CardView of(Card card, Locale locale) {
    MarcoPoloVoice terms = MarcoPoloVoice.of(locale);
    Messages names = Messages.load(CardView.class.getPackageName() + ".cards", locale);
    String name = terms.begin(terms.say(card));
    CardView view = new CardView(card, face(card, names), name);
    String use = card.kind() == Card.Kind.CAM ? "use.CAM" : "use.goods";
    Lens.tell(view, () -> face(card, names), () -> names.text(use, name));
    return view;
  }

  /** A card lying face down. */
  public static PlayingCard back(Locale locale) {
    Messages names = Messages.load(CardView.class.getPackageName() + ".cards", locale);
    return new PlayingCard(CardPaper.back("COMPASS", "card-back"), names.text("back"), false);
  }

  /** The card shown. */
  public Card card() {
    return card;
  }

  private static Group face(Card card, Messages names) {
    Dye dye = Dye.of(card.colour());
    Group face =
        CardPaper.face(
            names.text("kind." + card.kind()),
            Drawings.picture(DRAWINGS, card.kind().name(), PICTURE),
            "card-dyed");
    // Between the coloured ground and the picture.
    face.getChildren().add(GROUND, Art.circle(45, 55, 36, "card-medallion"));
    Node mark = dye.mark();
    mark.getTransforms().addAll(new Translate(16, 17), new Scale(1.25, 1.25));
    Node far = dye.mark();
    far.getTransforms().addAll(new Translate(74, 17), new Scale(1.25, 1.25));
    face.getChildren().addAll(mark, far);
    return Art.styled(face, dye.styleClass());
  }

  /** A card as small as a letter, for rows of them; 21 by 27 units. */
  public static Group chip(Card card) {
    Dye dye = Dye.of(card.colour());
    Node mark = dye.mark();
    mark.getTransforms().addAll(new Translate(5.5, 5.5), new Scale(0.5, 0.5));
    return Art.styled(
        new Group(
            Art.box(0, 0, CHIP_WIDTH, CHIP_HEIGHT, 5, "chip"),
            Art.circle(CHIP_WIDTH / 2, 16, 9, "card-medallion"),
            Drawings.picture(DRAWINGS, card.kind().name(), new Rectangle2D(2.8, 8.4, 15.4, 15.4)),
            mark),
        dye.styleClass());
  }
}
