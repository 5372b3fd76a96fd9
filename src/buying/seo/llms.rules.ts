import { FEED_PATH } from './atom.rules.ts';

interface Shop {
  origin: string;
  brand: string;
  email: string;
  categories: readonly { code: string; name: string }[];
  /** The shop's pages about itself, in their own words. */
  pages: readonly { path: string; title: string; description: string }[];
}

/** llms.txt: what language models can read in the shop, and where. */
export function llmsText({ origin, brand, email, categories, pages }: Shop): string {
  const link = (path: string, name: string, what: string) => `- [${name}](${origin}${path}): ${what}`;
  return [
    `# ${brand}`,
    '',
    '> An online shop for framed art reproductions, made to order in the size and frame the buyer chooses. The terms of service',
    '> say where it delivers.',
    '',
    'Every page is in English (no prefix), Traditional Chinese (`/zh-Hant`) and Simplified Chinese (`/zh-CN`), complete without',
    'scripts, with structured data (schema.org). Prices are fixed in two currencies, New Taiwan dollars and US dollars, and',
    'depend on size and frame; the page of a work shows them all. A work has no fixed stock unless it is a numbered edition.',
    '',
    '## Works and artists',
    '',
    link('/shop', 'Shop', 'all works, with filters for category, orientation, colour, size and price'),
    ...categories.map(({ code, name }) =>
      link(`/shop?category=${encodeURIComponent(code)}`, name, 'the works of this category'),
    ),
    link('/artist', 'Artists', 'the people and galleries behind the works'),
    '',
    '## To read',
    '',
    link('/news', 'News and insights', 'articles on prints, frames, hanging and collecting'),
    ...pages.map(({ path, title, description }) => link(path, title, description)),
    '',
    '## Buying',
    '',
    link('/contact/faq', 'Questions', 'delivery times, sizes, payment, returns, care'),
    link('/exchange', 'Returns and exchanges', 'what can be sent back, until when, and who pays'),
    link('/terms', 'Terms of service', 'what binds the shop and the buyer'),
    link('/policy', 'Privacy', 'what is stored of whom'),
    link('/contact', 'Contact', email ? `people answer, also by e-mail: ${email}` : 'people answer'),
    '',
    '## For machines',
    '',
    link('/sitemap.xml', 'Sitemaps', 'every public page in every language'),
    link(FEED_PATH, 'Atom feed', 'the latest articles'),
    link(
      '/mcp',
      'Model Context Protocol',
      'tools for assistants: find works, sizes and frames, a picture in a room, delivery, a cart',
    ),
    link('/openapi.json', 'OpenAPI', 'the calls behind the pages; `GET /api/shop` and its neighbours are public'),
    '',
  ].join('\n');
}
