/** Why a file is no picture that we open: another kind of file, malformed, or with more beside its pixels than we read. */
export type HeaderProblem = 'type' | 'broken' | 'heavy';

/** Ends the reading of a header; it never leaves `readHeader`. */
export class HeaderFault extends Error {
  readonly problem: HeaderProblem;

  constructor(problem: HeaderProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Ends the reading of a header that breaks its format's own rules. */
export function malformed(): never {
  throw new HeaderFault('broken');
}

type Load = (at: number, length: number) => Promise<Buffer>;

/** Bytes that are in memory at any time, however large the file is. */
const WINDOW_BYTES = 32 * 1024;

/** The bytes of a file, seen through a small window. Reading beyond the end of the file is malformed. */
export class PictureBytes {
  readonly size: number;
  readonly #load: Load;
  #window: Buffer = Buffer.alloc(0);
  #from = 0;

  constructor(size: number, load: Load) {
    this.size = size;
    this.#load = load;
  }

  /** Bytes that the window shows already: loops over thousands of small parts need not wait for each. */
  peek(at: number, length: number): Buffer | undefined {
    const from = at - this.#from;
    if (from < 0 || from + length > this.#window.length) return undefined;
    return this.#window.subarray(from, from + length);
  }

  /** So many bytes from a place on; at most as many as the window shows. */
  async at(at: number, length: number): Promise<Buffer> {
    const seen = this.peek(at, length);
    if (seen) return seen;
    if (!Number.isSafeInteger(at) || at < 0 || length > WINDOW_BYTES || at + length > this.size) malformed();
    this.#window = await this.#load(at, Math.min(WINDOW_BYTES, this.size - at));
    this.#from = at;
    return this.peek(at, length) ?? malformed();
  }

  /** All that the window can show from a place on. */
  rest(at: number): Promise<Buffer> {
    return this.at(at, Math.min(WINDOW_BYTES, this.size - at));
  }
}
