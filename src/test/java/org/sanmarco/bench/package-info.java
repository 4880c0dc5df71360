/**
 * Benchmarks with JMH. Compiled by every build, run by hand: {@code mvn -q -Pbench test-compile
 * exec:exec}.
 */
@NullMarked
package org.sanmarco.bench;

import org.jspecify.annotations.NullMarked;
