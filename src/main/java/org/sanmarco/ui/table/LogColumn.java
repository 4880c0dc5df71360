package org.sanmarco.ui.table;

import module java.base;

import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.sanmarco.ui.Nodes;

/** The column beside the board. Parts of the log give way where other panels need the room. */
public final class LogColumn extends VBox {

  private final List<Region> log = new ArrayList<>();

  /** Adds a part of the log, below the others; the first part gives way first. */
  void addLog(Region part) {
    log.add(part);
    getChildren().add(part);
  }

  /** Leaves out the last part of the log, or shows it again where there is room. */
  void leaveOut(Region part, boolean isOut) {
    log.remove(part);
    Nodes.show(part, !isOut);
    if (!isOut) {
      log.add(part);
    }
  }

  /** All panels, shown, for another column. */
  List<Node> panels() {
    log.forEach(part -> Nodes.show(part, true));
    return List.copyOf(getChildren());
  }

  @Override
  protected void layoutChildren() {
    // Not by a listener: what asks for another layout during this one isn't heard.
    fit();
    super.layoutChildren();
  }

  private void fit() {
    double room = getHeight();
    for (Node node : getManagedChildren()) {
      if (!log.contains(node)) {
        room -= node.prefHeight(getWidth()) + getSpacing();
      }
    }
    for (Region part : log.reversed()) {
      double least = part.minHeight(getWidth());
      Nodes.show(part, room >= least);
      room -= least + getSpacing();
    }
  }
}
