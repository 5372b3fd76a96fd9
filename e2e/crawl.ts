import { type HtmlPage, readHtml } from './html-page.ts';
import { inLanguage, type LANGUAGES } from './routes.ts';

export interface Visit {
  path: string;
  status: number;
  /** Absent if the answer is not a page: a picture, a feed, a download. */
  page?: HtmlPage;
}

/** Concurrent fetches. */
const AT_ONCE = 3;
/** Of addresses that differ only in their query, so many are visited; those of the wall and of products are endless. */
const QUERIES = 3;

/** Follows every link to a page of the same language, starting at its home page. */
export async function crawl(
  origin: string,
  locale: (typeof LANGUAGES)[number],
  more: readonly string[] = [],
): Promise<Visit[]> {
  const home = inLanguage(locale, '/');
  const queue = [home, ...more];
  const known = new Set(queue);
  const queries = new Map<string, number>();
  const visits: Visit[] = [];
  const isOwn = (path: string) =>
    locale === 'en' ? !/^\/zh-/.test(path) : path === home || path.startsWith(`${home}/`);
  const found = (href: string) => {
    if (!href.startsWith('/')) return;
    const { pathname, search, searchParams } = new URL(href, origin);
    const path = pathname + search;
    if (known.has(path) || !isOwn(pathname)) return;
    known.add(path);
    if (search) {
      const shape = `${pathname.replace(/\/\d+$/, '/n')}?${[...searchParams.keys()].sort().join('&')}`;
      const count = (queries.get(shape) ?? 0) + 1;
      queries.set(shape, count);
      if (count > QUERIES) return;
    }
    queue.push(path);
  };
  // An idle worker waits for links that others may find.
  let busy = 0;
  const walk = async () => {
    while (queue.length > 0 || busy > 0) {
      const path = queue.shift();
      if (path === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      busy += 1;
      const visit = await visited(origin, path);
      visits.push(visit);
      for (const href of visit.page?.links ?? []) found(href);
      busy -= 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return visits;
}

async function visited(origin: string, path: string): Promise<Visit> {
  // Like a crawler: no cookie, no language.
  const response = await fetch(origin + path, { redirect: 'manual' });
  const text = await response.text();
  const isDownload = response.headers.get('content-disposition')?.startsWith('attachment') ?? false;
  const isPage = !isDownload && (response.headers.get('content-type')?.includes('text/html') ?? false);
  return { path, status: response.status, ...(isPage && { page: readHtml(text) }) };
}

/** The addresses in all sitemaps of a language, each with its picture if it has one. */
export async function sitemapAddresses(origin: string, locale: string): Promise<{ loc: string; image?: string }[]> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
  const own = files.filter((file) => file.includes(`/sitemap-${locale}-`));
  const texts = await Promise.all(own.map(async (file) => (await fetch(file)).text()));
  return texts
    .flatMap((text) => text.match(/<url>[\s\S]*?<\/url>/g) ?? [])
    .map((entry) => {
      const image = /<image:loc>([^<]+)</.exec(entry)?.[1];
      return { loc: /<loc>([^<]+)</.exec(entry)?.[1] ?? '', ...(image && { image }) };
    });
}
