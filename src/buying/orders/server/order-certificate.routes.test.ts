import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { printCertificatesReply } from '#buying/certificates/certificate.contract.ts';
import { checkSigned, readFacts } from '#buying/certificates/certificate-text.rules.ts';
import { certificate } from '#buying/certificates/server/certificate.tables.ts';
import { issueCertificates } from '#buying/certificates/server/certificate-issue.service.ts';
import { signDue } from '#buying/certificates/server/certificate-sign.service.ts';
import type { OrderRequest } from '#buying/checkout/checkout.contract.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { readPdf } from '#ground/documents/server/testing-pdf.ts';
import { successReply } from '#shared/reply.ts';
import { findOrder } from './order.service.ts';
import { shopOrder } from './order.tables.ts';
import { orderPaper } from './order-certificate.service.ts';
import { enterOrder } from './place-order.service.ts';
import { idOf, keysOf, madeOrder, PAPER_SHOP, read, SEALER } from './testing-certificates.ts';
import { act, newBuyer, newBuyers, newStaff, order, requestFor, test } from './testing-orders.ts';
import { staffOf } from './testing-sellers.ts';

const DAY_MS = 86_400_000;

describe('the certificate of a print', () => {
  test('is issued when the print is made, one for each, and says what was sold', async ({ api, db, shop }) => {
    const { before, list } = await madeOrder({ api, db, shop });

    const certificates = await list();

    expect(before).toEqual([]);
    expect(certificates.map(({ edition_number, place, state }) => [edition_number, place, state])).toEqual([
      [null, 1, 'valid'],
      [null, 2, 'valid'],
      [1, 1, 'valid'],
    ]);
    const harbour = await read(api, idOf(certificates, 2));
    expect(readFacts(harbour.text)).toEqual({
      id: idOf(certificates, 2),
      shop: 'Cornice',
      work: 'Harbour',
      year: expect.stringMatching(/^\d{4}$/),
      artist: 'Lin',
      size: '400 × 267 mm',
      framed: '428 × 295 mm',
      frame: 'Oak',
      edition: '1/3',
      paper: 'Material of Harbour',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      language: 'en',
      key: harbour.key.key_id,
    });
    expect(harbour.genuine).toBe(true);
    expect(await checkSigned(harbour, await keysOf(api))).toBe('genuine');
    // Two prints alike have certificates of their own.
    const [one, other] = [await read(api, idOf(certificates, 0)), await read(api, idOf(certificates, 1))];
    expect(one.text).not.toBe(other.text);
    expect(await checkSigned({ text: one.text, signature: other.signature }, await keysOf(api))).toBe('altered');
  });

  test('says nothing about the buyer, the order or the price', async ({ api, db, shop }) => {
    const { code, list, order: seen } = await madeOrder({ api, db, shop });
    const { receiver } = seen;

    const answers = await Promise.all(
      (await list()).map(async ({ certificate_id: id }) => await api(`/api/certificate/${id}`)),
    );

    const { text } = answers[0] ?? { text: '' };
    expect(Object.keys(JSON.parse(text).certificate).toSorted()).toEqual(
      ['certificate_id', 'genuine', 'key', 'signature', 'state', 'state_at', 'text'].toSorted(),
    );
    const secrets = [code, receiver.name, receiver.email, receiver.phone, receiver.address, String(seen.total), 'mei@'];
    for (const answer of answers) for (const secret of secrets) expect(answer.text).not.toContain(secret);
  });

  test('is not issued twice, whatever happens at once', async ({ api, db, shop }) => {
    const { code, list } = await madeOrder({ api, db, shop });
    const first = await list();

    const placed = await findOrder(db, code);
    await issueCertificates(db, placed.order, placed.lines, new Date());
    await signDue(db, SEALER);

    expect(await list()).toEqual(first);
  });

  test('is not issued for a test order', async ({ api, db, shop }) => {
    const [buyer] = await newBuyers(db, 1);
    if (!buyer) throw new Error('there is no buyer');
    const request = requestFor(buyer, [shop.poppies]) as OrderRequest;
    const entry = {
      member_id: buyer.member_id,
      request,
      lang: 'en',
      now: new Date(),
      quiet: true,
      test: true,
    } as const;
    const { order: entered } = await enterOrder(db, entry);
    await db.update(shopOrder).set({ payment_status: 'paid', freight_stage: 'preparing' });
    const staff = staffOf(api, await newStaff(api, db, 'admin'), entered.code);

    await staff.step('start_production');
    await staff.step('complete');

    expect(await db.$count(certificate)).toBe(0);
  });

  test('is in the language of its buyer', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    await db.update(shopOrder).set({ lang: 'zh-Hant' });
    const staff = staffOf(api, await newStaff(api, db, 'admin'), code);
    await staff.pay();
    await staff.step('start_production');
    await staff.step('complete');
    await signDue(db, SEALER);

    const [row] = await db.select().from(certificate);

    expect(readFacts(row?.text ?? '')).toMatchObject({ work: 'Poppies（繁）', frame: '橡木', language: 'zh-Hant' });
  });

  test('is seen by its buyer and staff, not by other members', async ({ api, db, shop }) => {
    const { code, admin } = await madeOrder({ api, db, shop });
    const stranger = await newBuyer(api, db, 'wu@example.com');
    const paths = [`/api/order/${code}/certificate`, `/api/order/${code}/certificate/paper`];

    for (const path of paths) {
      expect((await api(path, { headers: stranger.headers })).code).toBe('not_found');
      expect((await api(path)).code).toBe('unauthenticated');
    }
    expect((await api(paths[0] ?? '', { headers: admin })).as(printCertificatesReply).list).toHaveLength(3);
  });
});

describe('what became of a print', () => {
  test('a cancelled order ends all its certificates', async ({ api, db, shop }) => {
    const {
      staff,
      list,
      states,
      order: { total },
    } = await madeOrder({ api, db, shop });

    // Refunded before it left: the same as cancelled.
    await staff.payBack(total);

    expect(await states()).toEqual(['cancelled', 'cancelled', 'cancelled']);
    const shown = await read(api, idOf(await list(), 0));
    expect(shown).toMatchObject({ state: 'cancelled', genuine: true });
  });

  test('a returned print’s certificate says so, and the others stay valid', async ({ api, db, shop }) => {
    const { arrive, giveBack, harbour, states, list } = await madeOrder({ api, db, shop });
    await arrive();

    await giveBack(1, harbour);

    expect(await states()).toEqual(['valid', 'valid', 'returned']);
    expect((await read(api, idOf(await list(), 2))).state).toBe('returned');
  });

  test('of two alike, staff enter which came back; until then both are unclear', async ({ api, db, shop }) => {
    const { arrive, giveBack, states, list, admin } = await madeOrder({ api, db, shop });
    await arrive();

    await giveBack(1);

    expect(await states()).toEqual(['unclear', 'unclear', 'valid']);
    const id = idOf(await list(), 1);
    const path = `admin/certificate/${id}/returned`;
    expect((await act(api, shop.buyer.headers, path)).code).toBe('forbidden');
    expect((await act(api, admin, path)).code).toBe('success');
    expect(await states()).toEqual(['valid', 'returned', 'valid']);
    // Once more, or of a print that nobody sent back.
    expect((await act(api, admin, path)).code).toBe('conflict');
    expect((await act(api, admin, `admin/certificate/${idOf(await list(), 0)}/returned`)).code).toBe('conflict');
    const [logged] = await db.select().from(staffChange).orderBy(desc(staffChange.change_id)).limit(1);
    expect(logged).toMatchObject({
      subject: 'certificate',
      subject_id: id,
      action: 'returned',
      after: { state: 'returned' },
    });
  });

  test('an exchanged print gets a certificate of its own, with the same number of the edition', async ({
    api,
    db,
    shop,
  }) => {
    const { arrive, code, harbour, staff, list } = await madeOrder({ api, db, shop });
    await arrive();
    await db.update(shopOrder).set({ arrival_at: new Date(Date.now() - 9 * DAY_MS) });
    const lines = [{ line_id: harbour, nums: 1 }];
    await act(api, shop.buyer.headers, `order/${code}/refund`, { lines, reason: 'A scratch' });
    await staff.step('decide_return', { accept: true });
    await staff.step('receive_return');

    await staff.step('exchange');
    await signDue(db, SEALER);

    const ofHarbour = (await list()).filter(({ line_id }) => line_id === harbour);
    expect(ofHarbour.map(({ state, edition_number }) => [state, edition_number])).toEqual([
      ['returned', 1],
      ['valid', 1],
    ]);
    const fresh = await read(api, idOf(ofHarbour, 1));
    expect(readFacts(fresh.text)?.replaces).toBe(idOf(ofHarbour, 0));
    expect(fresh.genuine).toBe(true);
  });

  test('a lost one is issued again with another number, and the old one is marked', async ({ api, db, shop }) => {
    const { list, admin, code } = await madeOrder({ api, db, shop });
    const old = idOf(await list(), 2);
    const support = await newStaff(api, db, 'support');
    const again = (headers: Record<string, string>, reason: string) =>
      act(api, headers, `admin/certificate/${old}/reissue`, { reason });

    expect((await again(shop.buyer.headers, 'mine')).code).toBe('forbidden');
    expect((await again(support, ' ')).errors).toHaveProperty('reason');
    const { certificate_id } = (await again(support, 'Lost in a move')).as(
      successReply({ certificate_id: z.string() }),
    );
    await signDue(db, SEALER);

    expect(certificate_id).not.toBe(old);
    expect(await read(api, old)).toMatchObject({ state: 'replaced', genuine: true });
    const fresh = await read(api, certificate_id);
    expect(fresh).toMatchObject({ state: 'valid', genuine: true });
    expect(readFacts(fresh.text)).toMatchObject({ replaces: old, edition: '1/3', work: 'Harbour' });
    // A person who found the old one learns neither the new number nor the reason.
    const answer = await api(`/api/certificate/${old}`);
    expect(answer.text).not.toContain(certificate_id);
    expect(answer.text).not.toContain('Lost in a move');
    expect((await again(admin, 'Twice')).code).toBe('conflict');
    const log = await db.select().from(staffChange).where(eq(staffChange.subject_id, old));
    expect(log).toMatchObject([
      {
        action: 'reissue',
        before: { state: 'valid' },
        after: { state: 'replaced', reason: 'Lost in a move', number: certificate_id },
      },
    ]);
    // Only valid ones are printed.
    const { pages } = await readPdf(await orderPaper(db, PAPER_SHOP, code));
    expect(pages).toHaveLength(3);
    const numbers = pages.map((page) => page.at(-1));
    expect(numbers).toContain(certificate_id);
    expect(numbers).not.toContain(old);
  });
});
