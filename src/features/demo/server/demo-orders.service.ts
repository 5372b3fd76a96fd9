import { sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { CartLine } from '#features/cart/cart.contract.ts';
import { readChoices } from '#features/catalog/server/choices.service.ts';
import { recordSales, worksOnSale } from '#features/catalog/server/item-history.service.ts';
import { type Offer, readOffers } from '#features/catalog/server/offer.service.ts';
import { type WorkLabel, workLabels } from '#features/catalog/server/work-label.service.ts';
import { PAY_TYPES, type PayType } from '#features/checkout/pay-types.rules.ts';
import { reckonOrder } from '#features/checkout/server/quote.service.ts';
import { DEMO_ACCOUNTS } from '#features/members/server/first-accounts.service.ts';
import { enterMembers, type KnownMember } from '#features/members/server/known-members.service.ts';
import { newOrderCode } from '#features/orders/server/order-code.service.ts';
import { hasOrders, recordOrders } from '#features/orders/server/order-history.service.ts';
import { liveThrough, type PastStep } from '#features/orders/server/past-order.service.ts';
import { orderRow, receiverAt } from '#features/orders/server/place-order.service.ts';
import { offeredFrames } from '#ground/framing/framing.rules.ts';
import { chance } from '../demo-figures.rules.ts';
import { type PlannedOrder, planOrders, weighted } from './demo-order-plan.ts';
import { ORDER_WORDS, REMARKS } from './demo-order-words.ts';
import { DEMO_HOMES, DEMO_PEOPLE } from './demo-people.ts';

const ORDERS = 190;
/** The edition that everybody wanted has been in the shop this long at least; every second parcel has one, until it is sold out. */
const WANTED_DAYS = 250;
const WANTED = 0.5;
const DAY_MS = 86_400_000;

/**
 * Gives the demo a year of orders, once: a shop that has an order already keeps what it has. Everything follows from the
 * catalogue and the day, is written in a few statements, and no mail is queued.
 */
export async function writeOrders(db: Db, now: Date): Promise<void> {
  if (await hasOrders(db)) return;
  await db.transaction(async (tx) => {
    // Several processes may start at once on an empty database.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo'))`);
    if (await hasOrders(tx)) return;
    // What was never ordered was never sold, whatever was said before.
    await recordSales(tx, new Map());
    const shelf = await readShelf(tx, now);
    if (shelf.works.length === 0) return;
    const members = await enterPeople(tx, now);
    const own = DEMO_ACCOUNTS.map(({ email }) => email).filter((email) => members.has(email));
    const buyers = DEMO_PEOPLE.map((person) => ({ email: emailOf(person), isLocal: person.country_code === 'TW' }));
    const plans = planOrders(buyers, own, ORDERS, now).toSorted((one, other) => +one.placed - +other.placed);
    const chosen = plans.map((plan) => chooseLines(shelf, plan));
    const offers = await readOffers(tx, chosen.flat());
    const labels = await workLabels(
      tx,
      shelf.works.map(({ item_id }) => item_id),
    );
    const staff = members.get('admin@demo.example')?.member_id ?? 0;
    const pasts = plans.flatMap((plan, at): PastOrder[] => {
      const buyer = members.get(plan.email);
      const items = chosen[at] ?? [];
      const from = chosen.slice(0, at).reduce((sum, lines) => sum + lines.length, 0);
      if (!buyer || items.length === 0) return [];
      return [lived(plan, buyer, items, { offers: offers.slice(from, from + items.length), labels, staff })];
    });
    await recordOrders(tx, pasts, new Set(shelf.works.flatMap((work) => (work.edition_size ? [work.item_id] : []))));
  });
}

type PastOrder = ReturnType<typeof liveThrough>;
type Shelf = Awaited<ReturnType<typeof readShelf>>;

async function readShelf(tx: Db, now: Date) {
  const works = await worksOnSale(tx);
  const ids = works.map(({ item_id }) => item_id);
  const { sizes, frames } = await readChoices(tx, 'en', ids);
  const left = new Map(works.map((work) => [work.item_id, work.edition_size ?? Number.POSITIVE_INFINITY]));
  const since = new Date(now.getTime() - WANTED_DAYS * DAY_MS);
  const [wanted] = works
    .filter(({ edition_size, online_at }) => edition_size !== null && online_at !== null && online_at < since)
    .toSorted((one, other) => (one.edition_size ?? 0) - (other.edition_size ?? 0));
  return { works, sizes: Map.groupBy(sizes, ({ item_id }) => item_id), frames, left, wanted };
}

const emailOf = ({ slug }: { slug: string }) => `${slug}@demo.example`;

function enterPeople(tx: Db, now: Date): Promise<Map<string, KnownMember>> {
  const people = DEMO_PEOPLE.map((person, at) => {
    const { firstname, lastname, lang, country_code } = person;
    const days = Math.floor(370 + 300 * chance('joined', at));
    const number = String(Math.floor(10_000_000 + 89_999_999 * chance('phone', at)));
    return {
      ...{ firstname, lastname, lang, email: emailOf(person) },
      mobile: country_code === 'TW' ? { code: '886', number: `9${number}` } : { code: '1', number: `20255${number}` },
      birthday: `${1958 + Math.floor(42 * chance('born', at))}-0${1 + (at % 9)}-1${at % 10}`,
      gender: (['female', 'male', 'neutral'] as const)[Math.floor(2.2 * chance('gender', at))] ?? 'neutral',
      created_at: new Date(now.getTime() - days * DAY_MS),
    };
  });
  const homes = new Map(
    DEMO_PEOPLE.map((person) => {
      const { country_code, city, township, postal_code, address } = person;
      return [emailOf(person), { country_code, city, township, postal_code, address }];
    }),
  );
  for (const [email, [city, township, postal_code, address]] of Object.entries(DEMO_HOMES))
    homes.set(email, { country_code: 'TW', city, township, postal_code, address });
  return enterMembers(tx, people, homes);
}

/** One to three prints that hung in the shop by then: the much seen more often, small sizes rather than large ones. */
function chooseLines(shelf: Shelf, { seed, placed, turns }: PlannedOrder): CartLine[] {
  const { works, left, wanted } = shelf;
  const hung = works.filter(({ online_at }) => online_at !== null && online_at < placed);
  const count = 1 + Math.floor(3 * chance(seed, 'lines') ** 3);
  const lines: CartLine[] = [];
  for (let at = 0; at < count; at++) {
    const nums = chance(seed, 'nums', at) > 0.9 ? 2 : 1;
    const taken = new Set(lines.map(({ item_id }) => item_id));
    const able = hung.filter(
      (work) => work !== wanted && !taken.has(work.item_id) && (left.get(work.item_id) ?? 0) >= nums,
    );
    // Whoever can afford a numbered print likes one.
    const appeal = (work: (typeof works)[number]) => (work.views + 50) * (work.edition_size ? 2 : 1);
    lines.push(...printOf(shelf, weighted(able, appeal, chance(seed, 'work', at)), nums, `${seed} ${at}`));
  }
  // What was sent is never let go again, so that the edition ends sold out and not nearly.
  const isSent = turns.some(({ action }) => action === 'ship');
  if (
    wanted &&
    hung.includes(wanted) &&
    isSent &&
    (left.get(wanted.item_id) ?? 0) > 0 &&
    chance(seed, 'wanted') < WANTED
  )
    lines.push(...printOf(shelf, wanted, 1, `${seed} wanted`));
  return lines;
}

/** A line of a work in a size and a frame it is offered in; none if there is no such. */
function printOf(
  { sizes, frames, left }: Shelf,
  work: Shelf['works'][number] | undefined,
  nums: number,
  seed: string,
): CartLine[] {
  const offered = (work && sizes.get(work.item_id)?.filter(({ enabled }) => enabled)) ?? [];
  const size = offered[Math.floor(offered.length * chance(seed, 'size') ** 1.5)];
  const fitting = size
    ? offeredFrames(
        size,
        frames.filter(({ enabled }) => enabled),
      )
    : [];
  const frame = fitting[Math.floor(fitting.length * chance(seed, 'frame'))];
  if (!work || !size || !frame) return [];
  left.set(work.item_id, (left.get(work.item_id) ?? 0) - nums);
  return [{ item_id: work.item_id, size_id: size.size_id, frame_id: frame.frame_id, nums }];
}

interface Catalogue {
  offers: readonly Offer[];
  labels: ReadonlyMap<number, WorkLabel>;
  staff: number;
}

function lived(plan: PlannedOrder, buyer: KnownMember, items: CartLine[], catalogue: Catalogue): PastOrder {
  const { seed, placed: now } = plan;
  const paytype = payTypeOf(plan, buyer);
  const { currency } = PAY_TYPES[paytype];
  const priced = reckonOrder({ items, currency, destination: buyer.address, now }, catalogue.offers, catalogue.labels);
  const remark =
    chance(seed, 'remark') > 0.85 ? REMARKS[Math.floor(3 * chance(seed, 'which'))]?.[buyer.lang] : undefined;
  const { member_id, lang } = buyer;
  const request = { paytype, currency, items, address_id: buyer.address.address_id, agree: true as const, remark };
  const invoice = chance(seed, 'donate') > 0.9 ? { invoice: { type: 'donation' as const, code: '8585' } } : {};
  let picked = 0;
  const code = newOrderCode(now, (below) => Math.floor(below * chance(seed, 'code', picked++)));
  const order = orderRow(
    { member_id, lang, now, request: { ...request, ...invoice } },
    receiverAt(buyer.address, buyer, lang),
    priced,
  );
  const lines = priced.lines.map(({ edition: _edition, ...line }, position) => ({
    ...line,
    ...{ position, edition_numbers: [], returned: 0 },
  }));
  const placed = { order: { ...order, code }, lines, staff_id: catalogue.staff };
  return liveThrough(
    placed,
    plan.turns.map((turn) => stepOf(turn, plan, buyer, order.total)),
  );
}

function payTypeOf({ isTransfer, seed }: PlannedOrder, { address }: KnownMember): PayType {
  if (isTransfer) return 'transfer';
  if (address.country_code === 'TW') return 'cybersource';
  return chance(seed, 'provider') < 0.6 ? 'paypal' : 'cybersource_usd';
}

function stepOf(
  { action, at, share }: PlannedOrder['turns'][number],
  { seed }: PlannedOrder,
  buyer: KnownMember,
  total: number,
): PastStep {
  const said = ORDER_WORDS[action] ?? [];
  const note = said[Math.floor(said.length * chance(seed, action))]?.[buyer.lang];
  const isHere = buyer.address.country_code === 'TW';
  const digits = (count: number, what: string) =>
    String(Math.floor(10 ** count * chance(seed, what))).padStart(count, '0');
  return {
    action,
    at,
    ...(note && { note }),
    ...(share === 'part' && { amount: Math.ceil(total / 10) }),
    ...(action === 'report_transfer' && { digits: digits(5, 'account') }),
    ...(action === 'ship' && {
      carrier: isHere ? 'Chunghwa Post' : 'EMS',
      tracking: isHere ? digits(14, 'tracking') : `EE${digits(9, 'tracking')}TW`,
    }),
  };
}
