/** Tests and pictures of the game screen. */
@NullMarked
package org.sanmarco.ui.table;

import org.jspecify.annotations.NullMarked;
