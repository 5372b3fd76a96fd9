import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { contentPolicy } from '#api/server/safety-headers.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** A rendered page with everything that was computed from it once. */
export interface RenderedPage {
  status: number;
  etag: string;
  contentPolicy: string;
  /** The only forms that are kept: as text a page takes ten times as much, and hardly anybody asks for it. */
  brotli: Buffer;
  gzip: Buffer;
}

/** Finishes a rendered page: its tag, its content policy with the hashes of its own scripts, and its compressed forms. */
export async function finishPage(
  status: number,
  html: string,
  { scripts = [], recaptcha = false }: { scripts?: readonly string[]; recaptcha?: boolean } = {},
): Promise<RenderedPage> {
  const [br, gz] = await Promise.all([
    brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(html, { level: 6 }),
  ]);
  const digest = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { status, etag: `W/"${digest}"`, contentPolicy: contentPolicy(scripts, { recaptcha }), brotli: br, gzip: gz };
}

/** A page as it was rendered, for a visitor whose browser takes no compressed form. */
export async function plainHtml({ gzip: compressed }: RenderedPage): Promise<Buffer> {
  return unzip(compressed);
}

/** What one page may take besides its bytes: its key, its headers, the entry itself. */
const ENTRY_BYTES = 2_048;

interface Kept {
  page: Promise<RenderedPage>;
  until: number;
  /** Nothing until it is rendered. */
  bytes: number;
}

/** Pages are the same for everyone in a language, so each process keeps the ones it rendered last, up to so many bytes. */
export class PageCache {
  readonly #pages = new Map<string, Kept>();
  readonly #limit: number;
  readonly #milliseconds: number;
  #bytes = 0;

  constructor(limit = 32 * 1024 * 1024, milliseconds = 60_000) {
    this.#limit = limit;
    this.#milliseconds = milliseconds;
  }

  /** The page kept under `key`, or a new one; a thousand visitors at once wait for one rendering. */
  get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const kept = this.#pages.get(key);
    if (kept && kept.until > Date.now()) return kept.page;
    const page = render();
    this.#drop(key);
    const entry: Kept = { page, until: Date.now() + this.#milliseconds, bytes: 0 };
    this.#pages.set(key, entry);
    // Only what is really there is worth keeping: a failed rendering or a made-up path must not push out real pages.
    const forget = () => this.#pages.get(key) === entry && this.#drop(key);
    page.then((made) => (made.status === 200 ? this.#weigh(key, entry, made) : forget()), forget);
    return page;
  }

  /** How many bytes the kept pages take. */
  get bytes(): number {
    return this.#bytes;
  }

  #weigh(key: string, entry: Kept, { brotli: br, gzip: gz }: RenderedPage): void {
    // It may have been forgotten while it was rendered.
    if (this.#pages.get(key) !== entry) return;
    entry.bytes = br.byteLength + gz.byteLength + ENTRY_BYTES;
    this.#bytes += entry.bytes;
    for (const [oldest, { bytes }] of this.#pages) {
      if (this.#bytes <= this.#limit) return;
      if (bytes > 0) this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0;
    this.#pages.delete(key);
  }

  /** Forgets every page: something that pages show has changed. */
  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }
}
