import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { FieldErrors } from './errors.ts';

/** Custom rules of the schemas, by the name of the fault. */
const rules: Record<string, MessageDescriptor> = {
  password_no_letter: msg`The password needs a letter.`,
  password_no_digit: msg`The password needs a digit.`,
  password_no_symbol: msg`The password needs one of the symbols !@#$.,-`,
  password_common: msg`This is one of the most common passwords. Please choose another.`,
  name_address: msg`A name cannot contain a web or e-mail address. Please leave a space after a full stop.`,
  tax_id: msg`This is not a valid tax ID: eight digits, the last of which checks the others.`,
  tax_id_contradicts: msg`A tax ID is for company invoices only.`,
  hours_end: msg`The end must be later than the beginning.`,
  bank_code: msg`Please choose a bank from the list.`,
  account_number: msg`A Taiwanese account number has 8 to 16 digits.`,
  tracking_url: msg`A link starts with https:// and contains the word “tracking” in curly brackets once, where the parcel’s number belongs.`,
  swift: msg`A SWIFT code has 8 or 11 letters and digits.`,
  account_abroad: msg`Please check the account number. If it is an IBAN, a character is wrong.`,
  postal_code: msg`A Taiwanese postal code has three, five or six digits.`,
  mobile_barcode: msg`A mobile barcode is a slash and seven characters: /AB+12-3, for example.`,
  certificate_code: msg`A citizen certificate is two capital letters and fourteen digits.`,
  donation_code: msg`A donation code has three to seven digits.`,
  paytype_currency: msg`This payment method does not support this currency. Please choose another.`,
  nothing_chosen: msg`Please choose at least one.`,
  day_ahead: msg`Please choose today or an earlier day.`,
  day_past: msg`Please choose a day that has not passed.`,
  version_day: msg`There is already a version for this date or a later one.`,
  day_before_order: msg`Please choose a day on or after the order date.`,
  day_before_payment: msg`Please choose a day on or after the payment.`,
  void_late: msg`It could only be voided until the 13th of the month after its period.`,
  repeated_print: msg`The same print is listed twice.`,
  lines_differ: msg`This text must have as many lines as the English one.`,
  fact_bar: msg`Each line needs a term, a vertical bar and a text: “Taiwan | 6–9 days”.`,
  quote_bar: msg`Another language says whose words these are. Add a vertical bar and the name here too.`,
  day_both: msg`A day is either closed or worked, not both.`,
  range_order: msg`The first value cannot be greater than the last.`,
  band_order: msg`Each band must be larger than the one before; the last one has no upper limit.`,
  country_code: msg`One of these is not the code of a country.`,
  country_twice: msg`A country belongs to one zone only, and Taiwan to none of these.`,
  frame_bare: msg`A frame has a material, a profile and a face; only the bare print has none of them.`,
  frame_rebate: msg`The rebate is at least one millimetre, and narrower than the face.`,
  frame_depth: msg`A moulding is at least five millimetres deep.`,
  slug_taken: msg`Another article has this address already.`,
  slug_fixed: msg`This address is public and can no longer be changed.`,
  text_missing: msg`Please write it in one language at least.`,
  blocks_missing: msg`There is no content yet. Please add a block.`,
  three_works: msg`Please choose three works, or none.`,
  edition_size: msg`Please say how many prints the edition has.`,
  unknown_variable: msg`Only the variables listed below can be in braces.`,
  unknown_fact: msg`Only the words in the list of values can be in braces.`,
  id_number: msg`This number is not valid. Please check it, and whether it belongs to a person or a company.`,
  payout_day: msg`Please choose the day up to which shares are paid, or a later one.`,
  logo_first: msg`Please choose a logo first.`,
  gift_lines: msg`The card has room for 12 lines.`,
  place_missing: msg`Please say where the work can be seen, or choose a store that is open.`,
};

/** Messages for a missing choice, by the field's name; typed fields and lists have their own. */
const CHOOSE: Record<string, MessageDescriptor> = {
  items: msg`Please select at least one item.`,
  address_id: msg`Please choose an address.`,
};

/** The pattern of spec §5's "digits only" as an issue names it. */
const DIGITS_ONLY = '/^[0-9]*$/';

/** The message about one field; the same on the server and beside the field. */
export function issueMessage(i18n: I18n, issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'array' && Number(issue.minimum) <= 1) return i18n._(choose(issue));
      if (issue.origin === 'string' && Number(issue.minimum) <= 1) return i18n._(msg`Please fill this in.`);
      if (issue.origin === 'string') return i18n._(msg`At least ${{ minimum: String(issue.minimum) }} characters.`);
      return i18n._(msg`At least ${{ minimum: String(issue.minimum) }}.`);
    case 'too_big':
      if (issue.origin === 'string') return i18n._(msg`At most ${{ maximum: String(issue.maximum) }} characters.`);
      return i18n._(msg`At most ${{ maximum: String(issue.maximum) }}.`);
    case 'invalid_format':
      if (issue.input === '') return i18n._(msg`Please fill this in.`);
      if (issue.format === 'email') return i18n._(msg`This is not a valid e-mail address.`);
      if (issue.pattern === DIGITS_ONLY) return i18n._(msg`Digits only, please.`);
      return i18n._(msg`The format is not valid.`);
    case 'invalid_type':
      if (!isBlank(issue.input)) return i18n._(msg`This value is not valid.`);
      if (issue.expected === 'array' || lastName(issue) in CHOOSE) return i18n._(choose(issue));
      return i18n._(msg`Please fill this in.`);
    case 'invalid_value':
      if (issue.values[0] === true) return i18n._(msg`Please tick this box.`);
      // Without a known input, we assume that there was one.
      return 'input' in issue && isBlank(issue.input)
        ? i18n._(msg`Please choose one.`)
        : i18n._(msg`This value is not valid.`);
    case 'unrecognized_keys':
      return i18n._(msg`Unknown field.`);
    case 'custom':
      return i18n._(rules[String(issue.params?.rule)] ?? msg`This value is not valid.`);
    default:
      return i18n._(msg`This value is not valid.`);
  }
}

function isBlank(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}

function lastName({ path }: z.core.$ZodIssue): string {
  return String(path?.at(-1) ?? '');
}

function choose(issue: z.core.$ZodIssue): MessageDescriptor {
  return CHOOSE[lastName(issue)] ?? msg`Please choose at least one.`;
}

/** Issues with each field's value from the form: a schema only gives the path. */
export function issuesAbout(value: unknown, issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  return issues.map((issue) => ({ ...issue, input: valueAt(value, issue.path) }) as z.core.$ZodIssue);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((part, name) => {
    const isOwn = typeof part === 'object' && part !== null && Object.hasOwn(part, name);
    return isOwn ? (part as Record<PropertyKey, unknown>)[name] : undefined;
  }, value);
}

/** One message per field, the first found, by the field's dotted name. */
export function fieldErrors(i18n: I18n, issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    for (const name of names) errors[name] ??= issueMessage(i18n, issue);
  }
  return errors;
}

// @chunk forms
