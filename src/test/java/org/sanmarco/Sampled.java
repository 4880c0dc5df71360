package org.sanmarco;

import module java.base;

import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * A parameterized test of which each commit runs a part, by its {@link Seed}: one case in so many.
 * {@code mvn -Pfull verify} runs them all.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(Sampled.Part.class)
public @interface Sampled {

  /** The number of commits that together run every case. */
  int value();

  /** Leaves out the cases of other commits. */
  final class Part implements ExecutionCondition {

    private static final boolean IS_WHOLE = Boolean.getBoolean("sanmarco.every");

    private static final Pattern CASE = Pattern.compile("test-template-invocation:#(\\d+)]$");

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
      Matcher number = CASE.matcher(context.getUniqueId());
      int parts =
          AnnotationSupport.findAnnotation(context.getRequiredTestMethod(), Sampled.class)
              .orElseThrow()
              .value();
      return IS_WHOLE
              || !number.find()
              || Integer.parseInt(number.group(1)) % parts == Seed.VALUE % parts
          ? ConditionEvaluationResult.enabled("of this commit")
          : ConditionEvaluationResult.disabled("of another commit; all: mvn -Pfull verify");
    }
  }
}
