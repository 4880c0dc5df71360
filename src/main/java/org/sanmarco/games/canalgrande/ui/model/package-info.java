/** What the panels of Canal Grande show, without a node. */
@NullMarked
package org.sanmarco.games.canalgrande.ui.model;

import org.jspecify.annotations.NullMarked;
