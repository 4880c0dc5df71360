package org.sanmarco.seats.http;

import module java.base;

import javax.jmdns.JmDNS;
import javax.jmdns.ServiceEvent;
import javax.jmdns.ServiceInfo;
import javax.jmdns.ServiceListener;
import org.sanmarco.seats.Nearby;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Announces and finds games by multicast DNS. It tells the names of the players and the address; a
 * seat still needs the code.
 */
public final class MulticastDns implements Nearby {

  private static final Logger LOG = LoggerFactory.getLogger(MulticastDns.class);
  private static final String TYPE = "_sanmarco._tcp.local.";

  /** The longest name of a service in bytes. */
  private static final int LONGEST = 63;

  /** The announcement or the question in a network. */
  private interface Words {
    void say(JmDNS dns) throws IOException;
  }

  /** Speaks in one network until it is ended; beginning and ending take their time. */
  private static void speak(InetAddress address, CountDownLatch ended, Words words) {
    Thread.ofVirtual()
        .name("nearby")
        .start(() -> {
          try (JmDNS dns = JmDNS.create(address)) {
            words.say(dns);
            ended.await();
          } catch (IOException e) {
            LOG.info("no multicast DNS at {}: {}", address, e.toString());
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
  }

  @Override
  public Runnable announce(InetSocketAddress host, String name) {
    CountDownLatch ended = new CountDownLatch(1);
    speak(
        host.getAddress(),
        ended,
        dns -> dns.registerService(ServiceInfo.create(TYPE, cut(name), host.getPort(), "")));
    return ended::countDown;
  }

  /** The beginning of a name, as long as it may be. */
  static String cut(String name) {
    int end = name.length();
    while (name.substring(0, end).getBytes(StandardCharsets.UTF_8).length > LONGEST) {
      end = name.offsetByCodePoints(end, -1);
    }
    return name.substring(0, end);
  }

  @Override
  public Runnable search(Consumer<List<Found>> found) {
    CountDownLatch ended = new CountDownLatch(1);
    Map<String, Found> known = new ConcurrentSkipListMap<>();
    Listener listener = new Listener(known, found);
    Thread.ofVirtual()
        .name("nearby")
        .start(() -> {
          try {
            for (Networks.Network network : Networks.all()) {
              speak(network.address(), ended, dns -> dns.addServiceListener(TYPE, listener));
            }
          } catch (IOException e) {
            LOG.info("no network to look for games: {}", e.toString());
          }
        });
    return ended::countDown;
  }

  /** Keeps the games that are known. */
  private record Listener(Map<String, Found> known, Consumer<List<Found>> found)
      implements ServiceListener {

    @Override
    public void serviceAdded(ServiceEvent event) {
      event.getDNS().requestServiceInfo(event.getType(), event.getName());
    }

    @Override
    public void serviceRemoved(ServiceEvent event) {
      known.remove(event.getName());
      tell();
    }

    @Override
    public void serviceResolved(ServiceEvent event) {
      for (Inet4Address address : event.getInfo().getInet4Addresses()) {
        known.put(
            event.getName(),
            new Found(event.getName(), address.getHostAddress() + ":" + event.getInfo().getPort()));
      }
      tell();
    }

    private void tell() {
      found.accept(new ArrayList<>(known.values()));
    }
  }
}
