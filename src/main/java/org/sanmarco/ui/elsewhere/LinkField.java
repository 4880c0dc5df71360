package org.sanmarco.ui.elsewhere;

import javafx.scene.control.TextField;

/** A field for an invitation, into which a whole message can be pasted. */
public final class LinkField extends TextField {

  /** Keeps words apart that were on lines of their own, which a field would join. */
  @Override
  public void replaceText(int start, int end, String text) {
    super.replaceText(start, end, text.replaceAll("\\s+", " "));
  }
}
