import { z } from 'zod';
import { bankAccountForm } from '#ground/places/bank-account.contract.ts';
import type { Sealer } from '#ground/sealing/server/sealing.ts';
import type { PayeeKey } from '../payee.rules.ts';

/** What only finance reads in full. */
const sealedFacts = z.object({
  id_number: z.string().default(''),
  address: z.string().default(''),
  account: bankAccountForm.nullable().default(null),
});
export type SealedFacts = z.output<typeof sealedFacts>;

/** The text opens only as this payee’s, in its own row or in a line of a run. */
export function sealFacts(sealer: Sealer, payee: PayeeKey, facts: SealedFacts): string {
  return sealer.seal(JSON.stringify(facts), `payee ${payee}`);
}

/** Undefined if no key of this shop opens it. */
export function openFacts(sealer: Sealer, payee: PayeeKey, sealed: string): SealedFacts | undefined {
  const text = sealer.open(sealed, `payee ${payee}`);
  return text === undefined ? undefined : sealedFacts.safeParse(JSON.parse(text)).data;
}
