import type { CartLine } from '#catalogue/cart/cart.contract.ts';
import { readChoices } from '#catalogue/works/server/choices.service.ts';
import { worksOnSale } from '#catalogue/works/server/work-history.service.ts';
import type { Db } from '#db/server/connect.ts';
import { offeredFrames } from '#ground/framing/framing.rules.ts';
import { chance } from '../demo-figures.rules.ts';
import { type PlannedOrder, weighted } from './demo-order-plan.ts';

/** The sold-out edition has been in the shop at least this long; every second parcel contains one until it is sold out. */
const WANTED_DAYS = 250;
const WANTED = 0.5;
const DAY_MS = 86_400_000;

type Work = Awaited<ReturnType<typeof worksOnSale>>[number];
type Choices = Awaited<ReturnType<typeof readStock>>;

/** The sizes and frames the demo's works are offered in. */
export async function readStock(db: Db) {
  const works = await worksOnSale(db);
  const { sizes, frames } = await readChoices(
    db,
    'en',
    works.map(({ item_id }) => item_id),
  );
  return {
    sizes: Map.groupBy(
      sizes.filter(({ enabled }) => enabled),
      ({ item_id }) => item_id,
    ),
    frames: frames.filter(({ enabled }) => enabled),
  };
}

/** One to three prints that were online by then and are not sold out: works with more views more often, small sizes more often. */
export async function chooseLines(tx: Db, choices: Choices, plan: PlannedOrder, now: Date): Promise<CartLine[]> {
  const { seed, placed, steps } = plan;
  const works = await worksOnSale(tx);
  const hung = works.filter(({ online_at }) => online_at !== null && online_at < placed);
  const wanted = mostWanted(works, now);
  const count = 1 + Math.floor(3 * chance(seed, 'lines') ** 3);
  const lines: CartLine[] = [];
  for (let at = 0; at < count; at++) {
    const nums = chance(seed, 'nums', at) > 0.9 ? 2 : 1;
    const taken = new Set(lines.map(({ item_id }) => item_id));
    const able = hung.filter((work) => work !== wanted && !taken.has(work.item_id) && leftOf(work) >= nums);
    // Buyers prefer numbered prints.
    const appeal = (work: Work) => (work.views + 50) * (work.edition_size ? 2 : 1);
    lines.push(...printOf(choices, weighted(able, appeal, chance(seed, 'work', at)), nums, `${seed} ${at}`));
  }
  // A shipped print is never released, so that the edition really sells out.
  const isSent = steps.some(({ action }) => action === 'ship');
  const isHad = wanted && isSent && hung.includes(wanted) && leftOf(wanted) > 0 && chance(seed, 'wanted') < WANTED;
  if (isHad) lines.push(...printOf(choices, wanted, 1, `${seed} wanted`));
  return lines;
}

/** The smallest edition among the older works. */
function mostWanted(works: readonly Work[], now: Date): Work | undefined {
  const since = new Date(now.getTime() - WANTED_DAYS * DAY_MS);
  const [wanted] = works
    .filter(({ edition_size, online_at }) => edition_size !== null && online_at !== null && online_at < since)
    .toSorted((one, other) => (one.edition_size ?? 0) - (other.edition_size ?? 0));
  return wanted;
}

function leftOf({ edition_size, edition_sold }: Work): number {
  return edition_size === null ? Number.POSITIVE_INFINITY : edition_size - edition_sold;
}

/** A line of a work in an offered size and frame; none if there is none. */
function printOf({ sizes, frames }: Choices, work: Work | undefined, nums: number, seed: string): CartLine[] {
  const offered = (work && sizes.get(work.item_id)) ?? [];
  const size = offered[Math.floor(offered.length * chance(seed, 'size') ** 1.5)];
  const fitting = size ? offeredFrames(size, frames) : [];
  const frame = fitting[Math.floor(fitting.length * chance(seed, 'frame'))];
  if (!work || !size || !frame) return [];
  return [{ item_id: work.item_id, size_id: size.size_id, frame_id: frame.frame_id, nums }];
}
