/** A dot between a letter or digit and two Latin letters: `foo.com`, but not `J. R. R.`, `St. John` or `Co., Ltd.` */
const DOMAIN = /[\p{L}\p{N}-][.。][a-z]{2}/iu;
const MAILBOX = /[^\s@]@[^\s@]+[.。][^\s@.。]/u;
const IP_ADDRESS = /\d\.\d{1,3}\.\d{1,3}\.\d/;
const SCHEME = /:\/\/|www[.。]/i;

/** Whether a mail program would turn part of this text into a link. */
export function holdsAddress(text: string): boolean {
  // Full-width letters and dots mean the plain ones, and invisible characters do not separate.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return [DOMAIN, MAILBOX, IP_ADDRESS, SCHEME].some((form) => form.test(plain));
}

// @chunk forms
