/** How many failures in a row it takes to stop asking, and how long nobody is asked then. */
interface CircuitLimits {
  failures: number;
  pauseMs: number;
}

/**
 * A circuit breaker for one host: after failures in a row nobody waits for it any more; when the pause is over, one call
 * tries, and its end decides for all.
 */
export class Circuit {
  readonly #limits: CircuitLimits;
  #failures = 0;
  #closedUntil = 0;
  #trying = false;

  constructor(limits: CircuitLimits) {
    this.#limits = limits;
  }

  /** Whether a call may go out now; if so, its end has to be told. */
  admits(): boolean {
    if (this.#failures < this.#limits.failures) return true;
    if (this.#trying || performance.now() < this.#closedUntil) return false;
    this.#trying = true;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#trying = false;
  }

  failed(): void {
    this.#trying = false;
    this.#failures++;
    if (this.#failures >= this.#limits.failures) this.#closedUntil = performance.now() + this.#limits.pauseMs;
  }
}
