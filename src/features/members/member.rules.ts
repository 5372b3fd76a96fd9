import type { Phone } from '#shared/fields.ts';

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

/** A telephone number as one dials it; empty where there is none. */
export function phoneText({ code, number }: Phone): string {
  if (!number) return '';
  return `+${code.replace(/^\+/, '')} ${number}`;
}
