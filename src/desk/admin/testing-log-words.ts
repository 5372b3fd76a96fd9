import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { WRITTEN_CHANNEL, type WrittenChange } from '#ground/audit/server/audit.service.ts';
import { unnamedIn } from './log-of.rules.ts';

/**
 * Every row that a test writes to the audit log must have words: a new subject, action or fact without a name
 * fails the first test that records it. Set up for all tests with a database.
 */
const unnamed = new Set<string>();
const listen = (change: unknown) => {
  for (const what of unnamedIn(change as WrittenChange)) unnamed.add(what);
};

beforeAll(() => subscribe(WRITTEN_CHANNEL, listen));
afterAll(() => unsubscribe(WRITTEN_CHANNEL, listen));
afterEach(() => {
  const found = [...unnamed];
  unnamed.clear();
  expect(found, 'the audit log has no words for it: see the room’s *-log.rules.ts').toEqual([]);
});
