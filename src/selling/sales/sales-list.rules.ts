import type { Exchange } from '#shared/exchange.ts';
import type { Lang, Text } from '#shared/locale.ts';
import { textIn } from '#shared/locale.ts';
import type { SalesFigures, SalesSort } from './sales.contract.ts';
import { worth } from './sales.rules.ts';

interface ListedWork extends SalesFigures {
  item_id: number;
  title: Text;
  artist_name: Text;
  online_at: Date | null;
  views: number;
  collectors: number;
}

interface Order {
  sort: SalesSort;
  lang: Lang;
  exchange: Exchange;
}

/** Works whose title or artist contains the keyword, in any language. */
export function matching<Work extends Pick<ListedWork, 'title' | 'artist_name'>>(
  works: readonly Work[],
  keyword = '',
): Work[] {
  const words = folded(keyword).split(/\s+/).filter(Boolean);
  return works.filter(({ title, artist_name }) => {
    const text = folded([...Object.values(title), ...Object.values(artist_name)].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

/** Sorted works; equal ones newest first. */
export function sortedWorks<Work extends ListedWork>(works: readonly Work[], { sort, lang, exchange }: Order): Work[] {
  const { compare } = new Intl.Collator(lang);
  const byNewest = (one: Work, other: Work) => timeOf(other) - timeOf(one) || other.item_id - one.item_id;
  const by: Record<SalesSort, (one: Work, other: Work) => number> = {
    new: byNewest,
    title: (one, other) => compare(textIn(one.title, lang), textIn(other.title, lang)),
    sales: (one, other) => other.sales - one.sales,
    share: (one, other) => worth(other.share, exchange) - worth(one.share, exchange),
    views: (one, other) => other.views - one.views,
    collectors: (one, other) => other.collectors - one.collectors,
  };
  return works.toSorted((one, other) => by[sort](one, other) || byNewest(one, other));
}

/** Works never published sort as the newest. */
function timeOf({ online_at }: ListedWork): number {
  return online_at?.getTime() ?? Number.MAX_SAFE_INTEGER;
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
