import type { ConnectionField, Declaration, Fault, Faults, Values } from './declaration.rules.ts';
import { CYBERSOURCE } from './declared/cybersource.rules.ts';
import { ECPAY } from './declared/ecpay.rules.ts';
import { ECPAY_INVOICE } from './declared/ecpay-invoice.rules.ts';
import { LINE_PAY } from './declared/line-pay.rules.ts';
import { MAIL } from './declared/mail.rules.ts';
import { PAYPAL } from './declared/paypal.rules.ts';
import { LINE_MESSAGING, RECAPTCHA } from './declared/services.rules.ts';
import { GOOGLE, LINE } from './declared/sign-in.rules.ts';
import { STORAGE } from './declared/storage.rules.ts';

/** Every connection that staff can enter, in the order of the page. */
export const CONNECTION_NAMES = [
  'mail',
  'paypal',
  'cybersource',
  'ecpay_invoice',
  'ecpay',
  'line_pay',
  'line',
  'google',
  'line_messaging',
  'recaptcha',
  'storage',
] as const;
export type ConnectionName = (typeof CONNECTION_NAMES)[number];

export const DECLARATIONS: Readonly<Record<ConnectionName, Declaration>> = {
  mail: MAIL,
  paypal: PAYPAL,
  cybersource: CYBERSOURCE,
  ecpay_invoice: ECPAY_INVOICE,
  ecpay: ECPAY,
  line_pay: LINE_PAY,
  line: LINE,
  google: GOOGLE,
  line_messaging: LINE_MESSAGING,
  recaptcha: RECAPTCHA,
  storage: STORAGE,
};

/** Whether the environment configures this connection. */
export function isInEnvironment(name: ConnectionName, fromEnvironment: readonly string[]): boolean {
  return DECLARATIONS[name].variables.some((variable) => fromEnvironment.includes(variable));
}

const MOST = 253;
/** A shorter secret would be half shown by its last four characters. */
const SHORTEST_WITH_END = 20;

/** The last four characters of a long secret made by a machine. */
export function endOf({ shows_end }: ConnectionField, value: string): string | undefined {
  return shows_end && value.length >= SHORTEST_WITH_END ? value.slice(-4) : undefined;
}

const isGrouped = (field: ConnectionField, group: string | undefined) =>
  field.group === undefined || field.group === group;

/**
 * The values of a form with the secrets that were left empty, which stay as they are. They stay only for the same
 * account at the same address: nobody may have a stored secret sent to another host.
 */
export function filledIn({ fields }: Declaration, typed: Values, stored: Values): Values {
  const plain = Object.fromEntries(
    fields.map((field) => [field.name, (typed[field.name] ?? '') || (field.options?.[0]?.value ?? '')]),
  );
  const isKept = (field: ConnectionField) =>
    field.secret === true &&
    isGroupUsed(fields, plain, field.group) &&
    fields.every((one) => !one.binds || !isGrouped(one, field.group) || plain[one.name] === (stored[one.name] ?? ''));
  const entries = fields.map((field) => {
    const value = plain[field.name] ?? '';
    return [field.name, value === '' && isKept(field) ? (stored[field.name] ?? '') : value] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** Whether any plain field of an optional group is filled in: without one, its secrets are dropped. */
function isGroupUsed(fields: readonly ConnectionField[], values: Values, group: string | undefined): boolean {
  return group === undefined || fields.some((one) => one.group === group && !one.secret && values[one.name]);
}

/** What is wrong with the values of a connection, by field. `stored` are those before. */
export function faultsIn(declaration: Declaration, values: Values, stored: Values): Faults {
  const { fields, check } = declaration;
  const found = fields.flatMap((field) => {
    const fault = faultOf(fields, field, values, stored);
    return fault ? [[field.name, fault] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : (check?.(values) ?? {});
}

function faultOf(
  fields: readonly ConnectionField[],
  field: ConnectionField,
  values: Values,
  stored: Values,
): Fault | undefined {
  const { name, group, required, secret, options, pattern, most = MOST } = field;
  const value = values[name];
  if (value === undefined) {
    const isWanted = required || (group !== undefined && fields.some((one) => one.group === group && values[one.name]));
    if (!isWanted) return undefined;
    if (secret && stored[name]) return 'again';
    return required ? 'missing' : 'together';
  }
  if (value.length > most) return 'too_long';
  const isAllowed = options ? options.some((option) => option.value === value) : (pattern?.test(value) ?? true);
  return isAllowed ? undefined : 'format';
}
