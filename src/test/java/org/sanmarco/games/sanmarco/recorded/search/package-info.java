/**
 * Looks for games in which something rare happens, to be recorded. The search is run by hand, as
 * the README of the recorded games says. A test checks that each stays recorded.
 */
@NullMarked
package org.sanmarco.games.sanmarco.recorded.search;

import org.jspecify.annotations.NullMarked;
