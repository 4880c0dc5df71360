@NullMarked
package org.sanmarco.ui.puzzle;

import org.jspecify.annotations.NullMarked;
