package org.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** Without the annotation NullAway looks at nothing in a package, and says nothing of it either. */
class NullMarkedTest {

  @Test
  void everyPackageIsNullMarked() {
    var unmarked =
        new ClassFileImporter()
            .importPackages("org.sanmarco").stream()
                .filter(type -> !type.getPackageName().contains("jmh_generated"))
                .map(JavaClass::getPackage)
                .distinct()
                .filter(room -> !room.isAnnotatedWith(NullMarked.class))
                .map(JavaPackage::getName);

    assertThat(unmarked).as("packages whose package-info.java lacks @NullMarked").isEmpty();
  }
}
