import { type Currency, MINOR_UNITS } from '#shared/money.ts';

/** What a staff member's form may hold, as it is sent; each step's own schema says which of it. */
export interface StaffValues {
  /** Minor units. */
  amount?: number;
  reason?: string;
  reference?: string;
  carrier?: string;
  tracking?: string;
  accept?: boolean;
}

/** The same as it was typed: an amount in dollars, and empty fields. */
export type TypedStaffValues = Partial<Record<Exclude<keyof StaffValues, 'accept'>, string>> & { accept?: boolean };

/** What was typed as it is sent: empty fields are left out, dollars become minor units. */
export function staffValues({ amount = '', accept, ...texts }: TypedStaffValues, currency: Currency): StaffValues {
  const filled = Object.entries(texts).filter(([, text]) => text?.trim());
  const dollars = amount.replaceAll(',', '').trim();
  return {
    ...Object.fromEntries(filled),
    ...(dollars && { amount: Math.round(Number(dollars) * MINOR_UNITS[currency] * 100) / 100 }),
    ...(accept !== undefined && { accept }),
  };
}

/** An amount as a field shows it before anybody types. */
export function typedAmount(amount: number, currency: Currency): string {
  return amount > 0 ? String(amount / MINOR_UNITS[currency]) : '';
}
