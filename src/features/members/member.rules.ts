const HAN = /^\p{Script=Han}+$/u;

/** How a member is addressed: family name first and unspaced in Chinese. */
export function usernameOf({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return HAN.test(firstname) && HAN.test(lastname) ? `${lastname}${firstname}` : `${firstname} ${lastname}`.trim();
}
