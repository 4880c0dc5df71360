package org.sanmarco.notation;

/**
 * A named run of bits in a packed number, or the first of several equal runs side by side. A
 * constant field costs no more than its shift and mask written out, once it is compiled.
 *
 * @param shift the number of bits below it
 * @param bits its width, 1 to 31
 */
public record Field(int shift, int bits) {

  /** The field at the bottom of a number. */
  public static Field first(int bits) {
    return new Field(0, bits);
  }

  /** The field of another width directly above this one. */
  public Field next(int bits) {
    return after(1, bits);
  }

  /** The field above a row of equal fields of which this is the first. */
  public Field after(int count, int bits) {
    return new Field(shift(count), bits);
  }

  /** The value of this field in a packed number. */
  public int get(long packed) {
    return (int) (packed >>> shift) & (1 << bits) - 1;
  }

  /** The value of one of a row of equal fields, from 0. */
  public int get(long packed, int index) {
    return (int) (packed >>> shift(index)) & (1 << bits) - 1;
  }

  /** The same for a number of 32 bits, such as a row of four bytes. */
  public int get(int packed, int index) {
    return packed >>> shift(index) & (1 << bits) - 1;
  }

  /** A packed number with this value in this field, and 0 in all others. */
  public long of(long value) {
    return value << shift;
  }

  /** A packed number with this value in one of a row of equal fields, and 0 in all others. */
  public long of(long value, int index) {
    return value << shift(index);
  }

  /** All bits of one of a row of equal fields. */
  public long mask(int index) {
    return (1L << bits) - 1 << shift(index);
  }

  /** The number of bits below one of a row of equal fields. */
  public int shift(int index) {
    return shift + bits * index;
  }

  /**
   * The index of the lowest of a row of equal fields that is not 0. This field must be at the
   * bottom, and the number not 0.
   */
  public int lowest(long packed) {
    return Long.numberOfTrailingZeros(packed) / bits;
  }

  /** A packed number with 0 in one of a row of equal fields. */
  public long cleared(long packed, int index) {
    return packed & ~mask(index);
  }
}
