package org.sanmarco.save;

import module java.base;

import org.sanmarco.save.format.JournalReader.LineCheck;

/**
 * Spoils good files as strangers, disks and careless hands do: bits turned, pieces cut out, doubled
 * and put elsewhere, values repeated and of other types, huge numbers, deep nesting.
 */
final class Mutator {

  /** Beyond what is read, in bytes; there is no point in spoiling it further. */
  private static final int LARGE = 2 << 20;

  private static final Pattern VALUE =
      Pattern.compile("\"[^\"\\\\]*+\"(?!\\s*:)|-?\\d+|\\{\\s*}|\\[\\s*]");
  private static final Pattern PAIR =
      Pattern.compile("\"[a-z]+\"\\s*:\\s*(?:\"[^\"\\\\]*+\"|-?\\d+)");
  private static final Pattern DIGIT = Pattern.compile("\\d");
  private static final Pattern KEY = Pattern.compile("\"[a-z]+\"(?=\\s*:)");

  private static final List<String> STRANGE_VALUES =
      List.of(
          "null",
          "true",
          "0",
          "-1",
          "1.5",
          "1e999999999",
          "2147483648",
          "9".repeat(30),
          "9".repeat(5_000),
          "\"\"",
          "\"" + "x".repeat(10_000) + "\"",
          "\"\\u0000\\u202e\\ud800\"",
          "\"../../../etc/passwd\"",
          "\"9223372036854775808\"",
          "\"+1000000000-12-31T23:59:59Z\"",
          "[]",
          "{}",
          "[".repeat(20),
          "[".repeat(100_000),
          "{\"a\":".repeat(100_000),
          "[\"java.lang.ProcessBuilder\",{\"command\":[\"true\"]}]",
          "{\"@class\":\"java.lang.Object\"}",
          "NaN");

  private final Random random;

  Mutator(Random random) {
    this.random = random;
  }

  /** A file with a few changes. */
  byte[] spoil(byte[] file) {
    byte[] spoilt = file;
    for (int changes = 1 + random.nextInt(3); changes > 0 && spoilt.length < LARGE; changes--) {
      spoilt = random.nextBoolean() ? spoilBytes(spoilt) : spoilText(spoilt);
    }
    return spoilt;
  }

  /** The same for a journal, with checks that fit again, as a stranger with bad intent makes it. */
  byte[] forge(byte[] journal) {
    List<String> lines =
        new ArrayList<>(
            text(journal)
                .lines()
                .map(line -> line.substring(0, Math.max(0, line.length() - LineCheck.LENGTH)))
                .toList());
    for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
      int at = random.nextInt(lines.size());
      switch (random.nextInt(4)) {
        case 0 -> lines.add(at, lines.get(random.nextInt(lines.size())));
        case 1 -> lines.remove(lines.size() > 1 ? at : 0);
        default -> lines.set(at, text(spoil(bytes(lines.get(at)))));
      }
      if (lines.isEmpty()) {
        lines.add("");
      }
    }
    return checked(lines);
  }

  /** A journal of these lines, each with its check. */
  static byte[] checked(List<String> lines) {
    LineCheck check = new LineCheck();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (String line : lines) {
      byte[] bytes = bytes(line);
      out.writeBytes(bytes);
      out.writeBytes(bytes(check.of(bytes, 0, bytes.length) + "\n"));
    }
    return out.toByteArray();
  }

  private byte[] spoilBytes(byte[] file) {
    if (file.length < 2) {
      return file;
    }
    int from = random.nextInt(file.length);
    int to = Math.min(file.length, from + 1 + random.nextInt(40));
    byte[] head = Arrays.copyOf(file, from);
    byte[] piece = Arrays.copyOfRange(file, from, to);
    byte[] tail = Arrays.copyOfRange(file, to, file.length);
    return switch (random.nextInt(6)) {
      case 0 -> {
        byte[] turned = file.clone();
        turned[from] ^= (byte) (1 << random.nextInt(8));
        yield turned;
      }
      case 1 -> head;
      case 2 -> joined(head, tail);
      case 3 -> joined(head, piece, piece, tail);
      case 4 -> joined(tail, piece, head);
      default -> {
        byte[] noise = new byte[to - from];
        random.nextBytes(noise);
        yield joined(head, noise, tail);
      }
    };
  }

  private byte[] spoilText(byte[] file) {
    String text = text(file);
    return bytes(
        switch (random.nextInt(6)) {
          case 0 ->
              replaced(text, VALUE, STRANGE_VALUES.get(random.nextInt(STRANGE_VALUES.size())));
          case 1 -> replaced(text, VALUE, some(text, VALUE));
          case 2 -> replaced(text, KEY, some(text, KEY));
          case 3 -> replaced(text, PAIR, (some(text, PAIR) + ",").repeat(2) + some(text, PAIR));
          case 4 -> replaced(text, VALUE, many(some(text, VALUE) + ",") + "1");
          default -> replaced(text, DIGIT, Integer.toString(random.nextInt(10)));
        });
  }

  /** A text with one of the matches replaced. */
  private String replaced(String text, Pattern pattern, String by) {
    List<MatchResult> all = pattern.matcher(text).results().toList();
    if (all.isEmpty()) {
      return text;
    }
    MatchResult one = all.get(random.nextInt(all.size()));
    return text.substring(0, one.start()) + by + text.substring(one.end());
  }

  private String some(String text, Pattern pattern) {
    List<MatchResult> all = pattern.matcher(text).results().toList();
    return all.isEmpty() ? "1" : all.get(random.nextInt(all.size())).group();
  }

  private static String many(String value) {
    return value.repeat(Math.min(30_000, LARGE / value.length()));
  }

  private static byte[] joined(byte[]... pieces) {
    ByteArrayOutputStream joined = new ByteArrayOutputStream();
    for (byte[] piece : pieces) {
      joined.writeBytes(piece);
    }
    return joined.toByteArray();
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
