import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Buyer, firstPrint, newBuyers } from '#buying/orders/server/testing-orders.ts';
import type { CartLine } from '#catalogue/cart/cart.contract.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { member } from '#people/members/server/member.tables.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { RefundCaseView } from '../payment-staff.contract.ts';
import { checkBooks } from './payment-books.service.ts';
import type { ProviderPayType } from './payment-provider.ts';
import { formFields } from './testing-journeys.ts';
import { insist, openPayingShops, type PayingShops, type PlacedOrder } from './testing-payment-shops.ts';

const LONG = 60 * 60_000;
/** `PAY_FAULTS=2000 PAY_KILLS=40` is the long run. */
const RUNS = Number(process.env.PAY_FAULTS || 40);
const KILLS = Number(process.env.PAY_KILLS || 3);
const AT_ONCE = 6;
const PAUSE_MS = 11_000;
/** A decision may cause another case: a repeated refund request may meet one that was made elsewhere. */
const ROUNDS = 6;

const PAY_TYPES: readonly ProviderPayType[] = [
  'paypal',
  'paypal',
  'cybersource',
  'cybersource_usd',
  'linepay',
  'ecpay_credit',
  'ecpay_atm',
];
const IN_LINE = ['approve', 'approve', 'approve', 'approve_stay', 'fail', 'cancel', 'leave'];
const AT_ECPAY = {
  ecpay_credit: [['pay'], ['pay'], ['pay'], ['decline'], []],
  ecpay_atm: [['number', 'pay'], ['number'], []],
};
const CHOICES = ['approve', 'approve', 'approve', 'approve', 'approve_pending', 'decline', 'cancel', 'leave'];
const CARDS = [
  'accept',
  'accept',
  'accept',
  'accept',
  'decline_204',
  'review_480',
  'error_150',
  'error_150_charged',
  'cancel',
];
/** Faults of the providers, before and after they carry out the call. */
const FAULTS = ['refuse', '500', '429', '503', 'close-after', '500-after', 'slow', 'html'];

const bySum = (sums: readonly (readonly [string, number])[]) =>
  sums.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([transaction_id, sum]) => ({ transaction_id, sum }));

/** Rows whose amounts together are the sum; none if there are no such rows. */
function subsetOf<Row extends { amount: number }>(rows: readonly Row[], sum: number): readonly Row[] {
  const [first, ...rest] = rows;
  if (sum <= 0 || !first) return [];
  if (first.amount === sum) return [first];
  const withFirst = first.amount < sum ? subsetOf(rest, sum - first.amount) : [];
  return withFirst.length > 0 ? [first, ...withFirst] : subsetOf(rest, sum);
}

const any = <One>(list: readonly One[]): One => list[Math.trunc(Math.random() * list.length)] as One;
const chance = (part: number) => Math.random() < part;

describe.runIf(process.env.TEST_ENGINE === 'postgres')('payments with failing providers', { timeout: LONG }, () => {
  let shops: PayingShops;
  let poppies: CartLine;
  let clerk: Buyer;
  let refundedElsewhere = 0;
  let decided = 0;
  beforeAll(async () => {
    shops = await openPayingShops();
    await openWorkIndex(shops.db);
    poppies = (await firstPrint(shops.db, await hangWork(shops.db, await addArtist(shops.db, 'Lin'), 'Poppies')))
      .smallest;
    const [someone] = await newBuyers(shops.db, 1);
    if (!someone) throw new Error('nobody came');
    clerk = someone;
    await shops.db.update(member).set({ staff_role: 'finance' }).where(eq(member.member_id, someone.member_id));
  }, LONG);
  afterAll(() => shops?.close());

  /** The providers send messages repeatedly, late, out of order or never, and sometimes do not answer. */
  async function injectFaults(): Promise<void> {
    const manner = () => ({
      send: chance(0.8),
      times: 1 + Math.trunc(Math.random() * 5),
      delay_ms: 400,
      shuffle: true,
      // A message before the answer to its own call.
      first: chance(0.3),
    });
    await shops.simulator.control('messages', {
      paypal: manner(),
      cybersource: manner(),
      browser: manner(),
      ecpay: manner(),
    });
    // Removes unused faults of the last round: the simulator plans a limited number.
    await shops.simulator.control('faults', undefined, 'DELETE');
    await shops.simulator.control('faults', { match: {}, times: 2, fault: any(FAULTS) });
  }

  /** Finance grants goodwill, decides about held payments, or refunds on the provider's own pages; with faults too. */
  async function atDesk(order: PlacedOrder): Promise<void> {
    const act = (path: string, json: object) =>
      shops.ask(`/api/admin/${path}`, { method: 'POST', json, headers: clerk.headers });
    if (chance(0.3))
      await act(`order/${order.code}/owe_refund`, { amount: 1 + Math.trunc(Math.random() * 400), reason: 'A scratch' });
    if (chance(0.2)) await refundElsewhere(order);
    if (!chance(0.3)) return;
    const { text, status } = await shops.ask(`/api/admin/order/${order.code}/payment`, { headers: clerk.headers });
    const attempts: { attempt_id: string; state: string; transaction_id: string | null }[] =
      status === 200 ? JSON.parse(text).attempts : [];
    for (const { attempt_id, state, transaction_id } of attempts)
      if (state === 'held')
        await act(`payment/${attempt_id}/decide`, {
          decision: any(['came', 'give_back', 'none_came']),
          // Sometimes mistyped.
          ...(transaction_id && { transaction_id: chance(0.8) ? transaction_id : `${transaction_id}9` }),
        });
  }

  async function refundElsewhere({ code }: PlacedOrder): Promise<void> {
    const { paypal, cybersource } = await shops.simulator.ledger();
    const left = [
      ...paypal.captures.map((one) => ({
        ...one,
        left: /^(COMPLETED|PARTIALLY_REFUNDED)$/.test(one.status) ? one.minor - one.refunded_minor : 0,
      })),
      ...cybersource.payments.map((one) => ({ ...one, left: one.charged_minor - one.refunded_minor })),
    ].find((one) => one.reference.startsWith(`${code}-`) && one.left > 0);
    if (!left) return;
    const minor = chance(0.3) ? left.left : 1 + Math.trunc(Math.random() * left.left);
    await shops.simulator.control('refund', { id: left.id, minor }).catch(() => undefined);
    refundedElsewhere += 1;
  }

  /** Finance decides every open case, as far as possible now. */
  async function decideCases(): Promise<void> {
    const { text } = await insist(() => shops.ask('/api/admin/payment', { headers: clerk.headers }));
    const { cases } = JSON.parse(text) as { cases: RefundCaseView[] };
    for (const { case_id, decisions, ours } of cases) {
      const owed = ours.filter(({ stage }) => stage === 'owed');
      const forms = [
        ...owed.map(({ refund_id }) => ({ decision: 'same', refund_id })),
        ...(decisions.includes('separate') ? [{ decision: 'separate' }] : []),
        ...(decisions.includes('theirs') ? [{ decision: 'theirs' }] : []),
      ];
      const path = `/api/admin/payment/case/${case_id}/decide`;
      await shops.ask(path, { method: 'POST', json: any(forms), headers: clerk.headers });
      decided += 1;
    }
  }

  /** Staff pay refunds that no provider pays, on the provider's own pages, and record the number. */
  async function payByHand(): Promise<void> {
    const { rows } = await shops.db.execute<{
      code: string;
      refund_id: number;
      amount: number;
      transaction_id: string;
      provider: string | null;
    }>(sql`
      select o.code, r.refund_id, r.amount, p.provider, p.transaction_id
      from order_refund r join shop_order o using (order_id) join order_payment p using (payment_id)
      where r.done_at is null and (r.stuck is not null or r.through = 'hand')
        and not exists (select from refund_case c where c.payment_id = r.payment_id and c.decided_at is null)`);
    const seen = await seenAtEcpay(rows);
    for (const { code, refund_id, amount, transaction_id: id, provider } of rows) {
      const made =
        provider === 'ecpay'
          ? seen.has(refund_id) && { id: `SEEN-${refund_id}` }
          : await shops.simulator.control<{ id: string }>('refund', { id, minor: amount }).catch(() => undefined);
      const json = { refund_id, reference: made ? made.id : 'BANK' };
      await shops.ask(`/api/admin/order/${code}/refund`, { method: 'POST', json, headers: clerk.headers });
    }
  }

  /** The refunds without an answer that ECPay made all the same: those that together are what its pages show and our books lack. */
  async function seenAtEcpay(
    rows: readonly { refund_id: number; amount: number; transaction_id: string; provider: string | null }[],
  ): Promise<ReadonlySet<number>> {
    const { ecpay } = await shops.simulator.ledger();
    const missing = new Map((await refundSums('ecpay')).map(({ transaction_id, sum }) => [transaction_id, sum]));
    const seen = new Set<number>();
    for (const { trade_no, refunded } of ecpay.trades) {
      const lost = rows.filter((row) => row.provider === 'ecpay' && row.transaction_id === trade_no);
      const left = refunded - (missing.get(trade_no) ?? 0);
      for (const { refund_id } of subsetOf(lost, left)) seen.add(refund_id);
    }
    return seen;
  }

  /** What our books say a provider has refunded, by payment. */
  async function refundSums(provider: 'ecpay' | 'linepay') {
    const { rows } = await shops.db.execute<{ transaction_id: string; sum: number }>(sql`
      select p.transaction_id, sum(r.amount)::int as sum from order_refund r join order_payment p using (payment_id)
      where p.provider = ${provider} and r.done_at is not null and coalesce(r.provider_refund_id, r.reference) <> 'BANK'
      group by 1 order by 1`);
    return rows;
  }

  async function clearSky(): Promise<void> {
    await shops.simulator.control('faults', undefined, 'DELETE');
    const manner = { send: true, times: 1, delay_ms: 0, shuffle: false, first: false };
    await shops.simulator.control('messages', { paypal: manner, cybersource: manner, browser: manner, ecpay: manner });
  }

  /** The buyer's actions at the provider, as far as it allows them; a page that does not open is left. */
  async function atProvider(paytype: ProviderPayType, start: { text: string; location: string }): Promise<void> {
    const { control } = shops.simulator;
    if (paytype === 'ecpay_credit' || paytype === 'ecpay_atm') {
      const fields = formFields(start.text);
      await control('ecpay', { fields }).catch(() => undefined);
      for (const choice of any<readonly string[]>(AT_ECPAY[paytype]))
        await control('ecpay', { trade: fields.MerchantTradeNo, choice }).catch(() => undefined);
      return;
    }
    if (paytype === 'linepay') {
      const transaction_id = URL.parse(start.location)?.searchParams.get('transactionId');
      const asked = { transaction_id, choice: any(IN_LINE) };
      const chosen = await control<{ location: string | null }>('line-pay', asked).catch(() => undefined);
      if (chosen?.location && chance(0.6)) await Promise.all([1, 2].map(() => shops.ask(chosen.location ?? '')));
      return;
    }
    if (paytype !== 'paypal') {
      await control('card', { fields: formFields(start.text), card: any(CARDS) }).catch(() => undefined);
      return;
    }
    const id = URL.parse(start.location)?.searchParams.get('token');
    if (!id) return;
    const chosen = await control<{ location: string }>('approve', { id, choice: any(CHOICES) }).catch(() => undefined);
    if (chosen && chance(0.6))
      await Promise.all(Array.from({ length: any([1, 1, 2, 3]) }, () => shops.ask(chosen.location)));
  }

  async function oneOrder(buyer: Buyer): Promise<void> {
    const paytype = any(PAY_TYPES);
    const order = await shops.place(buyer, paytype, poppies);
    const cancel = () =>
      shops.ask(`/api/order/${order.code}/cancel`, { method: 'POST', json: {}, headers: buyer.headers });
    for (let tried = 0; tried < 3; tried++) {
      const start = await insist(() => shops.start(paytype, order));
      const isAway = start.status === 200 || /checkoutnow|transactionId=/.test(start.location);
      if (isAway) await Promise.all([atProvider(paytype, start), chance(0.15) ? cancel() : undefined]);
      await atDesk(order);
      if (isAway && chance(0.7)) return;
      const json = { paytype };
      await shops.ask(`/api/order/${order.code}/pay`, { method: 'POST', json, headers: buyer.headers });
    }
  }

  /** Finance has checked the provider's own pages, and decides accordingly. */
  async function decideHeld(): Promise<void> {
    const { rows } = await shops.db.execute<{ attempt_id: string; reference: string; provider_id: string | null }>(
      sql`select attempt_id, reference, provider_id from payment_attempt where state = 'held'`,
    );
    const { paypal, cybersource, line_pay, ecpay } = await shops.simulator.ledger();
    for (const { attempt_id, reference, provider_id } of rows) {
      const capture = paypal.captures.find(
        (one) => one.reference === reference && /COMPLETED|REFUNDED/.test(one.status),
      );
      const card = cybersource.payments.find((one) => one.reference === reference && one.charged_minor > 0);
      const inLine = line_pay.payments.find((one) => one.order_id === reference && one.status === 'COMPLETED');
      const trade = ecpay.trades.find((one) => one.id === provider_id && one.state === 'PAID');
      const transaction_id = capture?.id ?? card?.id ?? inLine?.id ?? trade?.trade_no;
      const form = transaction_id ? { decision: 'came', transaction_id } : { decision: 'none_came' };
      const path = `/api/admin/payment/${attempt_id}/decide`;
      const call = { method: 'POST', headers: clerk.headers };
      const { status } = await shops.ask(path, { ...call, json: form });
      if (status === 409) await shops.ask(path, { ...call, json: { decision: 'give_back', transaction_id } });
    }
  }

  /** Decides every open payment at the providers, with either result. */
  async function decideAll(): Promise<void> {
    const { paypal, cybersource } = await shops.simulator.ledger();
    for (const { id, status } of paypal.captures)
      if (status === 'PENDING')
        await shops.simulator.control('complete', { id, status: any(['COMPLETED', 'DECLINED']) });
    for (const { id, decision } of cybersource.payments)
      if (decision === 'REVIEW')
        await shops.simulator
          .control('decide', { transaction_id: id, decision: any(['ACCEPT', 'REJECT']), notify: chance(0.5) })
          .catch(() => undefined);
  }

  test('end with a ledger equal to the providers’ to the cent, after any faults and kills', async () => {
    const buyers = await newBuyers(shops.db, RUNS);
    const queue = [...buyers];
    let done = 0;
    const buying = Array.from({ length: AT_ONCE }, async () => {
      for (let buyer = queue.shift(); buyer; buyer = queue.shift()) {
        await injectFaults();
        await oneOrder(buyer);
        done += 1;
      }
    });
    const killing = (async () => {
      for (let kills = 1; kills <= KILLS; kills++) {
        while (done < (kills * RUNS) / (KILLS + 1)) await delay(20);
        await shops.replaceOne();
      }
    })();
    await Promise.all([...buying, killing]);
    await clearSky();
    // A shop that saw a provider fail asks it again after a pause.
    await delay(PAUSE_MS);
    await shops.settle(decideAll);
    // Asks again about the last decisions, and finds refunds made elsewhere.
    for (let round = 0; round < ROUNDS; round++) {
      await shops.db.execute(sql`update payment_attempt set due_at = now() where state in ('paid', 'excess')`);
      await shops.settle();
      await decideHeld();
      await decideCases();
      await payByHand();
    }
    await shops.settle();

    const { differences, attempts } = await checkBooks(shops.payments, shopDay(new Date()));
    expect(differences).toEqual([]);
    expect(attempts).toBeGreaterThan(RUNS / 2);
    const { rows: wrong } = await shops.db.execute(sql`select o.code from shop_order o where
      (o.payment_status in ('paid', 'refunding', 'partially_refunded', 'refunded')) <>
        exists (select from order_payment p where p.order_id = o.order_id and p.kept)
      or o.refund_due <> 0 or o.pending_payment is not null
      or o.refund_due <> (select coalesce(sum(r.amount), 0) from order_refund r where r.order_id = o.order_id and r.done_at is null)
      or (o.cancellation = 'accepted' and exists (select from order_payment p where p.order_id = o.order_id
        and p.amount <> (select coalesce(sum(r.amount), 0) from order_refund r where r.payment_id = p.payment_id)))`);
    expect(wrong).toEqual([]);
    const { rows: twice } = await shops.db.execute(sql`select "to" from mail_outbox where kind in ('paid', 'order_paid')
      group by "to" having count(*) > 1`);
    expect(twice).toEqual([]);
    // The ledger has every charge of the providers, accepted or refunded.
    const { paypal, cybersource, line_pay, ecpay } = await shops.simulator.ledger();
    const charged = [
      ...line_pay.payments.filter(({ status }) => status === 'COMPLETED').map(({ id }) => id),
      ...ecpay.trades.filter(({ state }) => state === 'PAID').map(({ trade_no }) => trade_no),
      ...paypal.captures.filter(({ status }) => /COMPLETED|REFUNDED/.test(status)).map(({ id }) => id),
      ...cybersource.payments.filter(({ charged_minor }) => charged_minor > 0).map(({ id }) => id),
    ];
    const { rows: books } = await shops.db.execute(sql`select transaction_id from order_payment`);
    expect(books.map(({ transaction_id }) => transaction_id).sort()).toEqual(charged.toSorted());
    // And every refund, by its number, including those made elsewhere.
    const made = [
      ...paypal.refunds.filter(({ status }) => status === 'COMPLETED').map(({ id, minor }) => `${id} ${minor}`),
      ...cybersource.refunds.map(({ id, minor }) => `${id} ${minor}`),
    ];
    const { rows: back } = await shops.db.execute(sql`select coalesce(provider_refund_id, reference) as number, r.amount
      from order_refund r join order_payment p using (payment_id)
      where done_at is not null and coalesce(provider_refund_id, reference) <> 'BANK' and p.provider in ('paypal', 'cybersource')`);
    expect(back.map(({ number, amount }) => `${number} ${amount}`).sort()).toEqual(made.toSorted());
    // These two do not list refunds as we number them: by payment.
    const inLine = line_pay.payments.filter(({ refunded }) => refunded > 0);
    expect(await refundSums('linepay')).toEqual(bySum(inLine.map(({ id, refunded }) => [id, refunded])));
    const atEcpay = ecpay.trades.filter(({ refunded }) => refunded > 0);
    expect(await refundSums('ecpay')).toEqual(bySum(atEcpay.map(({ trade_no, refunded }) => [trade_no, refunded])));
    console.info(
      `${RUNS} orders, ${attempts} attempts, ${charged.length} charges, ${made.length} refunds, ${refundedElsewhere} of them elsewhere, ${decided} decisions about refunds, ${KILLS} kills: the books are equal`,
    );
  });
});
