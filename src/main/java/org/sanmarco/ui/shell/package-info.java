/**
 * The window around the screens: the application, the ways between the screens, dialogs, failures,
 * background work and files.
 *
 * <p>Screens know only {@link org.sanmarco.ui.Services}; nothing but the command line knows this
 * package.
 */
@NullMarked
package org.sanmarco.ui.shell;

import org.jspecify.annotations.NullMarked;
