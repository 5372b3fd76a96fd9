import { createHash } from 'node:crypto';

/** Carries the hashes of a page's own inline scripts from whoever rendered it; no visitor sees it. */
export const OWN_SCRIPTS = 'x-own-scripts';

/**
 * A page without the mark that its renderer put on each of its scripts, and the hashes of the inline ones among them, which
 * `finish` may change. A script that got into the page in another way does not have the mark, which is another one for every
 * rendering, and is not let run.
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
