package org.sanmarco.ui.table.model;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.ui.move.ChoiceStep;

/**
 * The reason why a click was refused.
 *
 * @param refusal the refusal by the rules, or null if the click means no move at all
 * @param step the step that was due
 */
public record ClickRejection(@Nullable Refusal refusal, ChoiceStep step) {}
