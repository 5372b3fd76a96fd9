const DIGITS = 6;

/** The digits of a typed code: spaces are only for readability, and an East Asian keyboard writes wide digits. */
export function codeDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '');
}

/** The code to send while someone types: complete, and not the one that was sent last. */
export function newCode(typed: string, sent: string): string | undefined {
  const digits = codeDigits(typed);
  return digits.length === DIGITS && digits !== sent ? digits : undefined;
}

// @chunk account
