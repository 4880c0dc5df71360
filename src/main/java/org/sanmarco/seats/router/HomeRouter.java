package org.sanmarco.seats.router;

import module java.base;

import com.offbynull.portmapper.gateway.Bus;
import com.offbynull.portmapper.gateways.network.NetworkGateway;
import com.offbynull.portmapper.gateways.network.internalmessages.KillNetworkRequest;
import com.offbynull.portmapper.mapper.MappedPort;
import com.offbynull.portmapper.mapper.MapperIoUtils;
import com.offbynull.portmapper.mapper.MapperIoUtils.UdpRequest;
import com.offbynull.portmapper.mapper.PortMapper;
import com.offbynull.portmapper.mapper.PortType;
import com.offbynull.portmapper.mappers.natpmp.NatPmpPortMapper;
import com.offbynull.portmapper.mappers.natpmp.externalmessages.ExternalAddressNatPmpRequest;
import com.offbynull.portmapper.mappers.natpmp.externalmessages.ExternalAddressNatPmpResponse;
import com.offbynull.portmapper.mappers.pcp.PcpPortMapper;
import com.offbynull.portmapper.mappers.upnpigd.PortMapperUpnpIgdPortMapper;
import com.offbynull.portmapper.mappers.upnpigd.UpnpIgdPortMapper;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The router of this house, asked by NAT-PMP and PCP at the addresses that routers have, and by
 * UPnP. It answers within 20 s.
 */
public final class HomeRouter implements Router {

  private static final Logger LOG = LoggerFactory.getLogger(HomeRouter.class);

  /** The end of the library's message after a router has told no address by UPnP. */
  private static final String NO_EXTERNAL_ADDRESS = "external IP";

  private static final int NAT_PMP_PORT = 5351;

  /** The answer of NAT-PMP that the router has no address on the internet. */
  private static final int NETWORK_FAILURE = 3;

  /** The pauses before a question by NAT-PMP is asked again, in milliseconds. */
  private static final long[] PAUSES = {250, 500, 1000, 2000};

  @Override
  public Answer open(InetAddress local, int port, int wanted, Duration lease)
      throws InterruptedException {
    // The library's connection with the network, which has a thread.
    Bus network = NetworkGateway.create().getBus();
    ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    Answer answer = new Refused(Obstacle.SILENT);
    try {
      Future<List<UpnpIgdPortMapper>> described =
          threads.submit(() -> UpnpIgdPortMapper.identify(network));
      Request request = new Request(network, port, wanted, lease);
      CompletionService<Answer> answers = new ExecutorCompletionService<>(threads);
      Set<InetAddress> gateways = Gateways.of(local);
      for (InetAddress gateway : gateways) {
        var _ = answers.submit(() -> request.at(local, gateway));
      }
      for (int i = 0; i < gateways.size() && !(answer instanceof Opened); i++) {
        answer = better(answer, answers.take().get());
      }
      if (!(answer instanceof Opened)) {
        List<UpnpIgdPortMapper> mappers =
            described.get().stream()
                .filter(PortMapperUpnpIgdPortMapper.class::isInstance)
                .filter(mapper -> mapper.getSourceAddress().equals(local))
                .toList();
        answer = better(answer, request.firstOf(mappers));
      }
      return answer;
    } catch (ExecutionException e) {
      LOG.warn("asking the router failed: {}", String.valueOf(e.getCause()));
      return answer;
    } finally {
      threads.shutdownNow();
      if (!(answer instanceof Opened)) {
        network.send(new KillNetworkRequest());
      }
    }
  }

  /** The better of two answers: a port, or else the obstacle that says more. */
  static Answer better(Answer one, Answer other) {
    return one instanceof Refused(Obstacle some)
            && (other instanceof Opened
                || other instanceof Refused(Obstacle more)
                    && Comparator.<Obstacle>naturalOrder().compare(more, some) > 0)
        ? other
        : one;
  }

  /** A request that may go to several routers, or to one by several protocols. */
  private record Request(Bus network, int port, int wanted, Duration lease) {

    /** Asks a router that may be at an address by NAT-PMP, and by PCP if it doesn't know that. */
    Answer at(InetAddress local, InetAddress gateway) throws InterruptedException {
      Optional<Obstacle> told = told(local, gateway);
      if (told.isEmpty()) {
        return by(new NatPmpPortMapper(network, local, gateway), Obstacle.REFUSED);
      }
      return told.get() == Obstacle.SILENT
          ? by(new PcpPortMapper(network, local, gateway), Obstacle.SILENT)
          : new Refused(told.get());
    }

    /** The obstacle that a router tells by NAT-PMP: none if it has an address on the internet. */
    private Optional<Obstacle> told(InetAddress local, InetAddress gateway)
        throws InterruptedException {
      UdpRequest question =
          new UdpRequest(
              local,
              new InetSocketAddress(gateway, NAT_PMP_PORT),
              new ExternalAddressNatPmpRequest(),
              asked -> ((ExternalAddressNatPmpRequest) asked).dump(),
              ExternalAddressNatPmpResponse::new);
      MapperIoUtils.performUdpRequests(network, Set.of(question), false, PAUSES);
      if (!(question.getResponse() instanceof ExternalAddressNatPmpResponse answer)) {
        return Optional.of(Obstacle.SILENT);
      }
      return switch (answer.getResultCode()) {
        case 0 -> Obstacle.of(answer.getAddress());
        case NETWORK_FAILURE -> Optional.of(Obstacle.NO_ADDRESS);
        default -> Optional.of(Obstacle.REFUSED);
      };
    }

    /** Asks the routers that have described themselves by UPnP, one after the other. */
    Answer firstOf(List<UpnpIgdPortMapper> mappers) throws InterruptedException {
      Answer answer = new Refused(Obstacle.SILENT);
      for (UpnpIgdPortMapper mapper : mappers) {
        answer = better(answer, by(mapper, Obstacle.REFUSED));
        if (answer instanceof Opened) {
          break;
        }
      }
      return answer;
    }

    private Answer by(PortMapper mapper, Obstacle otherwise) throws InterruptedException {
      try {
        OpenedPort opened =
            new OpenedPort(
                network, mapper, mapper.mapPort(PortType.TCP, port, wanted, lease.toSeconds()));
        Optional<Obstacle> obstacle = Obstacle.of(opened.address().getAddress());
        if (obstacle.isPresent()) {
          opened.unmap();
          return new Refused(obstacle.get());
        }
        return new Opened(opened);
      } catch (RuntimeException failed) {
        // The library's own exceptions are IllegalStateException; a router's nonsense throws
        // others.
        LOG.info("no port by {}: {}", mapper.getClass().getSimpleName(), failed.toString());
        boolean hasNoAddress = String.valueOf(failed.getMessage()).endsWith(NO_EXTERNAL_ADDRESS);
        return new Refused(
            mapper instanceof UpnpIgdPortMapper && hasNoAddress ? Obstacle.NO_ADDRESS : otherwise);
      }
    }
  }

  private record OpenedPort(Bus network, PortMapper mapper, MappedPort port) implements Mapping {

    @Override
    public InetSocketAddress address() {
      return new InetSocketAddress(port.getExternalAddress(), port.getExternalPort());
    }

    @Override
    public Duration lease() {
      return Duration.ofSeconds(port.getLifetime());
    }

    @Override
    public Optional<Mapping> renew(Duration lease) throws InterruptedException {
      try {
        // The library's own renewal gives up a port whose address has changed.
        return Optional.of(
            new OpenedPort(
                network,
                mapper,
                mapper.mapPort(
                    PortType.TCP,
                    port.getInternalPort(),
                    port.getExternalPort(),
                    lease.toSeconds())));
      } catch (RuntimeException vanished) {
        return Optional.empty();
      }
    }

    @Override
    public void close() throws InterruptedException {
      try {
        unmap();
      } finally {
        network.send(new KillNetworkRequest());
      }
    }

    private void unmap() throws InterruptedException {
      try {
        mapper.unmapPort(port);
      } catch (RuntimeException silent) {
        LOG.info("the router keeps the port until its lease ends: {}", silent.toString());
      }
    }
  }
}
