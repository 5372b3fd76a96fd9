import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Shorter answers fit into one packet uncompressed. */
const WORTH_COMPRESSING = 1_000;
/** The size of the entry itself, its key and its headers. */
const OVERHEAD_BYTES = 2_048;
/** For a waiting client: about a millisecond for a page. */
const QUICK_LEVEL = 3;
/** In the background, once: a tenth of the time of the best quality, for nearly its size. */
const BROTLI_QUALITY = 9;

export type Encoding = 'br' | 'gzip' | 'identity';
/** The headers of each form, and of "not modified", ready to send. */
type Heads = Partial<Record<Encoding | 'unchanged', readonly string[]>>;

interface Forms {
  plain?: Buffer;
  gzip?: Buffer;
  br?: Buffer;
}

/** An answer as finished bytes: its headers, its tag, and its forms. Always a 200, the same for everyone. */
export class CachedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  heads: Heads = {};
  readonly #forms: Forms;
  /** A client accepts no compression, so the plain form is worth its bytes. */
  #isPlainAsked = false;
  #making: Promise<void> | undefined;

  /** `headers` are all but the tag, the length and the encoding. */
  constructor(body: Buffer, headers: Record<string, string>, compressed: Omit<Forms, 'plain'> = {}) {
    // Weak: all forms share one tag. By content only, so that all processes give the same.
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.headers = { ...headers, ETag: this.etag };
    this.#forms = { plain: exact(body), ...compressed };
  }

  /** Its present size in memory: of each form the whole block that its bytes are in. */
  get bytes(): number {
    const { plain, gzip: gz, br } = this.#forms;
    return OVERHEAD_BYTES + heldBy(plain) + heldBy(gz) + heldBy(br);
  }

  /** The best available form for this `Accept-Encoding`. */
  encodingFor(accepts: string | undefined): Encoding {
    const { gzip: gz, br } = this.#forms;
    const accepted = acceptedBy(accepts);
    if (accepted.br && br) return 'br';
    return accepted.gzip && gz ? 'gzip' : 'identity';
  }

  /** The bytes of a form that `encodingFor` has returned. */
  form(encoding: Encoding): Buffer {
    if (encoding === 'br' && this.#forms.br) return this.#forms.br;
    if (encoding === 'gzip' && this.#forms.gzip) return this.#forms.gzip;
    return this.plain();
  }

  /** The uncompressed answer. */
  plain(): Buffer {
    this.#isPlainAsked = true;
    this.#forms.plain ??= this.#forms.gzip ? exact(gunzipSync(this.#forms.gzip)) : Buffer.alloc(0);
    return this.#forms.plain;
  }

  /** Compresses for a waiting client; concurrent callers share the result. */
  async compressQuickly(accepts: string | undefined): Promise<void> {
    const { plain, gzip: gz } = this.#forms;
    if (!acceptedBy(accepts).gzip || gz || !plain || plain.byteLength < WORTH_COMPRESSING) return;
    this.#making ??= zip(plain, { level: QUICK_LEVEL }).then((made) => {
      this.#forms.gzip ??= exact(made);
    });
    await this.#making;
  }

  /** Makes the well compressed forms, and drops the plain one unless a client requests it. */
  async compressWell(): Promise<void> {
    const { plain } = this.#forms;
    if (!plain || plain.byteLength < WORTH_COMPRESSING) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    };
    this.#forms.br ??= exact(await brotli(plain, { params }));
    this.#forms.gzip = exact(await zip(plain, { level: 6 }));
    // They contain the length of the former forms.
    this.heads = {};
    if (!this.#isPlainAsked) delete this.#forms.plain;
  }
}

/**
 * The same bytes in a block of their own. Node puts short buffers into a shared block and compresses into larger
 * ones: 64 KiB would stay in memory for an answer of three.
 */
function exact(bytes: Buffer): Buffer {
  return bytes.byteLength === heldBy(bytes) ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
}

function heldBy(bytes: Buffer | undefined): number {
  return bytes?.buffer.byteLength ?? 0;
}

interface Accepted {
  br: boolean;
  gzip: boolean;
}

const NOTHING: Accepted = { br: false, gzip: false };
/** Browsers send few different headers, so each is parsed once; the cache is bounded against invented ones. */
const known = new Map<string, Accepted>();
const MOST_KNOWN = 200;

/** The encodings an `Accept-Encoding` allows; `q=0` refuses one. */
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
