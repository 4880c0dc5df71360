package org.sanmarco.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The heap settings are one property of the build, for every way to start the program. */
class LaunchSettingsTest {

  private static final Path BUILD = Path.of("pom.xml");
  private static final Pattern SETTING = Pattern.compile("<memory>(.*)</memory>");
  private static final Pattern HEAP_OPTION =
      Pattern.compile(
          "-Xm[nsx]\\d|-XX:\\+Use\\w+GC|-XX:(Max|Min)HeapFreeRatio|-XX:SoftRefLRU"
              + "|-XX:TrimNativeHeap|-XX:[+]UseCompact");

  /** The launch options of tests and of the compiler. */
  private static final Pattern TOOLS = Pattern.compile("<argLine>.*</argLine>|<arg>-J.*</arg>");

  private static String setting() throws IOException {
    Matcher setting = SETTING.matcher(Files.readString(BUILD));
    assertThat(setting.find()).isTrue();
    return setting.group(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"src/app/bin/san-marco", "src/app/bin/san-marco.bat"})
  void scriptsStartWithTheSetting(Path script) throws IOException {
    assertThat(script).content().containsOnlyOnce("${memory} ");
  }

  @Test
  void mavenAndThePackagesStartWithTheSetting() throws IOException {
    assertThat(BUILD).content().contains("<commandlineArgs>${memory} ");
    assertThat(Path.of("src/dist/Project.java")).content().contains("<memory>");
  }

  @Test
  void noPlaceHasHeapOptionsOfItsOwn() throws IOException {
    String build = Files.readString(BUILD);
    assertThat(TOOLS.matcher(SETTING.matcher(build).replaceAll("")).replaceAll(""))
        .doesNotContainPattern(HEAP_OPTION);
    for (String folder : List.of("src/app", "src/dist")) {
      try (Stream<Path> files = Files.walk(Path.of(folder))) {
        assertThat(files.filter(Files::isRegularFile))
            .allSatisfy(file ->
                assertThat(Files.readString(file, ISO_8859_1)).doesNotContainPattern(HEAP_OPTION));
      }
    }
  }

  @Test
  void heapMayGrowAndShrinks() throws IOException {
    Matcher most = Pattern.compile("-Xmx(\\d+)g\\b").matcher(setting());
    assertThat(most.find()).isTrue();
    assertThat(setting()).contains("-XX:MaxHeapFreeRatio=", "-XX:SoftRefLRUPolicyMSPerMB=");
  }
}
