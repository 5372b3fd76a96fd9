/** What to look for on a page: visible elements of a selector, as a person or a screen reader would name them. */
export interface Wanted {
  css: string;
  /** The accessible name; a text must be the whole name. */
  name?: string | RegExp;
  /** Words that the element contains, but none of its children does. */
  words?: string | RegExp;
  inside?: Wanted;
}

export type Place = { x: number; y: number } | { fault: string };

// The functions below run in the page, one source text with the others: they can use nothing else.

function wordsIn(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return '';
  if (node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return '';
  if (node instanceof HTMLImageElement) return node.alt;
  return [...node.childNodes].map(wordsIn).join('');
}

function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const { labels } = element as HTMLInputElement;
  const named = ids.length > 0 ? ids.map((id) => document.getElementById(id)) : [...(labels ?? [])];
  // A label names its field even while an open list hides the rest of the page from screen readers.
  const own = (named.length > 0 ? named : [element])
    .flatMap((one) => [...(one?.childNodes ?? [])].map(wordsIn))
    .join('');
  const name = ids.length > 0 ? own : (element.getAttribute('aria-label') ?? own);
  return name.replace(/\s+/g, ' ').trim();
}

function find({ css, name, words, inside }: Wanted): HTMLElement[] {
  const is = (text: string) => (name instanceof RegExp ? name.test(text) : name === undefined || name === text);
  const has = (element: Element) => {
    const text = wordsIn(element).replace(/\s+/g, ' ');
    return words instanceof RegExp ? words.test(text) : text.includes(words ?? '');
  };
  const roots: ParentNode[] = inside ? find(inside) : [document];
  return roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(css)])
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && is(nameOf(element)))
    .filter((element) => words === undefined || (has(element) && ![...element.children].some(has)));
}

/** Where a person would press: on the element, or on its label if the browser's own control is hidden. */
function placeOf(elements: HTMLElement[]): Place {
  const [element] = elements;
  if (!element) return { fault: 'is not on the page' };
  if (elements.length > 1) return { fault: `is on the page ${elements.length} times` };
  const { disabled, labels } = element as HTMLInputElement;
  if (disabled || element.getAttribute('aria-disabled') === 'true') return { fault: 'is disabled' };
  let fault = 'has no size';
  for (const target of [element, ...(labels ?? [])]) {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = target.getClientRects()[0];
    if (!box || box.width < 4 || box.height < 4) continue;
    const at = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    const hit = document.elementFromPoint(at.x, at.y);
    if (hit && (target.contains(hit) || hit.contains(element))) return at;
    fault = `is covered by ${hit?.outerHTML.slice(0, 120) ?? 'nothing in the window'}`;
  }
  return { fault };
}

/** Chooses an option of a list by its text, as WebDriver does: it is drawn outside of the page. */
function choose([list]: HTMLElement[], label: string): string {
  if (!(list instanceof HTMLSelectElement)) return 'is not a list on the page';
  const option = [...list.options].find(({ text }) => text.trim() === label);
  if (!option) return `has no “${label}”, but ${[...list.options].map(({ text }) => text).join(', ')}`;
  list.focus();
  option.selected = true;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
  return '';
}

const TOOLS = { wordsIn, nameOf, find, placeOf, choose };

/** Calls a function of this file in the page with what was found; the value is JSON. */
export function onPage(wanted: Wanted, call: string): string {
  return `(() => { ${Object.values(TOOLS).join('\n')}; const found = find(${written(wanted)}); return JSON.stringify(${call}) ?? ''; })()`;
}

/** A value as source text. */
function written(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  return `{ ${Object.entries(value).map(([key, one]) => `${key}: ${written(one)}`)} }`;
}
