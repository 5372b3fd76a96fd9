import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Anything shorter fits into one packet as it is. */
const WORTH_COMPRESSING = 1_000;
/** What the entry itself, its key and its headers take. */
const OVERHEAD_BYTES = 2_048;
/** For whoever waits: about a millisecond for a page. */
const QUICK_LEVEL = 3;
/** In the background, once: a tenth of the time of the best there is, for nearly its size. */
const BROTLI_QUALITY = 9;

export type Encoding = 'br' | 'gzip' | 'identity';
/** The headers of each form, and of "not modified", as whoever sends them has put them together. */
type Heads = Partial<Record<Encoding | 'unchanged', readonly string[]>>;

interface Forms {
  plain?: Buffer;
  gzip?: Buffer;
  br?: Buffer;
}

/** An answer as finished bytes: its headers, its tag, and the forms it is sent in. Always a 200, the same for everyone. */
export class CachedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  heads: Heads = {};
  readonly #forms: Forms;
  /** Somebody takes no compressed form, so the plain one is worth its bytes. */
  #isPlainAsked = false;
  #making: Promise<void> | undefined;

  /** `headers` say everything but the tag, the length and the encoding. */
  constructor(body: Buffer, headers: Record<string, string>, compressed: Omit<Forms, 'plain'> = {}) {
    // Weak: the same tag stands for every form. By content alone, so that all processes give the same.
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.headers = { ...headers, ETag: this.etag };
    this.#forms = { plain: body, ...compressed };
  }

  /** What it takes in memory now. */
  get bytes(): number {
    const { plain, gzip: gz, br } = this.#forms;
    return OVERHEAD_BYTES + (plain?.byteLength ?? 0) + (gz?.byteLength ?? 0) + (br?.byteLength ?? 0);
  }

  /** The best form that is there for whoever accepts this. */
  encodingFor(accepts: string | undefined): Encoding {
    const { gzip: gz, br } = this.#forms;
    const accepted = acceptedBy(accepts);
    if (accepted.br && br) return 'br';
    return accepted.gzip && gz ? 'gzip' : 'identity';
  }

  /** The bytes of a form that `encodingFor` has named. */
  form(encoding: Encoding): Buffer {
    if (encoding === 'br' && this.#forms.br) return this.#forms.br;
    if (encoding === 'gzip' && this.#forms.gzip) return this.#forms.gzip;
    return this.plain();
  }

  /** The answer as it was made. */
  plain(): Buffer {
    this.#isPlainAsked = true;
    this.#forms.plain ??= this.#forms.gzip ? gunzipSync(this.#forms.gzip) : Buffer.alloc(0);
    return this.#forms.plain;
  }

  /** Makes a small form for somebody who waits for it; whoever waits at the same time gets the same. */
  async compressQuickly(accepts: string | undefined): Promise<void> {
    const { plain, gzip: gz } = this.#forms;
    if (!acceptedBy(accepts).gzip || gz || !plain || plain.byteLength < WORTH_COMPRESSING) return;
    this.#making ??= zip(plain, { level: QUICK_LEVEL }).then((made) => {
      this.#forms.gzip ??= made;
    });
    await this.#making;
  }

  /** Makes the small forms that are worth keeping, and lets the large one go unless somebody asks for it. */
  async compressWell(): Promise<void> {
    const { plain } = this.#forms;
    if (!plain || plain.byteLength < WORTH_COMPRESSING) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    };
    this.#forms.br ??= await brotli(plain, { params });
    this.#forms.gzip = await zip(plain, { level: 6 });
    // They tell the length of the forms before.
    this.heads = {};
    if (!this.#isPlainAsked) delete this.#forms.plain;
  }
}

interface Accepted {
  br: boolean;
  gzip: boolean;
}

const NOTHING: Accepted = { br: false, gzip: false };
/** Browsers send a handful of different headers, so each is read once; a stranger's thousand are not remembered. */
const known = new Map<string, Accepted>();
const MOST_KNOWN = 200;

/** What an `Accept-Encoding` allows; a coding with `q=0` is refused by it. */
export function acceptedBy(header: string | undefined): Accepted {
  if (!header) return NOTHING;
  const seen = known.get(header);
  if (seen) return seen;
  const codings = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  const names = new Set(codings.map((part) => part.split(';', 1)[0]?.trim()));
  const accepted = { br: names.has('br'), gzip: names.has('gzip') };
  if (known.size < MOST_KNOWN) known.set(header, accepted);
  return accepted;
}
