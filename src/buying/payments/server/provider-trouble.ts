import { OutboundTrouble } from '#ground/outbound/server/outbound-trouble.ts';
import { type Outcome, ProviderTrouble } from './payment-provider.ts';

/** No answer is an outcome too: unknown. */
export async function withoutTrouble(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderTrouble) return { state: 'unknown', reason: error.reason };
    throw error;
  }
}

/** Why a provider cannot be used, as a check of its keys says it. */
export type Trouble = 'unreachable' | 'slow' | 'refused' | 'failing';

const UNREACHABLE = ['no_answer', 'busy', 'unavailable'];

/** `refusal`: the reasons that mean refused keys. */
export function troubleOf(error: unknown, refusal?: RegExp): Trouble {
  if (!(error instanceof OutboundTrouble || error instanceof ProviderTrouble)) throw error;
  return troubleFor(error.reason, refusal);
}

export function troubleFor(reason: string, refusal?: RegExp): Trouble {
  if (refusal?.test(reason)) return 'refused';
  if (reason === 'timeout') return 'slow';
  return UNREACHABLE.includes(reason) ? 'unreachable' : 'failing';
}
