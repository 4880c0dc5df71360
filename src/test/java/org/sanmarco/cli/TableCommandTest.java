package org.sanmarco.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.seats.nats.NatsServer;
import org.sanmarco.seats.nats.Pass;

/** The command {@code table}. */
class TableCommandTest {

  @RegisterExtension final NatsServer server = new NatsServer();
  @TempDir private Path folder;

  @Test
  void aGameBeginsWithItsInvitations() throws Exception {
    Path creds = folder.resolve("table.creds");
    server.creds().write(creds);
    BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    CompletableFuture<Integer> status = new CompletableFuture<>();
    PrintWriter out =
        new PrintWriter(new StringWriter()) {
          @Override
          public void println(String line) {
            lines.add(line);
          }
        };
    String[] line = {
      "table",
      "--creds",
      creds.toString(),
      "--game",
      "marco-polo",
      "--players",
      "Anna,Bruno,Nane:easy",
      "--move",
      "24h",
      "--after",
      "computer"
    };
    Thread program =
        Thread.ofPlatform()
            .start(() ->
                status.complete(
                    SanMarcoCommand.execute(
                        SanMarcoCommand.commandLine(),
                        out,
                        new PrintWriter(new StringWriter()),
                        line)));
    assertThat(lines.take()).startsWith("Leads games at nats://");
    String next = lines.take();
    while (!next.startsWith("to watch: ")) {
      next = lines.take();
    }
    assertThat(Pass.read(next.substring("to watch: ".length())).seat()).isZero();
    for (String name : new String[] {"Anna", "Bruno"}) {
      next = lines.take();
      assertThat(next).startsWith(name + ": ");
      assertThat(Pass.read(next.substring(name.length() + 2)).seat())
          .isEqualTo(name.equals("Anna") ? 1 : 2);
    }
    program.interrupt();
    assertThat(status.get()).isZero();
  }

  @Test
  void aMissingFileIsNamed() {
    StringWriter said = new StringWriter();
    var commands = SanMarcoCommand.commandLine().setErr(new PrintWriter(said));
    int status =
        SanMarcoCommand.execute(
            commands,
            new PrintWriter(new StringWriter()),
            new PrintWriter(new StringWriter()),
            "table",
            "--creds",
            folder.resolve("nothing").toString());
    assertThat(status).isEqualTo(2);
    assertThat(said.toString()).contains("nothing");
  }
}
