import { createHash } from 'node:crypto';

/** Carries the hashes of a page's own inline scripts from whoever rendered it; no visitor sees it. */
export const OWN_SCRIPTS = 'x-own-scripts';

/**
 * A page without the mark that its renderer put on each of its scripts, and the hashes of the inline ones among them. A script
 * that got into the page in another way does not have the mark, which is another one for every rendering, and is not let run.
 */
export function ownScripts(html: string, mark: string | undefined): { html: string; hashes: string[] } {
  if (!mark) return { html, hashes: [] };
  const inline = new RegExp(`<script(?=[^>]*\\snonce="${mark}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g');
  const hashes = [...html.matchAll(inline)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );
  const plain = html
    .replace(new RegExp(`<meta(?=[^>]*\\sproperty="csp-nonce")[^>]*\\scontent="${mark}"[^>]*>`, 'g'), '')
    .replaceAll(` nonce="${mark}"`, '');
  return { html: plain, hashes: [...new Set(hashes)] };
}
