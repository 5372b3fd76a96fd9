import { useSyncExternalStore } from 'react';
import { ApiFailure } from '#kit/client/api-failure.ts';
import type { UnfinishedSignIn } from './second-factor.contract.ts';

/** In memory only, because a ticket replaces the password. */
let current: UnfinishedSignIn | undefined;
const listeners = new Set<() => void>();

/** Saves a sign-in that needs its second factor; the login page then asks for it. */
export function saveUnfinishedSignIn(half: UnfinishedSignIn | undefined): void {
  current = half;
  for (const listener of listeners) listener();
}

export function useUnfinishedSignIn(): UnfinishedSignIn | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}

/** The unfinished sign-in in a refusal whose first factor was right. */
export function unfinishedSignInOf(failure: unknown): UnfinishedSignIn | undefined {
  if (!(failure instanceof ApiFailure) || failure.code !== 'second_factor') return undefined;
  const { ticket, ways, redirect } = failure.more as unknown as UnfinishedSignIn;
  return { ticket, ways, redirect };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

// @chunk account
