import { describe, expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { readStorageHealth, recordTrial } from './storage-health.service.ts';
import { s3Storage } from './storage-s3.ts';
import { type BucketFault, openTestBucket } from './testing-bucket.ts';

describe('a bucket', () => {
  test('that is well leaves nothing of a trial behind', async ({ db }) => {
    const bucket = await openTestBucket();
    try {
      expect(await readStorageHealth(db)).toBeUndefined();

      expect(await recordTrial(db, s3Storage(bucket.settings))).toBeNull();

      expect(bucket.files.size).toBe(0);
      expect(await readStorageHealth(db)).toMatchObject({ problem: null, well_at: expect.any(Date) });
    } finally {
      await bucket.close();
    }
  });

  const FAULTS: [BucketFault, string][] = [
    ['denies', 'denied'],
    ['is_gone', 'no_bucket'],
    ['fails', 'failing'],
    ['forgets', 'other_bytes'],
    ['hangs', 'slow'],
  ];
  test.for(FAULTS)('that %s is found to be so, and says when it was last well', async ([fault, problem], { db }) => {
    const bucket = await openTestBucket();
    try {
      const storage = s3Storage(bucket.settings);
      await recordTrial(db, storage);
      const before = await readStorageHealth(db);
      bucket.setFault(fault);

      expect(await recordTrial(db, storage, fault === 'hangs' ? 300 : 10_000)).toBe(problem);

      expect(await readStorageHealth(db)).toMatchObject({ problem, well_at: before?.well_at });
      bucket.setFault(undefined);
      expect(await recordTrial(db, storage)).toBeNull();
      expect(await readStorageHealth(db)).toMatchObject({ problem: null });
    } finally {
      await bucket.close();
    }
  });

  test('that nobody answers for cannot be reached', async ({ db }) => {
    const bucket = await openTestBucket();
    await bucket.close();

    expect(await recordTrial(db, s3Storage(bucket.settings))).toBe('unreachable');
  });
});
