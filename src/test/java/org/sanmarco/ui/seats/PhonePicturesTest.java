package org.sanmarco.ui.seats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.RandomPositions.at;
import static org.sanmarco.ui.testing.RandomPositions.reach;

import module java.base;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.json.Json;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.PackedFile;
import org.sanmarco.seats.Proposal.Act;
import org.sanmarco.seats.SheetContent;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.http.Claims;
import org.sanmarco.seats.http.HttpHost;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.PictureNotes;
import org.sanmarco.ui.testing.RandomPositions;
import org.sanmarco.ui.testing.Screens;

/**
 * The pictures of phones in the guide. Their notes say what the seat is sent, with checksums of the
 * page's frame, style and drawings. The page's scripts aren't among them: nearly all of their
 * changes show nothing, and pictures of phones need a browser.
 */
class PhonePicturesTest {

  private static final int SEAT = 1;
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS);

  /** The page's own words in the pictures. */
  private static final List<String> LABELS = List.of("turn", "sort", "left", "offer", "chosen");

  /** The cards that are sorted in the picture. */
  private static final int SORTED = 7;

  private static boolean isAsked(SanMarcoPosition position) {
    return position.actor().equals(new Actor.Seat(SEAT));
  }

  private static LedModel dividing() {
    return model(reach(3, at(Phase.DIVIDE, 2).and(PhonePicturesTest::isAsked)));
  }

  /** The first seat has a bridge to build. */
  private static LedModel building() {
    return model(
        reach(
            3,
            at(Phase.PLAY, 2)
                .and(PhonePicturesTest::isAsked)
                .and(position ->
                    position.legal().stream()
                        .map(Object::toString)
                        .anyMatch(move -> move.startsWith("bridge")))));
  }

  private static LedModel model(Table table) {
    return AnyTable.model(table, true, record -> {});
  }

  @Test
  void picturesOfPhonesShowWhatSeatsAreSent() {
    LedModel dividing = dividing();
    PictureNotes.check("phone-dividing", notes(steward(dividing).sheet(SEAT)));
    ScreenSteward building = steward(building());
    int bridge =
        Objects.requireNonNull(building.sheet(SEAT).asked().choices()).stream()
            .filter(choice -> choice.text().equals("Bridge"))
            .findFirst()
            .orElseThrow()
            .choice();
    assertThat(building.act(SEAT, Act.CHOOSE, bridge)).isNull();
    PictureNotes.check("phone-board", notes(building.sheet(SEAT)));
  }

  private static ScreenSteward steward(LedModel model) {
    model.seatAtOwnScreens(seat -> seat == SEAT, seat -> true);
    return new ScreenSteward(
        model, seat -> Locale.ENGLISH, seat -> seat, seat -> true, List::of, () -> {});
  }

  /** A line for each part of a sheet, and each of the page's files that decide its look. */
  private static List<String> notes(SheetContent sheet) {
    List<String> notes = new ArrayList<>();
    Map<?, ?> shown = Json.LENIENT.convertValue(sheet, LinkedHashMap.class);
    shown.remove("labels");
    LABELS.forEach(label -> notes.add("label " + sheet.labels().get(label)));
    shown.forEach((key, value) -> {
      List<?> parts = value instanceof List<?> list ? list : Arrays.asList(value);
      parts.forEach(part -> notes.add(key + " " + json(part)));
    });
    for (String file : List.of("index.html", "seats.css")) {
      byte[] content = PackedFile.bytes(HttpHost.class, "page/" + file).orElseThrow();
      notes.add(file + " " + sum(content));
    }
    String drawings = new TreeMap<>(new ScreenPictures("san-marco").in("en")).toString();
    notes.add("drawings " + sum(drawings.getBytes(StandardCharsets.UTF_8)));
    return notes;
  }

  private static String json(@Nullable Object part) {
    try {
      return JSON.writeValueAsString(part);
    } catch (JsonProcessingException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static String sum(byte[] content) {
    CRC32 sum = new CRC32();
    sum.update(content);
    return "%08x".formatted(sum.getValue());
  }

  @Test
  @Tag("pictures")
  @Tag("browser")
  void picturesOfPhonesAreDrawn() throws Exception {
    assertThat(Screens.ARE_WANTED && Phone.isInstalled())
        .as("pictures of phones need chromium and chromedriver, and are only drawn if wanted")
        .isTrue();
    try (Phone phone = Phone.on("en")) {
      phone.turn(360, 640);
      draw(
          phone,
          dividing(),
          "phone-dividing",
          () -> {
            for (int card = 0; card < SORTED; card++) {
              phone
                  .find("[data-keep='sort-" + card + "']", "")
                  .getFirst()
                  .sendKeys(String.valueOf(card % 3 + 1));
            }
            phone.script("document.activeElement.blur(); scrollTo(0, 0)");
          });
      draw(
          phone,
          building(),
          "phone-board",
          () -> {
            phone.find(".choice", "Bridge").getFirst().click();
            phone.waitUntil(page -> page.find(".mark", "").size() > 1);
          });
    }
  }

  /** Hosts a game until the page of its first seat shows what it is to show. */
  private static void draw(Phone phone, LedModel model, String name, Runnable prepare)
      throws Exception {
    try (ExecutorService thread = Executors.newSingleThreadExecutor()) {
      Hosting hosting =
          thread
              .submit(() ->
                  new Hosting(
                      model,
                      Hosting.open(
                          "san-marco",
                          InetAddress.getLoopbackAddress(),
                          new Claims(model.seats()),
                          Tempo.REAL,
                          () -> 0),
                      Locale.ENGLISH,
                      thread,
                      () -> {},
                      signal -> {}))
              .get();
      phone.open(hosting.server().link());
      phone.sit(RandomPositions.NAMES.getFirst());
      phone.waitUntil(page -> !page.find(".choice, .sort", "").isEmpty());
      prepare.run();
      Screens.write(phone.picture(), name + ".png");
      thread.submit(hosting::close).get();
    }
  }
}
