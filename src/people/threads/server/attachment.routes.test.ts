import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { test as base, type TestApi } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { throttle } from '#ground/throttle/server/throttle.tables.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { attachmentReply, postedReply, threadReply } from '../thread.contract.ts';
import { openAttachment, saveAttachment, sweepAttachments } from './attachment.service.ts';
import { attachmentTarget, bodyOf, pdf, photo, post, upload } from './testing-files.ts';
import { attachment } from './thread.tables.ts';

type Headers = Record<string, string>;

const test = base.override('config', async () => ({ dataDir: await temporaryFolder() }));

const send = (api: TestApi, headers: Headers, attachments: unknown) =>
  post(api, headers, '/api/message', { subject: 'A scratch', text: 'See the pictures.', attachments });
const sendPdf = async (api: TestApi, headers: Headers) =>
  (await upload(api, headers, new Uint8Array(pdf))).as(attachmentReply).attachment_id;
const fetchFile = (api: TestApi, headers: Headers, id: string) => api(`/api/message/attachment/${id}`, { headers });

async function stored(db: Db, folder: string, memberId: number, bytes: Uint8Array) {
  const target = await attachmentTarget(folder);
  const { attachment_id } = await saveAttachment(db, target, memberId, { name: 'a.jpg', body: bodyOf(bytes) });
  const { body } = await openAttachment(db, target.storage, attachment_id, memberId);
  return Buffer.from(await new Response(body).arrayBuffer());
}

describe('a picture', () => {
  test('is sent with a message and seen by its sender and by support', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    const support = await newStaff(api, db, 'support');

    const saved = await upload(api, headers, new Uint8Array(await photo()), '刮痕.jpeg');
    expect(saved.body).toMatchObject({ name: '刮痕.jpg', type: 'image/jpeg', width: 640, height: 480 });
    const id = saved.as(attachmentReply).attachment_id;
    expect((await api(`/api/admin/message/attachment/${id}`, { headers: support.headers })).status).toBe(404);
    const { thread_id } = (await send(api, headers, [id])).as(postedReply);

    const { list } = (await api(`/api/message/${thread_id}`, { headers })).as(threadReply);
    expect(list[0]?.attachments).toMatchObject([{ attachment_id: id, name: '刮痕.jpg' }]);
    const file = await fetchFile(api, headers, id);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect(file.headers.get('content-disposition')).toBe(
      `inline; filename="__.jpg"; filename*=UTF-8''%E5%88%AE%E7%97%95.jpg`,
    );
    expect((await api(`/api/admin/message/attachment/${id}`, { headers: support.headers })).status).toBe(200);
  });

  test('keeps its pixels and nothing else: no place, no camera, no page behind it', async ({ db }) => {
    const page = Buffer.from('<script>canary()</script>');
    const bytes = new Uint8Array(Buffer.concat([await photo(3000, 1000), page]));

    const saved = await stored(db, await temporaryFolder(), 1, bytes).catch((error: Error) => error.message);

    // Data after the picture is cut off or refused, never stored.
    if (typeof saved !== 'string') {
      const { exif, icc, width } = await sharp(saved).metadata();
      expect([exif, icc, width]).toEqual([undefined, undefined, 2560]);
      expect(saved.includes('canary') || saved.includes('Canary')).toBe(false);
    } else expect(saved).toBe('unsupported_media');
  });

  test('may be a PNG with a transparent background or a WebP', async ({ db }) => {
    const folder = await temporaryFolder();
    const clear = { create: { width: 20, height: 10, channels: 4, background: '#00000000' } } as const;

    for (const made of [await sharp(clear).png().toBuffer(), await sharp(clear).webp().toBuffer()]) {
      const saved = await stored(db, folder, 1, new Uint8Array(made));
      expect((await sharp(saved).metadata()).format).toBe('jpeg');
      expect([...(await sharp(saved).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
    }
  });
});

describe('a PDF', () => {
  test('is served only as a download', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    const saved = await upload(api, headers, new Uint8Array(pdf), '../../"offer"\r\n.jpg');

    const file = await fetchFile(api, headers, saved.as(attachmentReply).attachment_id);

    expect(saved.body).toMatchObject({ name: '"offer".pdf', type: 'application/pdf', width: null });
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="_offer_.pdf"/);
    expect(file.headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(file.text).toBe(pdf.toString());
  });
});

describe('a file is refused', () => {
  const animation = () => {
    // Two frames, black and white: equal ones would be merged.
    const pixels = Buffer.alloc(20 * 40 * 3).fill(255, 20 * 20 * 3);
    return sharp(pixels, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      .webp({ delay: [100, 100] })
      .toBuffer();
  };
  const giant = () =>
    sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const dressedUp: Record<string, () => Promise<Buffer> | Buffer> = {
    'an SVG': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'a page of HTML': () => Buffer.from('<!doctype html><script>1</script>'),
    'a script': () => Buffer.from('alert(1)'),
    'a GIF': () =>
      Buffer.from('474946383961010001008000000000ffffff21f90401000000002c00000000010001000002024401003b', 'hex'),
    'a TIFF': () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .tiff()
        .toBuffer(),
    'the head of a JPEG': () => Buffer.from('ffd8ffe000104a46494600', 'hex'),
    'half a picture': async () => (await photo(2000, 2000)).subarray(0, 9_000),
    'a moving WebP': animation,
    'a PDF without an end': () => pdf.subarray(0, 60),
    'nothing at all': () => Buffer.alloc(0),
  };

  test.for(Object.keys(dressedUp))('that is %s, regardless of its name', async (what, { api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    const bytes = new Uint8Array((await dressedUp[what]?.()) ?? Buffer.alloc(0));

    const reply = await upload(api, headers, bytes, 'holiday.jpg');

    expect([reply.status, reply.code]).toEqual([415, 'unsupported_media']);
    expect(await db.select().from(attachment)).toEqual([]);
  });

  test('that says it is larger than it may be, before anything is read', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');

    expect((await upload(api, headers, new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413);
    const big = await upload(api, headers, new Uint8Array(await giant()));
    expect(big.code).toBe('too_large');
    const json = await api('/api/message', {
      method: 'POST',
      headers: { ...headers, 'content-length': '300000' },
      json: {},
    });
    expect(json.status).toBe(413);
  });

  test('if the member already stores 200 MB, or has twenty that were never sent', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    const saved = await sendPdf(api, headers);
    await db.update(attachment).set({ size: 200 * 1024 * 1024 });

    expect((await upload(api, headers, new Uint8Array(pdf))).code).toBe('attachment_quota');
    await db.update(attachment).set({ size: 1 });
    const [row] = await db.select().from(attachment).where(eq(attachment.attachment_id, saved));
    const loose = Array.from({ length: 19 }, (_, at) => ({ ...row, attachment_id: `${at}` }));
    await db.insert(attachment).values(loose as (typeof attachment.$inferInsert)[]);
    expect((await upload(api, headers, new Uint8Array(pdf))).code).toBe('attachment_quota');
  });
});

describe('a body', () => {
  /** An endless PDF that counts how much of it was read. */
  function endless() {
    const asked = { chunks: 0 };
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          asked.chunks++;
          controller.enqueue(new Uint8Array(64 * 1024).fill(37));
        },
      },
      { highWaterMark: 0 },
    );
    return { asked, body };
  }
  const sendStream = (api: TestApi, headers: Headers, body: ReadableStream<Uint8Array>) =>
    api('/api/message/attachment?name=a.pdf', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/pdf', 'transfer-encoding': 'chunked' },
      body,
      duplex: 'half',
    } as RequestInit);

  test('is stopped at the limit even if it did not declare its size', async ({ api, db, config }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    const { asked, body } = endless();

    expect((await sendStream(api, headers, body)).code).toBe('too_large');

    expect(asked.chunks).toBeLessThan(200);
    expect(await readdir(join(config.dataDir ?? '', 'incoming'))).toEqual([]);
  });

  test('is not read if its sender has sent too many, or has no quota left', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    await sendPdf(api, headers);
    await db.update(attachment).set({ size: 200 * 1024 * 1024 + 1 });
    const full = endless();
    expect((await sendStream(api, headers, full.body)).code).toBe('attachment_quota');
    await db.update(throttle).set({ count: 60 });
    const late = endless();

    expect((await sendStream(api, headers, late.body)).code).toBe('too_many_requests');

    expect([full.asked.chunks, late.asked.chunks]).toEqual([0, 0]);
  });
});

describe('files of a message', () => {
  test('are five at most, each sent once', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    const ids: string[] = [];
    for (let count = 0; count < 6; count++) ids.push(await sendPdf(api, headers));

    expect(Object.keys((await send(api, headers, ids)).errors)).toEqual(['attachments']);
    expect((await send(api, headers, ids.slice(0, 5))).status).toBe(200);
    expect((await send(api, headers, [ids[0]])).code).toBe('attachment_gone');
    expect((await send(api, headers, [ids[5], ids[5]])).code).toBe('attachment_gone');
    expect((await send(api, headers, [ids[5]])).status).toBe(200);
  });

  test('are closed to everyone else, even with a known id', async ({ api, db }) => {
    const mei = await newMember(api, db, 'mei@example.com');
    const thief = await newMember(api, db, 'thief@example.com');
    const waiting = await sendPdf(api, mei.headers);
    const sent = await sendPdf(api, mei.headers);
    await send(api, mei.headers, [sent]);
    const { thread_id } = (await send(api, thief.headers, [])).as(postedReply);

    for (const id of [waiting, sent]) {
      expect((await fetchFile(api, thief.headers, id)).status).toBe(404);
      expect((await fetchFile(api, {}, id)).status).toBe(401);
      expect((await send(api, thief.headers, [id])).code).toBe('attachment_gone');
      const reply = { text: 'Look!', attachments: [id] };
      expect((await post(api, thief.headers, `/api/message/${thread_id}`, reply)).code).toBe('attachment_gone');
    }
    const thread = await api(`/api/message/${thread_id}`, { headers: thief.headers });
    expect(thread.as(threadReply).list).toHaveLength(1);
    expect((await send(api, thief.headers, ['x'.repeat(24)])).code).toBe('attachment_gone');
    for (const id of ['..%2f..%2fdb', 'x', `${sent}x`])
      expect((await fetchFile(api, mei.headers, id)).status).toBe(404);
    expect((await upload(api, {}, new Uint8Array(pdf))).status).toBe(401);
  });

  test('that were never sent are swept after a day, and no others', async ({ db }) => {
    const target = await attachmentTarget();
    const { storage } = target;
    const old = await saveAttachment(db, target, 1, { name: 'a.pdf', body: bodyOf(pdf) });
    const fresh = await saveAttachment(db, target, 1, { name: 'a.pdf', body: bodyOf(pdf) });
    await db
      .update(attachment)
      .set({ created_at: sql`now() - interval '25 hours'` })
      .where(eq(attachment.attachment_id, old.attachment_id));

    expect(await sweepAttachments(db, storage)).toBe(1);

    expect(await storage.exists(`attachments/${old.attachment_id}`)).toBe(false);
    expect(await storage.exists(`attachments/${fresh.attachment_id}`)).toBe(true);
    expect(await db.select().from(attachment)).toHaveLength(1);
  });
});
