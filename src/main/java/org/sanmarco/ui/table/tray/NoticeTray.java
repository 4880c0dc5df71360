package org.sanmarco.ui.table.tray;

import module java.base;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.table.model.Prompt;

/** A tray that tells of a prompt: the crest of a seat, some words, and buttons beside them. */
public final class NoticeTray extends TablePanel<PanelContext, HBox> {

  private static final double CREST = 64;

  private final Function<Prompt, Notice> notices;
  private final Drawn<Prompt> shown = new Drawn<>(this::draw);
  private final VBox buttons = Nodes.styled(new VBox(), "tray-buttons");

  /**
   * The contents of the tray.
   *
   * @param title empty for none
   * @param buttons a default button gets the focus; without one no key decides by accident
   */
  public record Notice(int seat, String title, String help, List<Button> buttons) {}

  /**
   * A tray.
   *
   * @param id of its node
   * @param notices what is told of a prompt
   */
  public NoticeTray(PanelContext context, String id, Function<Prompt, Notice> notices) {
    super(context, Nodes.styled(new HBox(), "tray"));
    this.notices = notices;
    root.setId(id);
  }

  @Override
  public Node first() {
    return buttons.getChildren().stream()
        .filter(node -> node instanceof Button button && button.isDefaultButton())
        .findFirst()
        .orElse(root);
  }

  @Override
  public void show() {
    shown.show(context.model().prompt());
  }

  private void draw(Prompt prompt) {
    Notice notice = notices.apply(prompt);
    VBox words = Nodes.styled(new VBox(), "deciding-words");
    words.setMinWidth(0);
    if (!notice.title().isEmpty()) {
      Label title = Nodes.wrapped(notice.title(), "deciding-text", "title-face");
      title.setId(root.getId() + "-title");
      words.getChildren().add(title);
    }
    words.getChildren().add(Nodes.wrapped(notice.help(), "tray-help"));
    buttons.getChildren().setAll(notice.buttons());
    HBox crest = Nodes.styled(context.crests(List.of(notice.seat()), CREST), "deciding-picture");
    root.getChildren().setAll(crest, Nodes.wide(words), buttons);
  }
}
