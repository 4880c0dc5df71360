package org.sanmarco.elsewhere;

import java.time.Clock;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.nats.TableCreds;
import org.sanmarco.seats.nats.Wire;
import org.sanmarco.table.Games;

/** The parts that the tables of a program have in common. */
record TableParts(
    TableCreds creds,
    Games games,
    Service service,
    TableServer.Listener listener,
    Clock clock,
    Tempo tempo,
    Wire wire) {}
