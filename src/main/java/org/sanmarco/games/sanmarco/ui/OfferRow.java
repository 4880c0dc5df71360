package org.sanmarco.games.sanmarco.ui;

import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.HBox;

/**
 * Offers side by side; where there is too little room each gets the same share of what it wants.
 */
public final class OfferRow extends HBox {

  @Override
  protected void layoutChildren() {
    List<Node> offers = getManagedChildren();
    Insets insets = getInsets();
    double room =
        getWidth() - insets.getLeft() - insets.getRight() - (offers.size() - 1) * getSpacing();
    double wanted = offers.stream().mapToDouble(offer -> offer.prefWidth(-1)).sum();
    if (wanted <= room) {
      super.layoutChildren();
      return;
    }
    double x = insets.getLeft();
    double height = getHeight() - insets.getTop() - insets.getBottom();
    for (Node offer : offers) {
      double width = Math.floor(offer.prefWidth(-1) * room / wanted);
      offer.resizeRelocate(x, insets.getTop(), width, height);
      x += width + getSpacing();
    }
  }
}
