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
