/** A limited number at a time; the others are in a queue of limited length. */
export class Slots {
  #free: number;
  readonly #queueLength: number;
  readonly #waiting = new Set<() => void>();

  constructor(atOnce: number, queueLength: number) {
    this.#free = atOnce;
    this.#queueLength = queueLength;
  }

  /** Waits for a free slot; false if the queue is full or the signal came first. */
  async acquire(signal: AbortSignal): Promise<boolean> {
    if (this.#free > 0) {
      this.#free--;
      return true;
    }
    if (this.#waiting.size >= this.#queueLength || signal.aborted) return false;
    return new Promise((resolve) => {
      const called = () => {
        signal.removeEventListener('abort', gaveUp);
        resolve(true);
      };
      const gaveUp = () => {
        this.#waiting.delete(called);
        resolve(false);
      };
      signal.addEventListener('abort', gaveUp, { once: true });
      this.#waiting.add(called);
    });
  }

  /** Gives the slot to the caller that has waited longest. */
  release(): void {
    const [next] = this.#waiting;
    if (!next) this.#free++;
    else {
      this.#waiting.delete(next);
      next();
    }
  }
}
