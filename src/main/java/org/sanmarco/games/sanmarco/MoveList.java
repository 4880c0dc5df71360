package org.sanmarco.games.sanmarco;

import org.jspecify.annotations.Nullable;
import org.sanmarco.notation.MoveCodes;

/** A list of moves ({@link PackedMove}), with what finding those of a doge needs. */
public final class MoveList extends MoveCodes {

  private @Nullable DogeRoutes dogeRoutes;

  /** Working space for the doge's routes, made when it is first needed. */
  DogeRoutes dogeRoutes() {
    DogeRoutes routes = dogeRoutes;
    if (routes == null) {
      routes = new DogeRoutes();
      dogeRoutes = routes;
    }
    return routes;
  }
}
