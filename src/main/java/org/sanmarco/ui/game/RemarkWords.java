package org.sanmarco.ui.game;

import java.util.Optional;
import java.util.stream.IntStream;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.Services;
import org.sanmarco.words.Messages;

/** The remarks of computers of the cast. People make their own. */
public final class RemarkWords {

  private static final int VARIANTS = 2;
  private static final String TEXTS = "org.sanmarco.ui.game.remarks";

  private final PanelContext context;
  private final Services services;
  private final Messages messages;

  public RemarkWords(PanelContext context) {
    this.context = context;
    services = context.services();
    messages = services.messages(TEXTS);
  }

  /**
   * Words for a remark that were not said before the program ends; empty if none are left, or for a
   * player who says nothing.
   */
  public Optional<String> next(Remark remark) {
    if (of(remark, 1).isEmpty()) {
      return Optional.empty();
    }
    return IntStream.rangeClosed(1, VARIANTS)
        .boxed()
        .filter(variant -> services.preferences().sayOnce(key(remark) + variant))
        .findFirst()
        .flatMap(variant -> of(remark, variant));
  }

  /**
   * A variant of a remark, said before or not; empty for a player who says nothing.
   *
   * @param number any number, which chooses the variant
   */
  public Optional<String> of(Remark remark, int number) {
    Seat seat = seat(remark);
    boolean isSilent =
        !services.preferences().get(Setting.REMARKS)
            || context.people().place(seat.name(), seat.computer()).isEmpty();
    return isSilent
        ? Optional.empty()
        : Optional.of(
            context.text(
                "remark", messages.text(key(remark) + (1 + Math.floorMod(number - 1, VARIANTS)))));
  }

  private Seat seat(Remark remark) {
    return context.model().seats().get(remark.seat() - 1);
  }

  /** The key of a remark in the temper of the player's level. */
  private String key(Remark remark) {
    String temper =
        BotLevel.of(seat(remark).computer())
            .map(level ->
                switch (level) {
                  case RANDOM, EASY -> "folk";
                  case MEDIUM, ADVANCED, STRONG -> "trade";
                  case HARD, MASTER -> "state";
                })
            .orElse("");
    return "%s.%s.".formatted(remark.occasion(), temper);
  }
}
