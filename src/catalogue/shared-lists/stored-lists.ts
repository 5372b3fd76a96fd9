/** A list in which this browser takes part. Only this browser has the participant's secret, so it is lost with its storage. */
interface StoredList {
  token: string;
  participant: string;
  is_owner: boolean;
  /** When it was last opened here, in milliseconds. */
  opened_at: number;
}

const KEY = 'together';
/** More than anyone opens within 30 days. */
const MOST = 20;
const SECRET = /^[\w-]{20,128}$/;

/** Latest first; empty if the storage is forbidden, or its content is not ours. */
export function storedLists(): StoredList[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStored) : [];
  } catch {
    return [];
  }
}

export function storedList(token: string): StoredList | undefined {
  return storedLists().find((list) => list.token === token);
}

/** Adds it, or moves it to the front. */
export function storeList(list: Omit<StoredList, 'opened_at'>): void {
  write([{ ...list, opened_at: Date.now() }, ...without(list.token)].slice(0, MOST));
}

export function forgetList(token: string): void {
  write(without(token));
}

function without(token: string): StoredList[] {
  return storedLists().filter((list) => list.token !== token);
}

function write(lists: readonly StoredList[]): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(lists));
  } catch {
    // Storage is full or forbidden: the participant stays one while the page is open.
  }
}

function isStored(value: unknown): value is StoredList {
  if (typeof value !== 'object' || value === null) return false;
  const { token, participant, is_owner, opened_at } = value as Record<string, unknown>;
  return (
    SECRET.test(String(token)) &&
    SECRET.test(String(participant)) &&
    typeof is_owner === 'boolean' &&
    typeof opened_at === 'number'
  );
}
