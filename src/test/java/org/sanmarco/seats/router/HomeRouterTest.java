package org.sanmarco.seats.router;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.testing.Waiting;

/**
 * A real router, miniupnpd, opens a port of a house to the outside, or doesn't. House, router and
 * outside are namespaces of Linux, which only root can make; elsewhere this is skipped.
 */
@Tag("long")
class HomeRouterTest {

  private static final String PUBLIC = "11.22.33.44";
  private static final String OUTSIDE = "11.22.33.99";
  private static final String HOME = "192.168.77.2";
  private static final String PORT = "24711";
  private static final String OPEN = "open " + PUBLIC + " " + PORT;

  @TempDir Path folder;

  private final List<Process> processes = new ArrayList<>();
  private final String house = "smh" + ProcessHandle.current().pid();
  private final String router = "smr" + ProcessHandle.current().pid();
  private final String outside = "smo" + ProcessHandle.current().pid();

  @BeforeEach
  void needsRootAndARouter() throws Exception {
    Assumptions.assumeTrue(
        System.getProperty("user.name").equals("root")
            && Stream.of("ip", "nft", "miniupnpd").allMatch(HomeRouterTest::isInstalled),
        "needs root, ip, nft and miniupnpd");
  }

  private static boolean isInstalled(String program) {
    return Stream.of("/usr/sbin", "/usr/bin", "/sbin", "/bin")
        .anyMatch(at -> Files.isExecutable(Path.of(at, program)));
  }

  /** Puts up a house, a router and the outside, with the router's address there. */
  private void connect(String address) throws Exception {
    for (String name : List.of(house, router, outside)) {
      ip("netns", "add", name);
      in(name, "ip", "link", "set", "lo", "up");
    }
    cable(house, HOME, router, "192.168.77.1");
    cable(router, address, outside, OUTSIDE);
    in(house, "ip", "route", "add", "default", "via", "192.168.77.1");
    in(outside, "ip", "route", "replace", PUBLIC, "dev", "to" + router);
    in(router, "sysctl", "-qw", "net.ipv4.ip_forward=1");
    Path rules = folder.resolve("rules");
    Files.writeString(
        rules,
        """
        table inet filter {
          chain forward {
            type filter hook forward priority 0; policy drop;
            iifname "to%s" accept; ct state established,related accept; jump miniupnpd; }
          chain miniupnpd { }
          chain prerouting { type nat hook prerouting priority -100; jump opened; }
          chain postrouting { type nat hook postrouting priority 100; jump mapped; }
          chain opened { }
          chain mapped { }
        }
        """
            .formatted(house));
    in(router, "nft", "-f", rules.toString());
  }

  private void cable(String one, String address, String other, String peer) throws Exception {
    in(
        one,
        "ip",
        "link",
        "add",
        "to" + other,
        "type",
        "veth",
        "peer",
        "name",
        "to" + one,
        "netns",
        other);
    for (String[] end : new String[][] {{one, "to" + other, address}, {other, "to" + one, peer}}) {
      in(end[0], "ip", "addr", "add", end[2] + "/24", "dev", end[1]);
      in(end[0], "ip", "link", "set", end[1], "up");
    }
  }

  @AfterEach
  void takeDown() throws Exception {
    for (Process one : processes) {
      one.destroyForcibly().waitFor();
    }
    for (String name : List.of(house, router, outside)) {
      new ProcessBuilder("ip", "netns", "del", name).start().waitFor();
    }
  }

  private static void ip(String... arguments) throws Exception {
    run(Stream.concat(Stream.of("ip"), Stream.of(arguments)).toList());
  }

  private static void in(String space, String... command) throws Exception {
    run(inside(space, command));
  }

  private static List<String> inside(String space, String... command) {
    return Stream.concat(Stream.of("ip", "netns", "exec", space), Stream.of(command)).toList();
  }

  private static void run(List<String> command) throws Exception {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(command + ": " + said).isZero();
  }

  /** Starts the router's program, which knows UPnP, NAT-PMP and PCP, or some of them. */
  private Process start(String... options) throws Exception {
    Path configuration = folder.resolve("miniupnpd.conf");
    Files.write(
        configuration,
        Stream.concat(
                Stream.of(
                    "ext_ifname=to" + outside,
                    "listening_ip=to" + house,
                    "port=5000",
                    "min_lifetime=1",
                    "uuid=00000000-0000-0000-0000-000000000001",
                    "upnp_table_name=filter",
                    "upnp_nat_table_name=filter",
                    "upnp_forward_chain=miniupnpd",
                    "upnp_nat_chain=opened",
                    "upnp_nat_postrouting_chain=mapped"),
                Stream.of(options))
            .toList());
    Path pid = folder.resolve("pid");
    Files.deleteIfExists(pid);
    Process started =
        new ProcessBuilder(
                inside(
                    router,
                    "miniupnpd",
                    "-d",
                    "-f",
                    configuration.toString(),
                    "-P",
                    pid.toString()))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("router.log").toFile())
            .start();
    processes.add(started);
    Waiting.until(() -> {
      assertThat(started.isAlive()).as("miniupnpd").isTrue();
      return Files.exists(pid);
    });
    return started;
  }

  private static final String ALLOW = "allow 1024-65535 192.168.77.0/24 1024-65535";

  /** Starts a program in the house that asks for the port. */
  private Process ask(String... arguments) throws IOException {
    Process probe =
        new ProcessBuilder(
                Stream.concat(
                        inside(
                            house,
                            ProcessHandle.current().info().command().orElseThrow(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            RouterProbe.class.getName(),
                            HOME,
                            PORT)
                            .stream(),
                        Stream.of(arguments))
                    .toList())
            .redirectError(folder.resolve("probe.log").toFile())
            .start();
    processes.add(probe);
    return probe;
  }

  private static String next(BufferedReader lines) throws IOException {
    return Objects.requireNonNullElse(lines.readLine(), "ended");
  }

  /** Whether somebody outside can connect to the router's port. */
  private boolean isReached() throws Exception {
    return new ProcessBuilder(
                inside(
                    outside, "timeout", "2", "bash", "-c", ": < /dev/tcp/" + PUBLIC + "/" + PORT))
            .redirectErrorStream(true)
            .start()
            .waitFor()
        == 0;
  }

  private void untilReached(boolean isReached) throws Exception {
    Waiting.until(() -> isReached() == isReached);
  }

  @ParameterizedTest
  @ValueSource(strings = {"enable_natpmp=no enable_upnp=yes", "enable_natpmp=yes enable_upnp=no"})
  void routersOpenAPortUntilItIsClosed(String protocols) throws Exception {
    connect(PUBLIC);
    start(Stream.concat(Stream.of(protocols.split(" ")), Stream.of(ALLOW)).toArray(String[]::new));
    Process probe = ask("600", "1");
    assertThat(isReached()).isFalse();
    assertThat(next(probe.inputReader())).isEqualTo(OPEN);
    untilReached(true);
    probe.getOutputStream().close();
    assertThat(probe.waitFor()).isZero();
    assertThat(isReached()).isFalse();
  }

  @Test
  void aPortIsOpenForLongerThanItsLease() throws Exception {
    connect(PUBLIC);
    start("enable_natpmp=yes", "enable_upnp=no", ALLOW);
    Process probe = ask("4", "1");
    assertThat(next(probe.inputReader())).isEqualTo(OPEN);
    Waiting.until(() -> requests() >= 4);
    assertThat(isReached()).isTrue();
    probe.destroyForcibly().waitFor();
    untilReached(false);
  }

  private long requests() throws IOException {
    try (Stream<String> lines = Files.lines(folder.resolve("router.log"))) {
      return lines.filter(line -> line.contains("port mapping request")).count();
    }
  }

  @Test
  void theNextRunTakesBackWhatACrashHasLeft() throws Exception {
    connect(PUBLIC);
    start("enable_natpmp=yes", "enable_upnp=yes", ALLOW);
    Process probe = ask("3600", "1");
    assertThat(next(probe.inputReader())).isEqualTo(OPEN);
    probe.destroyForcibly().waitFor();
    assertThat(next(ask("back").inputReader())).isEqualTo("back");
    in(router, "bash", "-c", "! nft list chain inet filter opened | grep -q " + PORT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"enable_natpmp=no enable_upnp=yes", "enable_natpmp=yes enable_upnp=no"})
  void aRouterThatRefusesIsTold(String protocols) throws Exception {
    connect(PUBLIC);
    start(
        Stream.concat(Stream.of(protocols.split(" ")), Stream.of("deny 0-65535 0.0.0.0/0 0-65535"))
            .toArray(String[]::new));
    assertThat(next(ask("600", "1").inputReader())).isEqualTo("closed refused");
  }

  @Test
  void aHouseWithoutSuchARouterIsTold() throws Exception {
    connect(PUBLIC);
    assertThat(next(ask("600", "1").inputReader())).isEqualTo("closed silent");
  }

  @Test
  void aRouterThatVanishesIsFoundAgain() throws Exception {
    connect(PUBLIC);
    Process first = start("enable_natpmp=yes", "enable_upnp=no", ALLOW);
    BufferedReader states = ask("2", "1").inputReader();
    assertThat(next(states)).isEqualTo(OPEN);
    first.destroyForcibly().waitFor();
    assertThat(next(states)).isEqualTo("vanished");
    start("enable_natpmp=yes", "enable_upnp=no", ALLOW);
    String last = next(states);
    while (last.equals("vanished")) {
      last = next(states);
    }
    assertThat(last).isEqualTo(OPEN);
    untilReached(true);
  }

  @Test
  void aRouterThatLiesIsNotReached() throws Exception {
    connect(PUBLIC);
    start("enable_natpmp=yes", "enable_upnp=no", "ext_ip=11.22.33.45", ALLOW);
    assertThat(next(ask("600", "1").inputReader())).isEqualTo("open 11.22.33.45 " + PORT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"192.168.1.5", "100.64.0.5"})
  void aRouterBehindAnotherOneIsTold(String address) throws Exception {
    connect(address);
    start("enable_natpmp=yes", "enable_upnp=yes", ALLOW);
    assertThat(next(ask("600", "1").inputReader())).isEqualTo("closed no-address");
  }
}
