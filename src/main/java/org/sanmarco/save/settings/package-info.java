/**
 * The player's settings: one {@link org.sanmarco.save.settings.Setting} each, with its name in the
 * file, its default and its reader; {@link org.sanmarco.save.settings.SettingsFile} holds them.
 */
@NullMarked
package org.sanmarco.save.settings;

import org.jspecify.annotations.NullMarked;
