/** Tests of the cards. */
@NullMarked
package org.sanmarco.ui.cards;

import org.jspecify.annotations.NullMarked;
