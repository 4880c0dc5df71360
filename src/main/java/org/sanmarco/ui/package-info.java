/** The window: screens, panels and dialogs, each a view of a view model. */
@NullMarked
package org.sanmarco.ui;

import org.jspecify.annotations.NullMarked;
