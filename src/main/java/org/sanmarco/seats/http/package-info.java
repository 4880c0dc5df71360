/**
 * Seats in the local network over HTTP: a small server in the host's program.
 *
 * <p>Frames are server-sent events, which a reader can ask for again by number; proposals are
 * posted. Nothing else is served but the page for browsers. The server listens only while a game is
 * hosted.
 */
@NullMarked
package org.sanmarco.seats.http;

import org.jspecify.annotations.NullMarked;
