import { COMMON_PASSWORDS } from './data/common-passwords.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** Spec §5. */
export const PASSWORD_SYMBOLS = '!@#$.,-';

export type PasswordFault = 'too_short' | 'too_long' | 'no_letter' | 'no_digit' | 'no_symbol' | 'common';

/** All faults of a password, so that a form can tick off the rules one by one. */
export function passwordFaults(typed: string): PasswordFault[] {
  const password = typed.normalize('NFC');
  // People count characters, not UTF-16 halves.
  const length = [...password].length;
  const faults: PasswordFault[] = [];
  if (length < PASSWORD_MIN) faults.push('too_short');
  if (length > PASSWORD_MAX) return ['too_long'];
  if (!/\p{L}/u.test(password)) faults.push('no_letter');
  if (!/[0-9]/.test(password)) faults.push('no_digit');
  if (![...PASSWORD_SYMBOLS].some((symbol) => password.includes(symbol))) faults.push('no_symbol');
  if (COMMON_PASSWORDS.has(password.toLowerCase())) faults.push('common');
  return faults;
}
