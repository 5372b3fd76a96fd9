import type { Company } from './member.contract.ts';

const HAN = /^\p{Script=Han}+$/u;

/** How a member is addressed: family name first and unspaced in Chinese. */
export function usernameOf({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return HAN.test(firstname) && HAN.test(lastname) ? `${lastname}${firstname}` : `${firstname} ${lastname}`.trim();
}

/** An address its owner knows again and nobody else learns: `m•••@example.com`. */
export function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}

/**
 * The company of a member after a form. A part that the form does not name stays, one that was sent empty is cleared, and so
 * is the whole company if nothing at all is in it.
 */
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
