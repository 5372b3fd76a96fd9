import type { Db } from '#db/server/connect.ts';
import { queueMail } from '#people/mail/server/mail.service.ts';
import { usernameOf } from '../member.rules.ts';
import type { member } from './member.tables.ts';
import { type Caller, isKnownDevice } from './session.service.ts';

/** Notifies a member of a sign-in from a new device, except the very first one. */
export async function noticeNewDevice(tx: Db, reader: typeof member.$inferSelect, caller: Caller): Promise<void> {
  const known = await isKnownDevice(tx, reader.email, caller);
  if (!known.any || known.device) return;
  const data = { name: usernameOf(reader), device: caller.device, at: new Date().toISOString() };
  await queueMail(tx, { to: reader.email, lang: reader.lang, kind: 'new_device', data });
}
