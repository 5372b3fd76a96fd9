/**
 * What each kind of mail is told. A `path` leads to a page of the shop without its language prefix; what is secret in it
 * stands behind `#`, which browsers send neither to a server nor in a Referer.
 */
export interface MailData {
  verify_address: { name: string; path: string };
  welcome: { name: string };
  password_reset: { name: string; path: string; minutes: number };
  new_device: { name: string; device: string; at: string };
}

export type MailKind = keyof MailData;

/** A mail of any kind, with the data of its own kind. */
export type MailContent = { [Kind in MailKind]: { kind: Kind; data: MailData[Kind] } }[MailKind];
