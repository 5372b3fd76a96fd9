/** A bank account's characters without the spaces and hyphens that people type. */
export function bareAccount(typed: string): string {
  return typed.replace(/[\s\-–—.]/g, '').toUpperCase();
}

const LOOKS_LIKE_IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** An IBAN's check digits: rearranged and with letters as numbers, it leaves 1 when divided by 97. */
export function isIban(bare: string): boolean {
  if (!LOOKS_LIKE_IBAN.test(bare)) return false;
  const digits = [...bare.slice(4), ...bare.slice(0, 4)].map((sign) => String(Number.parseInt(sign, 36))).join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** An IBAN, or the account number of a country that has none. */
export function isAccountAbroad(bare: string): boolean {
  return LOOKS_LIKE_IBAN.test(bare) ? isIban(bare) : /^[A-Z0-9]{4,34}$/.test(bare);
}

/** All that people without the finance right see of an account, or of a number of a person. */
export function lastDigits(bare: string): string {
  return bare.slice(-4);
}
