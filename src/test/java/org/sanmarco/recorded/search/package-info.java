/**
 * Looks for games in which something rare happens, to be recorded. Run by hand, by no test; the
 * README of the recorded games tells how.
 */
@NullMarked
package org.sanmarco.recorded.search;

import org.jspecify.annotations.NullMarked;
