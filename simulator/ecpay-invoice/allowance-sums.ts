import type { World } from '../world.ts';
import type { Allowance, Invoice } from './records.ts';
import { CONSENT_MS } from './time.ts';

/** An allowance as it is now: without the buyer's consent it expires after 72 hours. */
export function asOfNow(world: World, allowance: Allowance): Allowance {
  const over = allowance.state === 'PENDING' && world.now() >= allowance.created_at + CONSENT_MS;
  return over ? { ...allowance, state: 'EXPIRED' } : allowance;
}

/** The allowances of an invoice that count: real ones, and those awaiting the buyer's consent. */
export function validAllowances(world: World, invoice: string): Allowance[] {
  return world.store
    .allBy('allowances', invoice)
    .map((allowance) => asOfNow(world, allowance))
    .filter(({ state }) => state === 'REAL' || state === 'PENDING');
}

/** What is left of an invoice for further allowances. */
export function remainderOf(world: World, invoice: Invoice): number {
  return validAllowances(world, invoice.id).reduce((left, { amount }) => left - amount, invoice.fields.SalesAmount);
}
