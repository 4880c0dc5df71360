package org.sanmarco.games.canalgrande;

import org.sanmarco.kernel.Move;

/** The moves of Canal Grande, a record for each of the notation's. Seats are numbered from 1. */
public sealed interface CanalGrandeMove extends Move {

  /** The next seat's first four cards (GS2, GS3), chance's move. */
  record Deal(Cards cards) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "deal " + cards;
    }
  }

  /** The divider's cards (GT1), chance's move. */
  record Draw(Cards cards) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "draw " + cards;
    }
  }

  /** The cards drawn, cut into two offers (GT2), numbered 1 and 2. */
  record Divide(Cards first, Cards second) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "divide " + first + " / " + second;
    }
  }

  /**
   * Takes an offer (GT3).
   *
   * @param offer its number, 1 or 2
   */
  record Take(int offer) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "take " + offer;
    }
  }

  /**
   * Names whom a traitor robs (GA3).
   *
   * @param victim the seat
   */
  record Rob(int victim) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "rob " + victim;
    }
  }

  /** The card drawn from the victim's hand (GA3), chance's move. */
  record Steal(Card card) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "steal " + card;
    }
  }

  /** The cards a spy draws, or what replaces spies among them (GA4), chance's move. */
  record Spy(Cards cards) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "spy " + cards;
    }
  }

  /** Plays a district's card in a vote; the first one names the district (GV1, GV5). */
  record Play(Card district) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "play " + district;
    }
  }

  /** Plays a gondola with one card of another district (GV5). */
  record Gondola(Card district) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "gondola " + district;
    }
  }

  /** The raise is complete (GV3, GP2). */
  record Done() implements CanalGrandeMove {
    @Override
    public String toString() {
      return "done";
    }
  }

  /** Does not raise (GV3, GP2). */
  record Pass() implements CanalGrandeMove {
    @Override
    public String toString() {
      return "pass";
    }
  }

  /** The cards of the side with the lower sum, or what replaces some (GR2), chance's move. */
  record Bonus(Cards cards) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "bonus " + cards;
    }
  }
}
