/**
 * Looks for games in which something rare happens, to be recorded. The search is run by hand; the
 * README of the recorded games tells how. A test sees to it that none of them gets lost.
 */
@NullMarked
package org.sanmarco.recorded.search;

import org.jspecify.annotations.NullMarked;
