/**
 * Games over a NATS server with JetStream: logs, frames and proposals as messages whose subjects
 * the server guards, sealed so that it can't read them. {@code docs/seats.md} describes what
 * travels.
 *
 * <p>A server has three accounts. That of the tables holds the streams. Those of the seats and of
 * the members see a few subjects of it through imports, so that an answer of the server never
 * reaches a subject that its asker chose in the tables' account: a subject for an answer isn't
 * guarded by the server.
 */
@NullMarked
package org.sanmarco.seats.nats;

import org.jspecify.annotations.NullMarked;
