/**
 * The small files of the program's own folder, one way to read and write them all: {@link
 * org.sanmarco.save.own.OwnFile}. What can't be read is never written over.
 */
@NullMarked
package org.sanmarco.save.own;

import org.jspecify.annotations.NullMarked;
