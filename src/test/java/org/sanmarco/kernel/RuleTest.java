package org.sanmarco.kernel;

import module java.base;

/** Ties a test to the rules that it proves, by their identifiers in {@code docs/rules}. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface RuleTest {

  /** The identifiers, such as {@code C8}. */
  String[] value();
}
