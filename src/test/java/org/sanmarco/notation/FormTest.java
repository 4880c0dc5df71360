package org.sanmarco.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.kernel.RefusedException;

class FormTest {

  private static final List<String> KINDS = List.of("A", "B", "C");
  private static final Field BYTE = Field.first(8);

  /** The same statements write and read. */
  private static List<@Nullable Object> fields(Form form, boolean isWritten) {
    List<@Nullable Object> values = new ArrayList<>();
    form.at("of").derived("a game");
    values.add(form.at("number").number(isWritten ? 7 : 0, 0, 9));
    values.add(form.at("flag").flag(isWritten));
    values.add(form.at("kind").one(isWritten ? "B" : "A", KINDS));
    values.add(form.at("seat").place(isWritten ? 2 : 0, 3));
    values.add(form.at("nobody").placeOrNull(isWritten ? -1 : 0, 3));
    values.add(form.at("nothing").oneOrNull(isWritten ? -1 : 0, KINDS));
    values.add(form.at("last").oneOrNull(isWritten ? 2 : 0, KINDS));
    values.add(form.at("set").set(isWritten ? 0b110 : 0, KINDS));
    values.add(form.at("bits").numbers(isWritten ? 0b101 : 0, 1, 3));
    values.add(form.at("row").row(isWritten ? 0x301 : 0, BYTE, 2, 3));
    Form inner = form.object("inner");
    if (inner.has("key", isWritten)) {
      values.add(inner.at("key").is("hidden", isWritten));
    }
    values.add(inner.has("other", false));
    for (Form item : form.at("list").items(isWritten ? 2 : 0, 0, 2)) {
      values.add(item.number(isWritten ? 4 : 0, 4, 4));
    }
    return values;
  }

  @Test
  void writtenDescriptionIsReadByTheSameStatements() {
    List<List<@Nullable Object>> written = new ArrayList<>();
    Map<String, @Nullable Object> description =
        Form.written(form -> written.add(fields(form, true)));
    assertThat(description)
        .containsEntry("of", "a game")
        .containsEntry("seat", 3)
        .containsEntry("nobody", null)
        .containsEntry("last", "C")
        .containsEntry("set", List.of("B", "C"))
        .containsEntry("bits", List.of(1, 3))
        .containsEntry("row", List.of(1, 3))
        .containsEntry("inner", Map.of("key", "hidden"))
        .containsEntry("list", List.of(4, 4));
    assertThat(fields(Form.reading(new Described(description)), false))
        .isEqualTo(written.getFirst());
  }

  @Test
  void keysAreWrittenInTheirOrder() {
    Map<String, @Nullable Object> description =
        Form.written(form -> {
          Form first = form.object("first");
          form.at("second").derived(2);
          first.at("inner").derived(1);
        });
    assertThat(description).hasToString("{first={inner=1}, second=2}");
  }

  private static void assertRefused(
      String key, Map<String, @Nullable Object> data, Consumer<Form> read) {
    Form form = Form.reading(new Described(data));
    assertThatThrownBy(() -> read.accept(form))
        .isInstanceOfSatisfying(
            RefusedException.class,
            refused -> assertThat(refused.refusal().arguments()).containsExactly(key));
  }

  @Test
  void valuesOutOfRangeAreRefused() {
    assertRefused("view.seat", Map.of("seat", 4), form -> form.at("seat").place(0, 3));
    assertRefused("view.bits", Map.of("bits", List.of(0)), f -> f.at("bits").numbers(0, 1, 3));
    assertRefused("view.row", Map.of("row", List.of(4)), f -> f.at("row").row(0, BYTE, 1, 3));
    assertRefused("view.row", Map.of("row", List.of(1)), f -> f.at("row").row(0, BYTE, 2, 3));
    assertRefused("view.set", Map.of("set", List.of("D")), form -> form.at("set").set(0, KINDS));
    assertRefused("view.kind", Map.of(), form -> form.at("kind").oneOrNull(-1, KINDS));
  }

  @Test
  void cardsHaveTheirCopies() {
    Card card = Card.ALL.getFirst();
    Cards two = Cards.of(List.of(card, card));
    Map<String, @Nullable Object> description =
        Form.written(form -> {
          form.at("codes").cards(two, Card.ALL, Card::copies);
          form.object("counts").counts(two, List.of(card), Card::copies);
        });
    assertThat(description)
        .containsEntry("codes", List.of(card.toString(), card.toString()))
        .containsEntry("counts", Map.of(card.toString(), 2));
    Form form = Form.reading(new Described(description));
    assertThat(form.at("codes").cards(Cards.NONE, Card.ALL, Card::copies))
        .isEqualTo(form.object("counts").counts(Cards.NONE, List.of(card), Card::copies))
        .containsExactly(card, card);
    assertRefused(
        "view.codes", description, data -> data.at("codes").cards(Cards.NONE, Card.ALL, kind -> 1));
    assertRefused(
        "view.counts." + card,
        description,
        data -> data.object("counts").counts(Cards.NONE, List.of(card), kind -> 1));
  }
}
