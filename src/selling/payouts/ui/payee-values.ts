import type { BankAccount } from '#ground/places/bank-account.contract.ts';
import type { PayeeDataView } from '../payee.contract.ts';

/** The form’s fields as typed. An empty number, and an account that is not replaced, leave what is stored. */
export interface TypedPayee {
  residency: string;
  legal_form: string;
  name: string;
  id_number: string;
  address: string;
  replaces: boolean;
  kind: BankAccount['kind'];
  bank_code: string;
  branch_code: string;
  swift: string;
  bank_name: string;
  account_number: string;
  holder: string;
  income_code: string;
  premium_exempt_until: string;
  email: string;
  lang: string;
  /** Of a seller, never of staff. */
  password: string;
}

export function typedPayee(data: Partial<PayeeDataView> & Pick<PayeeDataView, 'name' | 'account'>): TypedPayee {
  return {
    residency: data.residency ?? '',
    legal_form: data.legal_form ?? '',
    name: data.name,
    id_number: '',
    address: '',
    replaces: data.account === null,
    kind: data.account?.kind ?? 'taiwan',
    bank_code: '',
    branch_code: '',
    swift: '',
    bank_name: '',
    account_number: '',
    holder: '',
    income_code: data.income_code ?? '',
    premium_exempt_until: data.premium_exempt_until ?? '',
    email: data.email ?? '',
    lang: data.lang ?? '',
    password: '',
  };
}

/** What is sent: without an untouched account and without numbers that were not typed. */
export function sentPayee(typed: TypedPayee, version: number, isStaff: boolean): object {
  const { residency, legal_form, name, id_number, address } = typed;
  const account = accountOf(typed);
  return {
    version,
    residency,
    legal_form,
    name,
    ...(id_number.trim() && { id_number }),
    ...(address.trim() && { address }),
    ...(account && { account }),
    ...(!isStaff && { password: typed.password }),
    ...(isStaff && {
      income_code: typed.income_code || null,
      premium_exempt_until: typed.premium_exempt_until || null,
      email: typed.email.trim() || null,
      lang: typed.lang || null,
    }),
  };
}

/** An account of which nothing was typed is not sent: the rest can be saved without it. */
function accountOf(typed: TypedPayee): object | undefined {
  const { replaces, kind, bank_code, branch_code, swift, bank_name, account_number, holder } = typed;
  const isTouched = [bank_code, swift, bank_name, account_number, holder].some((value) => value.trim() !== '');
  if (!replaces || !isTouched) return undefined;
  if (kind === 'abroad') return { kind, swift, bank_name, account_number, holder };
  return { kind, bank_code, account_number, holder, ...(branch_code.trim() && { branch_code: branch_code.trim() }) };
}
