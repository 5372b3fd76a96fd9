import { describe, expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { connectionsReply } from '#desk/connections/connection.contract.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { recordTrial } from '#ground/storage/server/storage-health.service.ts';
import { readConfig } from '#http/server/config.ts';
import { allowPasswordAlone, newStaff } from '#people/members/server/testing-staff.ts';
import { todayReply } from '../admin.contract.ts';

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
