/** Failures in a row that open the circuit, and for how long. */
interface CircuitLimits {
  failures: number;
  pauseMs: number;
}

/**
 * A circuit breaker for one host: after failures in a row calls fail immediately; after the pause one call tries,
 * and its result decides for all.
 */
export class Circuit {
  readonly #limits: CircuitLimits;
  #failures = 0;
  #closedUntil = 0;
  #trying = false;

  constructor(limits: CircuitLimits) {
    this.#limits = limits;
  }

  /** Whether a call may go out now; if so, the caller must report its result. */
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
