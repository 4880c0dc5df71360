/** Support for every test: waits that say what they waited for, and a log of its own. */
@NullMarked
package org.sanmarco.testing;

import org.jspecify.annotations.NullMarked;
