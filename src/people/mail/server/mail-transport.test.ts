import { sql } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, onTestFinished } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { LANGS } from '#shared/locale.ts';
import { composeMail } from './compose-mail.ts';
import { queueMail } from './mail.service.ts';
import { mailOutbox } from './mail.tables.ts';
import { pruneMails } from './mail-lease.ts';
import { openMailTransport } from './mail-transport.ts';
import { sendDueMails } from './mail-worker.ts';
import { type SmtpBehaviour, startSmtp } from './testing-smtp.ts';

const to = 'lin@example.com';
const welcome = { to, lang: 'en', kind: 'welcome', data: { name: 'Lin' } } as const;
const reset = { name: '林小姐', path: '/forgotPassword/reset#token=abc', minutes: 30 };

async function mailServer(manner?: SmtpBehaviour) {
  const smtp = await startSmtp(manner);
  onTestFinished(smtp.close);
  return smtp;
}

function send(db: Db, smtpUrl: string): Promise<number> {
  const { send: hand, close } = openMailTransport(smtpUrl);
  onTestFinished(close);
  return sendDueMails(db, {
    compose: (mail) => composeMail(db, mail, 'https://shop.test'),
    send: hand,
    host: 'shop.test',
    log: pino({ level: 'silent' }),
  });
}

describe('a received mail', () => {
  test('says who wrote it, in which language, and that no person did', async ({ db }) => {
    const smtp = await mailServer();
    await queueMail(db, welcome);
    await send(db, smtp.url);

    const mail = await smtp.read(0);

    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(mail.from).toEqual({ name: 'Cornice', address: 'service@cornice.example' });
    expect(mail.to).toMatchObject([{ address: to }]);
    expect(mail.subject).toBe('Welcome to Cornice');
    expect(headers).toMatchObject({
      'content-language': 'en',
      'auto-submitted': 'auto-generated',
      'mime-version': '1.0',
    });
    expect(mail.messageId).toMatch(/^<[\w-]{36}@shop\.test>$/);
    expect(Math.abs(Date.parse(mail.date ?? '') - Date.now())).toBeLessThan(3_600_000);
  });

  test('can be read in three languages, as HTML and as plain text', async ({ db }) => {
    const smtp = await mailServer();
    for (const lang of LANGS) await queueMail(db, { to, lang, kind: 'password_reset', data: reset });
    await send(db, smtp.url);
    await smtp.received(LANGS.length);

    const links = {
      en: 'https://shop.test/forgotPassword/reset#token=abc',
      'zh-Hant': 'https://shop.test/zh-Hant/forgotPassword/reset#token=abc',
      'zh-Hans': 'https://shop.test/zh-CN/forgotPassword/reset#token=abc',
    };
    for (const [index, lang] of LANGS.entries()) {
      const { text, html, subject } = await smtp.read(index);
      for (const part of [text, html]) {
        expect(part).toContain(links[lang]);
        expect(part).toContain('林小姐');
      }
      expect(/\p{Script=Han}/u.test(subject ?? '')).toBe(lang !== 'en');
    }
  });

  test('holds no header that an address or a name smuggled in', async ({ db }) => {
    const smtp = await mailServer();
    for (const wrong of [`${to}\r\nBcc: b@example.com`, `${to}, b@example.com`, `<${to}>`, 'nobody', 'a b@example.com'])
      await expect(queueMail(db, { ...welcome, to: wrong })).rejects.toThrow('no address');
    const name = 'Lin\r\nBcc: thief@example.com\r\n\r\n<script>alert(1)</script>';
    await queueMail(db, { ...welcome, data: { name } });
    await send(db, smtp.url);

    const mail = await smtp.read(0);

    expect(smtp.mails).toMatchObject([{ to: [to] }]);
    expect(mail.bcc).toBeUndefined();
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.html).not.toContain('<script>');
    expect(mail.text).toContain('<script>alert(1)</script>');
  });
});

describe('a mail server', () => {
  const account = { user: 'cornice', password: 'Quiet-Oak-42' };

  test('that wants a password over an encrypted connection gets it there', async ({ db }) => {
    const smtp = await mailServer({ account, isEncrypted: true });
    await queueMail(db, welcome);

    const url = `smtp://${account.user}:${account.password}@${smtp.host}?tls.rejectUnauthorized=false`;
    expect(await send(db, url)).toBe(1);

    expect(await smtp.received(1)).toMatchObject([{ encrypted: true, user: account.user }]);
  });

  test('with an untrusted certificate gets nothing, and the mail stays queued', async ({ db }) => {
    const smtp = await mailServer({ account, isEncrypted: true });
    await queueMail(db, welcome);

    expect(await send(db, `smtp://${account.user}:${account.password}@${smtp.host}`)).toBe(0);

    expect(smtp.mails).toEqual([]);
    expect(await db.select().from(mailOutbox)).toMatchObject([{ status: 'queued', attempts: 1 }]);
  });

  test('that rejects the password leaves the mail queued, not dead', async ({ db }) => {
    const smtp = await mailServer({ account });
    await queueMail(db, welcome);

    expect(await send(db, `smtp://${account.user}:wrong@${smtp.host}`)).toBe(0);

    const [mail] = await db.select().from(mailOutbox);
    expect(mail).toMatchObject({ status: 'queued' });
    expect(mail?.problem).not.toContain('wrong@');
  });
});

test('mails are deleted three months after they were sent', async ({ db }) => {
  await queueMail(db, { ...welcome, to: 'old@example.com' });
  await queueMail(db, { ...welcome, to: 'young@example.com' });
  await db.update(mailOutbox).set({ status: 'sent', created_at: sql`now() - interval '89 days'` });
  await db.execute(sql`update mail_outbox set created_at = now() - interval '91 days' where "to" = 'old@example.com'`);
  await queueMail(db, { ...welcome, to: 'waiting@example.com' });

  await pruneMails(db);

  const left = await db.select({ to: mailOutbox.to }).from(mailOutbox).orderBy(mailOutbox.mail_id);
  expect(left.map((mail) => mail.to)).toEqual(['young@example.com', 'waiting@example.com']);
});
