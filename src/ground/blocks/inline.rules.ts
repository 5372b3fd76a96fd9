/** A run of words in a text: plain, stressed, or a link. */
export type Inline =
  | { kind: 'plain'; text: string }
  | { kind: 'stressed'; text: string }
  | { kind: 'link'; text: string; href: string };

const MARKED = /\*([^*\n]+)\*|\[([^\]\n]+)\]\(([^)\s]+)\)/g;
/** A page of the shop, a place on this page, or another site in secret; nothing that runs. */
const SAFE = /^(\/(?!\/)|#|https:\/\/)/;

/** Reads the two marks a text may hold. A link that leads nowhere good is only its words. */
export function inlineOf(text: string): Inline[] {
  const runs: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, stressed, words = '', href = ''] = match;
    if (match.index > end) runs.push({ kind: 'plain', text: text.slice(end, match.index) });
    end = match.index + whole.length;
    if (stressed !== undefined) runs.push({ kind: 'stressed', text: stressed });
    else if (SAFE.test(href)) runs.push({ kind: 'link', text: words, href });
    else runs.push({ kind: 'plain', text: words });
  }
  if (end < text.length) runs.push({ kind: 'plain', text: text.slice(end) });
  return runs;
}

/** A text without its marks, for search, feeds and previews. */
export function plainOf(text: string): string {
  return inlineOf(text)
    .map((run) => run.text)
    .join('');
}
