/** Tests of the whole window. */
@NullMarked
package org.sanmarco.ui.shell;

import org.jspecify.annotations.NullMarked;
