/**
 * The screen of a game in progress: {@link org.sanmarco.ui.table.GameScreen} and its panels, one
 * controller each. What they show is {@link org.sanmarco.ui.table.model.GameModel}'s; they keep
 * nothing of their own but nodes.
 *
 * <p>The identifiers of nodes, for tests and style sheets. What is lit on the board has the board's
 * own: {@code district-MAR}, {@code pair-CAN-MAR}, {@code bridge-CAN-MAR-2}, {@code noble-MAR-3}.
 *
 * <ul>
 *   <li>Always there: {@code game}, {@code board}, {@code round}, {@code leader}, {@code
 *       last-turn}, {@code undo}, {@code save-as}, {@code menu} (its items {@code menu-home},
 *       {@code menu-new}, {@code menu-quit}), {@code seat-panel-1} … {@code seat-panel-4} (with two
 *       players in {@code player-panel-1} and {@code player-panel-2}; in each {@code .seat-name},
 *       {@code .seat-prestige}, {@code .penalty-points}, {@code .seat-reserve}, {@code
 *       .seat-bridges}, {@code .seat-role}), {@code deck} ({@code deck-MAR}, {@code deck-BRI},
 *       {@code deck-1} …), {@code log}, {@code status-title}, {@code status-text}, {@code
 *       status-rules}, {@code why-not} (shown only while there is something to say), {@code back}
 *   <li>The one button that goes on, wherever somebody only has to look or to let chance act:
 *       {@code go-on}. It is on the tray {@code chance} (with {@code roll-all} during the set-up),
 *       on the {@code curtain} (with {@code curtain-name}), and on {@code round-over}
 *   <li>Dividing, {@code dividing}: cards {@code card-1} … {@code card-10}, places {@code offer-0}
 *       (cards in no offer yet) and {@code offer-1} … {@code offer-3} with their sums {@code
 *       offer-points-1} …, {@code divide} (to confirm), {@code divide-why} (why not), {@code
 *       divide-reset}
 *   <li>Choosing, {@code choosing}: {@code offer-1} … {@code offer-3}, {@code take} (to confirm)
 *   <li>Playing, {@code playing}: hand {@code hand-1} … in canonical order, {@code give-up}, whom
 *       the doge pays {@code payment-1} …
 *   <li>Giving out roles, {@code roles}: colours {@code role-seat-1} …, places {@code role-place-1}
 *       … {@code role-place-4}, {@code roles-give} (to confirm), {@code roles-reset}
 *   <li>A decision by name, {@code deciding}: {@code decide-keep}, {@code decide-reroll}, {@code
 *       decide-pass}
 *   <li>Exiling, {@code removing}: {@code remove-1} … {@code remove-4}, a noble of that seat each
 *       time
 *   <li>The log, {@code log}: {@code log-find} opens the search ({@code log-words}, {@code
 *       log-player-1} …, {@code log-kind}), {@code log-copy}, {@code log-then}, {@code log-edge}
 *   <li>Looking back, {@code history}: {@code history-first}, {@code history-back}, {@code
 *       history-forward}, {@code history-last}, {@code history-place}; below the board {@code past}
 *       with {@code past-now} and {@code past-continue}
 *   <li>The end, {@code game-over}: {@code game-over-title}, {@code game-over-board} (to look at
 *       the board and back), {@code game-over-new}, {@code game-over-home}, {@code podium}, {@code
 *       chart-point}, {@code sources}, {@code decision}; on the tray {@code game-over-show}
 * </ul>
 *
 * <p>Which keys mean what says {@link org.sanmarco.ui.keys.Key}.
 */
@NullMarked
package org.sanmarco.ui.table;

import org.jspecify.annotations.NullMarked;
