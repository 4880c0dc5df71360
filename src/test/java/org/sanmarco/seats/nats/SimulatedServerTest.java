package org.sanmarco.seats.nats;

import module java.base;

/** The simulated server keeps the promises of a real one. */
class SimulatedServerTest extends ServerContract {

  private final Simulation simulation = new Simulation(1);
  private final SimulatedServer server = new SimulatedServer(simulation);
  private final List<Opened> all = new ArrayList<>();

  @Override
  Opened open(Login login) {
    Opened opened = new Opened();
    Simulation.Program program = simulation.program("client").at(server);
    var _ = program.open(List.of(), login, program.tempo(), opened);
    all.add(opened);
    return opened;
  }

  @Override
  TableCreds creds() {
    return TestCreds.seeded(1);
  }

  @Override
  void until(BooleanSupplier condition) {
    if (!condition.getAsBoolean()) {
      simulation.run(Duration.ofMinutes(1), condition);
    }
  }

  @Override
  void killAndStart() {
    server.kill(Duration.ofSeconds(1));
    until(() -> all.stream().noneMatch(one -> one.client().isReached()));
    until(() -> all.stream().allMatch(one -> one.client().isReached()));
  }
}
