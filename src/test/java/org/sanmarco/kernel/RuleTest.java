package org.sanmarco.kernel;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Ties a test to the rules that it proves, by their identifiers in {@code docs/rules}. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface RuleTest {

  /** The identifiers, such as {@code C8}. */
  String[] value();
}
