import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test as base, type TestApi } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { mailboxReply } from '#people/mail/mail.contract.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { sweepAttachments } from '#people/threads/server/attachment.service.ts';
import { attachmentTarget, pdf, photo, upload } from '#people/threads/server/testing-files.ts';
import { attachment } from '#people/threads/server/thread.tables.ts';
import { deleteMessagesOf } from '#people/threads/server/thread-member.service.ts';
import { attachmentReply, threadReply } from '#people/threads/thread.contract.ts';
import { enquiryReply, filesReply } from '../contact-desk.contract.ts';
import { deleteOldEnquiries } from './contact.service.ts';
import { enquiry, enquiryAnswer } from './contact.tables.ts';
import { letter, sent } from './testing-contact.ts';

type Headers = Record<string, string>;

const test = base.override('config', async () => ({ dataDir: await temporaryFolder() }));

const sendPdf = async (api: TestApi, headers: Headers, name = '框.pdf') =>
  (await upload(api, headers, new Uint8Array(pdf), name)).as(attachmentReply).attachment_id;
const answer = (api: TestApi, headers: Headers, id: number, json: object, key?: string) =>
  api(`/api/admin/contact/${id}`, {
    method: 'POST',
    json: { text: '請看附件。', seen: 0, ...json },
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
  });
const openLink = (api: TestApi, token: string, file = '') =>
  api(`/api/contact/files${file && `/${file}`}`, { method: 'POST', json: { token } });

/** The mailed answer to a visitor, and its secret. */
async function mailed(api: TestApi) {
  const { list } = (await api('/api/mailbox')).as(mailboxReply);
  const text = list.find(({ kind }) => kind === 'contact_answer')?.text ?? '';
  return { text, token: /\/zh-Hant\/contact#files=([\w-]{43})\s/.exec(text)?.[1] ?? '' };
}

async function answered(api: TestApi, db: Db) {
  const { headers } = await newStaff(api, db, 'support');
  const { enquiry_id } = await sent(api, db);
  const file = await sendPdf(api, headers);
  await answer(api, headers, enquiry_id, { attachments: [file] });
  return { headers, enquiry_id, file, ...(await mailed(api)) };
}

describe('files attached to a visitor’s answer', () => {
  test('are listed in the mail, opened by its link, and opened again from the desk', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'support');
    const { enquiry_id } = await sent(api, db);
    const paper = await sendPdf(api, headers);
    const picture = (await upload(api, headers, new Uint8Array(await photo()), 'wall.jpg')).as(attachmentReply);
    const attachments = [paper, picture.attachment_id];

    const after = (await answer(api, headers, enquiry_id, { attachments })).as(enquiryReply).enquiry;

    expect(after.letters.map((said) => said.attachments.map(({ name }) => name))).toEqual([[], ['框.pdf', 'wall.jpg']]);
    expect(Date.parse(after.letters[1]?.files_until ?? '')).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    const { text, token } = await mailed(api);
    for (const words of ['請看附件。', '框.pdf', 'wall.jpg']) expect(text).toContain(words);
    const { number, list } = (await openLink(api, token)).as(filesReply);
    expect([number, list.map(({ attachment_id }) => attachment_id)]).toEqual([enquiry_id, attachments]);
    const file = await openLink(api, token, paper);
    expect(file.text).toBe(pdf.toString());
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; .*%E6%A1%86\.pdf$/);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect((await openLink(api, token, picture.attachment_id)).headers.get('content-type')).toBe('image/jpeg');
    const again = await api(`/api/admin/contact/${enquiry_id}/attachment/${paper}`, { headers });
    expect(again.text).toBe(pdf.toString());
  });

  test('leave no secret in the database, and the link reveals nothing once it has expired', async ({ api, db }) => {
    const { token, file, headers, enquiry_id } = await answered(api, db);
    const [row] = await db.select().from(enquiryAnswer);
    expect(token).not.toBe('');
    expect(JSON.stringify(row)).not.toContain(token);

    await db.update(enquiryAnswer).set({ files_until: sql`now() - interval '1 second'` });

    for (const refused of [await openLink(api, token), await openLink(api, token, file)])
      expect([refused.status, refused.code]).toEqual([410, 'link_expired']);
    expect((await openLink(api, 'x'.repeat(43))).code).toBe('link_expired');
    // Staff can open them for as long as the enquiry exists.
    expect((await api(`/api/admin/contact/${enquiry_id}/attachment/${file}`, { headers })).status).toBe(200);
  });

  test('are not opened by the link of another answer, nor under another enquiry, nor by other staff', async ({
    api,
    db,
  }) => {
    const { token, file, headers, enquiry_id } = await answered(api, db);
    const other = await sent(api, db, { ...letter, email: 'other@example.com' });
    const foreign = await sendPdf(api, headers);
    await answer(api, headers, other.enquiry_id, { attachments: [foreign] });

    expect((await openLink(api, token, foreign)).status).toBe(404);
    expect((await openLink(api, token, 'A'.repeat(24))).status).toBe(404);
    expect((await api(`/api/admin/contact/${other.enquiry_id}/attachment/${file}`, { headers })).status).toBe(404);
    // Nor under members' files: the person who uploaded it no longer owns it.
    expect((await api(`/api/message/attachment/${file}`, { headers })).status).toBe(404);
    expect((await api(`/api/admin/message/attachment/${file}`, { headers })).status).toBe(404);
    const path = `/api/admin/contact/${enquiry_id}/attachment/${file}`;
    expect((await api(path)).status).toBe(401);
    for (const role of ['finance', 'editor', 'reviewer', 'workshop'] as const)
      expect((await api(path, { headers: (await newStaff(api, db, role)).headers })).status).toBe(403);
  });

  test('are all refused if one is missing, someone else’s or already sent', async ({ api, db }) => {
    const { headers, file } = await answered(api, db);
    const colleague = await newStaff(api, db, 'support', 'other');
    const theirs = await sendPdf(api, colleague.headers);
    const mine = await sendPdf(api, headers);
    const { enquiry_id } = await sent(api, db, { ...letter, email: 'other@example.com' });

    for (const gone of [theirs, file, 'A'.repeat(24)]) {
      const refused = await answer(api, headers, enquiry_id, { attachments: [mine, gone] });
      expect([refused.status, refused.code]).toEqual([409, 'attachment_gone']);
    }
    expect((await answer(api, headers, enquiry_id, { attachments: Array(6).fill(mine) })).status).toBe(422);

    // Nothing was saved: the file can still be sent.
    expect((await answer(api, headers, enquiry_id, { attachments: [mine] })).code).toBe('success');
  });

  test('are sent once, even if the same answer arrives several times', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'support');
    const { enquiry_id } = await sent(api, db);
    const attachments = [await sendPdf(api, headers)];
    const key = 'answer-0001';
    await answer(api, headers, enquiry_id, { attachments }, key);

    expect((await answer(api, headers, enquiry_id, { attachments }, key)).code).toBe('success');

    expect((await answer(api, headers, enquiry_id, { text: 'Other', attachments }, key)).code).toBe('conflict');
    expect((await answer(api, headers, enquiry_id, {}, 'answer-0002')).code).toBe('conflict');
    const other = await sent(api, db, { ...letter, email: 'other@example.com' });
    expect((await answer(api, headers, other.enquiry_id, {}, key)).code).toBe('conflict');
    const { list } = (await api('/api/mailbox')).as(mailboxReply);
    expect(list.filter(({ kind }) => kind === 'contact_answer')).toHaveLength(1);
  });

  test('count towards nobody’s quota once they are sent', async ({ api, db }) => {
    const { headers, enquiry_id } = await answered(api, db);
    const files: string[] = [];
    for (let at = 0; at < 20; at++) files.push(await sendPdf(api, headers));
    expect((await upload(api, headers, new Uint8Array(pdf))).code).toBe('attachment_quota');
    const [said] = await db.select().from(enquiryAnswer);

    await answer(api, headers, enquiry_id, { seen: said?.answer_id, attachments: files.slice(0, 5) });

    expect((await upload(api, headers, new Uint8Array(pdf))).code).toBe('success');
  });

  test('stay when their sender leaves the staff, and are deleted with the enquiry after two years', async ({
    api,
    db,
    config,
  }) => {
    const { token, file } = await answered(api, db);
    const [said] = await db.select().from(enquiryAnswer);
    await deleteMessagesOf(db, said?.author_id ?? 0);
    expect((await openLink(api, token, file)).status).toBe(200);
    const { storage } = await attachmentTarget(config.dataDir);
    const old = new Date('2020-01-01');
    await db.update(attachment).set({ created_at: old });
    expect(await sweepAttachments(db, storage)).toBe(0);
    await db.update(enquiry).set({ created_at: old, answered_at: old });

    await deleteOldEnquiries(db);

    expect(await db.select().from(enquiryAnswer)).toEqual([]);
    expect(await sweepAttachments(db, storage)).toBe(1);
    expect(await storage.get(`attachments/${file}`)).toBeUndefined();
    expect(await db.select().from(attachment).where(eq(attachment.attachment_id, file))).toEqual([]);
  });
});

test('a member gets files in the conversation, as from the message desk', async ({ api, db }) => {
  const support = await newStaff(api, db, 'support');
  const { headers } = await newMember(api, db, 'mei@example.com');
  const { enquiry_id, thread_id } = await sent(api, db, letter, headers);
  const { letters } = (await api(`/api/admin/contact/${enquiry_id}`, { headers: support.headers })).as(
    enquiryReply,
  ).enquiry;
  const file = await sendPdf(api, support.headers);

  const seen = letters.at(-1)?.letter_id;
  const after = (await answer(api, support.headers, enquiry_id, { seen, attachments: [file] })).as(enquiryReply);

  expect(after.enquiry.letters[1]).toMatchObject({ attachments: [{ attachment_id: file }], files_until: null });
  const { list } = (await api(`/api/message/${thread_id}`, { headers })).as(threadReply);
  expect(list[1]?.attachments).toMatchObject([{ attachment_id: file, name: '框.pdf' }]);
  expect((await api(`/api/message/attachment/${file}`, { headers })).status).toBe(200);
  expect((await answer(api, support.headers, enquiry_id, { seen })).code).toBe('conflict');
});
