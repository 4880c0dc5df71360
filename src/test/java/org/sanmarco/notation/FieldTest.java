package org.sanmarco.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FieldTest {

  private static final Field KIND = Field.first(4);
  private static final Field OWNER = KIND.next(2);
  private static final Field TOLL = OWNER.next(4);
  private static final Field BANK = TOLL.after(3, 5);

  @Test
  void fieldsSideBySideKeepTheirValues() {
    long packed =
        KIND.of(12) | OWNER.of(3) | TOLL.of(7) | TOLL.of(8, 1) | TOLL.of(15, 2) | BANK.of(31);

    assertThat(KIND.get(packed)).isEqualTo(12);
    assertThat(OWNER.get(packed)).isEqualTo(3);
    assertThat(TOLL.get(packed)).isEqualTo(7);
    assertThat(TOLL.get(packed, 1)).isEqualTo(8);
    assertThat(TOLL.get(packed, 2)).isEqualTo(15);
    assertThat(BANK.get(packed)).isEqualTo(31);
    assertThat(BANK.shift()).isEqualTo(18);
  }

  @Test
  void clearingAFieldLeavesTheOthers() {
    long row = KIND.of(5) | KIND.of(9, 1) | KIND.of(2, 15);

    assertThat(KIND.cleared(row, 1)).isEqualTo(KIND.of(5) | KIND.of(2, 15));
    assertThat(KIND.mask(15)).isEqualTo(0xF000_0000_0000_0000L);
  }

  @Test
  void lowestFieldIsTheFirstThatIsNotZero() {
    assertThat(KIND.lowest(KIND.of(8, 3) | KIND.of(1, 7))).isEqualTo(3);
  }

  @Test
  void fourBitCountsAddUp() {
    assertThat(PackedCards.sizeOfFourBitCounts(-1)).isEqualTo(16 * 15);
  }
}
