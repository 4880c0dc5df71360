/**
 * Games with friends elsewhere: the page that lists them, takes invitations and begins new ones,
 * and the check of the log of one that is over.
 */
@NullMarked
package org.sanmarco.ui.elsewhere;

import org.jspecify.annotations.NullMarked;
