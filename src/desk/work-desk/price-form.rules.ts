import { CURRENCIES, type Currency, MINOR_UNITS } from '#shared/money.ts';
import { type AskedHow, type AskedStep, exchangedIn, PRICE_STEPS, ROUNDINGS } from './price-change.rules.ts';
import type { PriceWhich } from './prices.contract.ts';

export type TypedPrices = Readonly<Record<string, string>>;

type PriceFormError = 'number' | 'percent' | 'nothing' | 'range' | 'both';
export type PriceFormErrors = Readonly<Record<string, PriceFormError>>;

interface ReadForm {
  which: PriceWhich;
  how: AskedHow;
  errors: PriceFormErrors;
}

/** Reads the form: percent and dollars become whole hundredths and minor units; empty fields are left out. */
export function readPriceForm(typed: TypedPrices): ReadForm {
  const errors: Record<string, PriceFormError> = {};
  const number = (name: string, units: number): number | undefined => {
    const text = (typed[name] ?? '').replaceAll(',', '').trim();
    if (text === '') return undefined;
    const value = Number(text) * units;
    if (Number.isFinite(value) && Math.abs(value - Math.round(value)) < 1e-6) return Math.round(value);
    errors[name] = 'number';
    return undefined;
  };
  const how: AskedHow = {};
  for (const currency of CURRENCIES) {
    const step = readStep(currency, typed, number);
    if (step === 'empty') errors[`${currency}_value`] ??= 'number';
    else if (step && step.kind === 'percent' && (step.value < -10_000 || step.value > 90_000))
      errors[`${currency}_value`] = 'percent';
    else if (step) how[currency] = step;
  }
  if (CURRENCIES.every((currency) => !typed[`${currency}_kind`])) errors.NTD_kind = 'nothing';
  if (exchangedIn(how).length > 1) errors.USD_kind = 'both';
  return { which: readWhich(typed, number, errors), how, errors };
}

type ReadNumber = (name: string, units: number) => number | undefined;

function readStep(currency: Currency, typed: TypedPrices, number: ReadNumber): AskedStep | 'empty' | undefined {
  const kind = PRICE_STEPS.find((one) => one === typed[`${currency}_kind`]);
  if (!kind) return undefined;
  if (kind === 'exchange') return { kind };
  const value = number(`${currency}_value`, kind === 'percent' ? 100 : MINOR_UNITS[currency]);
  if (value === undefined) return 'empty';
  const round = Number(typed[`${currency}_round`]) || (ROUNDINGS[currency][0] ?? 1);
  return { kind, value, round };
}

function readWhich(typed: TypedPrices, number: ReadNumber, errors: Record<string, string>): PriceWhich {
  const currency: Currency = typed.currency === 'USD' ? 'USD' : 'NTD';
  const from = number('from', MINOR_UNITS[currency]);
  const to = number('to', MINOR_UNITS[currency]);
  if ((from ?? 0) < 0 || (to ?? 0) < 0) errors.from ??= 'range';
  const { category, band, status } = typed;
  const keyword = typed.keyword?.trim();
  const isBand = band === 's' || band === 'm' || band === 'l' || band === 'xl';
  return {
    ...(typed.artist_id && { artist_id: Number(typed.artist_id) }),
    ...(category && { category }),
    ...(isBand && { band }),
    ...(typed.frame_id && { frame_id: Number(typed.frame_id) }),
    ...(keyword && { keyword }),
    ...((status === 'online' || status === 'offline') && { status }),
    ...((from !== undefined || to !== undefined) && {
      price: { currency, ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
    }),
  };
}
