package org.sanmarco.seats.http;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.seats.http.Networks.Found;
import org.sanmarco.seats.http.Networks.Network;

/** The address that phones are given. */
class NetworksTest {

  private static Network network(String address) throws Exception {
    return new Network(InetAddress.getByName(address), "adapter");
  }

  private static Found plain(Network network) {
    return new Found(network, false, false);
  }

  @Test
  void theWayToTheInternetComesFirst() throws Exception {
    Network wired = network("10.0.0.7");
    Network wireless = network("192.168.1.7");
    List<Found> both = List.of(plain(wired), plain(wireless));
    assertThat(Networks.preferred(both, wireless.address())).containsExactly(wireless, wired);
    assertThat(Networks.preferred(both, null)).containsExactly(wired, wireless);
  }

  @Test
  void newAddressesCountOnlyWhereThereAreNoOldOnes() throws Exception {
    Network sixth = network("2001:db8::7");
    Network fourth = network("192.168.1.7");
    assertThat(Networks.preferred(List.of(plain(sixth), plain(fourth)), sixth.address()))
        .containsExactly(fourth);
    assertThat(Networks.preferred(List.of(plain(sixth)), null)).containsExactly(sixth);
  }

  /** A house's bridge, or a switch for virtual machines, may be the only way out. */
  @Test
  void theWayToTheInternetCountsMoreThanTheName() throws Exception {
    Network bridge = network("192.168.1.23");
    Network docker = network("172.17.0.1");
    Found out = new Found(bridge, true, false);
    Found inner = new Found(docker, true, false);
    assertThat(Networks.preferred(List.of(inner, out), bridge.address())).containsExactly(bridge);
    assertThat(Networks.preferred(List.of(inner, out), null)).containsExactly(docker, bridge);
    assertThat(Networks.preferred(List.of(inner, plain(bridge)), null)).containsExactly(bridge);
  }

  @ParameterizedTest
  @CsvSource({
    "'10.0.0.7 10.0.0.9', 10.0.0.9, 10.0.0.9",
    "'10.0.0.7 10.0.0.8', 10.0.0.9, 10.0.0.8",
    "10.0.0.7, 10.0.0.9, 10.0.0.7",
    "127.0.0.1, 10.0.0.9, 10.0.0.8",
    "'', 10.0.0.9, 10.0.0.8"
  })
  void hostsAreWhereDevicesLookOrCanCome(String found, String looked, String place)
      throws Exception {
    List<Network> networks = new ArrayList<>();
    for (String address : found.split(" ", -1)) {
      if (!address.isEmpty()) {
        networks.add(network(address));
      }
    }
    InetSocketAddress here = new InetSocketAddress("10.0.0.8", 4711);
    assertThat(Networks.place(networks, new Claims.Ways(4712, looked, 0, ""), here))
        .isEqualTo(new InetSocketAddress(place, 4712));
  }

  @Test
  void tunnelsComeAfterNetworksInWhichPhonesAre() throws Exception {
    Network wireless = network("192.168.1.7");
    Network tunnel = network("10.8.0.2");
    Found line = new Found(tunnel, true, true);
    assertThat(Networks.preferred(List.of(line, plain(wireless)), tunnel.address()))
        .containsExactly(wireless, tunnel);
    assertThat(Networks.preferred(List.of(line), tunnel.address())).containsExactly(tunnel);
    assertThat(Networks.preferred(List.of(line), null)).containsExactly(tunnel);
  }

  @ParameterizedTest
  @CsvSource({
    "192.168.1.7, 192.168.1.7:80",
    "2001:db8:0:0:0:0:0:7, [2001:db8::7]:80",
    "2001:0:0:5:0:0:0:7, [2001:0:0:5::7]:80",
    "::1, [::1]:80"
  })
  void addressesAreWrittenAsBrowsersWriteThem(String address, String written) throws Exception {
    assertThat(Ports.host(new InetSocketAddress(InetAddress.getByName(address), 80)))
        .isEqualTo(written);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "docker0",
        "br-1b2c3d",
        "veth9a8b",
        "virbr0",
        "tun0",
        "wg0",
        "utun3",
        "tailscale0",
        "VirtualBox Host-Only Ethernet Adapter",
        "vEthernet (WSL)",
        "VMware Virtual Ethernet Adapter for VMnet8",
        "TAP-Windows Adapter V9"
      })
  void innerAdaptersAreKnownByName(String name) {
    assertThat(Networks.isInner(name)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "eth0",
        "enp3s0",
        "wlan0",
        "wlp2s0",
        "en0",
        "bridge100",
        "Intel(R) Wi-Fi 6 AX201 160MHz",
        "Realtek PCIe GbE Family Controller"
      })
  void adaptersOfRealNetworksStay(String name) {
    assertThat(Networks.isInner(name)).isFalse();
  }
}
