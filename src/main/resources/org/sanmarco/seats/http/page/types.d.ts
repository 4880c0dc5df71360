// The shapes of messages, as docs/seats.md describes them. Read by the type check alone; browsers never load this file.

/** The seat of this screen: its token, its own code, with which all is sealed, and the code by which it was chosen. */
export interface Own {
  seat: number;
  token: string;
  code: string;
  by: string;
}

export type Labels = Record<string, string>;
export type Pictures = Record<string, string>;

export interface Words extends Labels {
  language: string;
  title: string;
}

/** A seat in the list for those who have none yet. */
export interface OfferedSeat {
  seat: number;
  name: string;
  colour: string;
  free: boolean;
  taken: boolean;
}

export interface Signal {
  number: number;
  seat: number;
  signal: string;
}

export interface Frame {
  v: number;
  run: string;
  frame: number;
  game: string;
  seat: number;
  signals?: Signal[];
  sheet: Sheet;
}

export type Task = "decide" | "end" | "roll" | "go-on" | "wait" | "over";

export interface Sheet {
  language: string;
  labels: Labels;
  name: string;
  task: Task;
  title: string;
  text: string;
  notes: string[];
  players: Player[];
  cards: CardGroup[];
  happened: string[];
  choices?: Choice[];
  board?: BoardSheet;
  chosen?: string[];
  back?: boolean;
  settled?: string;
  sort?: Sort;
  end?: string;
  roll?: string;
  another?: NextGame[];
  undo: string;
  question: string;
}

/** A game that the people who are here can play next. */
export interface NextGame {
  choice: number;
  game: string;
  text: string;
  people: string[];
}

export interface Count {
  label: string;
  value: string;
}

export interface Player {
  seat: number;
  name: string;
  colour: string;
  score: number;
  unit: string;
  role: string;
  counts: Count[];
  turn: boolean;
  own: boolean;
  place?: number;
  gone?: string;
}

export interface Gain {
  colour: string;
  text: string;
  words: string;
  bad: boolean;
}

export interface Effect {
  gains?: Gain[];
  effect?: string[];
}

export interface Card extends Effect {
  code: string;
  text: string;
  picture?: string;
  ground?: string;
  sign?: string;
}

export interface CardGroup extends Effect {
  title: string;
  whole: boolean;
  cards: Card[];
  choice?: number;
}

export interface Choice extends Effect {
  choice: number;
  text: string;
  code?: string;
  picture?: string;
  ground?: string;
  sign?: string;
  at?: [number, number];
  colour?: string;
}

export interface Sort {
  cards: Card[];
  offers: number;
  points: number[];
  totals: Effect[];
}

export interface Piece {
  id: string;
  at: [number, number];
  size: number;
  words: string;
  new?: boolean;
  picture?: string;
  label?: string;
  labelAt?: [number, number];
  to?: [number, number];
  paint?: string;
}

export interface BoardSheet {
  picture: string;
  area: [number, number, number, number];
  near?: [number, number, number, number];
  pieces: Piece[];
}

/** Something on the board, or the text of a piece. */
export interface Pointed extends Effect {
  text: string;
  at?: [number, number];
  choice?: number;
}

/** What a proposal says besides its act. */
export interface Proposed {
  moves?: string[];
  choice?: number;
}

/** Why the page waits: nothing, a lost connection, a closed game, or an answer that takes its time. */
export type Line = "" | "offline" | "closed" | "slow";

/** The page, as the connection sees it. */
export interface Told {
  line(line: Line): void;
  failed(error: unknown): void;
  busy(busy: boolean): void;
  show(frame: Frame): void;
  refused(reason: string): void;
  done(): void;
  closed(): void;
  thrownOut(had: boolean): void;
  game(game: string): Promise<void>;
}

/** The network and the clock. */
export interface World {
  fetch(path: string, options: RequestInit): Promise<Response>;
  setTimeout(action: () => void, millis: number): number;
  clearTimeout(timer: number): void;
}

/** What a reload keeps. */
export interface Memory {
  /** Whether nothing can be kept. */
  forgets: boolean;
  session: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  local: Pick<Storage, "getItem" | "setItem" | "removeItem">;
}
