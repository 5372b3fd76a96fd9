import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '#shared/errors.ts';

/** OWASP's first choice: 19 MiB, two passes, one lane. The next login renews a hash with other parameters. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
/** Each check needs 19 MiB and a core: a flood of logins must not use up memory and processors. */
const SLOTS = 2;
const LONGEST_QUEUE = 200;

let busy = 0;
const waiting: (() => void)[] = [];

/** Normalised, because some keyboards send é as one letter and others as e and an accent. */
export function hashPassword(password: string): Promise<string> {
  return inSlot(() => hash(password.normalize('NFC'), PARAMETERS));
}

export async function hashChosenPassword(password: string, email: string): Promise<string> {
  refuseOwnEmail(password, email);
  return hashPassword(password);
}

/** Refuses a member's own address as their password: attackers try it first. */
export function refuseOwnEmail(password: string, email: string): void {
  const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();
  if (plain(password) === plain(email)) throw new Refusal('password_is_email');
}

/** Takes the same time if no hash is stored. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody knows this one');
  const spare = await decoy;
  // Older hashes were made without normalisation. For most passwords the three are equal.
  const spellings = new Set([password.normalize('NFC'), password, password.normalize('NFD')]);
  for (const spelling of spellings) {
    if (await inSlot(() => verify(stored ?? spare, spelling))) return stored !== null && stored !== undefined;
  }
  return false;
}

/** Whether a hash was made with other parameters than today's. */
export function isOutdated(stored: string): boolean {
  return !CURRENT.test(stored);
}

let decoy: Promise<string> | undefined;

async function inSlot<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= SLOTS) {
    if (waiting.length >= LONGEST_QUEUE) throw new Refusal('unavailable', { retryAfter: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else busy += 1;
  try {
    return await work();
  } finally {
    // The slot is passed on, not released, so that no newcomer overtakes the waiting ones.
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}
