import { expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';

/** Part of all data of a member, so that tests detect a leak anywhere. */
export const CANARY = 'canary-3f9a';

export interface Actor {
  headers: Record<string, string>;
  cart: string;
}

/** One call to the API. Headers are added to the authorisation. */
export interface Try {
  path: string;
  method?: string;
  json?: unknown;
  headers?: Record<string, string>;
}

/**
 * A thing that belongs to one member. A feature with private data adds a row: how the owner creates it, how they read it,
 * and every call by which someone else might reach it with guessed ids.
 */
export interface OwnedThing {
  name: string;
  make: (owner: Actor, shop: { api: TestApi; db: Db }) => Promise<{ look: Try; tries: Try[] }>;
}

export function call(api: TestApi, { path, method = 'GET', json, headers }: Try, who: Record<string, string>) {
  return api(path, { method, headers: { ...who, ...headers }, ...(json !== undefined && { json }) });
}

/** Others, signed in or not, can neither see nor change a thing, nor distinguish it from a missing one. */
export async function expectPrivate(api: TestApi, db: Db, thing: OwnedThing, owner: Actor, others: Actor[]) {
  const { look, tries } = await thing.make(owner, { api, db });
  const before = await call(api, look, owner.headers);
  expect(before.text, `${thing.name}: its owner sees it`).toContain(CANARY);
  for (const { headers } of [...others, { headers: {} }]) {
    for (const attempt of tries) {
      const { status, text } = await call(api, attempt, headers);
      expect({ ...attempt, status }).toEqual({ ...attempt, status: expect.toBeOneOf([401, 403, 404]) });
      expect(text).not.toContain(CANARY);
    }
    expect((await call(api, look, headers)).text).not.toContain(CANARY);
  }
  const after = await call(api, look, owner.headers);
  expect(after.body, `${thing.name}: it is as it was`).toEqual(before.body);
}
