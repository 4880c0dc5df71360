package org.sanmarco.games.sanmarco.ui.board;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.text.Text;
import org.sanmarco.games.sanmarco.coach.SanMarcoVoice;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Drawings;
import org.sanmarco.ui.art.Medal;
import org.sanmarco.ui.art.SeatColour;

/** The plaque with the divider and the choosers of this turn. */
final class RolePlaque extends Group {

  /** The least number of rows that share the plaque. */
  private static final int LEAST_ROWS = 3;

  private static final double ROLE_SIZE = 17;
  private static final double NAME_SIZE = 23;

  private final SanMarcoVoice terms;
  private final Rectangle2D room;
  private final Group rows = new Group();
  private final Drawn<List<Holder>> holders = new Drawn<>(this::draw);
  private final Group ornament;

  private record Holder(SeatColour colour, String name) {}

  RolePlaque(Rectangle2D room, SanMarcoVoice terms) {
    this.terms = terms;
    this.room = room;
    setId("role-plaque");
    double x = room.getMinX();
    double y = room.getMinY();
    double w = room.getWidth();
    double h = room.getHeight();
    double side = h * 0.62;
    ornament =
        Art.styled(
            Drawings.picture(
                "COMPASS", new Rectangle2D(x + (w - side) / 2, y + (h - side) / 2, side, side)),
            "plaque-ornament");
    getChildren()
        .addAll(
            Art.box(x + 4, y + 7, w, h, 30, "plate-shadow"),
            Art.box(x, y, w, h, 30, "plaque"),
            Art.box(x + 6, y + 6, w - 12, h - 12, 22, "plaque-line"),
            ornament,
            rows);
    setMouseTransparent(true);
    Art.cached(this);
  }

  /** Shows which seats have the roles, in the order of the notation; none, if none are given. */
  void show(List<Integer> seats, List<SeatColour> colours, List<String> names) {
    holders.show(
        seats.stream()
            .map(seat -> new Holder(colours.get(seat - 1), names.get(seat - 1)))
            .toList());
  }

  private void draw(List<Holder> all) {
    List<Group> lines = new ArrayList<>();
    double step = (room.getHeight() - 20) / Math.max(all.size(), LEAST_ROWS);
    for (int i = 0; i < all.size(); i++) {
      double y = room.getMinY() + 10 + step * (i + 0.5);
      String role = terms.begin(terms.role(i, all.size()));
      lines.add(row(role, all.get(i), y, step, i));
    }
    rows.getChildren().setAll(lines);
    ornament.setVisible(lines.isEmpty());
  }

  private Group row(String role, Holder holder, double y, double step, int index) {
    double x = room.getMinX();
    Text title = Art.text(role, ROLE_SIZE, "plaque-role");
    Text who = Art.text(holder.name(), NAME_SIZE, "plaque-name");
    double most = room.getWidth() - 78;
    Medal medal = Art.place(new Medal(holder.colour()), new Point2D(x + 36, y));
    Group row =
        new Group(
            medal,
            Art.fit(Art.from(title, x + 66, y), most),
            Art.fit(Art.from(who, x + 66, y), most));
    if (index > 0) {
      row.getChildren()
          .add(Art.box(x + 62, y - step / 2, room.getWidth() - 84, 1.2, 0, "plate-rule"));
    }
    row.setId("role-" + (index + 1));
    row.getStyleClass().add(holder.colour().styleClass());
    stack(title, who, y, step);
    return row;
  }

  /** The role above the name; where letters are too large for both the name stands alone. */
  private static void stack(Text title, Text who, double y, double step) {
    Runnable place =
        () -> {
          double above = ROLE_SIZE * Art.growth(title).get();
          double below = NAME_SIZE * Art.growth(who).get();
          boolean both = above + below <= step;
          title.setVisible(both);
          title.setY(y - below / 2);
          who.setY(both ? y + above / 2 : y);
        };
    place.run();
    Art.growth(title).subscribe(place);
    Art.growth(who).subscribe(place);
  }
}
