package org.sanmarco.games.canalgrande.ui.board;

import module java.base;

import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.canalgrande.CanalGrandeMove;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;
import org.sanmarco.kernel.State;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Season;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.dividing.DividingUi;
import org.sanmarco.ui.dividing.OffersView;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.ui.table.board.Drag;
import org.sanmarco.ui.table.board.FittedBoard;
import org.sanmarco.words.Messages;

/**
 * The table that Canal Grande is played at: the open hands, the decks, the offers, and the current
 * vote in the middle. It is drawn in units of its own and fills its room.
 */
public final class CardTable extends FittedBoard {

  private static final double LETTERS = 18;

  private final Messages messages;
  private final CardFaces faces;
  private final TableActions actions;
  private final Pane world = new Pane();
  private final Mat mat;
  private final Drawn<Season> season;
  private final List<HandPlace> places = new ArrayList<>();
  private final Piles piles;
  private final OfferPrinter printer;
  private final OffersView<Card> offers;
  private final Strip strip;
  private final Vote vote;
  private final Incident incident;
  private final PilesSheet sheet;
  private List<SeatColour> colours = List.of();
  private List<String> names = List.of();
  private @Nullable VisibleTable shown;
  private TableLayout layout = new TableLayout(TableLayout.LEAST_WIDTH, 2, 2);

  static Messages messages(Locale locale) {
    return DividingUi.words(Messages.load("org.sanmarco.games.canalgrande.ui.board.board", locale));
  }

  /** An empty table to look at, in a player's language. */
  public CardTable(Locale locale) {
    this(locale, Optional::empty);
  }

  /** An empty table, in a player's language. */
  public CardTable(Locale locale, TableActions actions) {
    this.actions = actions;
    messages = messages(locale);
    faces = new CardFaces(locale);
    mat = new Mat(faces.names());
    season = new Drawn<>(mat::show);
    getStyleClass().add("card-table");
    sheet = new PilesSheet(faces, messages);
    piles = new Piles(faces, messages, sheet::toggle);
    printer = new OfferPrinter(faces, messages);
    offers = new OffersView<>(printer, actions, LETTERS, /* isOnBoard= */ true);
    strip = new Strip(faces, messages);
    vote = new Vote(faces, messages, actions);
    incident = new Incident(faces, messages, actions, this::handAt);
    world.getChildren().addAll(mat, piles, offers, strip, vote, incident, sheet);
    world.getChildren().forEach(part -> part.setManaged(false));
    world.setPickOnBounds(false);
    hold(world);
    setMinSize(200, 150);
  }

  @Override
  public void call(List<SeatColour> seatColours, List<String> seatNames) {
    colours = List.copyOf(seatColours);
    names = List.copyOf(seatNames);
    printer.call(colours, names);
    strip.call(colours, names);
    vote.call(colours, names);
    places.clear();
  }

  @Override
  public void show(State state) {
    show(VisibleTable.of((CanalGrandeView) state));
  }

  /** Shows all that is to be seen. */
  public void show(VisibleTable visible) {
    shown = visible;
    CanalGrandeView view = visible.view();
    lay(view.seats());
    List<Integer> order = visible.places();
    for (int seat = 1; seat <= places.size(); seat++) {
      HandPlace place = places.get(seat - 1);
      place.setVisible(order.contains(seat));
      if (order.contains(seat)) {
        place.show(visible);
      }
    }
    piles.show(view);
    season.show(Season.ofRound(view.round()));
    offers.setVisible(view.phase() == Phase.DIVIDE || view.phase() == Phase.CHOOSE);
    offers.show(printer.visible(visible));
    strip.show(view);
    vote.show(visible, side -> names(view.seatsOfSide(side)));
    incident.show(view, seat -> seat > 0 ? names.get(seat - 1) : "");
    sheet.show(view, visible.knowing());
    requestLayout();
  }

  private void lay(int seats) {
    if (places.size() == seats) {
      return;
    }
    world.getChildren().removeIf(HandPlace.class::isInstance);
    places.clear();
    for (int seat = 1; seat <= seats; seat++) {
      HandPlace place = new HandPlace(seat, faces, messages, actions);
      place.call(colours.get(seat - 1), names.get(seat - 1));
      place.setManaged(false);
      places.add(place);
    }
    world.getChildren().addAll(1, places);
  }

  private String names(List<Integer> seats) {
    return seats.stream().map(seat -> names.get(seat - 1)).collect(Collectors.joining(" & "));
  }

  @Override
  public void point(Highlight spoken) {
    places.forEach(place -> place.point(spoken));
    offers.point(
        number -> spoken.places().contains(new Choice.OfMove(new CanalGrandeMove.Take(number))));
    vote.point(spoken);
  }

  @Override
  public List<Node> raise(Highlight told) {
    point(told);
    boolean isTold = !told.places().isEmpty();
    List<Node> held = vote.raise(isTold);
    return isTold ? Stream.concat(held.stream(), incident.raised().stream()).toList() : List.of();
  }

  /** Lets an offer be taken by dropping it on a place outside, a point of the scene. */
  public void takenAt(Drag.Places home) {
    offers.takenAt(home);
  }

  /** The seat whose hand lies at a point of the scene, -1 if there is none. */
  private int handAt(double x, double y) {
    for (HandPlace place : places) {
      if (place.isVisible() && isOn(place, x, y)) {
        return places.indexOf(place) + 1;
      }
    }
    return -1;
  }

  /** Whether a point of the scene is where votes are held. */
  public boolean isInMiddle(double x, double y) {
    return isOn(world, x, y) && layout.arena().contains(world.sceneToLocal(x, y));
  }

  /**
   * Takes a key that divides cards or inspects an offer.
   *
   * @param otherwise what gets the focus when no card is left to divide
   */
  public boolean key(KeyEvent event, Node otherwise) {
    return offers.isVisible() && offers.key(event, otherwise);
  }

  /** Opens the sheet that counts all cards, or closes it. */
  public void count() {
    sheet.toggle();
  }

  /** The place of an offer. */
  public Node offer(int number) {
    return offers.frame(number).<Node>map(frame -> frame).orElse(offers);
  }

  /** The place of a seat's hand, if it lies on the table. */
  public Optional<Node> held(int seat) {
    return place(seat).map(Node.class::cast);
  }

  /** A seat's row in a vote, if there is one. */
  public Optional<Node> row(int seat) {
    return vote.hasRows() ? Optional.of(vote.row(seat)) : Optional.empty();
  }

  @Override
  public Optional<Node> lit() {
    return Optional.of(offers)
        .filter(Node::isVisible)
        .flatMap(OffersView::first)
        .or(() ->
            places.stream()
                .filter(place -> place.isVisible() && place.isFocusTraversable())
                .map(place -> (Node) place)
                .findFirst());
  }

  /** The cards it is played with. */
  public CardFaces faces() {
    return faces;
  }

  TableLayout tableLayout() {
    return layout;
  }

  Vote vote() {
    return vote;
  }

  /** The drawn cards and the offers. */
  public OffersView<Card> offers() {
    return offers;
  }

  Piles piles() {
    return piles;
  }

  /** A seat's place, or empty if its hand is not on the table. */
  Optional<Region> place(int seat) {
    return seat <= places.size() && places.get(seat - 1).isVisible()
        ? Optional.of(places.get(seat - 1))
        : Optional.empty();
  }

  /** The arena without a vote's title and rows: no hand, no title and no row is covered. */
  @Override
  protected Rectangle2D noteRoom() {
    return vote.isVisible() ? layout.aboveRows(vote.titleEnd()) : layout.arena();
  }

  @Override
  public String getUserAgentStylesheet() {
    return Nodes.stylesheet(CardTable.class, "table.css");
  }

  @Override
  protected double computePrefWidth(double height) {
    return height > 0 ? height * 1.62 : TableLayout.LEAST_WIDTH * 0.7;
  }

  @Override
  protected double computePrefHeight(double width) {
    return width > 0 ? width / 1.62 : TableLayout.HEIGHT * 0.7;
  }

  @Override
  protected void layoutChildren() {
    if (getWidth() <= 0 || getHeight() <= 0) {
      return;
    }
    double factor =
        Math.min(getHeight() / TableLayout.HEIGHT, getWidth() / TableLayout.LEAST_WIDTH);
    double width = Math.clamp(getWidth() / factor, TableLayout.LEAST_WIDTH, TableLayout.MOST_WIDTH);
    List<Integer> order = shown == null ? List.of(1, 2) : shown.places();
    int seats = shown == null ? 2 : shown.view().seats();
    layout = new TableLayout(width, order.size(), seats);
    world.resize(width, TableLayout.HEIGHT);
    fit(new Rectangle2D(0, 0, width, TableLayout.HEIGHT));
    mat.resizeRelocate(0, 0, width, TableLayout.HEIGHT);
    for (int at = 0; at < order.size() && !places.isEmpty(); at++) {
      Nodes.place(places.get(order.get(at) - 1), layout.hand(at));
    }
    Nodes.place(piles, layout.piles());
    Nodes.place(offers, layout.arena());
    vote.arrange(layout);
    vote.resize(width, TableLayout.HEIGHT);
    Nodes.place(strip, layout.strip());
    Nodes.place(incident, layout.middle());
    Nodes.place(sheet, layout.arena());
  }
}
