import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { recordTrial } from '#ground/storage/server/storage-health.service.ts';
import { readConfig } from '#http/server/config.ts';
import { checkMailServer } from '#people/mail/server/mail-check.service.ts';
import { startSmtp } from '#people/mail/server/testing-smtp.ts';
import { allowPasswordAlone, newStaff } from '#people/members/server/testing-staff.ts';
import { todayReply } from '../admin.contract.ts';
import { connectionsReply, mailCheckReply } from '../connection.contract.ts';

const SMTP_URL = 'smtp://shop:very-secret@127.0.0.1:1';
const tryIt = (api: TestApi, headers: Record<string, string>) =>
  api('/api/admin/connection/mail', { method: 'POST', headers });

describe('a shop whose mail server does not answer', () => {
  test.override({ config: readConfig({ DEMO: 'off', BASE_URL: 'https://shop.test', SMTP_URL }) });

  test('says what it was started with and what is missing, and no secret', async ({ api, db }) => {
    await allowPasswordAlone(db);
    const { headers } = await newStaff(api, db, 'admin');

    const reply = await api('/api/admin/connection', { headers });

    expect(reply.as(connectionsReply).list.filter(({ state }) => state === 'ready')).toEqual([
      { name: 'address', state: 'ready', host: 'shop.test' },
      { name: 'mail', state: 'ready', host: '127.0.0.1:1' },
    ]);
    expect(reply.text).not.toContain('very-secret');
  });

  test('finds out that it cannot be reached, ten times in ten minutes', async ({ api, db }) => {
    await allowPasswordAlone(db);
    const { headers } = await newStaff(api, db, 'admin');

    for (let times = 0; times < 10; times++)
      expect((await tryIt(api, headers)).as(mailCheckReply).problem).toBe('unreachable');
    expect((await tryIt(api, headers)).code).toBe('too_many_requests');
  });
});

test('a shop without a mail server says that it has none', async ({ api, db }) => {
  const { headers } = await newStaff(api, db, 'admin');

  expect((await tryIt(api, headers)).as(mailCheckReply).problem).toBe('missing');
});

describe('a mail server with a password', () => {
  test('is told from a wrong password', async () => {
    const smtp = await startSmtp({ account: { user: 'shop', password: 'right' } });
    try {
      const withPassword = (password: string) => smtp.url.replace(/^smtp:\/\/([^@]*@)?/, `smtp://shop:${password}@`);
      expect(await checkMailServer(withPassword('right'))).toBeUndefined();
      expect(await checkMailServer(withPassword('wrong'))).toBe('sign_in');
    } finally {
      await smtp.close();
    }
  });
});

describe('a shop whose pictures are in a bucket', () => {
  const s3 = {
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY: 'shop',
    S3_SECRET_KEY: 'very-secret',
  };
  const config = readConfig({ DEMO: 'off', BASE_URL: 'https://shop.test', ...s3 });
  test.override({ config });

  test('says on the first page and among the connections that the bucket is unwell, and since when', async ({
    api,
    db,
  }) => {
    await allowPasswordAlone(db);
    const { headers } = await newStaff(api, db, 'admin');
    const connections = async () => (await api('/api/admin/connection', { headers })).as(connectionsReply);
    const bucketToday = async () => {
      const { health } = (await api('/api/admin/today', { headers })).as(todayReply);
      return health?.find(({ part }) => part === 'bucket');
    };
    expect((await connections()).bucket).toBeNull();
    expect(await bucketToday()).toEqual({ part: 'bucket', well: true, count: 0 });

    await recordTrial(db, openStorage(config));

    expect((await connections()).bucket).toMatchObject({ problem: 'unreachable', well_at: null });
    expect(await bucketToday()).toEqual({ part: 'bucket', well: false, count: 0, problem: 'unreachable' });
  });
});
