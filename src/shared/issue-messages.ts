import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { FieldErrors } from './errors.ts';

/** Rules that the schemas check by themselves, by the name they give the fault. */
const rules: Record<string, MessageDescriptor> = {
  password_no_letter: msg`The password needs a letter.`,
  password_no_digit: msg`The password needs a digit.`,
  password_no_symbol: msg`The password needs one of the symbols !@#$.,-`,
  password_common: msg`This password is too easy to guess.`,
};

/** What is wrong with one field, in words a person can act on; the same words on the server and beside the field. */
export function issueMessage(i18n: I18n, issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) <= 1) return i18n._(msg`Please fill this in.`);
      if (issue.origin === 'string') return i18n._(msg`At least ${{ minimum: String(issue.minimum) }} characters.`);
      return i18n._(msg`At least ${{ minimum: String(issue.minimum) }}.`);
    case 'too_big':
      if (issue.origin === 'string') return i18n._(msg`At most ${{ maximum: String(issue.maximum) }} characters.`);
      return i18n._(msg`At most ${{ maximum: String(issue.maximum) }}.`);
    case 'invalid_format':
      return issue.format === 'email'
        ? i18n._(msg`This is not a valid e-mail address.`)
        : i18n._(msg`The format is not right.`);
    case 'invalid_type':
      return issue.input === undefined || issue.input === ''
        ? i18n._(msg`Please fill this in.`)
        : i18n._(msg`This value is not right.`);
    case 'unrecognized_keys':
      return i18n._(msg`This field is not known.`);
    case 'custom':
      return i18n._(rules[String(issue.params?.rule)] ?? msg`This value is not right.`);
    default:
      return i18n._(msg`This value is not right.`);
  }
}

/** One message for each field, the first that was found, by the field's dotted name. */
export function fieldErrors(i18n: I18n, issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    for (const name of names) errors[name] ??= issueMessage(i18n, issue);
  }
  return errors;
}
