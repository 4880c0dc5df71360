package org.sanmarco.seats;

import module java.base;

/** A program of the tests in a process of its own. */
public final class JavaProgram {

  /** The last line of a program. */
  public static final String ENDED = "ended";

  private final Process process;

  private JavaProgram(Process process) {
    this.process = process;
  }

  /**
   * Starts a program.
   *
   * @param lines gets each line that the program prints, and {@link #ENDED} after the last
   * @param errors the destination of its errors
   */
  public static JavaProgram start(
      String program,
      List<String> arguments,
      BlockingQueue<String> lines,
      ProcessBuilder.Redirect errors)
      throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                program));
    command.addAll(arguments);
    JavaProgram started =
        new JavaProgram(new ProcessBuilder(command).redirectError(errors).start());
    Thread.ofVirtual()
        .start(() -> {
          try {
            started.process.inputReader(StandardCharsets.UTF_8).lines().forEach(lines::add);
          } catch (UncheckedIOException killed) {
            // Its lines end here.
          }
          lines.add(ENDED);
        });
    return started;
  }

  /** The number of the process. */
  public long pid() {
    return process.pid();
  }

  /** Whether the program has not ended. */
  public boolean isAlive() {
    return process.isAlive();
  }

  /** The exit value, once the program has ended. */
  public int exitValue() {
    return process.onExit().join().exitValue();
  }

  /** Writes a line for the program to read. */
  public void tell(String line) throws IOException {
    process.outputWriter(StandardCharsets.UTF_8).append(line).append('\n').flush();
  }

  /** Stops the program where it is, until it is woken (SIGSTOP). */
  public void stop() throws IOException, InterruptedException {
    signal("-STOP");
  }

  /** Lets a stopped program go on (SIGCONT). */
  public void wake() throws IOException, InterruptedException {
    signal("-CONT");
  }

  private void signal(String name) throws IOException, InterruptedException {
    new ProcessBuilder("kill", name, String.valueOf(process.pid())).start().waitFor();
  }

  /** Kills the program at once (SIGKILL). */
  public void kill() {
    process.toHandle().destroyForcibly();
    process.onExit().join();
  }
}
