/**
 * Tables that lead games for players who are elsewhere, with their computers: a process of its own
 * on any machine, or a part of the window.
 */
@NullMarked
package org.sanmarco.elsewhere;

import org.jspecify.annotations.NullMarked;
