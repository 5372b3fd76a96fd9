import { useSyncExternalStore } from 'react';
import { onSignedOut } from '#kit/client/session.ts';
import { blankForm, type CheckoutForm } from '../checkout.form.ts';

/** What the buyer has decided so far; it survives a refresh, in this tab only, and holds no token. */
export interface Draft {
  /** Keys of the lines that are not to be ordered now; a new line is. */
  left_out: readonly string[];
  address_id?: number | undefined;
  form: CheckoutForm;
  /** The order as it was last about to be sent, its Idempotency-Key, and whether it was sent without an answer. */
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

/** Storage may be forbidden, or hold what an older version of the shop left. */
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
    // It then lives as long as the page.
  }
  for (const listener of listeners) listener();
}

// Whichever page the member leaves from: the next one at this computer must not find their invoice.
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

/** Nobody answered: the order may or may not have reached the shop. */
export function markUnsure(): void {
  const { attempt } = current();
  if (attempt) changeDraft({ attempt: { ...attempt, isUnsure: true } });
}

/** The key of this very order: the same while it is the same order, so that sending it twice orders it once. */
export function keyOf(request: string): string {
  const { attempt } = current();
  if (attempt?.request === request) return attempt.key;
  // Not randomUUID, which browsers only have on secure addresses.
  const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  changeDraft({ attempt: { request, key } });
  return key;
}
