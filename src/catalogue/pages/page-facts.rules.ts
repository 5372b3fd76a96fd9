import type { ShownBlock } from '#ground/blocks/block.rules.ts';
import type { Locale } from '#shared/locale.ts';
import { formatMoney } from '#shared/money.ts';
import { blocksThat, sentencesThat } from './sentences.rules.ts';

type Facts = Readonly<Record<string, string>>;

/** Replaces names in braces with the company's facts; unknown names stay. */
export function withFacts<Page extends object>(facts: Facts, page: Page): Page {
  const filled = JSON.stringify(page).replace(NAMES, (braces, name: string) => {
    const fact = facts[name];
    return fact === undefined ? braces : JSON.stringify(fact).slice(1, -1);
  });
  return JSON.parse(filled) as Page;
}

const NAMES = /\{(\w+)\}/g;

/** The names in braces in any text of a value. */
function namesIn(words: unknown): string[] {
  return [...new Set([...JSON.stringify(words).matchAll(NAMES)].map(([, name = '']) => name))];
}

/** Whether a text needs nothing that the owner has not entered yet. */
const isComplete = (facts: Facts) => (text: string) => namesIn(text).every((name) => facts[name] !== '');

/** Blocks without sentences and rows about what the owner has not entered yet: visitors read no gaps. */
export function blocksWithFacts(facts: Facts, blocks: readonly ShownBlock[]): ShownBlock[] {
  return withFacts(facts, blocksThat(isComplete(facts), blocks));
}

/** The same for single texts, such as a page's title and lead. */
export function textWithFacts(facts: Facts, text: string): string {
  return withFacts(facts, { text: sentencesThat(isComplete(facts), text) }).text;
}

/** The partner page's example in NT$, including tax. */
const EXAMPLE_GROSS = 5_870;

/** In hundredths of a per cent. */
interface Rates {
  artist: number;
  gallery: number;
}

/** The value-added tax, in whole per cent, and the shares of sellers for pages, with an example. */
export function taxFacts(percent: number, rates: Rates, locale: Locale) {
  const money = (amount: number) => formatMoney(amount, 'NTD', locale);
  const share = (amount: number) => money(Math.round((amount * rates.artist) / 10_000));
  const rate = (bp: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(bp / 10_000);
  const net = Math.round((EXAMPLE_GROSS * 100) / (100 + percent));
  return {
    artist_share: rate(rates.artist),
    gallery_share: rate(rates.gallery),
    vat: `${percent}%`,
    example_gross: money(EXAMPLE_GROSS),
    example_net: money(net),
    example_share: share(net),
    example_share_abroad: share(EXAMPLE_GROSS),
  };
}
