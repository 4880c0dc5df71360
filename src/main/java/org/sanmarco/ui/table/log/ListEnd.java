package org.sanmarco.ui.table.log;

import javafx.scene.control.IndexedCell;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import org.jspecify.annotations.Nullable;

/**
 * The end of a list whose lines differ in height.
 *
 * @param list the list, which has its lines once it is styled
 */
record ListEnd(ListView<?> list) {

  /** Scrolls to the end and lays the list out. */
  void show() {
    VirtualFlow<?> lines = lines();
    if (lines != null && !list.getItems().isEmpty()) {
      // As the key End does. ListView.scrollTo(last) adds up estimated heights; rounding can make
      // it end one line too early, and then it does so at each try.
      lines.scrollTo(list.getItems().size() - 1);
      lines.setPosition(1);
      list.layout();
    }
  }

  /** Whether the last line is visible to its lower edge; true for a list without lines. */
  boolean isInSight() {
    VirtualFlow<?> lines = lines();
    IndexedCell<?> last = lines == null ? null : lines.getLastVisibleCell();
    return lines == null
        || last == null
        || (last.getIndex() == list.getItems().size() - 1
            && last.getBoundsInParent().getMaxY() <= lines.getHeight() + 1);
  }

  /** The node that shows the lines; null before the list has been styled. */
  private @Nullable VirtualFlow<?> lines() {
    return list.lookup(".virtual-flow") instanceof VirtualFlow<?> lines ? lines : null;
  }
}
