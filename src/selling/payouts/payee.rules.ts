import { taxIdValid } from '#ground/places/tax-id.ts';

export const RESIDENCIES = ['resident', 'non_resident'] as const;
export type Residency = (typeof RESIDENCIES)[number];
export const LEGAL_FORMS = ['individual', 'company'] as const;
export type LegalForm = (typeof LEGAL_FORMS)[number];
/** 9A: professional fee. 9B: author's fee. 53: royalty. */
export const INCOME_CODES = ['9A', '9B', '53'] as const;
export type IncomeCode = (typeof INCOME_CODES)[number];

/** The data that every payout needs. */
export const PAYEE_FACTS = ['residency', 'legal_form', 'income_code', 'name', 'id_number', 'account'] as const;
export type PayeeFact = (typeof PAYEE_FACTS)[number];
/** Everything that can be changed about a payee. */
export const PAYEE_CHANGES = [...PAYEE_FACTS, 'address', 'premium_exempt_until', 'email', 'lang'] as const;
export type PayeeChange = (typeof PAYEE_CHANGES)[number];

/** Who earns a share: an artist by the page, or a gallery by its member. */
export type PayeeKey = `artist-${number}` | `gallery-${number}`;
interface PayeeParts {
  kind: 'artist' | 'gallery';
  id: number;
}

export function payeeParts(key: string): PayeeParts | undefined {
  const [, kind, id] = /^(artist|gallery)-([1-9]\d{0,8})$/.exec(key) ?? [];
  return kind === undefined ? undefined : { kind: kind as PayeeParts['kind'], id: Number(id) };
}

interface KnownFacts {
  residency: Residency | null;
  legal_form: LegalForm | null;
  income_code: IncomeCode | null;
  name: string;
  id_hint: string | null;
  account: unknown;
}

/** The required data that a payee lacks, in the order of the form. */
export function missingFacts(payee: KnownFacts | undefined): PayeeFact[] {
  if (!payee) return [...PAYEE_FACTS];
  const { residency, legal_form, income_code, name, id_hint, account } = payee;
  const needsCode = !(residency === 'resident' && legal_form === 'company');
  const has: Record<PayeeFact, boolean> = {
    residency: residency !== null,
    legal_form: legal_form !== null,
    income_code: !needsCode || income_code !== null,
    name: name !== '',
    id_number: id_hint !== null,
    account: account !== null,
  };
  return PAYEE_FACTS.filter((fact) => !has[fact]);
}

/** Whether an identity number can be right: a tax id of a company here, a number of a person here, any abroad. */
export function idNumberFits(
  id: string,
  { residency, legal_form }: { residency: Residency | null; legal_form: LegalForm | null },
): boolean {
  if (residency !== 'resident') return /^[A-Z0-9-]{4,30}$/.test(id);
  return legal_form === 'company' ? /^\d{8}$/.test(id) && taxIdValid(id) : /^[A-Z][A-Z0-9]\d{8}$/.test(id);
}
