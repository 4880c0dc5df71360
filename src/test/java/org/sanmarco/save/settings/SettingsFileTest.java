package org.sanmarco.save.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal;
import org.sanmarco.save.format.SaveRefusal.Reason;
import org.sanmarco.save.settings.Settings.Animation;
import org.sanmarco.save.settings.Settings.HintLength;
import org.sanmarco.save.settings.Settings.Pace;
import org.sanmarco.save.settings.Settings.Palette;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.save.settings.Settings.ThemeChoice;
import org.sanmarco.save.settings.Settings.Volume;

/** Settings are stored, and a bad file doesn't prevent play. */
class SettingsFileTest {

  private static final Settings OTHERS =
      Settings.STANDARD
          .with(Setting.LANGUAGE, "fr")
          .with(Setting.THEME, ThemeChoice.DARK)
          .with(Setting.PALETTE, Palette.COLOUR_BLIND)
          .with(Setting.ANIMATION, Animation.FAST)
          .with(Setting.SOUND, Volume.QUIET)
          .with(Setting.CONFIRMATIONS, false)
          .with(Setting.SECRECY, Secrecy.OPEN)
          .with(Setting.ADVICE, false)
          .with(Setting.END_TURN, true)
          .with(Setting.PACE, Pace.FAST)
          .with(Setting.HINTS, HintLength.OFF)
          .with(Setting.NAMES, List.of("Anna", "Žofie"))
          .with(Setting.COMPUTERS, List.of("", "hard"));

  @TempDir private Path folder;
  private Path home;
  private Path file;

  @BeforeEach
  void nothingYet() {
    home = folder.resolve("home");
    file = home.resolve("settings.json");
  }

  @Test
  void withoutAFileTheStandardHolds() {
    assertThat(new SettingsFile(home, new Disk()).settings()).isEqualTo(Settings.STANDARD);
  }

  @Test
  void whatWasKeptComesBack() throws SaveException {
    keep(OTHERS);
    assertThat(new SettingsFile(home, new Disk()).settings()).isEqualTo(OTHERS);
    assertThat(file).content().contains("\"palette\" : \"colour-blind\"", "Žofie");
  }

  @Test
  void theLastOneHandedOverIsWritten() throws SaveException {
    SettingsFile settings = new SettingsFile(home, new Disk());
    settings.set(OTHERS);
    settings.set(OTHERS.with(Setting.SOUND, Volume.OFF));
    settings.flush();
    settings.flush();
    assertThat(new SettingsFile(home, new Disk()).settings())
        .isEqualTo(OTHERS.with(Setting.SOUND, Volume.OFF));
  }

  @Test
  void whatALaterVersionKeptStaysThere() throws IOException, SaveException {
    write("{\"theme\": \"dark\", \"zoom\": {\"board\": 1.5}}");
    SettingsFile settings = new SettingsFile(home, new Disk());
    assertThat(settings.settings())
        .isEqualTo(Settings.STANDARD.with(Setting.THEME, ThemeChoice.DARK));
    settings.set(OTHERS);
    settings.flush();
    assertThat(file).content().contains("\"board\" : 1.5", "\"language\" : \"fr\"");
  }

  @Test
  void windowsWithOneFolderChangeTheirOwnSettingsOnly() throws SaveException {
    keep(OTHERS);
    SettingsFile one = new SettingsFile(home, new Disk());
    SettingsFile two = new SettingsFile(home, new Disk());
    Settings both = one.settings();
    assertThat(two.settings()).isEqualTo(both);
    one.set(both.with(Setting.PALETTE, Palette.STANDARD));
    one.flush();
    two.set(both.with(Setting.SOUND, Volume.OFF));
    two.flush();
    one.set(both.with(Setting.PALETTE, Palette.STANDARD).with(Setting.LANGUAGE, "it"));
    one.flush();
    assertThat(new SettingsFile(home, new Disk()).settings())
        .isEqualTo(
            OTHERS
                .with(Setting.PALETTE, Palette.STANDARD)
                .with(Setting.SOUND, Volume.OFF)
                .with(Setting.LANGUAGE, "it"));
  }

  @Test
  void eachValueThatMakesNoSenseIsTheStandardOne() throws IOException {
    write(
        """
        {"language": 7e99, "theme": "purple", "palette": [], "animation": {"fast": 1},
         "sound": "?", "confirmations": false, "curtain": null,
         "names": ["Anna", "", 3, "%s", "\\u0007"]}\
        """
            .formatted("x".repeat(99)));
    assertThat(new SettingsFile(home, new Disk()).settings().with(Setting.LANGUAGE, ""))
        .isEqualTo(
            Settings.STANDARD
                .with(Setting.CONFIRMATIONS, false)
                .with(Setting.NAMES, List.of("Anna", "3")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "[]", "null", "{\"theme\":\"dark\"} {}", "\u0000\u0001", "7"})
  void aFileThatIsNoneIsSetAside(String bad) throws IOException, SaveException {
    write(bad);
    assertThat(new SettingsFile(home, new Disk()).settings()).isEqualTo(Settings.STANDARD);
    assertThat(home.resolve("settings.json~")).hasContent(bad);
    keep(OTHERS);
    assertThat(new SettingsFile(home, new Disk()).settings()).isEqualTo(OTHERS);
  }

  @Test
  void aHugeOrDeepFileDoesNoHarm() throws IOException {
    write("[".repeat(60_000));
    assertThat(new SettingsFile(home, new Disk()).settings()).isEqualTo(Settings.STANDARD);
    write("\"" + "x".repeat(70_000) + "\"");
    assertThat(new SettingsFile(home, new Disk()).settings()).isEqualTo(Settings.STANDARD);
  }

  @Test
  void aFullDiskIsToldAndTriedAgain() throws SaveException {
    Disk full =
        new Disk() {
          private boolean once;

          @Override
          public void create(Path temporary, byte[] bytes, boolean ownerOnly) throws IOException {
            if (!once) {
              once = true;
              throw new FileSystemException(temporary.toString(), null, "No space left on device");
            }
            super.create(temporary, bytes, ownerOnly);
          }
        };
    SettingsFile settings = new SettingsFile(home, full);
    settings.set(OTHERS);
    assertThat(catchThrowableOfType(SaveException.class, settings::flush).refusal())
        .isEqualTo(SaveRefusal.of(Reason.DISK_FULL));
    settings.flush();
    assertThat(new SettingsFile(home, new Disk()).settings()).isEqualTo(OTHERS);
  }

  private void keep(Settings kept) throws SaveException {
    SettingsFile settings = new SettingsFile(home, new Disk());
    settings.set(kept);
    settings.flush();
  }

  private void write(String text) throws IOException {
    Files.createDirectories(home);
    Files.writeString(file, text);
  }
}
