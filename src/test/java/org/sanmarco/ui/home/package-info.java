/** Tests of setting up a game. */
@NullMarked
package org.sanmarco.ui.home;

import org.jspecify.annotations.NullMarked;
