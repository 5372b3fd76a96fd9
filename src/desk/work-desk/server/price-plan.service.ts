import { createHash } from 'node:crypto';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { listPrices, type PricedPrint } from '#catalogue/works/server/bulk-price.service.ts';
import { readMouldings } from '#catalogue/works/server/frame.service.ts';
import { sellerWorksById } from '#catalogue/works/server/seller-works.service.ts';
import { isTooDear } from '#catalogue/works/works.rules.ts';
import type { Db } from '#db/server/connect.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { rateOf } from '#shared/exchange.ts';
import { type Lang, localeOf } from '#shared/locale.ts';
import { CURRENCIES, type Prices } from '#shared/money.ts';
import {
  type AskedHow,
  atRate,
  changedPrices,
  exchangedIn,
  isSamePrice,
  type PriceHow,
  type PriceProblem,
  sumOf,
} from '../price-change.rules.ts';
import { isPriceJump } from '../price-jump.rules.ts';
import { LINES_SHOWN, MOST_PRICES, type PriceLine, type PriceTrial, type PriceWhich } from '../prices.contract.ts';

type Moulding = Awaited<ReturnType<typeof readMouldings>>[number];

/** A print whose price would change, and why it may not. */
interface PlannedPrice extends PricedPrint {
  before: Prices;
  after: Prices;
  problem?: PriceProblem;
  jump: boolean;
}

interface PricePlan {
  prints: number;
  changed: PlannedPrice[];
  refused: PlannedPrice[];
  how: PriceHow;
  rate: number | undefined;
  /** Identifies the data the plan was computed from and its result. */
  fingerprint: string;
}

/** The effect that a change of many prices would have now. */
export async function planPrices(db: Db, which: PriceWhich, asked: AskedHow): Promise<PricePlan> {
  const rate = exchangedIn(asked).length > 0 ? rateOf((await readSettings(db)).exchange) : undefined;
  const how = atRate(asked, rate ?? 0);
  const prints = await listPrices(db, which, MOST_PRICES);
  const mouldings = await readMouldings(db);
  const planned = prints.flatMap((print): PlannedPrice[] => {
    const after = changedPrices(print.price, how);
    if (isSamePrice(after, print.price)) return [];
    const problem = priceProblem({ ...print, price: after }, mouldings);
    return [
      { ...print, before: print.price, after, ...(problem && { problem }), jump: isPriceJump(print.price, after) },
    ];
  });
  return {
    prints: prints.length,
    // Prices that need a confirmation come first.
    changed: planned.filter(({ problem }) => !problem).sort((one, other) => Number(other.jump) - Number(one.jump)),
    refused: planned.filter(({ problem }) => problem),
    how,
    rate,
    // Includes the rate, so that another rate is a conflict even if it rounds to the same prices.
    fingerprint: fingerprintOf([rate, planned.map(({ size_id, before, after }) => [size_id, before, after])]),
  };
}

/** Why a print cannot have this price; undefined if it can. */
export function priceProblem(print: PricedPrint, mouldings: readonly Moulding[]): PriceProblem | undefined {
  if (CURRENCIES.some((currency) => print.price[currency] <= 0)) return 'not_positive';
  return isTooDear(print, mouldings) ? 'too_dear' : undefined;
}

/** A hash of what an editor has seen; any change gives another one. */
export function fingerprintOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

interface Shown {
  show: 'changed' | 'refused';
  page: number;
}

/** A plan for review: its sums, and a page of its lines. */
export async function tryPrices(
  db: Db,
  lang: Lang,
  { which, how, show, page }: Shown & { which: PriceWhich; how: AskedHow },
): Promise<PriceTrial> {
  const plan = await planPrices(db, which, how);
  const lines = plan[show];
  const pages = Math.max(1, Math.ceil(lines.length / LINES_SHOWN));
  const at = Math.min(page, pages);
  return {
    fingerprint: plan.fingerprint,
    prints: plan.prints,
    changed: plan.changed.length,
    refused: plan.refused.length,
    jumps: plan.changed.filter(({ jump }) => jump).length,
    works: new Set(plan.changed.map(({ item_id }) => item_id)).size,
    sums: sumOf(plan.changed),
    ...(plan.rate !== undefined && { rate: plan.rate }),
    list: await priceLines(db, lang, lines.slice((at - 1) * LINES_SHOWN, at * LINES_SHOWN)),
    total: lines.length,
    page: at,
    pages,
  };
}

async function priceLines(db: Db, lang: Lang, lines: readonly PlannedPrice[]): Promise<PriceLine[]> {
  const works = await sellerWorksById(db, lang, [...new Set(lines.map(({ item_id }) => item_id))]);
  const cards = new Map(works.map(({ card }) => [card.item_id, card]));
  return lines.map(({ size_id, item_id, w_mm, h_mm, before, after, problem, jump }) => {
    const card = cards.get(item_id);
    const named = { title: card?.title ?? '', artist: card?.artist.name ?? '' };
    const size = formatCm({ w_mm, h_mm }, localeOf(lang));
    return { size_id, item_id, ...named, size, before, after, ...(problem && { problem }), jump };
  });
}
