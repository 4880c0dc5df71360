package org.sanmarco.elsewhere;

import module java.base;

/** A clock that can be set forward. */
public final class OffsetClock extends Clock {

  private volatile Clock now = Clock.systemUTC();

  /** Sets it forward. */
  public void pass(Duration time) {
    now = Clock.offset(now, time);
  }

  @Override
  public ZoneId getZone() {
    return now.getZone();
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return now.withZone(zone);
  }

  @Override
  public Instant instant() {
    return now.instant();
  }
}
