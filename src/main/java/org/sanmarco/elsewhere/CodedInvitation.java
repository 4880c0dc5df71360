package org.sanmarco.elsewhere;

/**
 * A short code and the invitation that it stands for: a question to a table leaves out the one that
 * it asks for, and the answer has both.
 *
 * @param refused the code of a refusal; empty if there is none
 * @param code as {@link org.sanmarco.seats.nats.Codes} has it; empty in the question for one
 * @param invitation a line; empty in the question for it
 */
public record CodedInvitation(String refused, String code, String invitation) {}
