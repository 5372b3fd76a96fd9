import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '#shared/errors.ts';

/** OWASP's first choice: 19 MiB, two passes, one lane. A hash with other parameters is renewed at the next login. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
/** Each check needs 19 MiB and a core: a flood of logins must not take the shop's memory and processors. */
const SLOTS = 2;
const LONGEST_QUEUE = 200;

let busy = 0;
const waiting: (() => void)[] = [];

/** What the database keeps of a password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, PARAMETERS));
}

/** Whether a password is the one that was kept. Without one it takes the same time and says no. */
export async function passwordMatches(kept: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody knows this one');
  const spare = await decoy;
  const matches = await inTurn(() => verify(kept ?? spare, password));
  return matches && kept !== null && kept !== undefined;
}

/** Whether a kept password was hashed with other parameters than today's. */
export function isOutdated(kept: string): boolean {
  return !CURRENT.test(kept);
}

let decoy: Promise<string> | undefined;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= SLOTS) {
    if (waiting.length >= LONGEST_QUEUE) throw new Refusal('unavailable', { retryAfter: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else busy += 1;
  try {
    return await work();
  } finally {
    // The slot is handed on, not given back, so that nobody who comes now overtakes those who wait.
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}
