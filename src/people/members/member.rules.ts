import type { Company } from './member.contract.ts';

const HAN = /^\p{Script=Han}+$/u;

/** How a member is addressed: family name first and unspaced in Chinese. */
export function usernameOf({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return HAN.test(firstname) && HAN.test(lastname) ? `${lastname}${firstname}` : `${firstname} ${lastname}`.trim();
}

/** An address that only its owner recognises: `m•••@example.com`. */
export function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}

/** A member's company after a form. Absent parts stay, empty ones are cleared; without any part the company is null. */
export function companyAfter(stored: Company | null, sent: Company): Company | null {
  if (Object.keys(sent).length === 0) return null;
  const { name, phone, tax_id, contact } = { ...stored, ...sent };
  const filled = {
    ...(name && { name }),
    ...(phone?.number && { phone }),
    ...(tax_id && { tax_id }),
    ...(contact && { contact }),
  };
  return Object.keys(filled).length > 0 ? filled : null;
}
