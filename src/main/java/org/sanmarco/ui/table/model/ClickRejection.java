package org.sanmarco.ui.table.model;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.ui.move.ChoiceStep;

/**
 * Why a click was not taken.
 *
 * @param refusal what the rules say, or null where the click means no move at all
 * @param step what was asked instead
 */
public record ClickRejection(@Nullable Refusal refusal, ChoiceStep step) {}
