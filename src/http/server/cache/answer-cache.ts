import type { CachedAnswer } from './cached-answer.ts';
import { RequestCounts } from './request-counts.ts';

/** Views, favourites and the clock change answers without a notification: no answer is older than this. */
const LIFETIME_MS = 60_000;
/** An answer is cached from this many requests on. */
const WORTH_CACHING = 2;
/** The largest share of the cache for one answer. */
const LARGEST_PART = 1 / 8;
/** Longer addresses are not real ones. */
const LONGEST_KEY = 300;
/** Evicts the least requested of this many oldest entries. */
const EVICTION_SAMPLE = 8;
const MOST_REQUESTS = 255;

interface Entry {
  answer: CachedAnswer;
  until: number;
  bytes: number;
  requests: number;
}

interface Rules {
  limit: number;
  lifetime?: number;
  /** Until when (`performance.now()`) we have certainly received every notification. */
  heardUntil?: () => number;
}

/**
 * Caches answers that are the same for everyone, as finished bytes, up to a limit. It caches only what is
 * requested again, and evicts only what is requested less: invented addresses never push out what visitors really
 * read.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<CachedAnswer | undefined>>();
  readonly #counts = new RequestCounts();
  readonly #limit: number;
  readonly #lifetime: number;
  readonly #heardUntil: () => number;
  #bytes = 0;
  #compressing: Promise<void> = Promise.resolve();
  readonly figures = { found: 0, made: 0 };

  constructor({ limit, lifetime = LIFETIME_MS, heardUntil = () => Number.POSITIVE_INFINITY }: Rules) {
    this.#limit = limit;
    this.#lifetime = lifetime;
    this.#heardUntil = heardUntil;
  }

  /** The cached answer of this address, if it is still valid. */
  find(key: string): CachedAnswer | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = performance.now();
    if (entry.until < now || this.#heardUntil() < now) return undefined;
    if (entry.requests < MOST_REQUESTS) entry.requests += 1;
    // Its plain form may have returned, because a client accepts no other.
    if (entry.bytes !== entry.answer.bytes) this.#weigh(entry);
    this.figures.found += 1;
    return entry.answer;
  }

  /**
   * The cached answer of this address, or a new one; concurrent requests share one making. If `make` returns
   * undefined (a refusal, a redirect), it has answered its own request, and each of the others makes its own.
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
      // Not if it was cleared while it was made: it may show the former state.
      return answer && this.#making.get(key) === making ? this.#store(key, answer) : answer;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }

  /** Clears everything: content has changed. The request counts stay, so popular answers are cached again immediately. */
  clear(): void {
    for (const [key, { requests }] of this.#entries) this.#counts.add(key, requests);
    this.#entries.clear();
    this.#making.clear();
    this.#bytes = 0;
  }

  /** Total size in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The cached addresses. */
  keys(): string[] {
    return [...this.#entries.keys()];
  }

  /** Waits until every cached answer has its compressed forms. */
  async settled(): Promise<void> {
    await this.#compressing;
  }

  /** Caches an answer if it is worth it, and returns it: the old one, with its compressed forms, if the content is the same. */
  #store(key: string, made: CachedAnswer): CachedAnswer {
    if (this.#counts.isFull) this.#halve();
    const old = this.#entries.get(key);
    const requests = Math.max(this.#counts.add(key), (old?.requests ?? 0) + 1);
    const answer = old?.answer.etag === made.etag ? old.answer : made;
    this.#drop(key);
    const isWorthIt =
      requests >= WORTH_CACHING && key.length <= LONGEST_KEY && answer.bytes <= this.#limit * LARGEST_PART;
    if (isWorthIt && this.#makeRoom(answer.bytes, requests)) this.#add(key, answer, requests);
    return answer;
  }

  #add(key: string, answer: CachedAnswer, requests: number): void {
    const entry = { answer, until: performance.now() + this.#lifetime, bytes: answer.bytes, requests };
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    // One after another: the threads that compress also read files and hash passwords.
    this.#compressing = this.#compressing.then(() => this.#compress(key));
  }

  /** By its key: an answer that is evicted before its turn must not stay in memory until then. */
  async #compress(key: string): Promise<void> {
    const entry = this.#entries.get(key);
    await entry?.answer.compressWell();
    if (entry && this.#entries.get(key) === entry) this.#weigh(entry);
  }

  #weigh(entry: Entry): void {
    this.#bytes += entry.answer.bytes - entry.bytes;
    entry.bytes = entry.answer.bytes;
    while (this.#bytes > this.#limit) this.#drop(this.#leastRequested());
  }

  /** False if everything else is requested at least as often. */
  #makeRoom(bytes: number, requests: number): boolean {
    while (this.#bytes + bytes > this.#limit) {
      const key = this.#leastRequested();
      const least = this.#entries.get(key);
      if (least && least.requests >= requests) {
        // Moved to the end, so that other entries are checked next time.
        this.#entries.delete(key);
        this.#entries.set(key, least);
        return false;
      }
      this.#drop(key);
    }
    return true;
  }

  #leastRequested(): string {
    let least: [string, Entry] | undefined;
    let looked = 0;
    for (const each of this.#entries) {
      if (!least || each[1].requests < least[1].requests) least = each;
      looked += 1;
      if (looked === EVICTION_SAMPLE) break;
    }
    return least?.[0] ?? '';
  }

  #halve(): void {
    this.#counts.halve();
    for (const [key, entry] of this.#entries) {
      entry.requests >>= 1;
      if (entry.requests === 0 && entry.until < performance.now()) this.#drop(key);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
