import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Signs packages for macOS and Windows. The environment holds the credentials: {@code
 * MACOS_SIGNING_IDENTITY} with {@code MACOS_NOTARY_APPLE_ID}, {@code MACOS_NOTARY_TEAM} and {@code
 * MACOS_NOTARY_PASSWORD}; {@code WINDOWS_CERTIFICATE_FILE} with {@code
 * WINDOWS_CERTIFICATE_PASSWORD}. Without an identity macOS's packages are signed ad hoc, and
 * Windows's not at all.
 */
final class Signature {

  private static final String TIME_STAMPS = "http://timestamp.digicert.com";

  private Signature() {}

  /** Signs the finished image: any later change would break the seal. */
  static void image() throws IOException, InterruptedException {
    switch (Target.HERE) {
      case LINUX -> {}
      case WINDOWS -> windows(Target.HERE.launcher());
      case MACOS -> {
        String image = Target.HERE.image().toString();
        Optional<String> identity = setting("MACOS_SIGNING_IDENTITY");
        if (identity.isPresent()) {
          Tools.jdk(
              "jpackage",
              List.of(
                  "--type",
                  "app-image",
                  "--app-image",
                  image,
                  "--mac-sign",
                  "--mac-signing-key-user-name",
                  identity.get()));
        } else {
          Tools.run(List.of("codesign", "--force", "--deep", "--sign", "-", image));
        }
        verify(Target.HERE.image());
      }
    }
  }

  /** Checks the seal of a bundle. */
  static void verify(Path bundle) throws IOException, InterruptedException {
    Tools.run(
        List.of("codesign", "--verify", "--deep", "--strict", "--verbose=2", bundle.toString()));
  }

  /** Signs an installer, and has Apple notarise it. */
  static void installer(Path file) throws IOException, InterruptedException {
    if (Target.HERE == Target.WINDOWS) {
      windows(file);
    }
    Optional<String> identity = setting("MACOS_SIGNING_IDENTITY");
    if (Target.HERE == Target.MACOS && identity.isPresent()) {
      Tools.run(
          List.of("codesign", "--force", "--timestamp", "--sign", identity.get(), file.toString()));
      Optional<String> account = setting("MACOS_NOTARY_APPLE_ID");
      if (account.isPresent()) {
        Tools.run(
            List.of(
                "xcrun",
                "notarytool",
                "submit",
                file.toString(),
                "--apple-id",
                account.get(),
                "--team-id",
                setting("MACOS_NOTARY_TEAM").orElse(""),
                "--password",
                setting("MACOS_NOTARY_PASSWORD").orElse(""),
                "--wait"));
        Tools.run(List.of("xcrun", "stapler", "staple", file.toString()));
      }
    }
  }

  private static void windows(Path file) throws IOException, InterruptedException {
    Optional<String> certificate = setting("WINDOWS_CERTIFICATE_FILE");
    if (certificate.isEmpty()) {
      return;
    }
    // jpackage makes it read-only.
    file.toFile().setWritable(true);
    List<String> command = new ArrayList<>(List.of("signtool", "sign", "/fd", "SHA256"));
    command.addAll(
        List.of("/f", certificate.get(), "/p", setting("WINDOWS_CERTIFICATE_PASSWORD").orElse("")));
    command.addAll(List.of("/tr", TIME_STAMPS, "/td", "SHA256", file.toString()));
    Tools.run(command);
  }

  private static Optional<String> setting(String name) {
    return Optional.ofNullable(System.getenv(name)).filter(value -> !value.isBlank());
  }
}
