package org.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/** Without the annotation NullAway looks at nothing in a package, and says nothing of it either. */
class NullMarkedTest {

  private static final List<Path> SOURCES =
      List.of(Path.of("src", "main", "java"), Path.of("src", "test", "java"));

  @Test
  void everyPackageIsNullMarked() throws IOException {
    // Tests are marked by what marks the package they test.
    Map<Path, Boolean> packages = new TreeMap<>();
    for (Path source : SOURCES) {
      try (Stream<Path> files = Files.walk(source)) {
        for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
          boolean marks =
              file.endsWith("package-info.java")
                  && Files.readString(file).lines().anyMatch("@NullMarked"::equals);
          packages.merge(source.relativize(file.resolveSibling("")), marks, Boolean::logicalOr);
        }
      }
    }
    assertThat(packages).isNotEmpty();
    packages.values().removeIf(marked -> marked);
    assertThat(packages.keySet())
        .as("packages whose package-info.java lacks @NullMarked")
        .isEmpty();
  }
}
