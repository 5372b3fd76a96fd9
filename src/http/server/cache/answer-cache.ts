import { AskCounts } from './ask-counts.ts';
import type { CachedAnswer } from './cached-answer.ts';

/** Views, favourites and the clock change answers without a notice: none of them is older than this. */
const LIFETIME_MS = 60_000;
/** An answer is kept when it is asked for this often. */
const WORTH_KEEPING = 2;
/** One answer may take this part of everything. */
const LARGEST_PART = 1 / 8;
/** Longer addresses are made up. */
const LONGEST_KEY = 300;
/** Of so many that have been here longest the least asked one goes. */
const LOOKED_AT = 8;
const MOST_ASKS = 255;

interface Entry {
  answer: CachedAnswer;
  until: number;
  bytes: number;
  asks: number;
}

interface Rules {
  /** Bytes. */
  limit: number;
  lifetime?: number;
  /** Until when (`performance.now()`) every notice is sure to have been heard. */
  heardUntil?: () => number;
}

/**
 * Answers that are the same for everyone, as finished bytes, up to so many bytes. Only what is asked for again is kept, and only
 * in place of what is asked for less: however many addresses are made up, what visitors really look at stays.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<CachedAnswer | undefined>>();
  readonly #counts = new AskCounts();
  readonly #limit: number;
  readonly #lifetime: number;
  readonly #heardUntil: () => number;
  #bytes = 0;
  #compressing: Promise<void> = Promise.resolve();
  /** How many were answered from here, and how many had to be made. */
  readonly figures = { found: 0, made: 0 };

  constructor({ limit, lifetime = LIFETIME_MS, heardUntil = () => Number.POSITIVE_INFINITY }: Rules) {
    this.#limit = limit;
    this.#lifetime = lifetime;
    this.#heardUntil = heardUntil;
  }

  /** What is kept under this address, if it may still be believed. */
  find(key: string): CachedAnswer | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = performance.now();
    if (entry.until < now || this.#heardUntil() < now) return undefined;
    if (entry.asks < MOST_ASKS) entry.asks += 1;
    // Its plain form may have come back, because somebody takes no other.
    if (entry.bytes !== entry.answer.bytes) this.#weigh(entry);
    this.figures.found += 1;
    return entry.answer;
  }

  /**
   * What is kept under this address, or a new one; a thousand visitors at once wait for one making. A maker that answers
   * nothing (a refusal, a redirect) has answered its own visitor otherwise, and everybody who waited makes their own.
   */
  async share(key: string, make: () => Promise<CachedAnswer | undefined>): Promise<CachedAnswer | undefined> {
    const found = this.find(key);
    if (found) return found;
    const others = this.#making.get(key);
    if (others) return (await others.catch(() => undefined)) ?? make();
    const making = make();
    this.#making.set(key, making);
    this.figures.made += 1;
    try {
      const answer = await making;
      // Not if it was let go while it was made: it may show what was there before.
      return answer && this.#making.get(key) === making ? this.#keep(key, answer) : answer;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }

  /** Lets everything go: something that answers show has changed. What was popular is remembered, and kept again at once. */
  clear(): void {
    for (const [key, { asks }] of this.#entries) this.#counts.add(key, asks);
    this.#entries.clear();
    this.#making.clear();
    this.#bytes = 0;
  }

  /** How many bytes all of them take. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The addresses under which something is kept. */
  keys(): string[] {
    return [...this.#entries.keys()];
  }

  /** Waits until everything kept has its small forms. */
  async settled(): Promise<void> {
    await this.#compressing;
  }

  /** Keeps an answer if it is worth it, and gives it back: the old one, with its small forms, if it still says the same. */
  #keep(key: string, made: CachedAnswer): CachedAnswer {
    if (this.#counts.isFull) this.#halve();
    const old = this.#entries.get(key);
    const asks = Math.max(this.#counts.add(key), (old?.asks ?? 0) + 1);
    const answer = old?.answer.etag === made.etag ? old.answer : made;
    this.#drop(key);
    const isWorthIt = asks >= WORTH_KEEPING && key.length <= LONGEST_KEY && answer.bytes <= this.#limit * LARGEST_PART;
    if (isWorthIt && this.#makeRoom(answer.bytes, asks)) this.#add(key, answer, asks);
    return answer;
  }

  #add(key: string, answer: CachedAnswer, asks: number): void {
    const entry = { answer, until: performance.now() + this.#lifetime, bytes: answer.bytes, asks };
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    // One after the other: the threads that compress also read files and hash passwords.
    this.#compressing = this.#compressing.then(async () => {
      if (this.#entries.get(key) !== entry) return;
      await answer.compressWell();
      if (this.#entries.get(key) === entry) this.#weigh(entry);
    });
  }

  #weigh(entry: Entry): void {
    this.#bytes += entry.answer.bytes - entry.bytes;
    entry.bytes = entry.answer.bytes;
    while (this.#bytes > this.#limit) this.#drop(this.#leastAsked());
  }

  /** False if only what is asked for as often could make way. */
  #makeRoom(bytes: number, asks: number): boolean {
    while (this.#bytes + bytes > this.#limit) {
      const key = this.#leastAsked();
      const least = this.#entries.get(key);
      if (least && least.asks >= asks) {
        // Another time others are looked at.
        this.#entries.delete(key);
        this.#entries.set(key, least);
        return false;
      }
      this.#drop(key);
    }
    return true;
  }

  #leastAsked(): string {
    let least: [string, Entry] | undefined;
    let looked = 0;
    for (const each of this.#entries) {
      if (!least || each[1].asks < least[1].asks) least = each;
      looked += 1;
      if (looked === LOOKED_AT) break;
    }
    return least?.[0] ?? '';
  }

  #halve(): void {
    this.#counts.halve();
    for (const [key, entry] of this.#entries) {
      entry.asks >>= 1;
      if (entry.asks === 0 && entry.until < performance.now()) this.#drop(key);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
