package org.sanmarco.ui.table.model;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.ui.move.Step;

/**
 * Why a click was not taken.
 *
 * @param refusal what the rules say, or null where the click means no move at all
 * @param step what was asked instead
 */
public record WhyNot(@Nullable Refusal refusal, Step step) {}
