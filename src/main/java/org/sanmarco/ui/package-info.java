/**
 * The window: the services that every screen receives, and what screens share.
 *
 * <p>The names: {@code FilePicker} asks the player for a file, of a {@code FileKind}. {@code
 * SavedGameActions} saves and opens games, {@code ExportActions} writes files that are not read
 * back; both ask with the picker and tell what went wrong. {@code AutosaveStatus} says whether the
 * game being played is safe on the disk. The implementations are in {@link org.sanmarco.ui.shell}.
 */
@NullMarked
package org.sanmarco.ui;

import org.jspecify.annotations.NullMarked;
