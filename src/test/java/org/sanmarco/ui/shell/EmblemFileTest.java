package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import module java.base;

import java.awt.image.BufferedImage;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sanmarco.ui.testing.FxExtension;

/** The forms in which systems want their icons: each is read again as it is described. */
@ExtendWith(FxExtension.class)
class EmblemFileTest {

  private static final List<Integer> SIDES = List.of(16, 48, 256, 1024);
  private static final List<Image> PICTURES =
      SIDES.stream().map(side -> (Image) new WritableImage(side, side)).toList();

  @Test
  void anIcoHasAnEntryForEachPicture() throws IOException {
    ByteBuffer ico =
        ByteBuffer.wrap(EmblemFile.content("icon.ico", PICTURES)).order(ByteOrder.LITTLE_ENDIAN);
    assertThat(ico.getShort()).isZero();
    assertThat(ico.getShort()).as("icons, not cursors").isOne();
    int count = ico.getShort();
    List<Integer> sides = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int side = ico.get() & 0xff;
      ico.position(ico.position() + 7);
      BufferedImage picture = read(ico, ico.getInt(), ico.getInt());
      assertThat(side).isEqualTo(picture.getWidth() % 256);
      sides.add(picture.getWidth());
    }
    assertThat(sides).as("larger ones can't be said").isEqualTo(List.of(16, 48, 256));
  }

  @Test
  void anIcnsHasThePicturesThatAppleNames() throws IOException {
    ByteBuffer icns = ByteBuffer.wrap(EmblemFile.content("icon.icns", PICTURES));
    assertThat(name(icns)).isEqualTo("icns");
    assertThat(icns.getInt()).isEqualTo(icns.limit());
    List<String> found = new ArrayList<>();
    while (icns.hasRemaining()) {
      String name = name(icns);
      int length = icns.getInt();
      found.add(name + " " + read(icns, length - 8, icns.position()).getWidth());
      icns.position(icns.position() + length - 8);
    }
    assertThat(found).containsExactly("icp4 16", "ic08 256", "ic10 1024");
  }

  @Test
  void aPngIsTheLargest() throws IOException {
    ByteBuffer png = ByteBuffer.wrap(EmblemFile.content("icon.png", PICTURES));
    assertThat(read(png, png.limit(), 0).getWidth()).isEqualTo(1024);
  }

  @Test
  void otherFormsAreNotKnown() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EmblemFile.content("icon.gif", PICTURES))
        .withMessageContaining("icon.gif");
  }

  private static String name(ByteBuffer from) {
    byte[] name = new byte[4];
    from.get(name);
    return new String(name, StandardCharsets.US_ASCII);
  }

  private static BufferedImage read(ByteBuffer from, int length, int at) throws IOException {
    byte[] bytes = new byte[length];
    from.get(at, bytes);
    return ImageIO.read(new ByteArrayInputStream(bytes));
  }
}
