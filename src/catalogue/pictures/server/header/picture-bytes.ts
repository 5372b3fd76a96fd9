/** Another kind of file, malformed, or with too much data besides its pixels. */
export type HeaderProblem = 'type' | 'broken' | 'heavy';

/** Never leaves `readHeader`. */
export class HeaderFault extends Error {
  readonly problem: HeaderProblem;

  constructor(problem: HeaderProblem) {
    super(problem);
    this.problem = problem;
  }
}

export function malformed(): never {
  throw new HeaderFault('broken');
}

type Load = (at: number, length: number) => Promise<Buffer>;

/** Bytes in memory at any time, for files of any size. */
const WINDOW_BYTES = 32 * 1024;

/** A file seen through a small window. Reading beyond its end is malformed. */
export class PictureBytes {
  readonly size: number;
  readonly #load: Load;
  #window: Buffer = Buffer.alloc(0);
  #from = 0;

  constructor(size: number, load: Load) {
    this.size = size;
    this.#load = load;
  }

  /** Bytes already in the window: loops over thousands of small parts need not await each. */
  peek(at: number, length: number): Buffer | undefined {
    const from = at - this.#from;
    if (from < 0 || from + length > this.#window.length) return undefined;
    return this.#window.subarray(from, from + length);
  }

  /** At most as many bytes as the window holds. */
  async at(at: number, length: number): Promise<Buffer> {
    const seen = this.peek(at, length);
    if (seen) return seen;
    if (!Number.isSafeInteger(at) || at < 0 || length > WINDOW_BYTES || at + length > this.size) malformed();
    this.#window = await this.#load(at, Math.min(WINDOW_BYTES, this.size - at));
    this.#from = at;
    return this.peek(at, length) ?? malformed();
  }

  /** As many bytes as the window holds. */
  rest(at: number): Promise<Buffer> {
    return this.at(at, Math.min(WINDOW_BYTES, this.size - at));
  }
}
