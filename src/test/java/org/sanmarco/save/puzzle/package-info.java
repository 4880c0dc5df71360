@NullMarked
package org.sanmarco.save.puzzle;

import org.jspecify.annotations.NullMarked;
