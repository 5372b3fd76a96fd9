import { createHash } from 'node:crypto';

/** Carries the hashes of a page's inline scripts from its renderer; removed before sending. */
export const OWN_SCRIPTS = 'x-own-scripts';

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
  const inline = new RegExp(`<script(?=[^>]*\\snonce="${mark}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g');
  const hashes: string[] = [];
  const plain = html
    .replace(inline, (match: string, script: string) => {
      const finished = finish(script);
      hashes.push(createHash('sha256').update(finished).digest('base64'));
      return `${match.slice(0, match.indexOf('>') + 1)}${finished}</script>`;
    })
    .replace(new RegExp(`<meta(?=[^>]*\\sproperty="csp-nonce")[^>]*\\scontent="${mark}"[^>]*>`, 'g'), '')
    .replaceAll(` nonce="${mark}"`, '');
  return { html: plain, hashes: [...new Set(hashes)] };
}
