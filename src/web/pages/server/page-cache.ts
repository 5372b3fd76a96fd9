import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentPolicy } from '#api/server/safety-headers.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A rendered page with everything that was computed from it once. */
export interface RenderedPage {
  status: number;
  html: string;
  etag: string;
  contentPolicy: string;
  brotli: Buffer;
  gzip: Buffer;
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Finishes a rendered page: its tag, its content policy with the hashes of its inline scripts, and its compressed forms. */
export async function finishPage(
  status: number,
  html: string,
  policy: { recaptcha?: boolean } = {},
): Promise<RenderedPage> {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => sha256(script, 'base64'));
  const [br, gz] = await Promise.all([
    brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(html, { level: 6 }),
  ]);
  const etag = `W/"${sha256(html, 'base64url').slice(0, 22)}"`;
  return { status, html, etag, contentPolicy: contentPolicy([...new Set(hashes)], policy), brotli: br, gzip: gz };
}

function sha256(text: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding);
}

/** Pages are the same for everyone in a language, so each process keeps the ones it rendered last. */
export class PageCache {
  readonly #pages = new Map<string, { page: Promise<RenderedPage>; until: number }>();
  readonly #limit: number;
  readonly #milliseconds: number;

  constructor(limit = 500, milliseconds = 60_000) {
    this.#limit = limit;
    this.#milliseconds = milliseconds;
  }

  /** The page kept under `key`, or a new one; a thousand visitors at once wait for one rendering. */
  get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const kept = this.#pages.get(key);
    if (kept && kept.until > Date.now()) return kept.page;
    const page = render();
    this.#pages.delete(key);
    this.#pages.set(key, { page, until: Date.now() + this.#milliseconds });
    const oldest = this.#pages.keys().next();
    if (this.#pages.size > this.#limit && !oldest.done) this.#pages.delete(oldest.value);
    // Only what is really there is worth keeping: a failed rendering or a made-up path must not push out real pages.
    const forget = () => this.#pages.get(key)?.page === page && this.#pages.delete(key);
    page.then(({ status }) => status !== 200 && forget(), forget);
    return page;
  }

  /** Forgets every page: something that pages show has changed. */
  clear(): void {
    this.#pages.clear();
  }
}
