/** The keys of the whole window, declared once, and the overview of them. */
@NullMarked
package org.sanmarco.ui.keys;

import org.jspecify.annotations.NullMarked;
