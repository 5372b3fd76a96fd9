import { describe, expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { saveSetting } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { LIMITS } from '#ground/throttle/limits.ts';
import { solvedCaptcha } from '#people/captcha/server/testing-captcha.ts';
import { mailboxReply, type ReadableMail } from '#people/mail/mail.contract.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { threadReply, threadsReply } from '#people/threads/thread.contract.ts';
import { enquiry } from './contact.tables.ts';
import { letter, send, sent } from './testing-contact.ts';

const enquiries = (db: Db) => db.select().from(enquiry);
const mails = async (db: Db) =>
  (await db.select().from(mailOutbox).orderBy(mailOutbox.mail_id)).filter(({ kind }) => kind.startsWith('contact_'));
const from = (network: string) => ({ 'x-forwarded-for': network });

describe('the contact form', () => {
  test('is stored, mailed to staff in full, and confirmed to a visitor', async ({ api, db }) => {
    const { enquiry_id, thread_id } = await sent(api, db);

    expect(thread_id).toBeNull();
    const { language, ...rest } = letter;
    expect(await enquiries(db)).toMatchObject([
      { ...rest, enquiry_id, lang: language, answered_at: null, member_id: null },
    ]);
    expect((await mails(db)).map(({ to, lang, kind }) => ({ to, lang, kind }))).toEqual([
      { to: 'service@cornice.example', lang: 'zh-Hant', kind: 'contact_new' },
      { to: 'visitor@example.com', lang: 'zh-Hant', kind: 'contact_received' },
    ]);
    const { list } = (await api('/api/mailbox')).as(mailboxReply);
    const [received, notified] = list as [ReadableMail, ReadableMail];
    for (const words of [
      '林美',
      '請問這幅畫能掛在浴室嗎？',
      '謝謝。',
      '+886 912 345 678',
      '大稻埕茶行',
      `/zh-Hant/admin/contact/${enquiry_id}`,
    ])
      expect(notified.text).toContain(words);
    expect(received.text).toContain('林美');
    expect(received.text).toContain('/zh-Hant/contact/faq');
  });

  test.for(['en', 'zh-Hant', 'zh-Hans'] as const)(
    'is confirmed in %s with no text of the sender except the name',
    async (language, { api, db }) => {
      const form = { ...letter, language, company_name: 'Buy pills', contents: 'Look at https://evil.example now' };
      const { enquiry_id } = await sent(api, db, form);

      const { list } = (await api('/api/mailbox')).as(mailboxReply);
      const received = list.find(({ kind }) => kind === 'contact_received');
      expect(received?.subject).toContain(String(enquiry_id));
      for (const part of [received?.text, received?.html, received?.subject]) {
        expect(part).not.toContain('evil');
        expect(part).not.toContain('pills');
      }
    },
  );

  test('is confirmed with the service hours of the settings', async ({ api, db }) => {
    const day = { from: '11:00', to: '20:00' };
    await saveSetting(db, 'calendar', { closed: [], working: [], hours: [null, day, day, day, day, day, null] });

    await sent(api, db, letter);

    const { list } = (await api('/api/mailbox')).as(mailboxReply);
    expect(list.find(({ kind }) => kind === 'contact_received')?.text).toContain(
      '服務時間：週二至週六 11:00–20:00（GMT+8）。',
    );
  });

  test('of a member becomes a conversation, and goes to the account’s own address', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');

    const { thread_id } = await sent(api, db, { ...letter, kind: 'collaboration', language: 'en' }, headers);

    const { list } = (await api('/api/message', { headers })).as(threadsReply);
    expect(list).toMatchObject([{ thread_id, subject: 'Collaboration enquiry', last_by: 'member', unread: 0 }]);
    const thread = (await api(`/api/message/${thread_id}`, { headers })).as(threadReply);
    expect(thread.list.map(({ text }) => text)).toEqual([letter.contents]);
    expect((await enquiries(db))[0]).toMatchObject({ email: 'mei@example.com', thread_id });
    expect(await mails(db)).toMatchObject([
      { kind: 'contact_new' },
      { kind: 'contact_received', to: 'mei@example.com', data: { path: `/account/message/${thread_id}` } },
    ]);
  });

  test('creates one enquiry if it is sent twice with the same key', async ({ api, db }) => {
    const key = { 'idempotency-key': 'letter-0001' };
    const first = await sent(api, db, letter, key);

    expect(await sent(api, db, letter, key)).toEqual(first);
    expect((await send(api, db, { ...letter, contents: 'Something else' }, key)).code).toBe('conflict');
    expect(await enquiries(db)).toHaveLength(1);
    expect(await mails(db)).toHaveLength(2);
  });
});

describe('refused without storing or mailing anything', () => {
  const WRONG: [string, string, object][] = [
    ['no kind', 'kind', { kind: 'advertisement' }],
    ['no language', 'language', { language: '' }],
    ['no title', 'title', { title: '' }],
    ['no first name', 'firstname', { firstname: ' ' }],
    ['a last name of 150', 'lastname', { lastname: 'x'.repeat(150) }],
    ['a name with a line break', 'firstname', { firstname: 'Mei\r\nBcc: all@example.com' }],
    ['a name that is an address', 'firstname', { firstname: 'www.evil.example' }],
    ['no e-mail address', 'email', { email: 'visitor' }],
    ['an e-mail address with a header', 'email', { email: 'a@b.example\r\nBcc: c@d.example' }],
    ['two e-mail addresses', 'email', { email: 'a@b.example,c@d.example' }],
    ['no telephone code', 'phone.code', { phone: { code: '', number: '1' } }],
    ['a telephone number with letters', 'phone.number', { phone: { code: '886', number: '09-12' } }],
    ['a company telephone with letters', 'company_phone', { company_phone: 'ext. 3' }],
    ['a company telephone of 150 digits', 'company_phone', { company_phone: '1'.repeat(150) }],
    ['a company name of 150', 'company_name', { company_name: 'x'.repeat(150) }],
    ['no contents', 'contents', { contents: ' \n ' }],
    ['contents of 501', 'contents', { contents: '畫'.repeat(501) }],
    ['a NUL in the contents', 'contents', { contents: 'a\u0000b' }],
    ['a field that is not there', 'bcc', { bcc: 'a@b.example' }],
  ];

  test.for(WRONG)('%s', async ([, field, wrong], { api, db }) => {
    const reply = await send(api, db, { ...letter, ...wrong });

    expect(reply.status).toBe(422);
    expect(Object.keys(reply.errors)).toContain(field);
    expect(await enquiries(db)).toEqual([]);
    expect(await mails(db)).toEqual([]);
  });

  test('but 500 characters are accepted, and each emoji counts as one', async ({ api, db }) => {
    const contents = '🖼'.repeat(500);

    await sent(api, db, { ...letter, contents, company_name: '', company_phone: '' });

    expect(await enquiries(db)).toMatchObject([{ contents, company_name: null, company_phone: null }]);
  });

  test('a captcha that is missing, of another form, or used before', async ({ api, db }) => {
    const post = (captcha: string) => api('/api/contact', { method: 'POST', json: { ...letter, captcha } });
    const good = await solvedCaptcha(db, 'contact');

    expect((await post('')).code).toBe('captcha');
    expect((await post(await solvedCaptcha(db, 'forgot'))).code).toBe('captcha');
    expect((await post(good)).code).toBe('success');
    expect((await post(good)).code).toBe('captcha');
    expect(await enquiries(db)).toHaveLength(1);
  });
});

describe('a flood', () => {
  test.override({ config: { trustProxy: 1 } });

  test('from one network is stopped before its captcha is checked', async ({ api, db }) => {
    const { most } = LIMITS.contact_network;
    const post = (address: string) =>
      api('/api/contact', { method: 'POST', json: { ...letter, captcha: '' }, headers: from(address) });

    for (let at = 0; at < most; at++) expect((await post('198.51.100.7')).code).toBe('captcha');

    const refused = await post('198.51.100.8');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post('203.0.113.1')).code).toBe('captcha');
    expect(await enquiries(db)).toEqual([]);
  });

  test('of confirmations to one address is stopped, from any network', async ({ api, db }) => {
    const { most } = LIMITS.contact_account;
    for (let at = 0; at < most; at++) await sent(api, db, letter, from(`198.51.${at}.7`));

    const refused = await send(api, db, { ...letter, email: ' VISITOR@example.com ' }, from('203.0.113.1'));

    expect(refused.status).toBe(429);
    expect(await mails(db)).toHaveLength(2 * most);
  });

  test('without captchas uses up only its own network’s limit', async ({ api, db }) => {
    for (let at = 0; at < LIMITS.contact_account.most + 1; at++)
      await api('/api/contact', { method: 'POST', json: { ...letter, captcha: '' }, headers: from('198.51.100.7') });

    expect((await send(api, db, letter, from('203.0.113.1'))).code).toBe('success');
  });
});
