/** Records and plain data as JSON: strict in files, lenient in messages. */
@NullMarked
package org.sanmarco.json;

import org.jspecify.annotations.NullMarked;
