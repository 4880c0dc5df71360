/** The models of Canal Grande's panels, without a node. */
@NullMarked
package org.sanmarco.games.canalgrande.ui.model;

import org.jspecify.annotations.NullMarked;
