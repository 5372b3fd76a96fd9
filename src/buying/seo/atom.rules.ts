import { addressOf, type Site } from './schema.rules.ts';
import { articlePath } from './words-schema.rules.ts';
import { XML_HEAD, xmlText } from './xml.rules.ts';

interface FeedEntry {
  slug: string;
  title: string;
  summary: string;
  published_at: Date;
  updated_at: Date;
}

/** Without the language. */
export const FEED_PATH = '/news/atom.xml';

/** Atom is RFC 4287. */
export function atomFeed(
  site: Pick<Site, 'origin' | 'locale'> & { brand: string; title: string },
  entries: readonly FeedEntry[],
): string {
  const self = addressOf(site, FEED_PATH);
  const changes = entries.map(changeOf);
  // Atom requires a date of change, even for a feed without entries.
  const updated = new Date(Math.max(0, ...changes.map(Number)));
  return [
    XML_HEAD,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.locale}">\n`,
    `<id>${xmlText(self)}</id>\n`,
    `<title>${xmlText(`${site.title} · ${site.brand}`)}</title>\n`,
    `<updated>${updated.toISOString()}</updated>\n`,
    `<author><name>${xmlText(site.brand)}</name></author>\n`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>\n`,
    `<link rel="alternate" type="text/html" href="${xmlText(addressOf(site, '/news'))}"/>\n`,
    `<icon>${xmlText(`${site.origin}/icon-192.png`)}</icon>\n`,
    ...entries.map((entry) => entryXml(site, entry)),
    '</feed>\n',
  ].join('');
}

function entryXml(site: Pick<Site, 'origin' | 'locale'>, entry: FeedEntry): string {
  const address = xmlText(addressOf(site, articlePath(entry.slug)));
  return [
    `<entry><id>${address}</id><title>${xmlText(entry.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${entry.published_at.toISOString()}</published><updated>${changeOf(entry).toISOString()}</updated>`,
    `<summary>${xmlText(entry.summary)}</summary></entry>\n`,
  ].join('');
}

/** An article written before its publication day counts as new on that day. */
function changeOf({ published_at, updated_at }: FeedEntry): Date {
  return updated_at > published_at ? updated_at : published_at;
}
