package org.sanmarco.elsewhere;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.room.Signal;
import org.sanmarco.seats.Digest;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.table.Games;

/**
 * Plays games elsewhere at random: each line that it reads has the invitations to its seats in one
 * game. It keeps what the window keeps, in a file for each game, and goes on with those when it is
 * started again. It prints {@code moved} and the game after each change, {@code refused} and a
 * code, and at the end {@code over}, the game, the verdict, its seats and a digest of all that it
 * has seen.
 */
final class ElsewherePlayer {

  /** The ending of the file of a game that is over and checked; it is not joined again. */
  static final String OVER = ".over";

  private static final int SELDOM = 50;
  private static final long PAUSE_MILLIS = 300;

  private final Path folder;
  private final Random random;
  private final Tempo tempo;
  private final BlockingQueue<Runnable> work = new LinkedBlockingQueue<>();

  private ElsewherePlayer(Path folder, Random random, Tempo tempo) {
    this.folder = folder;
    this.random = random;
    this.tempo = tempo;
  }

  /**
   * Plays until it is killed.
   *
   * @param arguments the folder of its files, a number for its choices, and the name of the tempo
   */
  public static void main(String[] arguments) throws Exception {
    ElsewherePlayer player =
        new ElsewherePlayer(
            Path.of(arguments[0]),
            new Random(Long.parseLong(arguments[1])),
            Tempos.named(arguments[2]));
    player.goOn();
    Thread.ofPlatform()
        .daemon()
        .start(() -> {
          try (Scanner in = new Scanner(System.in, StandardCharsets.UTF_8)) {
            while (in.hasNextLine()) {
              String line = in.nextLine();
              player.work.add(() -> player.invited(line));
            }
          }
          // The test has ended.
          System.exit(0);
        });
    while (true) {
      player.work.take().run();
    }
  }

  @SuppressWarnings("SystemOut") // the watching process reads it
  private static synchronized void say(String line) {
    System.out.println(line);
  }

  private void goOn() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        if (file.toString().endsWith(OVER)) {
          // It may have been killed before it said so.
          say(Files.readAllLines(file).getLast());
          continue;
        }
        String kept = Files.readString(file);
        // The last line may have been cut off when the program was killed.
        String whole = kept.substring(0, kept.lastIndexOf('\n') + 1);
        Files.writeString(file, whole);
        new Evening(file, KeptGame.read(whole.lines().toList()).orElseThrow()).join();
      }
    }
  }

  private void invited(String line) {
    KeptGame kept = KeptGame.fresh(Stream.of(line.split(" ")).map(Pass::read).toList(), Map.of());
    Path file = folder.resolve(kept.id());
    write(file, String.join("\n", kept.lines()) + "\n");
    new Evening(file, kept).join();
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** One game. */
  private final class Evening implements RemoteGame.Listener {

    private final Path file;
    private final KeptGame kept;
    private final List<Integer> own;
    private @Nullable Visit visit;
    private @Nullable RemoteGame game;
    private int size = -1;
    private boolean isOver;

    Evening(Path file, KeptGame kept) {
      this.file = file;
      this.kept = kept;
      own = kept.passes().stream().map(Pass::seat).toList();
      kept.evidence().onLine(line -> write(file, line + "\n"));
    }

    void join() {
      Visit now = kept.visit(Games.installed(), tempo);
      visit = now;
      CompletionStage<?> _ =
          now.join(work::add)
              .whenComplete((joined, failed) -> work.add(() -> joined(now, joined, failed)));
    }

    private void joined(Visit now, @Nullable RemoteGame joined, @Nullable Throwable failed) {
      if (joined != null) {
        game = joined;
        joined.listen(this);
        joined.onChange(this::changed);
        changed();
      } else {
        now.close();
        if (failed instanceof CompletionException wrapped
            && wrapped.getCause() instanceof RefusedException refused
            && refused.refusal().code().equals("seat-taken")) {
          say("taken " + kept.id());
        } else {
          later(this::join);
        }
      }
    }

    private void later(Runnable task) {
      CompletableFuture.delayedExecutor(PAUSE_MILLIS, TimeUnit.MILLISECONDS)
          .execute(() -> work.add(task));
    }

    private void changed() {
      RemoteGame now = Objects.requireNonNull(game);
      if (now.size() != size) {
        size = now.size();
        say("moved " + kept.id());
      }
      if (now.isSending()) {
        return;
      }
      switch (now.actor()) {
        case Actor.Over _ -> {
          if (!isOver) {
            isOver = true;
            verify(now);
          }
        }
        case Actor.Seat(int seat) when own.contains(seat) -> act(now, seat);
        default -> {}
      }
    }

    private void act(RemoteGame now, int seat) {
      if (random.nextInt(SELDOM) == 0) {
        now.signal(Signal.Kind.THINKING);
      }
      if (random.nextInt(SELDOM) == 0 && now.canUndo()) {
        now.undo();
      } else {
        List<? extends Move> legal = now.view(seat).legal();
        now.propose(seat, List.of(legal.get(random.nextInt(legal.size()))));
      }
    }

    private void verify(RemoteGame now) {
      CompletionStage<?> _ =
          Objects.requireNonNull(visit)
              .verify()
              .whenComplete((verdict, failed) ->
                  work.add(() -> {
                    if (failed != null) {
                      later(() -> verify(now));
                    } else {
                      over(now, verdict.fault());
                    }
                  }));
    }

    private void over(RemoteGame now, Optional<? extends Exception> fault) {
      List<Integer> seats = new ArrayList<>(own);
      seats.addFirst(0);
      String line =
          "over %s %s %s %s"
              .formatted(
                  kept.id(),
                  fault
                      .map(wrong -> String.valueOf(wrong.getMessage()).replace(' ', '-'))
                      .orElse("verified"),
                  String.join(",", own.stream().map(String::valueOf).toList()),
                  Digest.of(seats, now));
      kept.evidence().onLine(late -> {});
      now.onChange(() -> {});
      Objects.requireNonNull(visit).close();
      write(file, line + "\n");
      try {
        Files.move(file, Path.of(file + OVER));
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
      say(line);
    }

    @Override
    public void connected(RemoteGame.Connection connection) {
      // It waits.
    }

    @Override
    public void refused(Refusal refusal) {
      say("refused " + refusal.code());
    }

    @Override
    public void signalled(Signal signal) {
      RemoteGame now = Objects.requireNonNull(game);
      if (signal.kind() == Signal.Kind.UNDO && now.canUndo() && random.nextBoolean()) {
        now.undo();
      }
    }
  }
}
