/**
 * Files on the disk, written so that no crash and no full disk loses anything.
 *
 * <p>{@link org.sanmarco.save.disk.AtomicFile} replaces a file whole or not at all, {@link
 * org.sanmarco.save.disk.Backups} keeps its earlier contents, and {@link
 * org.sanmarco.save.disk.Disk} holds the operations that tests let fail. Nothing here knows what is
 * in a file.
 */
@NullMarked
package org.sanmarco.save.disk;

import org.jspecify.annotations.NullMarked;
