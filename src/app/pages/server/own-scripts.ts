import { createHash } from 'node:crypto';

/** Carries the hashes of a page's inline scripts from its renderer; removed before sending. */
export const OWN_SCRIPTS = 'x-own-scripts';

const INLINE_SCRIPT = /^<script(?![^>]*\ssrc=)[\s>]/;
const SCRIPT_END = '</script>';

/**
 * A page without its renderer's mark on each script, and the hashes of the inline ones, which `finish` may change.
 * The mark differs for every rendering: a script injected into the page does not have it, and the policy blocks it.
 */
export function ownScripts(
  html: string,
  mark: string | undefined,
  finish = (script: string) => script,
): { html: string; hashes: string[] } {
  if (!mark) return { html, hashes: [] };
  const hashes = new Set<string>();
  // No regular expressions over the page: each rendering would compile its own.
  const pieces = html.split(` nonce="${mark}"`);
  const finished = pieces.map((piece, at) => {
    const before = pieces[at - 1];
    const bodyStart = piece.indexOf('>') + 1;
    if (before === undefined || !INLINE_SCRIPT.test(before.slice(before.lastIndexOf('<')) + piece.slice(0, bodyStart)))
      return piece;
    const bodyEnd = piece.indexOf(SCRIPT_END, bodyStart);
    const script = finish(piece.slice(bodyStart, bodyEnd));
    hashes.add(createHash('sha256').update(script).digest('base64'));
    return piece.slice(0, bodyStart) + script + piece.slice(bodyEnd);
  });
  return { html: withoutMeta(finished.join(''), mark), hashes: [...hashes] };
}

/** Removes the element in which the renderer tells its browser code the mark. */
function withoutMeta(html: string, mark: string): string {
  const at = html.indexOf(` content="${mark}"`);
  const start = html.lastIndexOf('<', at);
  if (at === -1 || !html.startsWith('<meta', start)) return html;
  return html.slice(0, start) + html.slice(html.indexOf('>', at) + 1);
}
