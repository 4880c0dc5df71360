package org.sanmarco.seats;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Refusal;

/**
 * The host's answer to a proposal.
 *
 * @param refusal why nothing was done; null if it was done
 * @param frame the seat's newest frame, with what was done
 */
public record Answer(@Nullable Refusal refusal, Frame frame) {}
