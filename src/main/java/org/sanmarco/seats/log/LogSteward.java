package org.sanmarco.seats.log;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Coach;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.room.Again;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Awaited.Task;
import org.sanmarco.room.Note;
import org.sanmarco.room.People;
import org.sanmarco.room.Question;
import org.sanmarco.room.Refusals;
import org.sanmarco.room.Signal;
import org.sanmarco.seats.Frame;
import org.sanmarco.seats.Host;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.Proposal.Act;
import org.sanmarco.table.Table;

/** Does what seats propose, by way of the log. */
final class LogSteward implements Host.Steward {

  private static final Refusal NOT_MISSED = Refusal.of("", "seat-not-missed");
  private static final Refusal TOO_MANY_LINES = Refusal.of("", "too-many-lines");
  private static final Refusal TOO_LONG = Refusal.of("", "away-too-long");

  /** The entries after which nothing is done but playing on, so that every game has an end. */
  private static final int MOST_ENTRIES = 20_000;

  private final Leader leader;
  private final Leader.Place place;
  private final Ledger ledger;
  private final LogParts game;
  private final Table source;

  /** The proposals of players who have agreed to undo the last decision, the first one first. */
  private final Map<Integer, String> agreed = new LinkedHashMap<>();

  /** The same of players who have agreed to free a seat, by the first seat of its player. */
  private final Map<Integer, Map<Integer, String>> freeing = new TreeMap<>();

  /** The invitations to free seats, by seat. */
  private final Map<Integer, String> invitations = new HashMap<>();

  /** The seat whose player asked for the last undo; 0 if something has happened since. */
  private int undoneBy;

  /** The proposal that is being answered. */
  private @Nullable SeatProposal proposed;

  LogSteward(Leader leader, Leader.Place place, Ledger ledger) {
    this.leader = leader;
    this.place = place;
    this.ledger = ledger;
    game = ledger.parts();
    source = game.table();
  }

  /** Forgets what players have agreed to: something has happened since. */
  void forget() {
    agreed.clear();
    freeing.clear();
    undoneBy = 0;
  }

  @Override
  public boolean isDone(int seat, byte[] bytes) {
    String text = LogBytes.encode(bytes);
    return game.proposals().hasAccepted(seat, text)
        || game.notes().has(text)
        || text.equals(agreed.get(seat))
        || freeing.values().stream().anyMatch(all -> text.equals(all.get(seat)));
  }

  @Override
  public @Nullable Refusal check(int seat, Proposal proposal, byte[] bytes, Frame asked) {
    boolean isTooLong = ledger.size() >= MOST_ENTRIES && proposal.act() != Act.PLAY;
    if (!isTooLong && proposal.act() == Act.SAY) {
      proposed = game.proposals().signed(seat, bytes).orElse(null);
      return proposed == null ? Refusals.STALE : null;
    }
    boolean isLastWord =
        proposal.act() == Act.AGAIN || proposal.act() == Act.GO_ON && ledger.isEnded();
    if (isTooLong || ledger.isEnded() != isLastWord) {
      return Refusals.NOT_NOW;
    }
    proposed = game.proposals().check(seat, bytes).orElse(null);
    if (proposed == null) {
      return Refusals.STALE;
    }
    if (!ledger.isEnded() && !List.of(Act.ADVISE, Act.HAND_OVER).contains(proposal.act())) {
      takeBack(seat);
    }
    return null;
  }

  /** Gives a player who has returned the seat that a computer has played. */
  private void takeBack(int seat) {
    if (source.seat(seat).isComputer() && ledger.claims().containsKey(seat)) {
      leader.write(new Entry.HandedOver(seat, "", ""));
    }
  }

  @Override
  public @Nullable Refusal play(int seat, List<Move> moves) {
    if (!source.actor().equals(new Actor.Seat(seat))) {
      Refusal refusal = game.early().whyNot(source.view(seat), moves);
      return refusal == null ? accept(seat, moves) : refusal;
    }
    for (int i = 0; i < moves.size(); i++) {
      Refusal refusal = source.refusal(moves.subList(0, i), moves.get(i));
      if (refusal != null) {
        return refusal;
      }
    }
    return accept(seat, moves);
  }

  private @Nullable Refusal accept(int seat, List<Move> moves) {
    return accept(
        text -> new Entry.Played(seat, moves.stream().map(Object::toString).toList(), text));
  }

  private @Nullable Refusal accept(Function<String, Entry> entry) {
    SeatProposal proposal = Objects.requireNonNull(proposed);
    if (!leader.write(entry.apply(proposal.text()))) {
      return Refusals.NOT_NOW;
    }
    leader.advance();
    return null;
  }

  @Override
  public @Nullable Refusal act(int seat, Act act, int choice) {
    SeatProposal proposal = Objects.requireNonNull(proposed);
    return switch (act) {
      case GO_ON -> ledger.isEnded() ? confirm(seat, proposal) : reveal(seat, proposal);
      case UNDO -> undo(seat, proposal);
      case AWAY -> leave(seat, proposal, LocalDate.ofEpochDay(choice));
      case FREE -> free(seat, proposal, choice);
      case AGAIN -> again(seat, proposal, choice);
      case ADVISE -> advise(seat);
      case HAND_OVER -> handOver(seat, proposal, choice);
      case PLAY, REDO, CHOOSE, BACK, ANOTHER, SIGNAL, SAY -> Refusals.NOT_NOW;
    };
  }

  @Override
  public List<Note> notes() {
    return game.notes().all();
  }

  @Override
  public @Nullable Refusal say(int seat, String line) {
    if (!game.notes().mayChat(line)) {
      return Refusals.NOT_NOW;
    }
    return game.notes().maySay(seat, leader.now())
        ? accept(text -> new Entry.Said(seat, line, text))
        : TOO_MANY_LINES;
  }

  private @Nullable Refusal advise(int seat) {
    if (game.notes().isAdvised(seat)) {
      return null;
    }
    return game.notes().mayAsk(seat)
        ? accept(text -> new Entry.Advised(seat, text))
        : Refusals.NOT_NOW;
  }

  private @Nullable Refusal handOver(int seat, SeatProposal proposal, int choice) {
    Optional<String> computer = SeatEntries.computer(choice);
    if (!ledger.isStarted() || computer.isEmpty()) {
      return Refusals.NOT_NOW;
    }
    return game.seats().isNews(seat, proposal)
        ? accept(text -> new Entry.HandedOver(seat, computer.get(), text))
        : Refusals.STALE;
  }

  private @Nullable Refusal leave(int seat, SeatProposal proposal, LocalDate back) {
    if (!game.seats().isNews(seat, proposal)) {
      return Refusals.STALE;
    }
    return GameClock.mayLeave(back, leader.now())
        ? accept(text -> new Entry.Away(seat, back, text))
        : TOO_LONG;
  }

  private @Nullable Refusal free(int seat, SeatProposal proposal, int target) {
    if (!game.isMissed(target, leader.now()) || game.seats().of(seat).contains(target)) {
      return NOT_MISSED;
    }
    if (!game.seats().isNews(target, proposal)) {
      return Refusals.STALE;
    }
    Map<Integer, String> all =
        freeing.computeIfAbsent(
            game.seats().of(target).getFirst(), missed -> new LinkedHashMap<>());
    all.put(seat, proposal.text());
    if (game.consents().mayFree(target, all.keySet())) {
      leader.empty(target, List.copyOf(all.values()));
    } else {
      leader.signal(seat, Signal.Kind.FREE);
    }
    return null;
  }

  private @Nullable Refusal again(int seat, SeatProposal proposal, int choice) {
    if (game.epilogue().isWanted() || choice != Again.YES && choice != Again.NO) {
      return Refusals.NOT_NOW;
    }
    return game.epilogue().isNew(seat, proposal)
        ? accept(text -> new Entry.Again(seat, choice == Again.YES, text))
        : Refusals.STALE;
  }

  private @Nullable Refusal reveal(int seat, SeatProposal proposal) {
    return game.chain().isSettled() && new SeatEntries(game).mayReveal(proposal)
        ? accept(text -> new Entry.Revealed(seat, text))
        : Refusal.of("", "not-chance");
  }

  private @Nullable Refusal confirm(int seat, SeatProposal proposal) {
    if (game.epilogue().hasConfirmed(seat)) {
      return null;
    }
    return game.epilogue().mayConfirm(proposal)
        ? accept(text -> new Entry.Confirmed(seat, text))
        : Refusals.STALE;
  }

  private @Nullable Refusal undo(int seat, SeatProposal proposal) {
    if (!canUndo(seat)) {
      return Refusals.NOTHING_TO_UNDO;
    }
    agreed.put(seat, proposal.text());
    if (game.consents().missingToUndo(agreed.keySet()).isEmpty()) {
      int asker = first(agreed);
      if (leader.write(new Entry.Undone(List.copyOf(agreed.values())))) {
        undoneBy = asker;
      }
      leader.advance();
    } else {
      leader.signal(seat, Signal.Kind.UNDO);
    }
    return null;
  }

  @Override
  public Awaited awaited() {
    Awaited awaited = Awaited.of(source);
    List<Integer> unclaimed = game.seats().unclaimed();
    if (!ledger.isStarted()) {
      return Awaited.of(
          Task.JOIN, (unclaimed.isEmpty() ? game.seats().unrevealed() : unclaimed).getFirst());
    }
    if (awaited.task() == Task.DECIDE && unclaimed.contains(awaited.seat())) {
      return Awaited.of(Task.JOIN, awaited.seat());
    }
    // Nobody has to do anything for chance, which acts at once.
    return source.actor() instanceof Actor.Chance ? Awaited.of(Task.ROLL, 0) : awaited;
  }

  @Override
  public People people(int seat) {
    Map<Integer, String> lines = new TreeMap<>();
    game.seats()
        .inviters()
        .forEach((free, inviter) -> {
          if (inviter == seat) {
            lines.put(
                free,
                invitations.computeIfAbsent(
                    free, freed -> place.invitation(freed, game.seats().turn(freed))));
          }
        });
    return new People(
        game.seats().unclaimed(),
        game.clock().away(),
        lines,
        questions(),
        undoneBy,
        Map.of(),
        game.early().seats(),
        new Again(game.epilogue().answers(), leader.nextGame(seat)));
  }

  private List<Question> questions() {
    List<Question> all = new ArrayList<>();
    if (!agreed.isEmpty()) {
      all.add(
          new Question(
              Signal.Kind.UNDO, first(agreed), 0, game.consents().missingToUndo(agreed.keySet())));
    }
    freeing.forEach((target, asked) ->
        all.add(
            new Question(
                Signal.Kind.FREE,
                first(asked),
                target,
                game.consents().missingToFree(target, asked.keySet()))));
    return all;
  }

  private static int first(Map<Integer, String> asked) {
    return asked.keySet().iterator().next();
  }

  @Override
  public boolean canUndo(int seat) {
    return ledger.isStarted()
        && !ledger.isEnded()
        && game.consents().mayUndo(seat, agreed.keySet());
  }

  @Override
  public String reason(int seat, Refusal refusal) {
    return Coach.refusal(source.game().id(), refusal, Locale.ENGLISH);
  }
}
