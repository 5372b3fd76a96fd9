/** A few at once, the others in a line that has an end. */
export class Turns {
  #free: number;
  readonly #lineLength: number;
  readonly #waiting = new Set<() => void>();

  constructor(atOnce: number, lineLength: number) {
    this.#free = atOnce;
    this.#lineLength = lineLength;
  }

  /** Waits for a turn; false where the line is full or the signal came first. */
  async take(signal: AbortSignal): Promise<boolean> {
    if (this.#free > 0) {
      this.#free--;
      return true;
    }
    if (this.#waiting.size >= this.#lineLength || signal.aborted) return false;
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

  /** Hands the turn to whoever has waited longest. */
  give(): void {
    const [next] = this.#waiting;
    if (!next) this.#free++;
    else {
      this.#waiting.delete(next);
      next();
    }
  }
}
