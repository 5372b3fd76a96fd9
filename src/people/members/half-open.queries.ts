import { useSyncExternalStore } from 'react';
import { ApiFailure } from '#kit/client/api-failure.ts';
import type { HalfOpen } from './second-factor.contract.ts';

/** Kept while the page is open and nowhere else: a ticket is worth half a sign-in. */
let current: HalfOpen | undefined;
const listeners = new Set<() => void>();

/** Keeps a sign-in that waits for its second half; the login page then asks for it. */
export function saveHalfOpen(half: HalfOpen | undefined): void {
  current = half;
  for (const listener of listeners) listener();
}

/** The sign-in that waits for its second half. */
export function useHalfOpen(): HalfOpen | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}

/** What a refusal says of a sign-in whose first half was right. */
export function halfOpenIn(failure: unknown): HalfOpen | undefined {
  if (!(failure instanceof ApiFailure) || failure.code !== 'second_factor') return undefined;
  const { ticket, ways, redirect } = failure.more as unknown as HalfOpen;
  return { ticket, ways, redirect };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

// @chunk account
