import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { clockTagOf, localeOfI18n } from '#shared/locale.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import { rolesText } from '#shared/staff-role.words.ts';
import type { MailData } from '../mail.kinds.ts';
import { greeting, type MailContext } from './mail-context.ts';
import type { MailBody } from './mail-layout.ts';

export function staffInvited(
  { name, role, more_roles, path, days }: MailData['staff_invited'],
  { i18n, brand, urlOf }: MailContext,
): MailBody {
  const work = rolesText(i18n, { staff_role: role, more_roles });
  return {
    subject: i18n._(msg`You are invited to join the ${{ brand }} team`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`You can now work in the back office of ${{ brand }}. Your role: ${{ work }}.`),
      i18n._(msg`Choose a password to start. The link works once, within ${{ days: String(days) }} days.`),
    ],
    action: { label: i18n._(msg`Choose a password`), url: urlOf(path) },
    closing: [i18n._(msg`If you were not expecting this, you can ignore this e-mail.`)],
  };
}

const CHANGES: Record<MailData['second_factor']['change'], MessageDescriptor> = {
  on: msg`From now on, signing in requires a code from your app.`,
  off: msg`A second step was removed from your sign-in.`,
  passkey_added: msg`A passkey was added to your sign-in.`,
  codes_renewed: msg`New recovery codes were generated. The old ones no longer work.`,
  recovery_used: msg`Someone signed in with one of your recovery codes. That code no longer works.`,
  reset: msg`An administrator has reset your second step and signed out your devices. Please sign in and set it up again.`,
};

/** Someone changed the member's second factor. */
export function secondFactor({ name, change, at }: MailData['second_factor'], { i18n, urlOf }: MailContext): MailBody {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: SHOP_TIME_ZONE } as const;
  const time = new Intl.DateTimeFormat(clockTagOf(localeOfI18n(i18n)), options).format(new Date(at));
  return {
    subject: i18n._(msg`The second step of your sign-in has changed`),
    greeting: greeting(i18n, name),
    paragraphs: [i18n._(CHANGES[change]), i18n._(msg`This happened on ${{ time }} (Taipei).`)],
    action: { label: i18n._(msg`See my sign-in`), url: urlOf('/admin/me') },
    closing: [i18n._(msg`If this was not you, please set a new password now and tell an administrator.`)],
  };
}
