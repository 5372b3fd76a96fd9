import { randomInt, randomUUID } from 'node:crypto';
import type { SentMessage } from '../state/records.ts';
import type { Store } from '../state/store.ts';

/** How messages of one kind reach the shop from now on. */
export interface Manner {
  send: boolean;
  /** How often each message is delivered. */
  times: number;
  delay_ms: number;
  /** Deliveries are sent at random moments within the delay, and so in any order. */
  shuffle: boolean;
  /** How often a delivery that was not answered with 2xx is tried again. */
  retries: number;
  /** The provider answers only after the shop has received the message. */
  first: boolean;
}

export type Provider = SentMessage['provider'];
export type NewMessage = Omit<SentMessage, 'id' | 'attempts' | 'created_at'>;

const USUAL: Manner = { send: true, times: 1, delay_ms: 0, shuffle: false, retries: 0, first: false };
/** PayPal retries for three days, ECPay four times a day; here all retries take a few seconds. */
const PAYPAL: Manner = { ...USUAL, retries: 5 };
const ANSWER_WITHIN_MS = 10_000;
const MOST_WAITING = 20_000;
const MOST_ATTEMPTS = 50;

/** Messages to the shop: sent now, later, again, in another order, or not at all. */
export class Deliveries {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #waiting = new Set<NodeJS.Timeout>();
  readonly #under_way = new Set<Promise<void>>();
  #closed = false;
  readonly manners: Record<Provider, Manner> = {
    paypal: { ...PAYPAL },
    cybersource: { ...USUAL },
    browser: { ...USUAL },
    ecpay: { ...PAYPAL },
    ecpay_invoice: { ...PAYPAL },
  };

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Sends a message as its manner says; resolves immediately unless the manner is `first`. */
  async post(message: NewMessage, altered: Partial<Manner> = {}): Promise<void> {
    const stored: SentMessage = { ...message, id: randomUUID(), created_at: this.#now(), attempts: [] };
    this.#store.put('messages', stored);
    const manner = { ...this.manners[message.provider], ...altered };
    if (!manner.send) return;
    const deliveries = Array.from({ length: manner.times }, () => this.#schedule(stored.id, manner));
    if (manner.first) await Promise.all(deliveries);
  }

  /** Sends earlier messages again; returns their number. */
  redeliver(ids: readonly string[], manner: Partial<Manner>): number {
    const messages = ids.flatMap((id) => this.#store.get('messages', id) ?? []);
    for (const { id, provider } of messages) {
      const how = { ...this.manners[provider], send: true, ...manner };
      for (let time = 0; time < how.times; time++) void this.#schedule(id, how);
    }
    return messages.length;
  }

  /** Resolves when no message is queued or being sent. */
  async settled(): Promise<void> {
    while (this.#under_way.size > 0) await Promise.all(this.#under_way);
  }

  waiting(): number {
    return this.#under_way.size;
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#waiting) clearTimeout(timer);
  }

  #schedule(id: string, manner: Manner): Promise<void> {
    if (this.#under_way.size >= MOST_WAITING) return Promise.resolve();
    const delay = manner.shuffle ? randomInt(Math.max(manner.delay_ms, 20) + 1) : manner.delay_ms;
    const done = this.#attempt(id, delay, manner.retries)
      .catch(console.error)
      .finally(() => this.#under_way.delete(done));
    this.#under_way.add(done);
    return done;
  }

  async #attempt(id: string, delay: number, retries: number): Promise<void> {
    for (let again = 0; ; again++) {
      const pause = again === 0 ? delay : 500 * 2 ** again;
      if (pause > 0) await this.#pause(pause);
      if (this.#closed || (await this.#deliver(id)) || again >= retries) return;
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(timer);
        resolve();
      }, ms);
      timer.unref();
      this.#waiting.add(timer);
    });
  }

  async #deliver(id: string): Promise<boolean> {
    const message = this.#store.get('messages', id);
    if (!message) return true;
    let status: number | null = null;
    let problem: string | null = null;
    let said: string | null = null;
    try {
      const { url, headers, body } = message;
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
      // ECPay accepts only this text as an answer.
      said = message.provider.startsWith('ecpay') ? (await answer.text()).slice(0, 200) : null;
      if (said === null) await answer.body?.cancel();
      status = answer.status;
    } catch (error) {
      problem =
        error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : 'unknown';
    }
    // Another process may have the journal by now.
    if (this.#closed) return true;
    // Read again: another delivery of the same message may have been answered in the meantime.
    const latest = this.#store.get('messages', id) ?? message;
    const attempts = [...latest.attempts, { at: this.#now(), status, problem, ...(said !== null && { said }) }].slice(
      -MOST_ATTEMPTS,
    );
    this.#store.put('messages', { ...latest, attempts });
    if (message.provider.startsWith('ecpay')) return status === 200 && said === '1|OK';
    // A browser's form ends in a page or a redirect: both are an answer.
    return status !== null && status >= 200 && status < (message.provider === 'browser' ? 400 : 300);
  }
}
