import { expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';

/** A word that stands in everything a member owns, so that it is known wherever it turns up. */
export const CANARY = 'canary-3f9a';

export interface Actor {
  headers: Record<string, string>;
  /** This device's token for the member's cart. */
  cart: string;
}

/** One call to the API. Headers are added to those that say who calls. */
export interface Try {
  path: string;
  method?: string;
  json?: unknown;
  headers?: Record<string, string>;
}

/**
 * A thing that belongs to one member. A feature that gives members something of their own adds a row: how its owner comes
 * to it, how they look at it, and every call by which somebody else might reach it, guessing whatever can be guessed.
 */
export interface OwnedThing {
  name: string;
  make: (owner: Actor, shop: { api: TestApi; db: Db }) => Promise<{ look: Try; tries: Try[] }>;
}

export function call(api: TestApi, { path, method = 'GET', json, headers }: Try, who: Record<string, string>) {
  return api(path, { method, headers: { ...who, ...headers }, ...(json !== undefined && { json }) });
}

/** Somebody else, signed in or not, neither sees nor changes a thing, and cannot tell it from one that does not exist. */
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
