import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { staffKeysReply } from '#buying/certificates/certificate.contract.ts';
import { checkSigned, readSigned } from '#buying/certificates/certificate-text.rules.ts';
import { certificate, certificateKey } from '#buying/certificates/server/certificate.tables.ts';
import { signDue } from '#buying/certificates/server/certificate-sign.service.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { readPdf } from '#ground/documents/server/testing-pdf.ts';
import { createSealer } from '#ground/sealing/server/sealing.ts';
import { LIMITS } from '#ground/throttle/limits.ts';
import { orderPaper } from './order-certificate.service.ts';
import { idOf, keysOf, madeOrder, PAPER_SHOP, read, SEALER } from './testing-certificates.ts';
import { act, newBuyer, newStaff, order, test } from './testing-orders.ts';

describe('the number of a certificate', () => {
  test('is found as people type it, and unknown and impossible ones are answered alike', async ({ api, db, shop }) => {
    const { list } = await madeOrder({ api, db, shop });
    const id = idOf(await list(), 0);

    for (const typed of [id.toLowerCase(), id.replaceAll('-', ''), id.replaceAll('-', ' ')])
      expect((await read(api, encodeURIComponent(typed))).certificate_id).toBe(id);
    const unknown = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
    const answers = await Promise.all(
      [unknown, 'none', '1', id.slice(0, 20)].map((one) => api(`/api/certificate/${one}`)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.code).toBe('not_found');
  });

  test('can be tried only so often, right or wrong', async ({ api, db, shop }) => {
    const { list } = await madeOrder({ api, db, shop });
    const id = idOf(await list(), 0);
    await read(api, id);
    await db.execute(
      sql`update throttle set count = ${LIMITS.certificate_check.most - 1} where key like 'certificate_check:%'`,
    );

    expect((await api('/api/certificate/0000-0000-0000-0000-0000-0000-0000')).code).toBe('not_found');
    expect((await api(`/api/certificate/${id}`)).code).toBe('too_many_requests');
    expect((await api('/api/certificate/0000-0000-0000-0000-0000-0000-0000')).code).toBe('too_many_requests');
  });
});

describe('the keys', () => {
  test('change, and what the former ones signed stays genuine', async ({ api, db, shop }) => {
    const { list, admin } = await madeOrder({ api, db, shop });
    const old = idOf(await list(), 0);
    const key = { path: '/api/admin/certificate/key' };
    const support = await newStaff(api, db, 'support');
    expect((await api(key.path, { method: 'POST', headers: support })).code).toBe('forbidden');

    const { keys } = (await api(key.path, { method: 'POST', headers: admin })).as(staffKeysReply);
    await act(api, admin, `admin/certificate/${idOf(await list(), 1)}/reissue`, { reason: 'Torn' });
    await signDue(db, SEALER);

    expect(keys.map(({ until, usable, certificates }) => [until === null, usable, certificates])).toEqual([
      [true, true, 0],
      [false, false, 3],
    ]);
    const published = await keysOf(api);
    expect(published.map(({ key_id }) => key_id)).toEqual(keys.map(({ key_id }) => key_id));
    const [before, after] = [await read(api, old), await read(api, idOf(await list(), 2))];
    expect([before.key.key_id, after.key.key_id]).toEqual([keys[1]?.key_id, keys[0]?.key_id]);
    for (const one of [before, after]) expect(await checkSigned(one, published)).toBe('genuine');
    // The old private part is gone: nobody can sign with it any more.
    const rows = await db.select().from(certificateKey);
    expect(rows.filter(({ sealed_private }) => sealed_private !== null)).toHaveLength(1);
    const log = await db.select().from(staffChange).where(eq(staffChange.action, 'rotate'));
    expect(log).toMatchObject([
      { subject: 'certificate', before: { key: keys[1]?.key_id }, after: { key: keys[0]?.key_id } },
    ]);
  });

  test('are never in the database or an answer as they are', async ({ api, db, shop }) => {
    const { admin } = await madeOrder({ api, db, shop });
    const [row] = await db.select().from(certificateKey);
    const secret = SEALER.open(row?.sealed_private ?? '', `certificate_key ${row?.key_id}`) ?? '';

    expect(Buffer.from(secret, 'base64')).toHaveLength(48);
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(SEALER.open(row?.sealed_private ?? '', 'certificate_key 0000000000000000')).toBeUndefined();
    for (const answer of [
      await api('/api/certificate/keys'),
      await api('/api/admin/certificate/key', { headers: admin }),
    ])
      expect(answer.text).not.toMatch(/private|sealed/);
  });

  test('that cannot be opened sign nothing, until an administrator makes a new one', async ({ api, db, shop }) => {
    const { list, admin } = await madeOrder({ api, db, shop });
    await db
      .update(certificate)
      .set({ signature: null, key_id: null, text: sql`regexp_replace(text, 'key: .*\n', '')` });
    const moved = createSealer(['77'.repeat(32)]);

    await expect(db.transaction((tx) => signDue(tx, moved))).rejects.toMatchObject({ code: 'unavailable' });
    expect((await api(`/api/certificate/${idOf(await list(), 0)}`)).code).toBe('not_found');
    await api('/api/admin/certificate/key', { method: 'POST', headers: admin });

    expect(await signDue(db, SEALER)).toBe(3);
    expect((await read(api, idOf(await list(), 0))).genuine).toBe(true);
  });
});

describe('the paper', () => {
  test('has a page for each print, with its facts, its number, its signature and no buyer', async ({
    api,
    db,
    shop,
  }) => {
    const { code, list, order: seen } = await madeOrder({ api, db, shop });

    const { pages, lang } = await readPdf(await orderPaper(db, PAPER_SHOP, code));

    expect(lang).toBe('en');
    expect(pages).toHaveLength(3);
    const certificates = await list();
    const text = pages[2]?.join(' ') ?? '';
    const { signature } = await read(api, idOf(certificates, 2));
    for (const part of ['Harbour', 'Lin', '400 × 267 mm', 'Oak', '1/3', idOf(certificates, 2), 'shop.test/certificate'])
      expect(text).toContain(part);
    expect(text.replaceAll(' ', '')).toContain(signature);
    for (const secret of [code, seen.receiver.name, seen.receiver.address])
      expect(pages.flat().join(' ')).not.toContain(secret);
  });

  test('is printed in the workshop for many orders; one without certificates has no page', async ({
    api,
    db,
    shop,
  }) => {
    const { code, admin } = await madeOrder({ api, db, shop });
    const wu = await newBuyer(api, db, 'wu@example.com');
    const unpaid = await order(api, wu, [shop.poppies]);
    const ask = (codes: string, headers = admin) => api(`/api/admin/workshop/certificate?codes=${codes}`, { headers });

    const both = await ask(`${unpaid},${code}`);

    expect(both.headers.get('content-type')).toBe('application/pdf');
    expect((await ask(unpaid)).code).toBe('not_in_workshop');
    expect((await ask('CN-261114-7F3K9Q')).code).toBe('not_found');
    expect((await ask(code, wu.headers)).code).toBe('forbidden');
  });
});

test('the saved page has every key and needs nothing else', async ({ api, db, shop }) => {
  const { admin, list } = await madeOrder({ api, db, shop });
  await api('/api/admin/certificate/key', { method: 'POST', headers: admin });

  const page = await api('/api/certificate/check_page?lang=zh-Hant');

  expect(page.headers.get('content-disposition')).toContain('attachment');
  expect(page.text).toContain('<html lang="zh-Hant">');
  for (const { key_id, public_key } of await keysOf(api)) {
    expect(page.text).toContain(key_id);
    expect(page.text).toContain(public_key);
  }
  expect(page.text).not.toMatch(/(?:src|href)=|fetch\(|import\s|https?:/);
  const { text, signature } = await read(api, idOf(await list(), 0));
  expect(readSigned(`${text}signature: ${signature}\n`)).toEqual({ text, signature });
});
