package org.sanmarco.ui.game;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javafx.application.Platform;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.ListView;
import org.sanmarco.rules.Actor;
import org.sanmarco.rules.Event;
import org.sanmarco.rules.sanmarco.SanMarcoEvent;
import org.sanmarco.rules.sanmarco.SanMarcoEvent.CardsDrawn;
import org.sanmarco.rules.sanmarco.SanMarcoEvent.ColourOut;
import org.sanmarco.rules.sanmarco.SanMarcoEvent.DistrictScored;
import org.sanmarco.rules.sanmarco.SanMarcoEvent.NoblePlaced;
import org.sanmarco.rules.sanmarco.SanMarcoEvent.NoblesReturned;
import org.sanmarco.rules.sanmarco.SanMarcoEvent.OfferTaken;
import org.sanmarco.rules.sanmarco.SanMarcoEvent.OffersTurnedUp;
import org.sanmarco.rules.sanmarco.SanMarcoEvent.RoundBegan;
import org.sanmarco.rules.sanmarco.SanMarcoEvent.RoundEnded;
import org.sanmarco.rules.sanmarco.SanMarcoEvent.TurnBegan;
import org.sanmarco.rules.sanmarco.SanMarcoMove.Roles;
import org.sanmarco.rules.sanmarco.SanMarcoMove.Traitor;
import org.sanmarco.table.Played;
import org.sanmarco.ui.Fxml;

/** What happened so far, in words, the latest at the bottom. */
final class LogPanel implements Panel {

  /**
   * One line.
   *
   * @param move the number of the move it tells of
   * @param seat whose doing it was, 0 for chance
   * @param heading whether a part of the game begins with it
   */
  record Line(int move, int seat, String text, boolean heading) {}

  private final Desk desk;
  private final Parent root;

  /** The move that led to the position that is looked at, 0 for none. */
  private final IntegerProperty there = new SimpleIntegerProperty();

  @FXML private ListView<Line> list;

  LogPanel(Desk desk) {
    this.desk = desk;
    root = Fxml.load(this, "log.fxml", desk.messages());
    list.setCellFactory(view -> new LogCell(desk, there));
    list.setFocusTraversable(true);
    list.setAccessibleText(desk.text("log"));
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public void show() {
    List<Played> history = desk.model().history();
    List<Line> lines = list.getItems();
    boolean changed = lines.removeIf(line -> line.move() > history.size());
    int known = lines.isEmpty() ? 0 : lines.getLast().move();
    List<Line> added = new ArrayList<>();
    for (Played played : history.subList(known, history.size())) {
      added.addAll(lines(played));
    }
    lines.addAll(added);
    int before = there.get();
    there.set(desk.model().isPast() ? desk.model().moves() : 0);
    if (changed || !added.isEmpty() || there.get() != before) {
      scroll();
      // How high the lines are is known only once they have been laid out.
      Platform.runLater(() -> {
        list.layout();
        scroll();
      });
    }
  }

  /** To the end, or to what is looked at. */
  private void scroll() {
    List<Line> lines = list.getItems();
    int line = lines.size() - 1;
    while (there.get() > 0 && line > 0 && lines.get(line).move() >= there.get()) {
      line--;
    }
    list.scrollTo(line);
  }

  private List<Line> lines(Played played) {
    List<Line> lines = new ArrayList<>();
    int seat = doer(played);
    List<Event> told = new ArrayList<>();
    for (Event event : played.events()) {
      boolean heading = isBeginning(event);
      OptionalInt whose = whose((SanMarcoEvent) event, played);
      if (heading || whose.isPresent()) {
        add(lines, played, seat, told, false);
        told.clear();
        seat = whose.orElse(0);
      }
      if (heading) {
        add(lines, played, 0, List.of(event), true);
      } else {
        told.add(event);
      }
    }
    add(lines, played, seat, told, false);
    return lines;
  }

  /** Whose doing it was; roles are given out by a player, not by one of his colours (V1). */
  private static int doer(Played played) {
    if (played.move() instanceof Roles) {
      return 0;
    }
    return played.by() instanceof Actor.Seat(int number) ? number : placer(played);
  }

  /** For whom a die of the set-up was rolled, 0 for any other chance. */
  private static int placer(Played played) {
    return played.events().stream()
        .filter(NoblePlaced.class::isInstance)
        .map(NoblePlaced.class::cast)
        .findFirst()
        .map(NoblePlaced::seat)
        .orElse(0);
  }

  /** Whose crest stands beside what begins here, where it is not still the one before. */
  private static OptionalInt whose(SanMarcoEvent event, Played played) {
    return switch (event) {
      case CardsDrawn drawn -> OptionalInt.of(drawn.divider());
      case OffersTurnedUp offers -> OptionalInt.of(offers.divider());
      case OfferTaken taken -> OptionalInt.of(taken.seat());
      case ColourOut out -> OptionalInt.of(out.seat());
      case DistrictScored _ -> OptionalInt.of(0);
      // A traitor's victim is told of in one sentence with the traitor.
      case NoblesReturned exiled when !(played.move() instanceof Traitor) ->
          OptionalInt.of(exiled.seat());
      default -> OptionalInt.empty();
    };
  }

  private void add(List<Line> lines, Played played, int seat, List<Event> events, boolean heading) {
    for (String sentence : desk.tell(events)) {
      lines.add(new Line(played.number(), seat, sentence, heading));
    }
  }

  private static boolean isBeginning(Event event) {
    return event instanceof RoundBegan || event instanceof RoundEnded || event instanceof TurnBegan;
  }
}
