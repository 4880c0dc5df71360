package org.sanmarco.ui.shell;

import module java.base;

import javafx.scene.image.Image;
import org.sanmarco.ui.Png;

/** Pictures of several sizes in one file, as systems want their icons. All hold them as PNG. */
final class Icons {

  /** The largest side of an icon; it doesn't fit into a byte and is written as 0. */
  private static final int LARGEST = 256;

  private static final int ICO_HEADER = 6;
  private static final int ICO_ENTRY = 16;
  private static final int BITS = 32;

  private static final int ICNS_HEADER = 8;

  /** Apple's names for the sizes that may be PNG. */
  private static final Map<Integer, String> ICNS_TYPES =
      Map.of(
          16, "icp4", 32, "icp5", 64, "icp6", 128, "ic07", 256, "ic08", 512, "ic09", 1024, "ic10");

  private Icons() {}

  /** For Windows: a header, an entry for each picture, the pictures. */
  static byte[] ico(List<Image> pictures) {
    List<Image> fit = pictures.stream().filter(picture -> side(picture) <= LARGEST).toList();
    List<byte[]> files = fit.stream().map(Png::bytes).toList();
    int at = ICO_HEADER + ICO_ENTRY * files.size();
    int length = at + files.stream().mapToInt(file -> file.length).sum();
    ByteBuffer ico = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    ico.putShort((short) 0).putShort((short) 1).putShort((short) files.size());
    for (int i = 0; i < files.size(); i++) {
      byte side = (byte) (side(fit.get(i)) % LARGEST);
      ico.put(side).put(side).putShort((short) 0).putShort((short) 1).putShort((short) BITS);
      ico.putInt(files.get(i).length).putInt(at);
      at += files.get(i).length;
    }
    files.forEach(ico::put);
    return ico.array();
  }

  /** For macOS: each picture after its type and length. */
  static byte[] icns(List<Image> pictures) {
    List<Image> known =
        pictures.stream().filter(picture -> ICNS_TYPES.containsKey(side(picture))).toList();
    List<byte[]> files = known.stream().map(Png::bytes).toList();
    int length = ICNS_HEADER + files.stream().mapToInt(file -> ICNS_HEADER + file.length).sum();
    ByteBuffer icns = ByteBuffer.allocate(length);
    icns.put("icns".getBytes(StandardCharsets.US_ASCII)).putInt(length);
    for (int i = 0; i < files.size(); i++) {
      String type = ICNS_TYPES.getOrDefault(side(known.get(i)), "");
      icns.put(type.getBytes(StandardCharsets.US_ASCII)).putInt(ICNS_HEADER + files.get(i).length);
      icns.put(files.get(i));
    }
    return icns.array();
  }

  private static int side(Image picture) {
    return (int) picture.getWidth();
  }
}
