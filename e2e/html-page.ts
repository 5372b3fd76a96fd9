/** A page as read without a browser. The HTML is React's, so its form is known. */
export interface HtmlPage {
  html: string;
  lang: string;
  title: string;
  description: string;
  robots: string;
  canonical: string;
  alternates: Map<string, string>;
  headings: number;
  links: string[];
  things: Record<string, unknown>[];
}

const SCRIPTS = /<(script|style|template)\b[^>]*>[\s\S]*?<\/\1>/g;

export function readHtml(html: string): HtmlPage {
  const tags = [...html.matchAll(/<(meta|link|a)\s([^>]*)>/g)].map(([, name, text = '']) => ({
    name,
    ...attributesOf(text),
  }));
  const meta = (name: string) => tags.find((tag) => tag.name === 'meta' && tag.name_ === name)?.content ?? '';
  const linked = tags.filter((tag) => tag.name === 'link');
  return {
    html,
    lang: /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? '',
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('description'),
    robots: meta('robots'),
    canonical: linked.find(({ rel }) => rel === 'canonical')?.href ?? '',
    alternates: new Map(
      linked.flatMap(({ rel, hreflang, href }) => (rel === 'alternate' && hreflang && href ? [[hreflang, href]] : [])),
    ),
    headings: html.replace(SCRIPTS, '').match(/<h1\b/g)?.length ?? 0,
    links: tags.flatMap((tag) => (tag.name === 'a' && tag.href ? [tag.href] : [])),
    things: thingsOf(html),
  };
}

type Attributes = Partial<Record<'name_' | 'content' | 'rel' | 'href' | 'hreflang' | 'property', string>>;

function attributesOf(text: string): Attributes {
  const pairs = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [name === 'name' ? 'name_' : name.toLowerCase(), unescaped(value)]),
  );
}

/** The page's structured data. */
function thingsOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
    ([, json = '']) => (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'],
  );
}

const MARKS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  apos: "'",
  '#39': "'",
};

/** Text without HTML and XML escapes. */
export function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|apos|#39);/g, (_, name: string) => MARKS[name] ?? '');
}

/** The texts of a page in its own language: without parts marked as another language, addresses and code. */
export function textsOf(html: string, lang: string): string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(SCRIPTS, '')
    .replace(/<svg\b[\s\S]*?<\/svg>/g, '');
  const texts: string[] = [];
  const open: { tag: string; foreign: boolean }[] = [];
  for (const [, close, tag = '', attributes = '', text] of body.matchAll(
    /<(\/?)([\w-]+)((?:"[^"]*"|[^">])*)>|([^<]+)/g,
  )) {
    if (text !== undefined) {
      if (!open.at(-1)?.foreign && text.trim()) texts.push(unescaped(text.trim()));
    } else if (close) {
      while (open.length > 0 && open.pop()?.tag !== tag);
    } else if (
      !/^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(tag) &&
      !attributes.endsWith('/')
    ) {
      const own = /\slang="([^"]*)"/.exec(attributes)?.[1];
      const foreign = own === undefined ? (open.at(-1)?.foreign ?? false) : own !== lang;
      open.push({ tag, foreign: foreign || tag === 'code' });
    }
    for (const [, said = ''] of (attributes ?? '').matchAll(/\s(?:alt|aria-label|placeholder|title)="([^"]+)"/g))
      if (!open.at(-1)?.foreign) texts.push(unescaped(said));
  }
  return texts;
}

/** A row of Latin words that is a sentence; a name has fewer. */
const SENTENCE = /(?:\b[A-Za-z][A-Za-z'’-]*\b[ ,;:]+){4,}\b[A-Za-z][A-Za-z'’-]*\b/;

/** The first run of five or more Latin words in a text. */
export function englishIn(text: string): string | undefined {
  const plain = text.replace(/[\w.+-]+@[\w.-]+|https?:\/\/\S+/g, ' ');
  return SENTENCE.exec(plain)?.[0];
}
