import { useSyncExternalStore } from 'react';
import { onSignedOut } from '#kit/client/session.ts';
import { blankForm, type CheckoutForm } from '../checkout.form.ts';

/** The buyer's choices so far; they survive a refresh, in this tab only, and contain no token. */
export interface Draft {
  /** Keys of the lines not to order now; a new line is ordered. */
  left_out: readonly string[];
  address_id?: number | undefined;
  form: CheckoutForm;
  /** The last order prepared for sending, its Idempotency-Key, and whether it was sent without an answer. */
  attempt?: { request: string; key: string; isUnsure?: boolean } | undefined;
}

const STORE = 'checkout';
const blank: Draft = { left_out: [], form: blankForm };

let draft: Draft | undefined;
const listeners = new Set<() => void>();

function current(): Draft {
  draft ??= storedDraft();
  return draft;
}

/** Storage may be forbidden, or contain data of an older version of the shop. */
function storedDraft(): Draft {
  try {
    const read = JSON.parse(window.sessionStorage.getItem(STORE) ?? '{}') as Partial<Draft>;
    return {
      ...blank,
      ...read,
      left_out: Array.isArray(read.left_out) ? read.left_out.map(String) : [],
      form: { ...blankForm, ...read.form },
    };
  } catch {
    return blank;
  }
}

function storeDraft(next: Draft | undefined): void {
  draft = next;
  try {
    if (next) window.sessionStorage.setItem(STORE, JSON.stringify(next));
    else window.sessionStorage.removeItem(STORE);
  } catch {
    // Without storage the draft lives as long as the page.
  }
  for (const listener of listeners) listener();
}

// On every page: the next person at this computer must not find the member's invoice.
onSignedOut(forgetDraft);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeDraft(change: Partial<Draft>): void {
  storeDraft({ ...current(), ...change });
}

export function forgetDraft(): void {
  storeDraft(undefined);
}

export function useCheckoutDraft(): Draft {
  return useSyncExternalStore(subscribe, current, () => blank);
}

/** Sent without an answer: the order may or may not have reached the shop. */
export function markUnsure(): void {
  const { attempt } = current();
  if (attempt) changeDraft({ attempt: { ...attempt, isUnsure: true } });
}

/** The same order has the same key, so sending it twice orders it once. */
export function keyOf(request: string): string {
  const { attempt } = current();
  if (attempt?.request === request) return attempt.key;
  // Not randomUUID, which browsers only offer on secure origins.
  const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  changeDraft({ attempt: { request, key } });
  return key;
}
