/** The settings for the program as a whole. */
@NullMarked
package org.sanmarco.ui.settings;

import org.jspecify.annotations.NullMarked;
