import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { PAY_TYPES, type PayType } from '#buying/checkout/pay-types.rules.ts';
import { hasOrders } from '#buying/orders/server/order.service.ts';
import { codeEnding, knownEndings } from '#buying/orders/server/order-code.service.ts';
import { invoicePastOrder } from '#buying/orders/server/order-invoice.service.ts';
import { enterOrder, type OrderEntry } from '#buying/orders/server/place-order.service.ts';
import type { CartLine } from '#catalogue/cart/cart.contract.ts';
import { OPENING_CARRIERS } from '#catalogue/site/carriers.rules.ts';
import { offeredPlaces } from '#catalogue/site/pickup.rules.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { refreshRanks } from '#catalogue/works/server/work-search.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { DEMO_ACCOUNTS } from '#people/members/server/first-accounts.service.ts';
import { enterMembers, type KnownMember } from '#people/members/server/known-members.service.ts';
import { type Lang, textIn } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import { chance } from '../demo-figures.rules.ts';
import { markPeople } from './demo-marks.service.ts';
import { type PlannedOrder, planOrders, seedOf } from './demo-order-plan.ts';
import { applyStoryStep, type StoryStep } from './demo-order-steps.ts';
import { GIFT_WORDS, ORDER_WORDS, REMARKS } from './demo-order-words.ts';
import { DEMO_HOMES, DEMO_PEOPLE } from './demo-people.ts';
import { chooseLines, readStock } from './demo-stock.ts';

const ORDERS = 190;
const GIFT_DAYS = 45;
const PICKUP_PLACE = 'demo-workshop';
const POST = OPENING_CARRIERS.find(({ key }) => key === 'post');
const DAY_MS = 86_400_000;
/** The embedded database has one connection: after each order, visitors' queries get a pause. */
const PAUSE_MS = 20;

/**
 * Gives the demo a year of orders, each processed by the order's own services in its own transaction. The end of
 * its code identifies an order, so writing can stop at any time and continue later. A shop that already had orders
 * keeps them unchanged.
 */
export async function writeOrders(db: Db, now: Date, signal?: Pick<AbortSignal, 'aborted'>): Promise<void> {
  const endings = Array.from({ length: ORDERS }, (_, at) => endingOf(seedOf(at)));
  const written = await knownEndings(db, endings);
  if (written.size === ORDERS || (written.size === 0 && (await hasOrders(db)))) return;
  const year = await readYear(db, now);
  if (!year) return;
  let problem: unknown;
  for (const plan of planYear(year)) {
    if (signal?.aborted) return;
    if (written.has(endingOf(plan.seed))) continue;
    const began = performance.now();
    // One failed order does not stop the others; the next start tries it again.
    await writeOrder(db, year, plan).catch((error: unknown) => {
      problem ??= error;
    });
    await delay(Math.max(PAUSE_MS, performance.now() - began));
  }
  await refreshRanks(db);
  if (problem) throw problem;
}

type Year = NonNullable<Awaited<ReturnType<typeof readYear>>>;

/** Buyers, staff and works; nothing without the demo's own accounts. */
async function readYear(db: Db, now: Date) {
  const members = await inTransaction(db, async (tx) => {
    await lockDemo(tx);
    const people = await enterPeople(tx, now);
    await markPeople(tx, [...people.keys()]);
    return people;
  });
  const staff = members.get('admin@demo.example');
  const { pickup } = await readSettings(db);
  const hasPickup = offeredPlaces(pickup).some(({ key }) => key === PICKUP_PLACE);
  return staff && { now, members, choices: await readStock(db), staff_id: staff.member_id, hasPickup };
}

async function lockDemo(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo'))`);
}

/** Where staff have removed the place, everything is delivered. */
function planYear({ members, now, hasPickup }: Year): PlannedOrder[] {
  const own = DEMO_ACCOUNTS.map(({ email }) => email).filter((email) => members.has(email));
  const buyers = DEMO_PEOPLE.map((person) => ({ email: emailOf(person), isLocal: person.country_code === 'TW' }));
  const planned = planOrders(buyers, own, ORDERS, now);
  return planned
    .map((plan) => (hasPickup ? plan : { ...plan, isPickup: false }))
    .toSorted((one, other) => +one.placed - +other.placed);
}

async function writeOrder(db: Db, { now, members, choices, staff_id }: Year, plan: PlannedOrder): Promise<void> {
  const buyer = members.get(plan.email);
  if (!buyer) return;
  const ending = endingOf(plan.seed);
  await inTransaction(db, async (tx) => {
    await lockDemo(tx);
    if ((await knownEndings(tx, [ending])).size > 0) return;
    const items = await chooseLines(tx, choices, plan, now);
    if (items.length === 0) return;
    const placed = await enterOrder(tx, { ...entryOf(plan, buyer, items), ending });
    for (const step of plan.steps)
      await applyStoryStep(tx, { ...placed, staff_id }, stepOf(step, plan, buyer, placed.order.total));
    const { code, order_id } = placed.order;
    await invoicePastOrder(tx, code, `DM${String(order_id).padStart(8, '0')}`);
  });
}

const emailOf = ({ slug }: { slug: string }) => `${slug}@demo.example`;

/** The end of a planned order's code, independent of its date. */
function endingOf(seed: string): string {
  let picked = 0;
  return codeEnding((below) => Math.floor(below * chance(seed, 'code', picked++)));
}

function enterPeople(tx: Db, now: Date): Promise<Map<string, KnownMember>> {
  const people = DEMO_PEOPLE.map((person, at) => {
    const { firstname, lastname, lang, country_code } = person;
    const days = Math.floor(370 + 300 * chance('joined', at));
    const number = String(Math.floor(10_000_000 + 89_999_999 * chance('phone', at)));
    return {
      firstname,
      lastname,
      lang,
      email: emailOf(person),
      mobile:
        country_code === 'TW' ? { code: '886', number: `9${number}` } : { code: '1', number: `2025550${100 + at}` },
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

/** The order as its buyer places it: in the past, so no mail is due. */
function entryOf(
  plan: PlannedOrder,
  { member_id, lang, address, username, mobile }: KnownMember,
  items: CartLine[],
): OrderEntry {
  const { seed, placed: now } = plan;
  const paytype = payTypeOf(plan, address.country_code);
  const { currency } = PAY_TYPES[paytype];
  const remark = chance(seed, 'remark') > 0.85 ? REMARKS[Math.floor(3 * chance(seed, 'which'))]?.[lang] : undefined;
  const invoice = chance(seed, 'donate') > 0.9 ? { invoice: { type: 'donation' as const, code: '8585' } } : {};
  const request = {
    paytype,
    currency,
    items,
    ...(plan.isPickup
      ? { pickup_type: 'pickup' as const, pickup: { place: PICKUP_PLACE, name: username, mobile } }
      : { address_id: address.address_id }),
    agree: true as const,
    remark,
    ...(plan.isGift && { gift: giftOf(plan, lang) }),
    ...invoice,
  };
  return { member_id, lang, request, now, quiet: true };
}

/** For a day after the demo's present. */
function giftOf({ placed }: PlannedOrder, lang: Lang) {
  const not_before = shopDay(new Date(placed.getTime() + GIFT_DAYS * DAY_MS));
  return { recipient: GIFT_WORDS.recipient[lang], message: GIFT_WORDS.message[lang], card_link: true, not_before };
}

function payTypeOf({ isTransfer, seed }: PlannedOrder, country_code: string): PayType {
  if (isTransfer) return 'transfer';
  if (country_code === 'TW') return 'cybersource';
  return chance(seed, 'provider') < 0.6 ? 'paypal' : 'cybersource_usd';
}

function stepOf(
  { action, at, share }: PlannedOrder['steps'][number],
  { seed, isPickup }: PlannedOrder,
  buyer: KnownMember,
  total: number,
): StoryStep {
  if (isPickup && action === 'ship') return { action: 'ready_pickup', at };
  if (isPickup && action === 'arrive') return { action: 'pick_up', at };
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
      carrier: isHere && POST ? textIn(POST.name, buyer.lang) : 'EMS',
      tracking: isHere ? digits(14, 'tracking') : `EE${digits(9, 'tracking')}TW`,
    }),
  };
}
