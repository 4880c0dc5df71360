package org.sanmarco.games.marcopolo.ui.setup;

import module java.base;

import javafx.fxml.FXML;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.transform.Scale;
import org.sanmarco.coach.Coach;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.ReadyTrack;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.games.marcopolo.coach.MarcoPoloVoice;
import org.sanmarco.games.marcopolo.ui.cards.ConditionSign;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.ui.FileKind;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.SetupForm;
import org.sanmarco.words.Messages;

/** Sets up which camels two players may move (MV2, MV3), and the track of the box at home (MB5). */
public final class TrackForm implements SetupForm {

  private static final int MOST_CHEST = 2;
  private static final int LONGEST_FILE = 4000;
  private static final double SIGN = 0.44;

  private final Services services;
  private final TrackModel model;
  private final Messages messages;
  private final MarcoPoloVoice terms;
  private final Region root;
  private final List<Button> spaces = new ArrayList<>();
  private final List<Button> conditions = new ArrayList<>();
  private final List<Button> chests = new ArrayList<>();
  private int players;
  private int chosen = 1;

  @FXML private VBox variant;
  @FXML private RadioButton one;
  @FXML private RadioButton both;
  @FXML private FlowPane tracks;
  @FXML private ToggleButton edit;
  @FXML private VBox editor;
  @FXML private FlowPane spaceTiles;
  @FXML private Label editing;
  @FXML private FlowPane conditionTiles;
  @FXML private FlowPane chestTiles;
  @FXML private Label state;

  /**
   * A form.
   *
   * @param before the options of the last game
   */
  public TrackForm(Services services, Map<String, String> before) {
    this(services, new TrackModel(before), 0, services.messages(bundle()));
  }

  private TrackForm(Services services, TrackModel model, int players, Messages messages) {
    this.services = services;
    this.model = model;
    this.players = players;
    this.messages = messages;
    terms = MarcoPoloVoice.of(messages.locale());
    root = Fxml.load(this, "track.fxml", messages);
    one.setOnAction(event -> model.setBoth(false));
    both.setOnAction(event -> model.setBoth(true));
    tracks.getChildren().add(ready("standard", model::reset));
    ReadyTrack.ALL.forEach(
        ready -> tracks.getChildren().add(ready(ready.name(), () -> model.take(ready))));
    tracks
        .getChildren()
        .add(ready("shuffle", () -> model.shuffle(new Random(services.seeds().getAsLong()))));
    Nodes.show(editor, edit.selectedProperty());
    for (int space = 1; space <= Track.DADU; space++) {
      int number = space;
      spaces.add(Nodes.button("track-" + space, "", () -> choose(number), "small", "track-space"));
    }
    for (Condition condition : Condition.values()) {
      Button tile =
          Nodes.button(
              "track-condition-" + condition,
              "",
              () -> model.set(chosen, condition, model.track().chest(chosen)),
              "small",
              "track-condition");
      tile.setGraphic(sign(condition));
      Buttons.name(tile, terms.say(condition), terms.say(condition));
      conditions.add(tile);
    }
    for (int gold = 0; gold <= MOST_CHEST; gold++) {
      int chest = gold;
      Button tile =
          Nodes.button(
              "track-chest-" + gold,
              messages.text("chest", gold),
              () -> model.set(chosen, model.track().condition(chosen), chest),
              "small",
              "track-chest");
      chests.add(tile);
    }
    spaceTiles.getChildren().setAll(spaces);
    conditionTiles.getChildren().setAll(conditions);
    chestTiles.getChildren().setAll(chests);
    model.onChange(this::refresh);
    refresh();
  }

  private Button ready(String name, Runnable action) {
    Button button =
        Nodes.button(
            "track-" + name, messages.text("track." + name), action, "small", "track-ready");
    Buttons.explain(button, messages.text("track." + name + ".tip"));
    return button;
  }

  private static String bundle() {
    return TrackForm.class.getPackageName() + ".track";
  }

  private static Node sign(Condition condition) {
    ConditionSign sign = new ConditionSign(condition);
    sign.getTransforms().add(new Scale(SIGN, SIGN));
    return new Group(sign);
  }

  private void choose(int space) {
    chosen = space;
    refresh();
  }

  @Override
  public Region root() {
    return root;
  }

  @Override
  public void setPlayers(int count) {
    players = count;
    refresh();
  }

  @Override
  public Map<String, String> options() {
    return model.options(players);
  }

  @Override
  public SetupForm in(Locale locale) {
    return new TrackForm(services, model, players, Messages.load(bundle(), locale));
  }

  @Override
  public void onChange(Runnable listener) {
    model.onChange(listener);
  }

  private void refresh() {
    Nodes.show(variant, players == 2);
    one.setSelected(!model.isBoth());
    both.setSelected(model.isBoth());
    Track track = model.track();
    for (int space = 1; space <= Track.DADU; space++) {
      Button tile = spaces.get(space - 1);
      Label number =
          new Label(
              messages.text(
                  track.chest(space) > 0 ? "tile.chest" : "tile", space, track.chest(space)));
      tile.setGraphic(Nodes.styled(new VBox(number, sign(track.condition(space))), "track-face"));
      Nodes.mark(tile, "chosen", space == chosen);
      Nodes.mark(
          tile,
          "changed",
          track.condition(space) != Track.STANDARD.condition(space)
              || track.chest(space) != Track.STANDARD.chest(space));
      Buttons.name(tile, words(track, space), words(track, space));
    }
    editing.setText(messages.text("editing", terms.space(chosen)));
    for (Condition condition : Condition.values()) {
      Button tile = conditions.get(condition.ordinal());
      Nodes.mark(tile, "chosen", condition == track.condition(chosen));
    }
    for (int gold = 0; gold <= MOST_CHEST; gold++) {
      Nodes.mark(chests.get(gold), "chosen", gold == track.chest(chosen));
    }
    Nodes.mark(tracks.getChildren().getFirst(), "chosen", model.changed() == 0);
    String ready = "";
    for (int i = 0; i < ReadyTrack.ALL.size(); i++) {
      boolean taken = model.is(ReadyTrack.ALL.get(i));
      Nodes.mark(tracks.getChildren().get(1 + i), "chosen", taken);
      ready = taken ? "track." + ReadyTrack.ALL.get(i).name() + ".tip" : ready;
    }
    state.setText(
        ready.isEmpty() ? messages.text("changed", model.changed()) : messages.text(ready));
  }

  private String words(Track track, int space) {
    return messages.text(
        "space", terms.space(space), terms.say(track.condition(space)), track.chest(space));
  }

  @FXML
  private void write() {
    String file = messages.text("file.head") + "\n" + model.file();
    services
        .filePicker()
        .chooseSave(FileKind.TEXT, Path.of(messages.text("file.name")))
        .ifPresent(path ->
            services.run(
                "write a track",
                () -> Files.writeString(path, file),
                done -> {},
                failed -> tell("file.unwritten", path, "")));
  }

  @FXML
  private void read() {
    services
        .filePicker()
        .chooseOpen(Path.of(""))
        .ifPresent(path ->
            services.run(
                "read a track",
                () -> content(path),
                content -> take(path, content),
                failed -> tell("file.unread", path, "")));
  }

  private static String content(Path path) throws IOException {
    if (Files.size(path) > LONGEST_FILE) {
      throw new IOException("too long");
    }
    return Files.readString(path, StandardCharsets.UTF_8);
  }

  private void take(Path path, String content) {
    try {
      model.load(content);
    } catch (RefusedException refused) {
      String why = Coach.of(MarcoPolo.ID).in(messages.locale(), null).refusal(refused.refusal());
      tell("file.refused", path, why);
    }
  }

  private void tell(String key, Path path, String why) {
    services.tell(
        messages.text("file.title"), messages.text(key, String.valueOf(path.getFileName()), why));
  }
}
