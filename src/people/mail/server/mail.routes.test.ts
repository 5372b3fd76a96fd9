import { describe, expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { mailboxReply } from '../mail.contract.ts';
import { queueMail } from './mail.service.ts';

const reset = { name: '林', path: '/forgotPassword/reset#token=abc', minutes: 30 };

describe('the development mailbox', () => {
  test('shows every mail as its reader would see it, in their language', async ({ api, db }) => {
    for (const lang of ['en', 'zh-Hant', 'zh-Hans'] as const)
      await queueMail(db, { to: 'lin@example.com', lang, kind: 'password_reset', data: reset });

    const { list } = (await api('/api/mailbox')).as(mailboxReply);

    expect(list.map(({ lang }) => lang)).toEqual(['zh-Hans', 'zh-Hant', 'en']);
    const [hans, hant, english] = list;
    expect(english?.subject).toBe('Set a new password');
    expect(english?.text).toContain('https://shop.test/forgotPassword/reset#token=abc');
    expect(hant?.html).toContain('https://shop.test/zh-Hant/forgotPassword/reset#token=abc');
    expect(hans?.html).toContain('https://shop.test/zh-CN/forgotPassword/reset#token=abc');
    for (const mail of [hans, hant]) expect(mail?.subject).toMatch(/密[碼码]/);
    expect(hans?.html).toContain('lang="zh-CN"');
  });

  test('has a text for every kind of mail', async ({ api, db }) => {
    const to = { to: 'lin@example.com', lang: 'en' } as const;
    await queueMail(db, { ...to, kind: 'welcome', data: { name: 'Lin' } });
    await queueMail(db, { ...to, kind: 'verify_address', data: { name: 'Lin', path: '/login#verify=abc' } });
    const at = '2026-11-15T10:00:00Z';
    await queueMail(db, { ...to, kind: 'new_device', data: { name: 'Lin', device: 'Firefox on <b>Linux</b>', at } });

    const { list } = (await api('/api/mailbox')).as(mailboxReply);

    expect(list).toHaveLength(3);
    expect(list[0]?.text).toContain('Firefox on <b>Linux</b>');
    expect(list[0]?.html).toContain('Firefox on &lt;b&gt;Linux&lt;/b&gt;');
    expect(list[0]?.text).toMatch(/6:00/);
  });
});

describe('a shop with a mail server', () => {
  test.override({ config: { smtpUrl: 'smtp://mail.example.com' } });

  test('has no public mailbox', async ({ api }) => {
    expect((await api('/api/mailbox')).code).toBe('not_found');
  });
});

describe('a shop that is no demonstration', () => {
  test.override({ config: { demo: 'off' } });

  test('has none either', async ({ api }) => {
    expect((await api('/api/mailbox')).code).toBe('not_found');
  });
});
