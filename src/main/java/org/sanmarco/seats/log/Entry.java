package org.sanmarco.seats.log;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.time.LocalDate;
import java.util.List;
import org.sanmarco.json.Json.OrEmpty;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.Seat;

/** The content of an entry in a game's log. Keys, hashes and proposals are Base64. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Entry {

  /**
   * The first entry.
   *
   * @param game the game's number, hexadecimal
   * @param commitment the SHA-256 of the key of chance, which is published at the end
   * @param signer the public key with which the table signs what it sends
   * @param hosts the seats of the people who run the table and could know the key
   */
  record Begun(
      @JsonProperty("log") String game,
      @JsonProperty("set-up") @JsonUnwrapped Setup setup,
      List<Seat> seats,
      String commitment,
      String signer,
      List<Integer> hosts,
      @JsonUnwrapped Terms terms)
      implements Entry {

    public Begun {
      seats = List.copyOf(seats);
      hosts = List.copyOf(hosts);
    }
  }

  /**
   * A table leads the game from here.
   *
   * @param table a text that no other table has
   */
  record Led(String table) implements Entry {}

  /**
   * A player has taken a seat.
   *
   * @param seat 1 and up
   * @param signer the public key with which the player signs proposals
   * @param sealer the public key to which the seat's frames are sealed
   * @param commitment the commitment to the bits that the player adds to chance; empty in logs
   *     before version 4
   */
  record Claimed(int seat, String signer, String sealer, @OrEmpty String commitment)
      implements Entry {}

  /**
   * A seat is free again.
   *
   * @param proposals those of all other players, who have agreed; none where its time is over and
   *     this is what was agreed for that
   */
  record Freed(int seat, List<String> proposals) implements Entry {

    public Freed {
      proposals = List.copyOf(proposals);
    }
  }

  /**
   * A player is away, or back.
   *
   * @param back the day of their return, by UTC; not after that of the entry if they are back
   * @param proposal the player's, signed
   */
  record Away(int seat, LocalDate back, String proposal) implements Entry {}

  /**
   * A seat's moves, played in a row; or its one move before it is asked, which counts then.
   *
   * @param proposal the player's proposal, signed; empty for a computer
   */
  record Played(int seat, List<String> moves, String proposal) implements Entry {

    public Played {
      moves = List.copyOf(moves);
    }
  }

  /**
   * A player has revealed the bits that they add to chance.
   *
   * @param proposal the player's with these bits, signed
   */
  record Revealed(int seat, String proposal) implements Entry {}

  /** Chance's move. */
  record Rolled(String move) implements Entry {}

  /**
   * The last decision was undone.
   *
   * @param proposals those of all players who had to agree
   */
  record Undone(List<String> proposals) implements Entry {

    public Undone {
      proposals = List.copyOf(proposals);
    }
  }

  /**
   * A player's seats were handed to a computer, or back.
   *
   * @param computer its level; empty for the player
   * @param proposal the player's, signed; empty where the player's time is over, or they play again
   */
  record HandedOver(int seat, String computer, @OrEmpty String proposal) implements Entry {}

  /**
   * A player has written a line.
   *
   * @param proposal the player's, signed
   */
  record Said(int seat, String text, String proposal) implements Entry {}

  /**
   * A player has asked a computer for advice.
   *
   * @param proposal the player's, signed
   */
  record Advised(int seat, String proposal) implements Entry {}

  /** The table that leads the game says that it still waits: time passes only so. */
  record Waited() implements Entry {}

  /**
   * The game is over.
   *
   * @param key the key of chance
   */
  record Ended(String key) implements Entry {}

  /**
   * A player's program has seen the log to its end.
   *
   * @param proposal the player's, which signs the log up to there
   */
  record Confirmed(int seat, String proposal) implements Entry {}

  /**
   * A player of the finished game has said whether they play again.
   *
   * @param proposal the player's, signed
   */
  record Again(int seat, boolean wants, String proposal) implements Entry {}
}
